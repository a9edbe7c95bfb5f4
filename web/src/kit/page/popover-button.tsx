import { Button, type ButtonProps, Popover, type PopoverProps } from 'antd';
import { type ReactNode, useState } from 'react';

interface Props extends Omit<ButtonProps, 'content' | 'onClick'> {
  'aria-label': string;
  /** What opens below the button, a dialog; `close` closes it. */
  panel: (close: () => void) => ReactNode;
  panelStyles?: PopoverProps['styles'];
}

/** A button with a panel of its own. */
export function PopoverButton({ panel, panelStyles, ...button }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={panelStyles}
      content={panel(() => setOpen(false))}
      destroyOnHidden
    >
      <Button {...button} aria-haspopup="dialog" aria-expanded={open} />
    </Popover>
  );
}
