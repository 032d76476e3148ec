import type { groups as english } from './en.ts'

export const groups: typeof english = {
  tab: 'Clubs et équipes',
  kind: 'Afficher',
  clubs: 'Clubs',
  teams: 'Équipes',
  search: 'Nom ou identifiant',
  find: 'Chercher',
  none: 'Aucun résultat',
  states: { active: 'Actif', suspended: 'Suspendu', deleted: 'Supprimé' },
  members: 'Membres',
  teamCount: 'Équipes',
  premium: 'Premium',
  files: 'Fichiers',
  lastUsed: 'Dernière utilisation',
  never: 'jamais',
  created: 'Depuis',
  managers: 'Responsables',
  admins: 'Admins',
  menuOf: (name) => `Actions pour ${name}`,
  actions: {
    suspend: 'Suspendre',
    resume: 'Lever la suspension',
    export: 'Exporter',
    delete: 'Supprimer',
    restore: 'Restaurer',
  },
  ask: {
    suspend: (name) => `Suspendre ${name} ?`,
    resume: (name) => `Lever la suspension de ${name} ?`,
    export: (name) => `Exporter ${name} ?`,
    delete: (name) => `Supprimer ${name} ?`,
    restore: (name) => `Restaurer ${name} ?`,
  },
  consequence: {
    suspend:
      'Plus personne n’y a accès, ni aux pages publiques ou de paiement, et aucun e-mail ne part. Tout est conservé.',
    resume: 'Les membres y ont de nouveau accès.',
    export:
      'Un fichier avec toutes les données et tous les documents du club, y compris la santé des enfants.',
    delete: 'Supprime le club et ses équipes. Tu peux le restaurer pendant 30 jours.',
    restore: 'Le club et ses équipes sont de retour, comme avant.',
  },
  done: {
    suspend: 'Suspendu.',
    resume: 'Suspension levée.',
    export: 'Export lancé.',
    delete: 'Club supprimé.',
    restore: 'Club restauré.',
  },
  exports: {
    waiting: 'L’export est en cours.',
    failed: 'L’export a échoué. Réessaie.',
    download: (day) => `Télécharger l’export (jusqu’au ${day})`,
  },
}
