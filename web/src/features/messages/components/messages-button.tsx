import { MessageOutlined } from '@ant-design/icons';
import { CountBadge, withBadge } from '../../../kit/page/count-badge';
import { LinkButton } from '../../../kit/page/link-button';
import { useUnreadMessages } from '../../../api/unread-messages';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';

/** The way to the messages, with how many are unread. */
export function MessagesButton() {
  const { data: unread = 0 } = useUnreadMessages();
  return (
    <LinkButton
      type="text"
      className={withBadge}
      to={paths.messages()}
      icon={<MessageOutlined aria-hidden />}
      aria-label={unread > 0 ? `Messages, ${count(unread, 'unread message')}` : 'Messages'}
    >
      <CountBadge count={unread} urgent />
    </LinkButton>
  );
}
