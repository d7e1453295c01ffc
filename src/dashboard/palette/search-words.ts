/** Words by which people look for acts and pages, beside their titles. */

/** Each by the id of its command. */
const words: Readonly<Record<string, string>> = {
  'page overview': 'home dashboard start sources accounts status summary',
  'page costs': 'bill spend spending invoice billing budget forecast month price money export',
  'page statements':
    'statement invoice import billed bill difference dispute disputed provider csv compare overcharged',
  'page findings': 'idle unused unattached waste delete clean savings save risk security orphaned protected',
  'page machines': 'servers instances vm vps delete reboot restart power resize storage boxes',
  'page names': 'dns domains zones records dangling ip addresses',
  'page rates': 'currency currencies exchange convert euro dollar rupee',
  'page places': 'cities city country countries locations map',
  'page alerts': 'notify notifications email slack webhook',
  'page tokens': 'settings api keys access users permissions scopes credentials',
  'set budget': 'limit spending threshold new add',
  'add price': 'own unknown cost set enter',
  'import statement': 'invoice billed provider csv upload file add difference dispute compare',
  'see unused': 'idle unattached waste delete clean save savings orphaned',
  'see off': 'stopped idle unused shut down',
  'delete machine': 'remove end cancel destroy terminate server power off',
  'add account': 'provider connect credential new settings cloud edge dedicated storage',
  'new token': 'add create api key access account user settings',
  'new rule': 'add create notify email webhook slack',
  again: 'reload update read sync',
  light: 'settings theme bright mode',
  dark: 'settings theme night mode',
  system: 'settings theme automatic mode',
  compact: 'settings density dense small',
  roomy: 'settings density large',
  keys: 'settings help hotkeys',
  copy: 'share url address',
  out: 'log out logout leave switch account',
};

/** Whether each word of the text is in the title, or begins one of those people use for it. */
export function isCalled(id: string, title: string, text: string): boolean {
  const lower = title.toLowerCase();
  const others = words[id]?.split(' ') ?? [];
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word) || (word.length > 2 && others.some((other) => other.startsWith(word))));
}
