import Copy from '@lucide/icons/icons/copy';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { playerOf } from '@vidriera/domain/link/players';
import { messages } from '@vidriera/domain/messages/messages';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { toast } from '@vidriera/kit/messages/toast';
import { copyText } from '@vidriera/kit/posters/share';
import { LinkCard } from '@vidriera/kit/ui/cards/link-card';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import type { ReactNode } from 'react';
import { PlayerCard } from './player-card.tsx';

interface PublicLinkProps {
  link: CardOf<'link'>;
  level: 2 | 3;
  /** A control beside the one that copies. */
  corner?: ReactNode;
}

/** A visitor's link: a player where its creator wants one, and its address to copy. */
export function PublicLink({ link, level, corner }: PublicLinkProps) {
  const href = safeUrl(link.enlace);
  const player = link.reproductor ? playerOf(href, link.reproductorId) : null;
  const controls = (
    <>
      {href ? <CopyLink id={link.id} titulo={link.titulo} href={href} /> : null}
      {corner}
    </>
  );
  return player && href ? (
    <PlayerCard link={link} href={href} player={player} level={level} corner={controls} />
  ) : (
    <LinkCard link={link} level={level} corner={controls} />
  );
}

/** Copies the address as it is: other apps' browsers open no other browser. */
function CopyLink({ id, titulo, href }: { id: string; titulo: string; href: string }) {
  const onCopy = async () => {
    if (await copyText(href)) toast.success(messages.general.copied);
    else toast.info(`Copiá el link: ${href}`);
  };
  return (
    <IconButton
      aria-label={`Copiar enlace: ${titulo}`}
      data-press={`copy/${id}`}
      onClick={() => void onCopy()}
    >
      <Icon of={Copy} size={20} />
    </IconButton>
  );
}
