import type { FormInstance } from 'antd';
import { ApiError } from '../../lib/api-error';

/** 'items.0.quantity' → ['items', 0, 'quantity'], as antd names nested fields. */
const toName = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows the server's field messages at the form's fields. False when there is something left that no field of this
 * form can show: the caller then says it in a toast.
 */
export function showFieldErrors<Values>(form: FormInstance<Values>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.fields.length === 0) return false;
  // antd's own type wants the literal paths of Values; the server's names are only known at run time.
  const fields = error.fields.map(({ field, message }) => ({ name: toName(field), errors: [message] })) as Parameters<
    typeof form.setFields
  >[0];
  const shown = fields.filter(({ name }) => form.getFieldInstance(name) !== undefined);
  form.setFields(shown);
  const [first] = shown;
  // A form may be longer than its place.
  if (first) form.scrollToField(first.name, { focus: true });
  return shown.length === fields.length;
}
