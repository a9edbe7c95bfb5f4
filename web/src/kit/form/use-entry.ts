import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useToast } from '../../lib/use-toast';
import { showFieldErrors } from './form-errors';

/** A form and what becomes of it; `EntryForm` draws it. */
export interface Entry<Values> {
  form: FormInstance<Values>;
  busy: boolean;
  submit: (values: Values) => void;
  /** Set by the form that is drawn: nothing of it is unsaved any more. */
  onSaved: { current: () => void };
}

interface Options<Values, Answer> {
  send: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer, values: Values) => void;
  /** Said before the server's own sentence, for what no field can show. */
  failure: string;
  /** For whoever has to know of a refusal besides. True: it has been told. */
  onRefused?: (error: unknown) => boolean | void;
}

/** Sends what was entered, once at a time. What the server says about a field is shown at the field, the rest in a toast. */
export function useEntry<Values extends object, Answer = unknown>(options: Options<Values, Answer>): Entry<Values> {
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const onSaved = useRef(() => {});
  const toast = useToast();

  const submit = (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const settle = () => {
      sending.current = false;
      setBusy(false);
    };
    options.send(values).then(
      (answer) => {
        settle();
        onSaved.current();
        options.onDone(answer, values);
      },
      (error: unknown) => {
        settle();
        if (options.onRefused?.(error)) return;
        if (!showFieldErrors(form, error)) toast.failure(options.failure, error);
      },
    );
  };
  return { form, busy, submit, onSaved };
}
