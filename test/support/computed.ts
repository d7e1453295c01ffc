/** How long a process has computed: that it waited for its turn on a busy machine does not count. */
import { readFileSync } from 'node:fs';

/** Milliseconds of its main thread, on which it answers. */
export function computed(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  // Behind its name, which may have blanks: user and system time, in hundredths of a second.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
