import { type Answer, QUESTIONS, type Question } from '@vidriera/domain/seats/questions-schema';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { TextInput } from '@vidriera/kit/ui/form/text-input';

interface GuestQuestionsProps {
  questions: readonly Question[];
  answers: readonly Answer[];
  /** Required ones are marked. */
  showsMissing: boolean;
  disabled: boolean;
  onChange: (answers: readonly Answer[]) => void;
}

/** An event's questions to people who want a seat. */
export function GuestQuestions({
  questions,
  answers,
  showsMissing,
  disabled,
  onChange,
}: GuestQuestionsProps) {
  const set = (question: string, answer: string) =>
    onChange([
      ...answers.filter((own) => own.question !== question),
      ...(answer ? [{ question, answer }] : []),
    ]);
  return questions.map(({ text, choices, isRequired }) => {
    const answer = answers.find(({ question }) => question === text)?.answer ?? '';
    const error = showsMissing && isRequired && !answer.trim() ? 'Falta responder.' : null;
    const legend = isRequired || choices.length === 0 ? text : `${text} (opcional)`;
    return choices.length > 0 ? (
      <ChipGroup
        key={text}
        legend={legend}
        type="radio"
        name={text}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        chosen={answer}
        error={error}
        disabled={disabled}
        onChange={({ currentTarget }) => set(text, currentTarget.value)}
      />
    ) : (
      <TextInput
        key={text}
        label={text}
        optional={!isRequired}
        limit={QUESTIONS.answer}
        value={answer}
        error={error ?? undefined}
        disabled={disabled}
        onChange={({ currentTarget }) => set(text, currentTarget.value)}
      />
    );
  });
}
