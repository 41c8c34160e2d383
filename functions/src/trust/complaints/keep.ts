import { partsOf, type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import { KEPT_PREFIX } from '@vidriera/domain/site/retention';
import { TIPOS } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { toJson } from '../../base/firestore/to-json.ts';
import { nullIfMissing, withheldPath } from '../../base/firestore/uploads.ts';
import { ownPicturesIn } from '../../items/images/naming.ts';
import { logAct } from './log.ts';

const PAGE = 100;

/** A copy for a judge: its folder in the bucket of thumbnails, and how many documents and pictures lie there. */
export interface KeptCopy {
  folder: string;
  documents: number;
  pictures: number;
}

/**
 * Copies an item, or an account with its items, with its person's sign-in and pictures, where the operator alone reads it. The copy outlives
 * the account; a rule of the bucket deletes it after `RETENTION_DAYS.kept` days.
 * @returns `null` if it is missing
 */
export async function keepCopy(deps: Deps, subject: Subject): Promise<KeptCopy | null> {
  const { db, auth, bucket, thumbnails, now } = deps;
  const found = await documentsOf(deps, subject);
  if (!found) return null;
  const { uid, docs } = found;
  const folder = `${KEPT_PREFIX}${subjectId(subject)}/${now().toISOString()}/`;
  const { email = null, emailVerified, metadata } = await auth.getUser(uid);
  const { creationTime, lastSignInTime } = metadata;
  const paths = [...new Set(docs.flatMap((doc) => ownPicturesIn(doc, uid)))];
  let pictures = 0;
  for (const path of paths) {
    // A held picture has been moved. Its download tokens don't come along.
    for (const from of [bucket.file(path), thumbnails.file(withheldPath(path))]) {
      const found = await nullIfMissing(from.download());
      if (!found) continue;
      await thumbnails.file(`${folder}${path}`).save(found[0], { resumable: false });
      pictures++;
      break;
    }
  }
  const text = JSON.stringify({
    account: { uid, email, emailVerified, created: creationTime, lastSignin: lastSignInTime },
    documents: Object.fromEntries(docs.map((doc) => [doc.ref.path, toJson(doc.data())])),
  });
  await thumbnails.file(`${folder}documents.json`).save(text, {
    resumable: false,
    metadata: { contentType: 'application/json', cacheControl: 'no-store' },
  });
  await db.runTransaction(async (tx) => {
    logAct(db, tx, { case: subjectId(subject), action: 'kept', text: '', by: null, at: now() });
  });
  return { folder, documents: docs.length, pictures };
}

async function documentsOf(
  { db }: Deps,
  subject: Subject,
): Promise<{ uid: string; docs: DocumentSnapshot[] } | null> {
  const { kind, id } = partsOf(subject);
  const item = kind === 'user' ? null : await refs.subject(db, subject).get();
  const uid = item ? item.exists && ownerOf(item) : id;
  if (!uid) return null;
  const own = (await db.getAll(refs.user(db, uid), refs.creador(db, uid))).filter(({ exists }) => exists);
  if (own.length === 0) return null;
  if (item) return { uid, docs: [item, ...own] };
  const docs: DocumentSnapshot[] = own;
  for (const tipo of TIPOS)
    for await (const page of pagesOf(queryFrom(db, queries.itemsOf(tipo, uid)), PAGE)) docs.push(...page);
  return { uid, docs };
}
