import { cx } from '@vidriera/kit/class-names';
import { DEVICE_STORAGE } from './device-storage.ts';
import styles from './terms.module.css';

/** Lists the data that a person's browser keeps. */
export function PrivacyDevice() {
  return (
    <>
      <h3 id="dispositivo">Qué queda en tu teléfono o computadora</h3>
      <p>
        No usamos cookies ni nada para seguirte o mostrarte publicidad. Tu navegador guarda lo que sigue, solo
        para este sitio; se borra antes si borrás los datos del sitio.
      </p>
      <table className={cx(styles.table, styles.device)}>
        <thead>
          <tr>
            <th scope="col">Qué es, y cómo se llama</th>
            <th scope="col">Hasta cuándo</th>
          </tr>
        </thead>
        <tbody>
          {DEVICE_STORAGE.map(({ keys, holds, until }) => (
            <tr key={keys[0]}>
              <td>
                {holds}
                <span className={styles.keys}>{keys.join(', ')}</span>
              </td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Si tocás «Usar mi ubicación» al elegir tu ciudad, tu teléfono compara dónde está con una lista de
        lugares: tu ubicación no sale de él. La cámara se usa solo al canjear, para leer códigos, y las
        imágenes tampoco salen del teléfono.
      </p>
    </>
  );
}
