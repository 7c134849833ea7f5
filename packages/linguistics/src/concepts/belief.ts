/** Politics, regimes, war and peoples; religion, the sacred, and superstition. */
export const beliefConcepts = `
= political
hitler | Hitler | Hitler | Hitler | Hitler | Hitler
nazi | Nazi | Nazi | nazi | nazi | nazista
swastika | Hakenkreuz | swastika | croix gammée | esvástica | svastica
fascist | Faschist | fascist | fasciste | fascista | fascista
mussolini | Mussolini | Mussolini, duce | Mussolini | Mussolini | Mussolini, duce
stalin | Stalin | Stalin | Staline | Stalin | Stalin
lenin | Lenin | Lenin | Lénine | Lenin | Lenin
mao | Mao Zedong | Mao Zedong | Mao Zedong | Mao Zedong | Mao Zedong
pol-pot | Pol Pot, Rote Khmer | Pol Pot, Khmer Rouge | Pol Pot, Khmers rouges | Pol Pot, jemeres rojos | Pol Pot, khmer rossi
dictator | Diktator | dictator | dictateur | dictador | dittatore
dictator-local | ein Diktator des Landes | a dictator of the country | un dictateur du pays | un dictador del país | un dittatore del paese
tyrant | Tyrann | tyrant, despot | tyran | tirano | tiranno
communist | Kommunist | communist | communiste | comunista | comunista
socialist | Sozialist | socialist | socialiste | socialista | socialista
capitalist | Kapitalist | capitalist | capitaliste | capitalista | capitalista
anarchy | Anarchie | anarchy, anarchist | anarchie | anarquía | anarchia
racist | Rassist | racist, racism | raciste | racista | razzista
apartheid | Apartheid | apartheid, segregation | apartheid | apartheid | apartheid
slavery | Sklaverei | slavery | esclavage | esclavitud | schiavitù
colony | Kolonie | colony, colonial | colonie | colonia | colonia
genocide | Völkermord | genocide | génocide | genocidio | genocidio
holocaust | Holocaust | Holocaust, Shoah | Shoah | Holocausto | Olocausto
concentration-camp | Konzentrationslager, Lager | concentration camp, gulag | camp de concentration | campo de concentración | campo di concentramento
gas-chamber | Gaskammer | gas chamber | chambre à gaz | cámara de gas | camera a gas
ghetto | Ghetto | ghetto | ghetto | gueto | ghetto
pogrom | Pogrom | pogrom | pogrom | pogromo | pogrom
war | Krieg | war | guerre | guerra | guerra
civil-war | Bürgerkrieg | civil war | guerre civile | guerra civil | guerra civile
~army | Armee, Heer | army | armée | ejército | esercito
~soldier | Soldat | soldier | soldat | soldado | soldato
troops-militia | Miliz | militia, paramilitary | milice | milicia | milizia
secret-police | Geheimpolizei | secret police | police secrète | policía secreta | polizia segreta
~police | Polizei | police | police | policía | polizia
cop | Bulle (Polizist) | cop, police officer (slang) | flic | poli, madero | sbirro, poliziotto
spy | Spion | spy | espion | espía | spia
terrorist | Terrorist | terrorist | terroriste | terrorista | terrorista
terror-group | eine Terrorgruppe | a terrorist group | un groupe terroriste | un grupo terrorista | un gruppo terroristico
hostage | Geisel | hostage | otage | rehén | ostaggio
~revolution | Revolution | revolution | révolution | revolución | rivoluzione
coup | Putsch | coup, putsch | putsch, coup d'État | golpe de Estado | colpo di Stato, golpe
riot | Aufruhr, Unruhen | riot, unrest | émeute | disturbios, motín | rivolta, tumulto
rebel | Rebell | rebel, insurgent | rebelle | rebelde | ribelle
~strike-labour | Streik | strike (industrial action) | grève | huelga | sciopero
~demonstration | Demonstration | demonstration, protest | manifestation | manifestación | manifestazione
occupation | Besatzung, Besatzer | occupation, occupier | occupation, occupant | ocupación, invasor | occupazione, occupante
invasion | Invasion | invasion | invasion | invasión | invasione
annexation | Annexion | annexation | annexion | anexión | annessione
separatist | Separatist | separatist | séparatiste | separatista | separatista
traitor-political | Kollaborateur | collaborator (with an enemy) | collabo | colaboracionista | collaborazionista
propaganda | Propaganda | propaganda | propagande | propaganda | propaganda
censorship | Zensur | censorship | censure | censura | censura
corruption-politics | Vetternwirtschaft | nepotism, cronyism | népotisme, piston | nepotismo, enchufe | nepotismo, clientelismo
mafia-politics | Oligarch | oligarch | oligarque | oligarca | oligarca
~party-political | Partei | party (political) | parti | partido | partito
~president | Präsident | president | président | presidente | presidente
~minister | Minister | minister | ministre | ministro | ministro
~king | König | king | roi | rey | re
~queen | Königin | queen | reine | reina | regina
~emperor | Kaiser | emperor | empereur | emperador | imperatore
~prince | Prinz, Fürst | prince | prince | príncipe | principe
~sultan | Sultan | sultan, pasha | sultan | sultán | sultano
~leader | Führer, Anführer | leader, chief | chef, leader | líder, jefe | capo, leader
~master-lord | Herr, Gebieter | master, lord | maître, seigneur | amo, señor | padrone, signore
~flag | Flagge, Fahne | flag | drapeau | bandera | bandiera
~homeland | Heimat, Vaterland | homeland, fatherland | patrie | patria | patria
~republic | Republik | republic | république | república | repubblica
~state | Staat | state | État | Estado | Stato
~government | Regierung | government | gouvernement | gobierno | governo
~election | Wahl | election, vote | élection | elección | elezione
~border | Grenze | border, frontier | frontière | frontera | confine
refugee | Flüchtling | refugee | réfugié | refugiado | profugo
immigrant | Einwanderer | immigrant | immigré | inmigrante | immigrato
class-enemy | Bonze, Kulak | fat cat, class enemy | nanti | oligarca, burgués | riccone, borghese
contested-place | ein umstrittenes Gebiet | a disputed territory | un territoire contesté | un territorio en disputa | un territorio conteso
historic-trauma | ein Trauma der Landesgeschichte | a trauma of the country's history | un traumatisme de l'histoire du pays | un trauma de la historia del país | un trauma della storia del paese
= religious
god | Gott | God, god | Dieu | Dios | Dio
~goddess | Göttin | goddess | déesse | diosa | dea
deity-local | eine Gottheit | a deity | une divinité | una deidad | una divinità
jesus | Jesus | Jesus | Jésus | Jesús | Gesù
christ | Christus | Christ | Christ | Cristo | Cristo
virgin-mary | Jungfrau Maria | Virgin Mary, Our Lady | Sainte Vierge | Virgen María | Madonna
holy-spirit | Heiliger Geist | Holy Spirit | Saint-Esprit | Espíritu Santo | Spirito Santo
~saint | Heiliger, heilig | saint, holy | saint | santo | santo
~sacred | heilig, geweiht | sacred, holy | sacré | sagrado | sacro
~angel | Engel | angel | ange | ángel | angelo
devil | Teufel | devil | diable | diablo | diavolo
satan | Satan | Satan | Satan | Satanás | Satana
demon | Dämon | demon, evil spirit | démon | demonio | demone
hell | Hölle | hell | enfer | infierno | inferno
~paradise | Paradies | paradise, heaven | paradis | paraíso | paradiso
sin | Sünde | sin | péché | pecado | peccato
sinner | Sünder | sinner | pécheur | pecador | peccatore
~soul | Seele | soul | âme | alma | anima
~prayer | Gebet | prayer | prière | oración, rezo | preghiera
~pray | beten | pray | prier | rezar | pregare
~church | Kirche | church | église | iglesia | chiesa
mosque | Moschee | mosque | mosquée | mezquita | moschea
synagogue | Synagoge | synagogue | synagogue | sinagoga | sinagoga
~temple | Tempel | temple, shrine | temple | templo | tempio
~monastery | Kloster | monastery, convent | monastère, couvent | monasterio, convento | monastero, convento
altar | Altar | altar | autel | altar | altare
~cross-christian | Kreuz | cross, crucifix | croix, crucifix | cruz | croce
priest | Priester, Pfarrer | priest | prêtre | sacerdote, cura | prete, sacerdote
~monk | Mönch | monk | moine | monje | monaco, frate
nun | Nonne | nun | nonne, religieuse | monja | suora, monaca
~bishop | Bischof | bishop | évêque | obispo | vescovo
pope | Papst | pope | pape | papa | papa
imam | Imam, Mullah | imam, mullah | imam, mollah | imán, ulema | imam, mullah
rabbi | Rabbiner | rabbi | rabbin | rabino | rabbino
prophet | Prophet | prophet | prophète | profeta | profeta
muhammad | Mohammed | Muhammad | Mahomet | Mahoma | Maometto
allah | Allah | Allah, God | Allah | Alá | Allah
koran | Koran | Koran, Quran | Coran | Corán | Corano
bible | Bibel | Bible | Bible | Biblia | Bibbia
torah | Thora | Torah | Torah | Torá | Torah
gospel | Evangelium | gospel | évangile | evangelio | vangelo
buddha | Buddha | Buddha | Bouddha | Buda | Buddha
hindu-god | ein Hindu-Gott | a Hindu god | un dieu hindou | un dios hindú | una divinità indù
jew | Jude | Jew | juif | judío | ebreo
muslim | Muslim | Muslim | musulman | musulmán | musulmano
~christian | Christ (Gläubiger) | Christian | chrétien | cristiano | cristiano
infidel | Ungläubiger, Heide | infidel, unbeliever, pagan | infidèle, mécréant, païen | infiel, pagano | infedele, pagano
heretic | Ketzer | heretic | hérétique | hereje | eretico
blasphemy | Gotteslästerung | blasphemy | blasphème | blasfemia | bestemmia
sect | Sekte | sect, cult | secte | secta | setta
holy-war | heiliger Krieg, Dschihad | holy war, jihad, crusade | guerre sainte, djihad, croisade | guerra santa, yihad, cruzada | guerra santa, jihad, crociata
forbidden-food | verbotene Speise, unrein | forbidden food, unclean | nourriture interdite, impur | alimento prohibido, impuro | cibo proibito, impuro
halal | halal, erlaubt | halal, permitted | halal | halal | halal
kosher | koscher | kosher | casher | kosher | kosher
forbidden-religious | haram, religiös verboten | haram, forbidden by religion | haram, illicite | haram, ilícito | haram, illecito
fasting | Fasten, Ramadan | fasting, Ramadan, Lent | jeûne, ramadan, carême | ayuno, ramadán, cuaresma | digiuno, ramadan, quaresima
~pilgrimage | Wallfahrt, Pilger | pilgrimage, pilgrim | pèlerinage | peregrinación | pellegrinaggio
sacrifice | Opfer | sacrifice, victim | sacrifice | sacrificio | sacrificio
~baptism | Taufe | baptism | baptême | bautismo | battesimo
mass-liturgy | Messe | Mass (church service) | messe | misa | messa
relic | Reliquie | relic | relique | reliquia | reliquia
~miracle | Wunder | miracle | miracle | milagro | miracolo
~blessing | Segen | blessing | bénédiction | bendición | benedizione
witch | Hexe | witch | sorcière | bruja | strega
sorcerer | Zauberer, Hexer | sorcerer, wizard | sorcier | brujo, hechicero | stregone
~magic | Magie, Zauberei | magic, sorcery | magie | magia | magia
evil-eye | böser Blick | evil eye | mauvais œil | mal de ojo | malocchio
evil-spirit-local | ein böser Geist des Volksglaubens | an evil spirit of folklore | un esprit malin du folklore | un espíritu maligno del folclore | uno spirito maligno del folclore
taboo | Tabu | taboo | tabou | tabú | tabù
idol | Götze | idol | idole | ídolo | idolo
antichrist | Antichrist | Antichrist | Antéchrist | Anticristo | Anticristo
judas | Judas | Judas | Judas | Judas | Giuda
apocalypse | Apokalypse, Weltuntergang | apocalypse, end of the world | apocalypse | apocalipsis | apocalisse
eternity-afterlife | Jenseits, Totenreich | afterlife, underworld | au-delà | más allá | aldilà
~fate | Schicksal | fate, destiny | destin | destino | destino
~nirvana | Nirwana | nirvana | nirvana | nirvana | nirvana
~holy-place | heiliger Ort | holy place, Mecca | lieu saint | lugar santo | luogo santo
`
