import { publicOrigin } from '@vidriera/session/config';
import styles from './subscribe.module.css';

/** Ways to subscribe to an agenda. Plain links, so that it works without scripts. @param path '/ana' @param isOpen at first */
export function Subscribe({ path, isOpen }: { path: string; isOpen?: boolean }) {
  const https = `${publicOrigin()}${path}/agenda.ics`;
  const webcal = https.replace(/^https?/, 'webcal');
  const ways = [
    ['Google Calendar', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
    ['Apple', webcal],
    ['Outlook', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(https)}`],
  ];
  return (
    <details className={styles.subscribe} open={isOpen}>
      <summary>Agregar a mi calendario</summary>
      <p>Se actualiza sola. Tu calendario puede tardar un día en mostrar un cambio.</p>
      <p className="row">
        {ways.map(([name, href]) => (
          <a key={name} href={href} rel="nofollow noopener">
            {name}
          </a>
        ))}
      </p>
    </details>
  );
}
