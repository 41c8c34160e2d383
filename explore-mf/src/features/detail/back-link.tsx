import { messages } from '@vidriera/domain/messages/messages';
import { cx } from '@vidriera/kit/class-names';
import { useBack } from '@vidriera/kit/use-back';
import { Link } from '@vidriera/router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './back-link.module.css';

/** Goes back in the history; to explore if the visitor came from outside. */
export function BackLink({ className }: { className: string }) {
  return (
    <Link to="/explore" className={cx(styles.back, className)} {...useBack()}>
      <ArrowLeft size={20} />
      {messages.detail.back}
    </Link>
  );
}
