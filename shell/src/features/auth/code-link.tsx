import { returnTo } from '@vidriera/kit/going/return-to';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';

/** Leads to the way without a password. @param back the address to return to */
export const CodeLink = ({ back }: { back: string | null }) => (
  <ButtonLink kind="ghost" wide to={`/login?con=codigo&volver=${encodeURIComponent(returnTo(back))}`}>
    Entrar con un código
  </ButtonLink>
);
