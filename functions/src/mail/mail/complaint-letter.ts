import { appealPath } from '@vidriera/domain/complaint/paths';
import { REASONS } from '@vidriera/domain/complaint/reasons';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { ComplaintLetter } from '../../base/letters/letter-schema.ts';
import { titleOf } from './notice.ts';
import type { Content } from './render.ts';
import { withoutLinks } from './without-links.ts';

const DESK = '/moderar';

/** Makes a letter about a complaint: to its person, to moderators, or to the author. @param unmoderated nobody moderates yet */
export function complaintContent(letter: ComplaintLetter, origin: string, unmoderated = false): Content {
  const { about, titulo, reference, reasons, text, subject, until, appeal, waiting } = letter;
  const isToDesk = about === 'grave' || about === 'desk';
  const words = messages.letters.complaints;
  const { subject: line, before, link } = words[about];
  const labels = reasons.map((reason) => REASONS[reason].label);
  const facts = {
    titulo: titleOf(titulo),
    reference,
    waiting,
    isComplained: labels.length > 0,
    until: until ? untilText(new Date(until)) : '',
  };
  const ofAuthor = about === 'held' || about === 'removed' || about === 'suspended';
  return {
    subject: line(facts),
    before: [
      ...before.map((sentence) => sentence(facts)),
      ...(labels.length > 0 && about !== 'back' && about !== 'lifted' ? [words.reasons(labels)] : []),
      ...(unmoderated ? [words.unmoderated] : []),
      ...(ofAuthor && text ? [words.moderator(withoutLinks(oneLine(text)))] : []),
      ...(ofAuthor && appeal === 'answered' ? [words.answered] : []),
      ...(ofAuthor && appeal === 'open' ? [about === 'held' ? words.answer : words.appeal] : []),
    ],
    link: { label: link, href: origin + (isToDesk ? DESK : addressOf(subject, ofAuthor)) },
  };
}

/** Where a thing stands; for its author, where they read why and appeal. */
function addressOf(subject: Subject, ofAuthor: boolean): string {
  const { kind, id } = partsOf(subject);
  if (ofAuthor) return appealPath(subject);
  if (kind === 'evento' || kind === 'curso' || kind === 'promo') return `/explore/${kind}/${id}`;
  return '/explore';
}
