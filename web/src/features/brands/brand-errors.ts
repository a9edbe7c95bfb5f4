import type { FormInstance } from 'antd';
import { ApiError } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/form-errors';
import type { BrandValues } from './forms/brand-form';

/** A conflict can only be about the name, though the answer does not say so. */
export function showBrandErrors(form: FormInstance<BrandValues>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return showFieldErrors(form, error);
  form.setFields([{ name: 'name', errors: [error.detail] }]);
  return true;
}
