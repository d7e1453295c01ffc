/** The bars of a group on its own scale, without an axis. */

const height = 16;
const slot = 4;

export function MiniBars({ values }: { values: readonly (string | null)[] }) {
  if (values.length === 0) return null;
  const numbers = values.map((value) => (value === null ? null : Number(value)));
  const top = Math.max(...numbers.map((value) => Math.abs(value === null ? 0 : value)));
  if (top === 0) return null;
  return (
    <svg className="costs-mini" width={values.length * slot} height={height} aria-hidden="true">
      {numbers.map((value, place) =>
        value === null || value === 0 ? null : (
          <rect
            key={place}
            x={place * slot}
            width={slot - 1}
            y={height - (Math.abs(value) / top) * height}
            height={(Math.abs(value) / top) * height}
          />
        ),
      )}
    </svg>
  );
}
