import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { REDES, type Red } from '@vidriera/domain/perfil/redes';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { cx } from '../../class-names.ts';
import { BrandIcon } from '../parts/brand-icon.tsx';
import pills from '../parts/pills.module.css';
import styles from './social-pills.module.css';

const NAMES: Record<Red, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  sitioWeb: 'Sitio web',
};

/** A link for each network that is set, in a new tab: a circle on phones, else a pill with its name. */
export function SocialPills({ redes, who }: { redes: PublicPerfil['redes']; who: string }) {
  const set = REDES.flatMap((red) => {
    const href = safeUrl(redes[red]);
    return href ? [{ red, href }] : [];
  });
  if (!set.length) return null;
  return (
    <ul aria-label={`Redes de ${who}`} className="row">
      {set.map(({ red, href }) => (
        <li key={red}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={cx(pills.pill, styles.red)}
            data-press={red === 'whatsapp' ? 'whatsapp' : 'link'}
          >
            <BrandIcon red={red} />
            <span>{NAMES[red]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
