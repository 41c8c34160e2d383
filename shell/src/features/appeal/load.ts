import { COMPLAINT_OF } from '@vidriera/domain/complaint/paths';
import type { About } from '@vidriera/domain/complaint/wire-schema';
import { type Subject, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { call } from '@vidriera/kit/requests/callable';
import type { LoaderFunctionArgs } from '@vidriera/router';

export interface AppealData {
  /** `null`: nothing of the person's is held or removed at this address. */
  own: { of: Subject; about: About } | null;
}

/** Reads why an own thing is held or removed. @throws Failure */
export async function load({ request }: LoaderFunctionArgs): Promise<AppealData> {
  const of = subjectSchema.safeParse(new URL(request.url).searchParams.get(COMPLAINT_OF));
  if (!of.success) return { own: null };
  const { about } = await call('complain', { what: 'about', of: of.data }, { signedIn: true });
  return { own: about && { of: about.of ?? of.data, about } };
}
