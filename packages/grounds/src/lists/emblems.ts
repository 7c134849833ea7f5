/*
 * Names and signs that Art. 6ter of the Paris Convention and special treaties protect: the Geneva Conventions (red
 * cross), the Nairobi Treaty and national laws (Olympic symbols), organisations notified under Art. 6ter(1)(b), names
 * of states together with words for their arms and flags. Lines are `certainty | names`.
 */
export const emblems = `
0.9 | Red Cross, Rotes Kreuz, Croix-Rouge, Cruz Roja, Croce Rossa, Red Crescent, Roter Halbmond, Croissant-Rouge, Media Luna Roja, Mezzaluna Rossa, Geneva Cross, Genfer Kreuz, Red Crystal, Red Lion and Sun
0.85 | Olympic, Olympics, Olympia, Olympiad, Olympisch, Olympische, Olympiade, Olympique, Olympiques, Jeux Olympiques, Olímpico, Olímpica, Olimpiada, Olimpiadas, Olimpico, Olimpica, Olimpiadi, Paralympic, Paralympics, Paralympisch, Citius Altius Fortius, Team USA
0.85 | United Nations, Vereinte Nationen, Nations Unies, Naciones Unidas, Nazioni Unite, UNO, UNICEF, UNESCO, UNHCR, UNDP, WHO World Health, World Health Organization, Weltgesundheitsorganisation, WIPO, OMPI, WTO, NATO, OTAN, INTERPOL, EUROPOL, IMF, World Bank, Weltbank, OECD, OCDE, OSCE, ICAO, IAEA, ILO, FAO, OPEC, UNIDO, CERN, ESA Space Agency
0.8 | European Union, Europäische Union, Union européenne, Unión Europea, Unione europea, European Commission, Europäische Kommission, European Parliament, Council of Europe, Europarat, Conseil de l'Europe, Consejo de Europa, Consiglio d'Europa, European Central Bank, Europäische Zentralbank, EUIPO, Frontex, Eurojust
0.75 | Bundesadler, Bundeswappen, Staatswappen, Landeswappen, Schweizerkreuz, Swiss Cross, Croix suisse, Croce svizzera, Bundesrepublik Deutschland, Republik Österreich, République française, Reino de España, Repubblica italiana, Schweizerische Eidgenossenschaft, Confédération suisse, Stars and Stripes, Union Jack, Great Seal, Bundespolizei, Royal Arms, Crown Copyright, White House, US Army, US Navy, US Marine Corps, US Air Force, Coast Guard, CIA, FBI, NASA, Smithsonian, Boy Scouts, Girl Scouts
`
/** Words for arms, flags and seals. Beside the name of a state they suggest an emblem. */
export const emblemWords =
  'Wappen Flagge Fahne Hoheitszeichen Siegel flag arms crest seal emblem drapeau blason armoiries sceau bandera escudo sello bandiera stemma sigillo'
