import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';

interface Props extends Omit<ButtonProps, 'onClick'> {
  menu: MenuProps;
}

/** A button with a menu below, whose first entry has the focus: arrow keys move on from there, Escape leads back. */
export function MenuButton({ menu, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next && document.activeElement?.closest('[role=menu]')) opener.current?.focus();
  };
  return (
    <Dropdown open={open} onOpenChange={change} trigger={['click']} placement="bottomRight" menu={menu} autoFocus>
      <Button {...button} ref={opener} aria-haspopup="menu" aria-expanded={open} />
    </Dropdown>
  );
}
