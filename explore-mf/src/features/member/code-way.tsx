import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import type { CodeAndPasswordProps } from './code-and-password.tsx';
import styles from './code-way.module.css';
import { PasswordWay } from './password-way.tsx';

/**
 * Ways to an account from an item's dialog: a code on this page first, then the screens with a password. They come together: a link that the
 * form moved would slip away under a finger. If their chunk fails, the links are there.
 */
export const CodeWay = lazyPart<CodeAndPasswordProps>(
  async () => (await import('./code-and-password.tsx')).CodeAndPassword,
  PasswordWay,
  <div className={styles.room} />,
);
