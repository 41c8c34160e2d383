import { TIPOS, type Tipo, tipoSchema } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { showAlert } from 'kit/dialogs';
import { useNavigate, useSearchParams } from 'kit/router';
import { type SessionUser, useSession } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { ErrorState } from 'kit/ui/state';
import { Tabs } from 'kit/ui/tabs';
import { useMemo, useState } from 'react';
import pagina from '../pagina.module.css';
import { borrarBorrador, leerBorrador } from '../post/borrador.ts';
import { FormularioPost } from '../post/formulario-post.tsx';
import { type Imagenes, SIN_IMAGENES } from '../post/imagenes.ts';
import { SoloCreadores } from '../post/solo-creadores.tsx';
import { NOMBRE_TIPO, TAB_PERFIL, TITULO_CREAR } from '../post/textos.ts';
import { VALORES_INICIALES } from '../post/valores.ts';

const TABS = TIPOS.map((tipo) => ({ id: tipo, label: NOMBRE_TIPO[tipo], to: `?tipo=${tipo}` }));

/** `/agregar-post?tipo=`: creates a link (the default), event, course or promo. */
export default function AgregarPost() {
  const { user } = useSession();
  if (!user) {
    return (
      <ErrorState
        scene="puerta"
        text={mensajes.post.sinUsuario}
        action={<ButtonLink to="/login?volver=/agregar-post">Iniciar sesión</ButtonLink>}
      />
    );
  }
  return user.role === 'creador' ? <Publicar user={user} /> : <SoloCreadores />;
}

function Publicar({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tipo = tipoSchema.catch('link').parse(params.get('tipo'));
  const [imagenes, setImagenes] = useState<Partial<Record<Tipo, Imagenes>>>({});
  const borrador = useMemo(() => leerBorrador(user.uid, tipo), [user.uid, tipo]);

  async function alGuardar(): Promise<void> {
    borrarBorrador(user.uid, tipo);
    setImagenes((antes) => ({ ...antes, [tipo]: SIN_IMAGENES }));
    await showAlert(mensajes.post.creado(tipo));
    await navigate(`/perfil?tab=${TAB_PERFIL[tipo]}`);
  }

  return (
    <div className={pagina.angosta}>
      <PrivateMeta title={TITULO_CREAR[tipo]} />
      <PageHeader
        title={TITULO_CREAR[tipo]}
        subtitle={borrador ? 'Seguís con tu borrador.' : 'Lo ve todo el mundo apenas lo publiques.'}
      />
      <Tabs label="Qué querés publicar" tabs={TABS} current={tipo} />
      <FormularioPost
        key={tipo}
        tipo={tipo}
        user={user}
        inicial={borrador ?? VALORES_INICIALES}
        imagenes={imagenes[tipo] ?? SIN_IMAGENES}
        onImagenes={(cambiar) =>
          setImagenes((antes) => ({ ...antes, [tipo]: cambiar(antes[tipo] ?? SIN_IMAGENES) }))
        }
        onGuardado={() => void alGuardar()}
      />
    </div>
  );
}
