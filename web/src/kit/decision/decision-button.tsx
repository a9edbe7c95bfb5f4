import { Button, type ButtonProps } from 'antd';
import { type MouseEvent, useEffect } from 'react';
import { isRepeated, placeHasChanged } from './one-intent';

/** For antd's own buttons, such as those of a question. */
export const oneDecision = {
  onClickCapture(event: MouseEvent<HTMLElement>) {
    if (isRepeated(event.nativeEvent)) event.stopPropagation();
  },
  onKeyDown(event: { repeat: boolean; preventDefault: () => void }) {
    if (event.repeat) event.preventDefault();
  },
};

/**
 * Decides something at once, and may then give its place to another decision: to the next row's, or to the next step. A
 * double click, or a key held down, decides once.
 */
export function DecisionButton(props: ButtonProps) {
  const { loading, children } = props;
  const label = typeof children === 'string' ? children : undefined;
  useEffect(() => placeHasChanged, [loading, label]);
  return <Button {...props} {...oneDecision} />;
}
