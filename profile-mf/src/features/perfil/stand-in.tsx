import { usuarioStoredSchema } from 'domain/usuario/schema';
import { SkeletonCards } from 'kit/ui/skeleton';
import frame from '../parts/frame.module.css';
import { ProfileHeader } from '../parts/profile-header.tsx';
import { asPerfil } from '../parts/read-own.ts';
import { OwnFrame } from './perfil.tsx';

const NOBODY = usuarioStoredSchema.parse({ uid: 'nobody', email: '', username: '' });
/** A name to come: a line as high as one. */
const PERFIL = { ...asPerfil({ usuario: NOBODY, creador: null }), nombre: '\u00a0' };
const DARK = { lit: false, handle: null, sign: null };

/** The own profile while nobody is known. */
export default function StandIn() {
  return (
    <OwnFrame>
      <ProfileHeader perfil={PERFIL} front={DARK} titulo="p" />
      <div className={frame.panel}>
        <SkeletonCards tipo="link" />
      </div>
    </OwnFrame>
  );
}
