import { readStates } from './brand-states-table.ts'

/**
 * The English states of TMview, EUIPO's open data, its interface and ST.96. Every office but the USPTO can deliver
 * them. `none` is the key of a mark delivered without a state.
 */
export const harmonisedStates = readStates(`
  none | Kein Status angegeben :: Ohne Status | No state given :: No state | Aucun statut indiqué :: Sans statut | Estado no indicado :: Sin estado | Stato non indicato :: Senza stato
  filed | Anmeldung eingereicht :: Angemeldet | Application filed :: Filed | Demande déposée :: Déposée | Solicitud presentada :: Presentada | Domanda depositata :: Depositato
  received | Anmeldung eingegangen :: Eingegangen | Application received :: Received | Demande reçue :: Reçue | Solicitud recibida :: Recibida | Domanda ricevuta :: Ricevuto
  pending | Anmeldung anhängig :: Anhängig | Application pending :: Pending | Demande en cours :: En cours | Solicitud en trámite :: En trámite | Domanda pendente :: Pendente
  application-filed | Anmeldung eingereicht :: Angemeldet | Application filed :: Filed | Demande déposée :: Déposée | Solicitud presentada :: Presentada | Domanda depositata :: Depositato
  application-accepted | Anmeldung angenommen :: Angenommen | Application accepted :: Accepted | Demande acceptée :: Acceptée | Solicitud aceptada :: Aceptada | Domanda accettata :: Accettato
  filing-date-accorded | Anmeldetag zuerkannt :: Anmeldetag zuerkannt | Filing date accorded :: Filing date accorded | Date de dépôt attribuée :: Date attribuée | Fecha de presentación otorgada :: Fecha otorgada | Data di deposito attribuita :: Data attribuita
  under-examination | Anmeldung wird geprüft :: In Prüfung | Application under examination :: Under examination | Demande en cours d’examen :: En examen | Solicitud en fase de examen :: En examen | Domanda in corso di esame :: In esame
  application-under-examination | Anmeldung wird geprüft :: In Prüfung | Application under examination :: Under examination | Demande en cours d’examen :: En examen | Solicitud en fase de examen :: En examen | Domanda in corso di esame :: In esame
  application-published | Anmeldung veröffentlicht :: Veröffentlicht | Application published :: Published | Demande publiée :: Publiée | Solicitud publicada :: Publicada | Domanda pubblicata :: Pubblicato
  start-of-opposition-period | Anmeldung veröffentlicht, Widerspruchsfrist läuft :: Widerspruchsfrist läuft | Application published, opposition period running :: Opposition period | Demande publiée, délai d’opposition en cours :: Délai d’opposition | Solicitud publicada, plazo de oposición en curso :: Plazo de oposición | Domanda pubblicata, termine di opposizione in corso :: Termine di opposizione
  application-opposed | Widerspruch gegen die Anmeldung anhängig :: Widerspruch anhängig | Application opposed :: Opposed | Demande faisant l’objet d’une opposition :: Opposition en cours | Solicitud objeto de oposición :: Con oposición | Domanda oggetto di opposizione :: Con opposizione
  opposition-pending | Widerspruchsverfahren anhängig :: Widerspruch anhängig | Opposition proceedings pending :: Opposition pending | Procédure d’opposition en cours :: Opposition en cours | Procedimiento de oposición en curso :: Oposición en curso | Procedimento di opposizione in corso :: Opposizione in corso
  registration-pending | Eintragung steht bevor :: Vor Eintragung | Registration pending :: Registration pending | Enregistrement en attente :: Enregistrement en attente | Registro pendiente :: Registro pendiente | Registrazione in sospeso :: In registrazione
  acceptance-pending | Entscheidung über die Annahme steht aus :: Annahme ausstehend | Acceptance pending :: Acceptance pending | Acceptation en attente :: Acceptation en attente | Aceptación pendiente :: Aceptación pendiente | Accettazione in sospeso :: Accettazione in sospeso
  accepted | Schutz gewährt :: Schutz gewährt | Accepted for protection :: Accepted | Protection acceptée :: Acceptée | Protección aceptada :: Aceptada | Protezione concessa :: Protetto
  registered | Marke eingetragen :: Eingetragen | Mark registered :: Registered | Marque enregistrée :: Enregistrée | Marca registrada :: Registrada | Marchio registrato :: Registrato
  registration-published | Eintragung veröffentlicht :: Eingetragen | Registration published :: Registered | Enregistrement publié :: Enregistrée | Registro publicado :: Registrada | Registrazione pubblicata :: Registrato
  registration-renewed | Eintragung verlängert :: Verlängert | Registration renewed :: Renewed | Enregistrement renouvelé :: Renouvelée | Registro renovado :: Renovada | Registrazione rinnovata :: Rinnovato
  renewal-processed | Verlängerung bearbeitet :: Verlängert | Renewal processed :: Renewed | Renouvellement traité :: Renouvelée | Renovación tramitada :: Renovada | Rinnovo elaborato :: Rinnovato
  active | Marke in Kraft :: Aktiv | Mark in force :: Active | Marque en vigueur :: Active | Marca en vigor :: Activa | Marchio in vigore :: Attivo
  registration-cancellation-pending | Eingetragen, Löschungsverfahren anhängig :: Löschung beantragt | Registered, cancellation proceedings pending :: Cancellation pending | Enregistrée, procédure d’annulation en cours :: Annulation en cours | Registrada, procedimiento de anulación en curso :: Anulación en curso | Registrato, procedimento di annullamento in corso :: Annullamento in corso
  cancellation-pending | Löschungsverfahren anhängig :: Löschung beantragt | Cancellation proceedings pending :: Cancellation pending | Procédure d’annulation en cours :: Annulation en cours | Procedimiento de anulación en curso :: Anulación en curso | Procedimento di annullamento in corso :: Annullamento in corso
  appeal-pending | Beschwerdeverfahren anhängig :: Beschwerde anhängig | Appeal pending :: Appeal pending | Recours en cours :: Recours en cours | Recurso en curso :: Recurso en curso | Ricorso in corso :: Ricorso in corso
  appealed | Beschwerde eingelegt :: Beschwerde | Appeal filed :: Appealed | Recours formé :: Recours formé | Recurso interpuesto :: Recurrida | Ricorso proposto :: Impugnato
  appealable | Entscheidung ergangen, Beschwerde möglich :: Beschwerde möglich | Decision taken, open to appeal :: Appealable | Décision rendue, susceptible de recours :: Susceptible de recours | Resolución dictada, susceptible de recurso :: Recurrible | Decisione emessa, impugnabile :: Impugnabile
  interruption-of-proceeding-pending | Verfahren unterbrochen :: Verfahren unterbrochen | Proceedings interrupted :: Proceedings interrupted | Procédure interrompue :: Procédure interrompue | Procedimiento interrumpido :: Procedimiento interrumpido | Procedimento interrotto :: Procedimento interrotto
  application-refused | Anmeldung zurückgewiesen :: Zurückgewiesen | Application refused :: Refused | Demande rejetée :: Rejetée | Solicitud denegada :: Denegada | Domanda respinta :: Respinto
  application-rejected | Anmeldung zurückgewiesen :: Zurückgewiesen | Application rejected :: Rejected | Demande rejetée :: Rejetée | Solicitud denegada :: Denegada | Domanda respinta :: Respinto
  application-withdrawn | Anmeldung zurückgenommen :: Zurückgenommen | Application withdrawn :: Withdrawn | Demande retirée :: Retirée | Solicitud retirada :: Retirada | Domanda ritirata :: Ritirato
  application-abandoned | Anmeldung nicht weiterverfolgt :: Aufgegeben | Application abandoned :: Abandoned | Demande abandonnée :: Abandonnée | Solicitud abandonada :: Abandonada | Domanda abbandonata :: Abbandonato
  application-ended | Anmeldeverfahren beendet :: Beendet | Application ended :: Ended | Procédure de demande close :: Close | Solicitud finalizada :: Finalizada | Procedura di domanda conclusa :: Procedura conclusa
  refused | Schutz verweigert :: Zurückgewiesen | Protection refused :: Refused | Protection refusée :: Refusée | Protección denegada :: Denegada | Protezione negata :: Respinto
  withdrawn | Zurückgenommen :: Zurückgenommen | Withdrawn :: Withdrawn | Retirée :: Retirée | Retirada :: Retirada | Domanda ritirata :: Ritirato
  registration-cancelled | Eintragung gelöscht :: Gelöscht | Registration cancelled :: Cancelled | Enregistrement annulé :: Annulée | Registro cancelado :: Cancelada | Registrazione cancellata :: Cancellato
  registration-revoked | Eintragung widerrufen oder für verfallen erklärt :: Widerrufen | Registration revoked :: Revoked | Enregistrement révoqué :: Révoquée | Registro revocado :: Revocada | Registrazione revocata :: Revocato
  registration-surrendered | Auf die eingetragene Marke wurde verzichtet :: Verzicht | Registration surrendered :: Surrendered | Enregistrement ayant fait l’objet d’une renonciation :: Renonciation | Registro objeto de renuncia :: Renuncia | Registrazione oggetto di rinuncia :: Rinuncia
  registration-expired | Schutzdauer abgelaufen, nicht verlängert :: Abgelaufen | Registration expired :: Expired | Enregistrement expiré :: Expirée | Registro caducado por falta de renovación :: Caducada | Registrazione scaduta :: Scaduto
  registration-ended | Eintragung beendet :: Beendet | Registration ended :: Ended | Enregistrement terminé :: Terminée | Registro finalizado :: Finalizada | Registrazione cessata :: Cessato
  removed-from-register | Aus dem Register gelöscht :: Gelöscht | Removed from the register :: Removed | Radiée du registre :: Radiée | Retirada del registro :: Retirada del registro | Cancellato dal registro :: Cancellato
  cancelled | Marke gelöscht :: Gelöscht | Mark cancelled :: Cancelled | Marque annulée :: Annulée | Marca cancelada :: Cancelada | Marchio cancellato :: Cancellato
  surrendered | Auf die Marke wurde verzichtet :: Verzicht | Mark surrendered :: Surrendered | Marque ayant fait l’objet d’une renonciation :: Renonciation | Marca objeto de renuncia :: Renuncia | Marchio oggetto di rinuncia :: Rinuncia
  expired | Schutzdauer abgelaufen :: Abgelaufen | Mark expired :: Expired | Marque expirée :: Expirée | Marca caducada :: Caducada | Marchio scaduto :: Scaduto
  ended | Schutz oder Verfahren beendet :: Beendet | Protection or proceedings ended :: Ended | Protection ou procédure terminée :: Terminée | Protección o procedimiento finalizado :: Finalizada | Protezione o procedimento cessati :: Cessato
  inactive | Marke nicht mehr in Kraft :: Inaktiv | Mark no longer in force :: Inactive | Marque qui n’est plus en vigueur :: Inactive | Marca que ya no está en vigor :: Inactiva | Marchio non più in vigore :: Inattivo
  deleted | Marke gelöscht :: Gelöscht | Mark deleted from the register :: Deleted | Marque radiée :: Radiée | Marca cancelada :: Cancelada | Marchio cancellato :: Cancellato
`)
