import { of } from '../../elision.ts'
import type { bringing as english } from './en.ts'

const problems: (typeof english)['problems'] = {
  unreadable: (about) =>
    `Ce qui est enregistré sous « ${about} » est illisible et reste dans ce navigateur.`,
  too_large: (about) =>
    `Ce qui est enregistré sous « ${about} » est trop volumineux et reste dans ce navigateur.`,
  nameless: (_, value) =>
    value === '1'
      ? '1 entrée sans nom est laissée de côté.'
      : `${value} entrées sans nom sont laissées de côté.`,
  too_many_records: (_, value) =>
    `${value === '1' ? '1 autre attendra' : `${value} autres attendront`} la prochaine fois : 200 au plus à la fois.`,
  too_many_members: (_, value) =>
    `La liste dépasse 500 membres : ${value === '1' ? '1 n’est pas repris et reste' : `${value} ne sont pas repris et restent`} dans ce navigateur.`,
  too_many_guardians: (about, value) =>
    `${about} a plus de 10 parents : ${value === '1' ? '1 n’est pas repris' : `${value} ne sont pas repris`}.`,
  too_many_leagues: (_, value) =>
    `La liste dépasse 50 championnats : ${value === '1' ? '1 n’est pas repris et reste' : `${value} ne sont pas repris et restent`} dans ce navigateur.`,
  fixtures_incomplete: (about, value) =>
    `${about} : il manque un adversaire ou une date utilisable à ${value === '1' ? '1 match, laissé' : `${value} matchs, laissés`} de côté.`,
  same_id: () => 'Une autre équipe porte ici le même numéro, et les membres viennent avec elle.',
  club_missing: () => 'Son club n’est pas enregistré ici : elle vient sans lui.',
  members_without_team: (_, value) =>
    value === '1'
      ? 'La liste des membres d’une équipe supprimée est encore ici. Elle reste dans ce navigateur.'
      : `Les listes des membres de ${value} équipes supprimées sont encore ici. Elles restent dans ce navigateur.`,
  sport_missing: () => 'Aucun sport n’est enregistré : ce sera « Autre ».',
  gender_unknown: (_, value) => `Le genre « ${value} » est inconnu : il reste ouvert.`,
  format_unknown: (_, value) => `Le format « ${value} » est inconnu : il reste ouvert.`,
  phone_unreadable: (about, value) =>
    `${about} : « ${value} » n’est pas un numéro de téléphone et n’est pas repris.`,
  email_unreadable: (about, value) =>
    `${about} : « ${value} » n’est pas une adresse e-mail et n’est pas repris.`,
  birth_date_unreadable: (about, value) =>
    `${about} : « ${value} » n’est pas une date de naissance et n’est pas repris.`,
  logo_lost: () =>
    'Son logo n’a pas été gardé dans ce navigateur : choisis-le à nouveau dans les réglages.',
  logo_not_an_image: () => 'Son logo n’est pas une image et n’est pas repris.',
  logo_too_large: () => 'Son logo dépasse 5 Mo et n’est pas repris.',
  name_cut: (about) => `${about} : un nom de plus de 100 lettres est raccourci.`,
}

const kept: (typeof english)['kept'] = {
  joined: (name) => `${name} reste : quelqu’un d’autre en fait partie.`,
  used: (name) => `${name} reste : il s’y est passé quelque chose depuis.`,
  not_mine: (name) => `${name} reste : tu n’en as plus la gestion.`,
}

