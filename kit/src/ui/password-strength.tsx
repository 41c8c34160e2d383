import { FUERZAS, type Fuerza, fuerzaDe } from 'domain/password';
import styles from './password-strength.module.css';

const PALABRAS: Record<Fuerza, string> = {
  corta: 'Todavía es corta',
  debil: 'Contraseña débil: probá con varias palabras',
  buena: 'Contraseña buena',
  fuerte: 'Contraseña fuerte',
};

interface PasswordStrengthProps {
  password: string;
  /** What anybody knows of the person: username, e-mail. */
  own?: readonly string[];
}

/** How hard the password being typed is to guess, in words and three bars. Its line is always there, so nothing jumps. */
export function PasswordStrength({ password, own = [] }: PasswordStrengthProps) {
  const strength = password ? fuerzaDe(password, own) : null;
  return (
    <div className={styles.strength} data-strength={strength ?? undefined}>
      <span className={styles.bars} aria-hidden>
        {FUERZAS.slice(1).map((level) => (
          <span
            key={level}
            data-on={(strength && FUERZAS.indexOf(strength) >= FUERZAS.indexOf(level)) || undefined}
          />
        ))}
      </span>
      <p role="status" className={styles.words}>
        {strength ? PALABRAS[strength] : ''}
      </p>
    </div>
  );
}
