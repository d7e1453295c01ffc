/** A form: its values, what is wrong with them, whether they are being sent, and its draft. */
import { useState } from 'react';
import { draftOf, dropDraft, keepDraft, type Texts } from './drafts.js';
import { incompleteDates } from './incomplete-dates.js';
import { fieldIn, withoutField } from './server-field.js';

/** Errors by the name of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Refusal {
  readonly message: string;
  readonly code?: string | null;
}

type Choices<V> = { readonly [K in keyof V]?: readonly string[] };

interface FormOptions<V extends Texts> {
  /** Names the draft: one for each thing that can be filled in. Without it nothing is kept. */
  readonly key?: string;
  readonly first: V;
  /** The values that a field allows; a draft with any other is not restored. */
  readonly choices?: Choices<V>;
  /** Never stored. */
  readonly secrets?: readonly (keyof V)[];
  /** Errors that are there before anything is typed. */
  readonly firstErrors?: FieldErrors;
  check(values: V): FieldErrors;
  /** Null on success. */
  send(values: V): Promise<Refusal | null>;
  /** The field that an error of the server is about; by default the one that its message begins with. */
  fieldOf?(message: string): string | undefined;
}

/** The properties of one field. */
interface FieldState<T extends string> {
  readonly name: string;
  readonly value: T;
  onChange(value: T): void;
}

export interface FormState<V extends Texts> {
  readonly values: V;
  readonly errors: FieldErrors;
  /** How often it was submitted in vain. */
  readonly failures: number;
  /** An error that is about no field. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  /** The errors of what changes go, also those of the fields that are named. */
  set(changes: Partial<V>, fields?: readonly string[]): void;
  field<K extends keyof V & string>(name: K): FieldState<V[K]>;
  submit(element: HTMLFormElement): Promise<void>;
  /** Drops the draft; for a reader who closes the form. */
  discard(): void;
}

const none: FieldErrors = {};

export function useForm<V extends Texts>(options: FormOptions<V>): FormState<V> {
  const { key, first, secrets = [], check, send, fieldOf = fieldIn } = options;
  const [values, setValues] = useState<V>(() => restored(options) ?? first);
  const [errors, setErrors] = useState<FieldErrors>(options.firstErrors ?? none);
  const [failures, setFailures] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function keep(next: V): void {
    if (key === undefined) return;
    keepDraft(key, Object.fromEntries(Object.entries(next).filter(([name]) => !secrets.includes(name))));
  }

  function change(next: V, fields: readonly string[]): void {
    setValues(next);
    keep(next);
    // An error goes at the first key: if it went with the focus, the button would move from under the pointer.
    if (fields.some((field) => field in errors)) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.includes(name))));
    }
  }

  function fail(found: FieldErrors): void {
    setErrors(found);
    setFailures(failures + 1);
  }

  function refuse({ message, code }: Refusal): void {
    if (code === 'UNAUTHENTICATED') {
      keep(values);
      return setProblem('Not sent: your session had ended. Check the form and send it again.');
    }
    const field = fieldOf(message);
    if (field !== undefined && field in values) fail({ [field]: withoutField(message) });
    else setProblem(message);
  }

  return {
    values,
    errors,
    failures,
    problem,
    isBusy,
    isChanged: Object.entries(first).some(([name, value]) => values[name] !== value),
    set: (changes, fields = []) => change({ ...values, ...changes }, [...Object.keys(changes), ...fields]),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change({ ...values, [name]: value }, [name]),
    }),
    async submit(element) {
      if (isBusy) return;
      const found = { ...check(values), ...incompleteDates(element) };
      setProblem(null);
      if (Object.keys(found).length > 0) return fail(found);
      setErrors(none);
      setBusy(true);
      const refusal = await send(values);
      setBusy(false);
      if (refusal !== null) refuse(refusal);
      else if (key !== undefined) dropDraft(key);
    },
    discard() {
      if (key !== undefined) dropDraft(key);
    },
  };
}

/** A secret is typed again. */
function restored<V extends Texts>({ key, first, choices }: FormOptions<V>): V | null {
  const draft = key === undefined ? null : draftOf(key);
  if (draft === null) return null;
  const all = { ...first, ...draft };
  return isAllowed(all, first, choices) ? all : null;
}

function isAllowed<V extends Texts>(texts: Texts, first: V, choices: Choices<V> | undefined): texts is V {
  const fits = (name: string) => choices?.[name]?.includes(texts[name] ?? '') ?? true;
  return Object.keys(texts).every((name) => name in first && fits(name));
}
