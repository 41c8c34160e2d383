import { STRENGTHS, type Strength, strengthOf } from '@vidriera/domain/usuario/password';
import styles from './password-strength.module.css';

const WORDS: Record<Strength, string> = {
  short: 'Todavía es corta',
  weak: 'Contraseña débil: probá con varias palabras',
  good: 'Contraseña buena',
  strong: 'Contraseña fuerte',
};

interface PasswordStrengthProps {
  password: string;
  /** Public facts of the person: username, e-mail. */
  own?: readonly string[];
}

/** A password's strength in words and three bars. Its line is always rendered, so nothing shifts. */
export function PasswordStrength({ password, own = [] }: PasswordStrengthProps) {
  const strength = password ? strengthOf(password, own) : null;
  return (
    <div className={styles.strength} data-strength={strength ?? undefined}>
      <span className={styles.bars} aria-hidden>
        {STRENGTHS.slice(1).map((level) => (
          <span
            key={level}
            data-on={(strength && STRENGTHS.indexOf(strength) >= STRENGTHS.indexOf(level)) || undefined}
          />
        ))}
      </span>
      <p role="status" className={styles.words}>
        {strength ? WORDS[strength] : ''}
      </p>
    </div>
  );
}
