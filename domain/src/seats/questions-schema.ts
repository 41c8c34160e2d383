import { nameLine } from '../values/one-line.ts';
import { z } from '../zod.ts';

/** Questions of an event to its guests: characters, and how many. */
export const QUESTIONS = { most: 2, text: 120, answer: 120, choices: 6, choice: 40 } as const;

const line = (most: number, least = 1) =>
  z.string().check(z.overwrite(nameLine), z.minLength(least), z.maxLength(most));

/** A question to guests. Without choices they write a line. */
export const questionSchema = z.object({
  text: line(QUESTIONS.text),
  choices: z.array(line(QUESTIONS.choice)).check(
    z.maxLength(QUESTIONS.choices),
    z.refine(
      (choices) => choices.length !== 1 && new Set(choices).size === choices.length,
      'Poné dos opciones o más, todas distintas.',
    ),
  ),
  isRequired: z.boolean(),
});
export type Question = z.infer<typeof questionSchema>;

export const questionsSchema = z.array(questionSchema).check(
  z.maxLength(QUESTIONS.most),
  z.refine(
    (questions) => new Set(questions.map(({ text }) => text)).size === questions.length,
    'Las dos preguntas son iguales.',
  ),
);

/** An answer, with the question as it was asked. */
export const answerSchema = z.object({ question: line(QUESTIONS.text), answer: line(QUESTIONS.answer) });
export type Answer = z.infer<typeof answerSchema>;
export const answersSchema = z.array(answerSchema).check(z.maxLength(QUESTIONS.most));

/** Returns what keeps answers from being saved; `null`: nothing. */
export function problemOf(
  questions: readonly Question[],
  answers: readonly Answer[],
): 'changed' | 'missing' | null {
  const isKnown = ({ question, answer }: Answer) => {
    const asked = questions.find(({ text }) => text === question);
    return asked !== undefined && (asked.choices.length === 0 || asked.choices.includes(answer));
  };
  if (!answers.every(isKnown) || new Set(answers.map(({ question }) => question)).size < answers.length)
    return 'changed';
  const isAnswered = ({ text }: Question) => answers.some(({ question }) => question === text);
  return questions.some((question) => question.isRequired && !isAnswered(question)) ? 'missing' : null;
}
