import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { REDES } from '@vidriera/domain/perfil/redes';
import { hasPerfilCreador, shownRole } from '@vidriera/domain/usuario/may';
import type { Usuario } from '@vidriera/domain/usuario/schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { cx } from '@vidriera/kit/class-names';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { LivePreview } from '@vidriera/kit/ui/form/live-preview';
import { now } from '@vidriera/kit/words/format';
import { shopFrontOf } from '@vidriera/kit/words/shop-front-data';
import { useFormContext, useWatch } from 'react-hook-form';
import { firstSentence } from '../parts/first-sentence.ts';
import frame from '../parts/frame.module.css';
import looks from '../parts/looks.module.css';
import { ProfileHeader } from '../parts/profile-header.tsx';
import styles from './preview.module.css';
import { readRed } from './read-red.ts';
import type { PerfilValues } from './values.ts';

/** A live preview of the profile's header. A creator's window is shown lit. */
export function Preview({ usuario }: { usuario: Usuario }) {
  const { control } = useFormContext<PerfilValues>();
  const perfil = perfilOf(usuario, useWatch({ control }) as PerfilValues);
  const { id, nombre, imagen, role, estilo } = perfil;
  const lit = hasPerfilCreador(role);
  const front = shopFrontOf(perfil, { lit, next: null }, now());
  const look = estilo && looks[estilo];
  const lead = firstSentence(perfil.descripcion);
  return (
    <LivePreview
      title={nombre}
      line={lead || `@${usuario.username}`}
      picture={
        <div className={cx(styles.strip, look)}>
          <Picture
            imagen={imagen}
            alt=""
            seed={id}
            title={nombre}
            ratio="1:1"
            only={160}
            className={styles.photo}
          />
        </div>
      }
    >
      <div className={cx(styles.front, look)}>
        <ProfileHeader perfil={perfil} front={front} titulo="p">
          {lead ? <p className={frame.lead}>{lead}</p> : null}
        </ProfileHeader>
      </div>
    </LivePreview>
  );
}

function perfilOf({ uid, username }: Usuario, values: PerfilValues): PublicPerfil {
  const role = shownRole(values.role || null);
  const creador = hasPerfilCreador(role) ? values.creador : null;
  const redes = REDES.map((red) => {
    const { href, problem } = readRed(red, values);
    return [red, problem ? null : href];
  });
  return {
    id: uid,
    username,
    nombre: values.display_name.trim().slice(0, LIMITS.nombre) || username,
    imagen: values.photo_url || null,
    role,
    redes: Object.fromEntries(redes) as PublicPerfil['redes'],
    portada: creador?.url_imagenPortada || null,
    estilo: creador?.estilo || undefined,
    descripcion: creador?.descripcion.slice(0, LIMITS.descripcion) ?? '',
    direccion: null,
    ubicacion: null,
    galeria: [],
  };
}
