import { complaintPath, messagePath } from '@vidriera/domain/complaint/paths';
import type { OwnMessage } from '@vidriera/domain/seats/messages-schema';
import { momentText } from '@vidriera/kit/words/moment';
import { Link } from '@vidriera/router';
import { serverNow } from '@vidriera/session/server-clock';
import styles from './guest-messages.module.css';

/** Messages of a date's creator to its guests, with the day. */
export function GuestMessages({ messages = [] }: { messages?: readonly OwnMessage[] | undefined }) {
  return messages.map(({ id, text, createdAt }) => (
    <figure key={id} className={styles.message}>
      <figcaption className="soft">Quien organiza escribió {momentText(createdAt, serverNow())}:</figcaption>
      <blockquote>{text}</blockquote>
      <Link to={complaintPath(messagePath(id))} rel="nofollow">
        Denunciar este mensaje
      </Link>
    </figure>
  ));
}