export const bringing: typeof english = {
  offer: 'Reprends dans ton compte les équipes de ce navigateur',
  offerText: 'Rien n’est envoyé avant que tu l’aies vu.',
  look: 'Les regarder',
  notNow: 'Pas maintenant',
  never: 'Jamais',
  neverDone: 'Nous ne te le demanderons plus dans ce navigateur.',
  broughtNote: (day) =>
    `Des équipes de ce navigateur sont maintenant dans ton compte. Tu peux l’annuler jusqu’au ${day}.`,
  seeBrought: 'Voir ce qui a été repris',

  title: 'Reprendre tes équipes',
  lead: 'Une ancienne version gardait des équipes et des clubs dans ce navigateur. Choisis ce qui vient dans ton compte. Rien ne quitte ce navigateur avant que tu appuies sur le bouton.',
  nothing: 'Rien n’est enregistré dans ce navigateur',
  nothingText:
    'Les équipes qu’une ancienne version gardait dans un navigateur ne peuvent être reprises que de là. Connecte-toi dans ce navigateur-là.',
  toTeams: 'Mes équipes et clubs',
  loading: 'Nous regardons ce que tu as déjà…',
  failed: 'Tes équipes n’ont pas pu être comparées',
  failedHint: 'Ce qui est enregistré dans ce navigateur est en sécurité.',
  severalOwners:
    'Plusieurs personnes ont utilisé ce navigateur. Ne coche que ce qui est à toi : les listes contiennent les données d’autres personnes.',

  clubs: 'Clubs',
  teams: 'Équipes',
  teamOf: (club) => `Équipe ${of(club)}`,
  there: 'Tu l’as déjà',
  members: (count) =>
    count === 0 ? 'Aucun membre' : count === 1 ? '1 membre' : `${count} membres`,
  parents: (count) => (count < 2 ? `${count} parent` : `${count} parents`),
  admins: (count) => (count < 2 ? `${count} admin` : `${count} admins`),
  invited: (count) =>
    count < 2 ? `${count} était seulement invité` : `${count} étaient seulement invités`,
  who: 'Qui vient avec',
  checks: (count) => (count < 2 ? `${count} remarque` : `${count} remarques`),
  problems,
  league: (name, matches) =>
    `Championnat « ${name} », ${matches > 1 ? `${matches} matchs` : `${matches} match`}. Personne n’est convoqué avant que tu envoies les convocations.`,

  chosen: (count) => (count === 0 ? 'Rien de choisi' : count === 1 ? '1 choix' : `${count} choix`),
  all: 'Tout choisir',
  bring: 'Reprendre dans mon compte',
  bringing: 'Reprise en cours…',
  pictures: (done, all) => `Logo ${done} sur ${all}`,
  nothingChosen: 'Choisis d’abord une équipe ou un club.',
  tooMuch: 'C’est trop pour une seule fois. Choisis moins d’équipes et reprends le reste ensuite.',
  copy: 'Télécharger une copie',
  copyHint:
    'Ensuite, ce qui a été repris est retiré de ce navigateur, car il contient les données d’autres personnes. Garde une copie si tu veux.',
  copyName: 'equipes-de-ce-navigateur.json',
  unanswered: 'La réponse n’est pas arrivée. Appuie encore : rien n’est repris deux fois.',
  refused: 'Tes équipes n’ont pas pu être reprises. Rien n’a changé, ni ici ni dans ton compte.',

  done: 'Tes équipes sont dans ton compte',
  logosLost: (names) =>
    `Le logo n’a pas pu être repris : ${names}. Choisis-le à nouveau dans les réglages.`,
  earlier: 'Repris jusqu’ici',
  broughtOn: (day) => `Repris le ${day}`,
  gone: 'Supprimé',
  undo: 'Annuler la reprise',
  undoing: 'Annulation…',
  undoUntil: (day) => `Peut être annulé jusqu’au ${day}.`,
  undoTitle: 'Retirer ces équipes ?',
  undoText:
    'Les équipes que personne d’autre n’a rejointes ni utilisées disparaissent de ton compte. Tu peux les restaurer pendant 30 jours sous « Mes équipes et clubs ».',
  undone: 'Annulé. Tu peux les restaurer pendant 30 jours sous « Mes équipes et clubs ».',
  undonePartly: 'Une partie reste :',
  kept,
  undoneOn: (day) => `Annulé le ${day}`,
}
