import { messages } from '@vidriera/domain/messages/messages';
import { type ClipboardEvent, type DragEvent, type FormEvent, useRef, useState } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fraction of the limit from which characters are counted. */
const NEAR = 0.9;

const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Cuts a text after `limit` characters; browsers limit only typing and pasting. @returns how many were cut */
function cutBeyond(field: TextField, limit: number): number {
  const { length } = field.value;
  if (length <= limit || field.type === 'email') return 0; // an e-mail field has no selection
  const splitsPair = /[\uD800-\uDBFF]/.test(field.value.charAt(limit - 1));
  field.setRangeText('', splitsPair ? limit - 1 : limit, length);
  return length - field.value.length;
}

/** How many characters of an inserted text exceed the limit. */
function overflow(field: TextField, inserted: string, limit: number): number {
  const text =
    field instanceof HTMLInputElement
      ? inserted.replaceAll(/[\r\n]/g, '')
      : inserted.replaceAll('\r\n', '\n');
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return Math.max(0, text.length - (limit - (field.value.length - selected)));
}

/**
 * Limits a field's characters: put `watch` on the field or around it, and `maxLength` on the field.
 * @returns the messages: `left` near the limit, `cut` after an insertion that did not fit
 */
export function useLimit(limit: number | undefined) {
  const [length, setLength] = useState(0);
  const [cut, setCut] = useState(0);
  const beyond = useRef(0);
  const counted = useRef(false);
  const max = limit ?? Number.POSITIVE_INFINITY;
  const onInsert = (target: EventTarget, text: string) => {
    if (!isTextField(target)) return;
    counted.current = true;
    setCut(overflow(target, text, max));
  };
  const watch = {
    // In the capture phase, so that the form gets the cut text. Setting state here would make React restore the old text.
    onInputCapture: ({ target, nativeEvent }: FormEvent) => {
      if (!isTextField(target) || limit === undefined) return;
      beyond.current = (nativeEvent as InputEvent).isComposing ? 0 : cutBeyond(target, limit);
    },
    onInput: ({ target }: FormEvent) => {
      if (!isTextField(target) || limit === undefined) return;
      // The browser has cut an inserted text already; it was counted before.
      if (beyond.current > 0 || !counted.current) setCut(beyond.current);
      counted.current = false;
      setLength(target.value.length);
    },
    // A keyboard's clipboard, dictation and autofill insert without a paste event.
    onBeforeInput: ({ target, nativeEvent }: FormEvent) => {
      const { data } = nativeEvent as InputEvent;
      if (data && data.length > 1) onInsert(target, data);
    },
    onPaste: ({ target, clipboardData }: ClipboardEvent) => onInsert(target, clipboardData.getData('text')),
    onDrop: ({ target, dataTransfer }: DragEvent) => onInsert(target, dataTransfer.getData('text')),
  };
  return {
    watch,
    /** Measures a text that was set without an event. */
    measure: (field: TextField | null | undefined) =>
      limit !== undefined && setLength(field?.value.length ?? 0),
    tooLong: length > max,
    left: length > max * NEAR && length <= max ? messages.fields.left(max - length) : null,
    cut: cut > 0 ? messages.fields.cut(max, cut) : null,
  };
}
