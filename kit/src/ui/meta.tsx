import { GENERAL_CARD, SOCIAL_CARD } from '@vidriera/domain/site/social-card';
import { publicOrigin } from '@vidriera/session/config';

interface MetaProps {
  /** Without the product's name, which is put after it. */
  title: string;
  description: string;
  /** Where the page has its home, from the site's root: '/explore?categoria=Musica'. */
  path: string;
  /** Address of the picture shown where the page is shared, from the site's root; 1200×630. */
  card?: string;
  type?: 'website' | 'article' | 'profile';
  /** It can be shared, but search engines are asked to leave it out. */
  unlisted?: boolean;
}

/**
 * What stands in the head of a public page; React puts it there. What is the same on all of them is in the shell's index.html,
 * and data for search engines comes with the server's HTML (shell/src/server).
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

/** What stands in the head of a page that is nobody else's business: search engines are asked to leave it out. */
export function PrivateMeta({ title }: { title: string }) {
  return (
    <>
      <Title>{title}</Title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The tab's title alone, while the rest of a page's head is not known. */
export const Title = ({ children }: { children: string }) => (
  <title>{children.includes('Vidriera') ? children : `${children} · Vidriera`}</title>
);
