import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> & { to: string };

/** A link that looks like a button: one element, opens in a new tab like any link. */
export function LinkButton({ to, ...props }: Props) {
  const follow = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to);
  return <Button {...props} href={useHref(to)} onClick={(event: MouseEvent<HTMLElement>) => follow(event as never)} />;
}
