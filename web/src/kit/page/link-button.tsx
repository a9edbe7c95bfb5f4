import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> & {
  to: string;
  replace?: boolean;
  /** For what opens over the page: the page behind it stays where it is. */
  preventScrollReset?: boolean;
};

/** A link that looks like a button: one element, opens in a new tab like any link. */
export function LinkButton({ to, replace, preventScrollReset, ...props }: Props) {
  const follow = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to, { replace, preventScrollReset });
  return <Button {...props} href={useHref(to)} onClick={(event: MouseEvent<HTMLElement>) => follow(event as never)} />;
}
