import { Form, type FormProps } from 'antd';
import { useEffect } from 'react';
import { useUnsaved } from './unsaved';
import type { Entry } from './use-entry';

interface Props<Values> extends Omit<FormProps<Values>, 'form' | 'onFinish' | 'layout' | 'children'> {
  entry: Entry<Values>;
  /** What is sent of what was typed. */
  toSend?: (values: Values) => Values;
  /** Filters and forms that save field by field lose nothing. */
  keepsNothing?: boolean;
  children: React.ReactNode;
}

/** Labels above the fields, the first mistake in sight, and a question before it is left with something unsaved. */
export function EntryForm<Values extends object>(props: Props<Values>) {
  const { entry, toSend, keepsNothing, onValuesChange, children, ...rest } = props;
  const markUnsaved = useUnsaved();
  const { onSaved } = entry;
  useEffect(() => {
    onSaved.current = () => markUnsaved(false);
  }, [onSaved, markUnsaved]);

  return (
    <Form<Values>
      layout="vertical"
      // Ours says what is wrong, not the browser's bubble over it.
      noValidate
      scrollToFirstError={{ focus: true }}
      {...rest}
      form={entry.form}
      onFinish={(values) => entry.submit(toSend ? toSend(values) : values)}
      onValuesChange={(changed, values) => {
        if (!keepsNothing) markUnsaved(true);
        onValuesChange?.(changed, values);
      }}
    >
      {children}
    </Form>
  );
}
