import { GENERAL_CARD, SOCIAL_CARD } from '@vidriera/domain/site/social-card';
import { isolated } from '@vidriera/domain/values/isolated';
import { publicOrigin } from '@vidriera/session/config';

interface MetaProps {
  /** Without the product's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path: '/explore?categoria=Musica'. */
  path: string;
  /** Path of the picture for shared links, 1200×630. */
  card?: string;
  type?: 'website' | 'article' | 'profile';
  unlisted?: boolean;
}

/**
 * The head of a public page; React hoists it. The shell's index.html has the tags of all pages; JSON-LD is in the server's HTML
 * (shell/src/server).
 */
export function Meta({
  title,
  description,
  path,
  card = GENERAL_CARD,
  type = 'website',
  unlisted,
}: MetaProps) {
  const origin = publicOrigin();
  return (
    <>
      <Title>{title}</Title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      {unlisted ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={origin + card} />
      <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
    </>
  );
}

export function PrivateMeta({ title }: { title: string }) {
  return (
    <>
      <Title>{title}</Title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The title alone, while the rest of the head is unknown. */
export const Title = ({ children }: { children: string }) => (
  <title>{children.includes('Vidriera') ? children : `${isolated(children)} · Vidriera`}</title>
);
