import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { messages } from '@vidriera/domain/messages/messages';
import { cx } from '@vidriera/kit/class-names';
import { useBack } from '@vidriera/kit/going/use-back';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Link } from '@vidriera/router';
import styles from './back-link.module.css';

/** Goes back in the history; to explore if the visitor came from outside. */
export function BackLink({ className }: { className: string }) {
  return (
    <Link to="/explore" className={cx(styles.back, className)} {...useBack()}>
      <Icon of={ArrowLeft} size={20} />
      {messages.detail.back}
    </Link>
  );
}
