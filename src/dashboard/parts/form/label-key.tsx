/** The key of the label to group by. */
import { Form } from './form.js';
import { TextField } from './text-field.js';
import { useForm } from './use-form.js';

export function LabelKey({ value, onChange }: { value: string; onChange(value: string | null): void }) {
  const form = useForm({
    first: { key: value },
    check: () => ({}),
    send({ key }) {
      onChange(key.trim() || null);
      return Promise.resolve(null);
    },
  });
  return (
    <Form form={form} className="cost-label">
      <TextField {...form.field('key')} label="Label key" placeholder="env" />
      <button type="submit" className="button">
        Show
      </button>
    </Form>
  );
}
