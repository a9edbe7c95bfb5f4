import type { FormRule } from 'antd';

/** What is typed once more must be what another field holds; an empty one is the business of `required`. */
export const sameAs =
  (field: string, message: string): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_rule, value) =>
      !value || value === getFieldValue(field) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
