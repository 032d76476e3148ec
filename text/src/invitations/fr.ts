import type { InvitationState } from '@touchline/domain/invitations/invitation-state'

import { of } from '../elision.ts'
import type { invitations as english } from './en.ts'
import { managerMail, managerPage } from './fr/managers.ts'
import { manual } from './fr/manual.ts'
import { wordsPage } from './fr/words.ts'

const states: Record<InvitationState, string> = {
  queued: 'En route',
  sent: 'Envoyée',
  opened: 'Ouverte',
  bounced: 'Non distribuée',
  asking: 'En attente d’accord',
  joined: 'Dans l’équipe',
  declined: 'Refusée',
  expired: 'Expirée',
  revoked: 'Annulée',
  disowned: '« Ce n’est pas moi »',
}

export const invitations: typeof english = {
  add: {
    title: 'Ajouter des membres',
    inviteTitle: 'Inviter de nouveaux membres',
    inviteText: 'Envoie un e-mail avec un lien personnel, ou saisis les personnes à la main.',
    shareTitle: 'Partager le lien ou le code pour rejoindre l’équipe',
    shareText:
      'Publie-le dans la discussion de groupe de l’équipe ou lis le code à l’entraînement.',
    archivedTitle: 'Ajouter des membres archivés',
    archivedText: 'Fais revenir des personnes qui étaient déjà dans l’équipe.',
    importText: 'Charge un tableur ou colle ses lignes. Tu vois tout avant d’enregistrer.',
  },
  invite: {
    title: 'Inviter des membres',
    back: 'Retour aux membres',
    tabEmail: 'Invitation par e-mail',
    tabManual: 'Saisie manuelle',
    tabLink: 'Lien d’invitation',
    emails: 'Adresses e-mail',
    emailsHint:
      'Sépare les adresses par des virgules, des points-virgules ou des retours à la ligne. 50 au maximum.',
    emailsPlaceholder: 'anne@example.org, lucas@example.org',
    emailsRequired: 'Saisis au moins une adresse e-mail',
    tooMany: (limit) => `Invite ${limit} personnes au maximum à la fois.`,
    invalidTitle: 'Adresses non valides',
    invalid: (list) => `Ces adresses ne sont pas valides : ${list}`,
    fill: (count) =>
      count > 1
        ? `Ajouter ${count} adresses de l’effectif`
        : `Ajouter ${count} adresse de l’effectif`,
    fillHint:
      'Les parents, les entraîneurs et les adultes qui n’ont ni rejoint l’équipe ni reçu d’invitation. Sans date de naissance, les joueurs n’en font partie que dans une équipe d’adultes.',
    understood: (count) => (count > 1 ? `${count} adresses` : `${count} adresse`),
    message: 'Ton message',
    messageHint:
      'Affiché en texte simple ; les adresses ne deviennent pas des liens. Pour les moins de 18 ans, il est envoyé aux parents.',
    defaultMessage: (team) =>
      `Bonjour ! Je t’invite à rejoindre ${team} sur Touchline. Tu y verras tous nos entraînements et nos matchs, et tu pourras dire d’un geste si tu viens.`,
    send: 'Envoyer les invitations',
    sending: 'Envoi…',
    sentTitle: 'Invitations envoyées',
    sent: (count) =>
      count > 1 ? `Invitations envoyées à ${count} adresses.` : 'L’invitation est envoyée.',
    alreadyInvited: (list) => `Invitation déjà envoyée : ${list}`,
    alreadyMember: (list) => `Déjà membre : ${list}`,
    dailyLimit:
      'Ton équipe a envoyé beaucoup d’invitations aujourd’hui. Continue demain ou partage le lien.',
  },
  manual,
  person: {
    inviteMember: 'Inviter à rejoindre l’équipe',
    inviteParent: 'Inviter un parent',
    askEmail: (name) => `Quelle est l’adresse e-mail ${of(name)} ?`,
    invited: (name) => `${name} a reçu une invitation`,
    archivedHint: 'On n’invite personne depuis les archives. Réintègre d’abord ce membre.',
    tooYoungHint:
      'Cette personne est trop jeune pour un compte. Invite un parent : il a le compte et répond pour l’enfant.',
  },
  list: {
    title: 'Invitations envoyées',
    empty: 'Personne n’a encore été invité.',
    invitedBy: (name) => `Invité par ${name}`,
    sentOn: (day) => `Envoyée le ${day}`,
    validUntil: (day) => `Valable jusqu’au ${day}`,
    states,
    resend: 'Renvoyer',
    resent: 'Une nouvelle invitation est en route. L’ancien lien ne marche plus.',
    revoke: 'Annuler l’invitation',
    revokeTitle: 'Annuler cette invitation ?',
    revokeText: (email) => `Le lien envoyé à ${email} ne marchera plus.`,
    revoked: 'Invitation annulée',
    more: 'Afficher plus',
  },
  link: {
    title: 'Partager le lien ou le code',
    linkTitle: 'Lien d’invitation',
    linkText: 'Toute personne qui a ce lien peut rejoindre ton équipe. Il n’expire pas.',
    approvalNote: 'Tu donnes ton accord à chaque personne qui arrive ainsi.',
    adultsNote: 'Toute personne qui a le lien entre tout de suite.',
    minorsNote: 'Les parents de mineurs attendent toujours ton accord.',
    copy: 'Copier le lien',
    copyCode: 'Copier le code',
    copied: 'Copié !',
    share: 'Partager',
    shareText: (team) => `Rejoins ${team} sur Touchline :`,
    codeTitle: 'Code de l’équipe',
    codeText: 'Les nouveaux membres saisissent ce code dans « Rejoindre une équipe ».',
    show: 'Montrer au bord du terrain',
    showTitle: 'Scanne pour rejoindre l’équipe',
    showHint:
      'Vise l’image avec l’appareil photo de ton téléphone, ou saisis le code dans « Rejoindre une équipe ».',
    qr: 'QR code du lien d’invitation',
    showSafety:
      'Vu par les mauvaises personnes ? Crée un nouveau lien et un nouveau code quand tout le monde a rejoint l’équipe : ceux-ci ne marcheront plus.',
    approval: 'Me demander avant que quelqu’un rejoigne l’équipe',
    approvalHint: 'Sinon, les adultes qui ont le lien ou le code entrent tout de suite.',
    approvalMinors: 'Toujours activé : des mineurs jouent dans cette équipe.',
    approvalSaved: 'Enregistré',
    reset: 'Créer un nouveau lien et un nouveau code',
    resetTitle: 'Créer un nouveau lien et un nouveau code ?',
    resetText:
      'L’ancien lien et l’ancien code cessent aussitôt de marcher, même sur les affiches et dans les discussions.',
    resetDone: 'Il y a un nouveau lien et un nouveau code',
    resetRefused: 'Seuls les admins peuvent créer un nouveau lien et un nouveau code.',
  },
  code: {
    title: 'Rejoindre une équipe',
    intro: 'Saisis le code que ton entraîneur t’a donné. Il a six lettres.',
    label: 'Code de l’équipe',
    find: 'Trouver l’équipe',
    finding: 'Recherche…',
    unknown: 'Aucune équipe n’a ce code. Vérifie-le avec ton entraîneur.',
    tooOften: 'Trop de tentatives. Attends un moment avant de réessayer.',
    noCode:
      'Pas de code ? Contacte ton entraîneur ou ton club, ou ouvre le lien de l’e-mail que tu as reçu.',
    mineTitle: 'Tes demandes',
    mineWaiting: (team) => `${team} n’a pas encore répondu.`,
    mineApproved: (team) => `Tu fais partie de l’équipe : ${team}`,
    mineDeclined: (team) => `${team} n’a pas accepté ta demande.`,
    forChild: (name) => `Pour ${name}`,
    withdraw: 'Retirer',
  },
  join: {
    title: (team) => `Rejoindre ${team}`,
    visitor:
      'Inscris-toi pour rejoindre l’équipe, ou connecte-toi si tu as un compte. Tu reviendras ici ensuite.',
    signIn: 'J’ai un compte',
    signUp: 'S’inscrire',
    whoTitle: 'Qui es-tu ?',
    player: 'Je joue, j’entraîne ou j’aide',
    playerHint: (age) =>
      `Tu es adulte. Si tu entraînes, un admin de l’équipe te donne ensuite ce rôle. Si tu as déjà ${age} ans mais pas encore 18, il te faut une invitation à ton nom, une fois qu’un de tes parents est dans l’équipe.`,
    parent: 'Mon enfant joue dans l’équipe',
    parentHint: 'Tu as le compte et tu réponds pour ton enfant.',
    firstName: 'Prénom',
    lastName: 'Nom',
    dateOfBirth: 'Date de naissance',
    dateHint: 'JJ/MM/AAAA',
    phone: 'Téléphone',
    you: 'Toi',
    child: 'Ton enfant',
    childFirstName: 'Prénom de l’enfant',
    childLastName: 'Nom de l’enfant',
    childDateOfBirth: 'Date de naissance de l’enfant',
    role: 'Pour l’enfant, tu es',
    roles: { father: 'Père', mother: 'Mère', guardian: 'Responsable légal', other: 'Autre' },
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom est obligatoire',
    dateRequired: 'La date de naissance est obligatoire',
    dateInvalid: 'Saisis une vraie date de naissance',
    roleRequired: 'Le lien avec l’enfant est obligatoire',
    childAgrees: (child) =>
      child === ''
        ? 'Mon enfant est avec moi et est d’accord'
        : `${child} est avec moi et est d’accord`,
    childAgreesHint: (age) =>
      `Dans ton pays, avant ${age} ans, l’enfant dit oui avec l’un de ses parents.`,
    childAgreesRequired: 'Demande à ton enfant : sans son accord, tu ne peux pas continuer.',
    childAdult: 'Cette personne est adulte et peut s’inscrire avec son propre compte.',
    submit: 'Rejoindre',
    ask: 'Demander à rejoindre l’équipe',
    busy: 'Un instant…',
    approvalNote: 'L’entraîneur regarde ta demande et répond par e-mail.',
    joinedTitle: 'Bienvenue dans l’équipe !',
    joined: (team) => `Tu fais maintenant partie ${of(team)}.`,
    joinedFor: (children, count, team) =>
      count === 1
        ? `${children} fait partie ${of(team)} ; tu réponds pour ${children}.`
        : `${children} font partie ${of(team)} ; tu réponds pour tes enfants.`,
    toTeam: 'Voir l’équipe',
    toChild: (child) => `Voir le profil ${of(child)}`,
    waitingTitle: 'L’entraîneur a reçu ta demande',
    waiting: (team) => `${team} est au courant. Tu recevras un e-mail dès la réponse.`,
    invitedAs: (name) => `L’invitation est pour ${name}.`,
    invitedParent: (children) => `L’invitation est pour le parent ${of(children)}.`,
    notMe: 'Je suis le parent de cette personne',
    accept: 'Accepter l’invitation',
    otherAddressTitle: 'Cette invitation a été envoyée à une autre adresse',
    otherAddress: (email) =>
      `Tu utilises le compte ${email}. L’invitation était-elle pour toi ? Sinon, connecte-toi avec l’adresse qui l’a reçue.`,
    otherAddressConfirm: 'Oui, elle est pour moi',
    otherAddressSwitch: 'Se connecter avec un autre compte',
    alreadyMember: 'Tu fais déjà partie de cette équipe.',
    tooYoungTitle: 'Un parent doit le faire',
    tooYoung: (age) =>
      `Tu peux avoir ton propre compte à partir de ${age} ans. D’ici là, un parent rejoint l’équipe et répond pour toi : montre-lui cette page.`,
    guardianFirst:
      'Tu n’as pas encore 18 ans : un parent doit d’abord rejoindre l’équipe. Ensuite, ton entraîneur pourra t’inviter.',
    sendToParent: 'Envoyer le lien à un parent',
    copyForParent: 'Copier le lien pour un parent',
    unknownLink: 'Ce lien ne mène plus à une équipe. Demande un nouveau lien à ton entraîneur.',
    used: 'Cette invitation a déjà servi.',
    expired: 'Cette invitation a expiré. Demande à ton entraîneur de la renvoyer.',
    revoked:
      'Cette invitation n’est plus valable. Demande une nouvelle invitation à ton entraîneur.',
  },
  requests: {
    waiting: (count: number) =>
      count > 1
        ? `${count} personnes souhaitent rejoindre l’équipe.`
        : `${count} personne souhaite rejoindre l’équipe.`,
    look: 'Examiner',
    title: 'Demandes pour rejoindre l’équipe',
    count: (count) => (count > 1 ? `${count} demandes` : `${count} demande`),
    empty: 'Personne n’attend.',
    asPlayer: 'Veut rejoindre l’équipe',
    asParent: (child) => `Parent ${of(child)}`,
    bornOn: (day) => `Date de naissance : ${day}`,
    via: { link: 'Par le lien', code: 'Par le code', invitation: 'Par une invitation' },
    invitedAs: (name) => `L’invitation était pour ${name}`,
    check:
      'Connais-tu cette personne ? En acceptant un parent, tu confirmes qu’il est responsable légal de l’enfant.',
    sameName:
      'Le parent et l’enfant portent le même nom. Demande à la famille avant d’accepter : un enfant ne peut pas être son propre parent.',
    same: 'Est-ce la même personne ?',
    sameRow: (name) => `Oui, c’est ${name} de notre effectif`,
    newRow: 'Non, ajouter un nouveau membre',
    chooseRow: 'Choisir dans l’effectif',
    approve: 'Accepter',
    approving: 'Un instant…',
    approved: (name) => `${name} fait partie de l’équipe`,
    decline: 'Refuser',
    declineTitle: (name) => `Refuser la demande ${of(name)} ?`,
    note: 'Un mot à la personne (facultatif)',
    declined: 'Demande refusée',
    ownRequest: 'Un autre admin doit décider de ta propre demande.',
    decidedMeanwhile: 'Quelqu’un d’autre a déjà décidé.',
    blocked: 'Le club a mis fin à l’accès de cette personne à l’enfant.',
  },
  mail: {
    unnamedTeam: 'une équipe',
    messageFrom: (inviter) => `Un message ${of(inviter ?? 'ton entraîneur')} :`,
    why: 'Vous recevez cet e-mail parce qu’une personne de l’équipe a saisi votre adresse.',
    ignore: 'Si vous ne connaissez pas l’équipe, ignorez-le : il ne se passe rien.',
    approvedSubject: (team) => `Bienvenue dans ${team}`,
    approved: (team) => `Ta demande est acceptée : tu fais maintenant partie ${of(team)}.`,
    declinedSubject: (team) => `Ta demande pour rejoindre ${team}`,
    declined: (team) =>
      `${team} n’a pas accepté ta demande. Si c’est une erreur, parles-en à l’entraîneur.`,
    noteFromTeam: 'Un mot de l’équipe :',
    toTeam: 'Voir l’équipe',
    whyDecision: 'Tu reçois cet e-mail parce que tu as demandé à rejoindre cette équipe.',
    askedSubject: (team) => `Nouvelle demande pour rejoindre ${team}`,
    asked: (person, team) => `${person} demande à rejoindre ${team}.`,
    askedAsParent: (parent, child, team) =>
      `${parent} demande à rejoindre ${team} en tant que parent ${of(child)}.`,
    askedWaits: 'La demande attend que tu l’aies vue : n’accepte que des personnes que tu connais.',
    toRequest: 'Voir la demande',
    whyAsked:
      'Tu reçois cet e-mail parce que tu t’occupes de cette équipe. Mets l’équipe en sourdine pour ne plus en recevoir.',
  },

  managerMail,
  managerPage,
  words: wordsPage,
}
