import { withDe } from '../../../elision.ts'

/** Emails to guardians about each other. */
export const guardianMail = {
  action: 'Ouvrir le profil',
  why: 'Envoyé aux responsables de cet enfant et au référent protection du club.',
  consents: {
    anotherGuardian: 'Un autre parent',
    one: (who: string, answer: string, child: string) =>
      `${who} a répondu pour ${child} : ${answer}`,
    several: (who: string, child: string) => `${who} a modifié les autorisations ${withDe(child)}`,
    rule: 'Pas d’accord ? Répondez vous aussi : un seul « non » suffit.',
  },
  birthDate: {
    subject: (child: string) => `Confirmez la nouvelle date de naissance ${withDe(child)}`,
    askedBy: (who: string) => `Avec la date saisie par ${who}, l’enfant serait majeur.`,
    untilThen: 'Confirmez-la ou refusez-la dans le profil.',
  },
  linked: {
    subject: {
      mother: (child: string, team: string) =>
        `Vous voilà inscrite comme mère ${withDe(child)} (${team})`,
      father: (child: string, team: string) =>
        `Vous voilà inscrit comme père ${withDe(child)} (${team})`,
      guardian: (child: string, team: string) =>
        `Vous êtes désormais responsable légal ${withDe(child)} (${team})`,
      other: (child: string, team: string) =>
        `Vous êtes désormais un contact ${withDe(child)} (${team})`,
    },
    by: (who: string) => `${who} vous ajoute à l’effectif.`,
    now: (child: string) => `Vous pouvez maintenant répondre pour ${child}.`,
    notMe: 'Une erreur ? Ouvrez le profil et appuyez sur « Ce n’est pas moi ».',
    profileOf: (child: string) => `Ouvrir le profil ${withDe(child)}`,
    why: (team: string) => `Envoyé parce que votre adresse figure dans l’effectif ${withDe(team)}.`,
  },
  homes: {
    subject: {
      proposed: (who: string, child: string) => `${who} propose deux foyers pour ${child}`,
      agreed: (who: string, child: string) => `${who} est d’accord : deux foyers pour ${child}`,
      dropped: (who: string, child: string) =>
        `${who} a abandonné le planning des deux foyers ${withDe(child)}`,
      ended: (who: string, child: string) => `${who} a mis fin aux deux foyers ${withDe(child)}`,
      lapsed: (_who: string, child: string) => `Les deux foyers ${withDe(child)} ont pris fin`,
    },
    text: {
      proposed: 'Regardez les jours, puis acceptez ou refusez.',
      agreed: 'Seul le parent qui a l’enfant ce jour-là est désormais sollicité.',
      dropped: 'Rien ne change.',
      ended: 'Vous êtes de nouveau sollicités tous les deux.',
      lapsed: 'L’autre parent n’a plus accès. Vous recevez de nouveau toutes les demandes.',
    },
  },
  erasure: {
    asked: (child: string, team: string, day: string) =>
      `Les données ${withDe(child)} seront effacées le ${day} (${team})`,
    askedBy: (who: string) => `${who} l’a demandé.`,
    stoppable: (day: string) => `Vous pouvez l’arrêter dans le profil jusqu’au ${day}.`,
    stopped: (child: string, team: string) => `${child} reste dans ${team} pour l’instant`,
    stoppedBy: (who: string) => `${who} a arrêté l’effacement.`,
    clubDecides: 'Rien n’a été supprimé. Le club décide maintenant.',
  },
}
