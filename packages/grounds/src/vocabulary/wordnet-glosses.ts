/*
 * English nouns and verbs with their synonyms, their kinds of two steps and the first words of their glosses, one word a
 * line. Written by `bench/write-wordnet.ts`; source and licence in `wordnet.ts`.
 */
export const wordnetGlosses = `
aba overgarment outer garment loose
abacus tablet slab placed horizontally
abandon discard fling toss out forsake leave behind
abandonment forsaking desertion rejection deed human action giving defection withdrawal departure
abasement degradation abjection humiliation shame disgrace ignominy downcast debasement depriving
abatis abattis line defense defence
abattis abatis line defense defence
abattoir butchery shambles slaughterhouse building
abaya robe garment loose black
abbey church building place worship house prayer associated convent religious residence cloister
abbot archimandrite superior religious abbey monks
abdomen venter stomach belly body region vertebrate thorax cavity bodily cavum structure
aberration aberrance aberrancy deviance abnormality abnormalcy physical physiological mental disorder disturbance
ability able perform power knowledge noesis possession
abjection abasement degradation humiliation shame disgrace ignominy downcast
ablation extirpation excision operation surgery surgical procedure removal erosion eroding eating away
abnormality abnormalcy physical physiological abnormal resulting defective genes retardation mental backwardness slowness
abode residence address geographic point geographical dwell temporarily dwelling home domicile housing
abolish away
abolition abolishment termination ending conclusion abolishing system practice
abolitionist emancipationist reformer reformist crusader favors abolishing slavery
aborigine native indigen indigene individual somebody indigenous born australian aussie inhabitant habitant
abortion termination ending conclusion pregnancy miscarriage failure occurrence occurrent
abradant abrasive material stuff substance
abrader abradant tool implement machine
abreaction catharsis katharsis purge purging cleaning cleansing emotional
abridgment condensation abridgement capsule summary statement shortened version
abruptness brusqueness curtness gruffness discourtesy rudeness manner personal precipitousness steepness gradient slope
abscess symptom evidence grounds localized collection surrounded inflamed
abscissa cartesian coordinate value horizontal axis
absence lack deficiency want need absent nonattendance action failure present
absenteeism absence nonattendance habitual work
absinth absinthe liqueur cordial alcohol
absinthe wormwood subshrub suffrutex aromatic
absolute abstract concept conception conceived exists independently
absorb sorb take turn imbued
absorbency permeability permeableness porosity porousness property absorbent
absorption sorption process action substance permeates another incident radiated
abstention abstinence discipline trait abstaining
abstract see consider reckon view concept thinking specific
abstraction abstract concept conception construct idea associated specific removal remotion separation withdrawing
abstractionism genre art fine abstract unrealism representation mental internal
abstruseness obscureness obscurity reconditeness incomprehensibility unclear abstruse hard abstrusity profoundness wisdom
absurdity absurdness ridiculousness nonsense bunk nonsensicality meaninglessness message fatuity fatuousness silliness folly
abundance copiousness teemingness quantity amount property adequate supply ratio magnitude quantitative number
abuse mistreat maltreat treat handle interact badly
abutment point contact objects support
abyss abysm chasm opening gap bottomless gulf
academic academician educator pedagogue pedagog professional works college
academicianship position post berth office member honorary academy
academy secondary school lyceum lycee gymnasium institution establishment organization organisation
acapulco port fashionable resort city pacific coast
accelerate speed quicken intensify deepen increase faster
acceleration alteration modification increase rate quickening speedup speed speeding
accelerator gas throttle gun pedal treadle foot lever valve control controller
accelerometer measuring instrument system device
accent pronunciation utterance vocalization distinctive manner oral expression emphasis importance grandness standing
accenting emphasizing accentuation action deed human giving special
accept evaluate pass judgment judge think consider hold
acceptance credence attitude mental knowledge believable should accepted adoption acceptation espousal blessing
access entree accession admission right abstract enter obtain take
accessory accoutrement accouterment clothing article vesture wear worn appurtenance supplement component constituent
accident mishap misadventure mischance misfortune unfortunate stroke fortuity occurrence occurrent
accommodate suit fit conform meet satisfy agreeable acceptable
accompaniment concomitant attendant occurrence occurrent situation happens same backup support voice tune
accompany present associated
accomplice confederate assistant helper help supporter joins another
accomplish execute action fulfill complete finish end terminate
accomplishment achievement action deed human accomplishing skill acquirement acquisition ability
accord harmonize harmonise consort match fit correspond check
accordance accord conformity agreement speech concurrence opinion giving gift sharing granting
accordion instrument wind portable shaped
account history chronicle story record evidence narrative description report news information
accountant comptroller controller businessperson bourgeois capitalist maintains audits
accounting explanation account statement convincing reveals basic causes system rules method provides
accouterment accessory accoutrement clothing article vesture wear worn
accoutrement accessory accouterment clothing article
accreditation certification enfranchisement authorization authorisation granting credit recognition
accretion accumulation increase increment growth process addition gain indefinite
acculturation socialization socialisation enculturation control action adoption behavior culture cognitive mental knowledge
accumulate collect amass compile store hive away lay
accumulation accretion increase increment growth process addition collection aggregation assemblage grouping
accumulator collector gatherer worker individual
accuracy truth near true value number significant figures given
accusation accusal charge complaint pleading formal wrongdoing brought assertion averment asseveration
accuse impeach incriminate criminate charge bring accusation against
ace digit figure integer number smallest numeral representing playing card four cards
acetone propanone ketone organic compound simplest
acetonemia ketonemia ketosis symptom evidence grounds abnormal increase
ache hurt suffer perceive comprehend feel physical pain
achieve accomplish attain reach succeed win come bring
achievement accomplishment action deed human accomplishing
acid compound chemical substance water soluble compounds sour dose dot lysergic diethylamide
acidity sourness sour taste property acidic acidulousness tartness
acknowledge admit declare adjudge hold evaluate true existence
acolyte clergyman reverend man cloth spiritual leader assists
acquaintance familiarity conversance conversancy information knowledge noesis personal acquaintanceship relationship less intimate
acquiescence acceptance situation affairs protest assent agreement speech statement
acquire get come possession concrete abstract
acquisition acquiring getting deed contracting assuming possession transferred property acquired
acre area square measurement territory western brazil bordering
acreage area expanse surface extent ground particular purpose
acres estate land demesne real property realty immovable
acrobat athlete jock contestant performs
acrobatics tumbling gymnastics gymnastic exercise sport athletics moves aerobatics stunting flight flying
acropolis bastion citadel stronghold fastness
act enactment legal document instrument official codifying result deed happen
acting playing playacting performing deed human action performance
actinometer measuring instrument system device intensity electromagnetic radiation
action deed human done activeness active
activate trip actuate trigger initiate pioneer motion
active chemical agent capable voice grammatical indicate subject
activewear sportswear attire garb dress
activism policy plan action taking direct achieve political
activity deed human action specific behavior activeness active
actor histrion player thespian performer performing artist entertainer doer worker individual somebody
actress actor histrion player thespian female
actuality beingness existence face earth actually existing objectively
actuator mechanism device puts automatic
adam judeo christian mythology scottish architect designed many
adapt accommodate alter vary suit purpose
adaptation version writing written material work adaption adjustment organic process
adapter arranger transcriber musician artist
adaptor adapter device instrumentation enables
add increase magnitude addition
adder calculator reckoner figurer estimator
addition improver component constituent element added improve increase magnitude adding another
additive addition improver component added enhance food gasoline
address reference code computer coding system identifies information geographic point geographical place
ade beverage drink drinkable potable
adenoma benign tumor tumour nonmalignant epithelial glandular origin
adequacy adequateness satisfactoriness able meet need satisfactorily sufficiency sufficient view
adhere match fit correspond check compatible accordance
adherence attachment adhesion support aid assist assistance faithful adhesiveness bond stickiness
adherent disciple follower individual believes helps spread doctrine
adhesive material stuff substance unites bonds surfaces together
adieu adios arrivederci bye farewell word acknowledgment acknowledgement
adios adieu arrivederci bye farewell word acknowledgment acknowledgement
adjective modifier qualifier word expresses major class speech
adjournment dissolution termination ending conclusion meeting postponement deferment deferral delay
adjudication judgment judgement assessment final legal proceeding
adjunct inessential nonessential added another essential associate peer equal match
adjust set correct alter modify regulate achieve accuracy
adjustment accommodation fitting improvement betterment advance transformation becoming alteration modification action different
administer administrate manage deal care handle work administrative
administration disposal management direction control method tending managing governance establishment brass body
administrator head chief top dog leader administers business fiduciary individual party appointed
admiration esteem liking feeling delighted approval wonder wonderment astonishment amazement
admire respect esteem value prize feel admiration
admirer supporter protagonist champion advocate advocator proponent exponent individual somebody admires
admission admittance entrance entering entry ingress admitting enter acknowledgment acknowledgement message truth
admit acknowledge declare adjudge hold evaluate true existence
admonition monition warning advice proposal cautionary imminent admonishment rebuke reproof
ado bustle hustle flurry commotion din ruction ruckus
adobe clay soil dirt bricks
adolescence life period beginning puberty adulthood immaturity immatureness
adolescent stripling teenager teen juvenile individual onset puberty
adonis man adult male handsome young magnoliid dicot genus magnoliopsid
adopt follow espouse choose take select pick out
adoption acceptance acceptation espousal blessing approval approving support proceeding legal proceedings due
adroitness adeptness deftness facility skillfulness skillful performance ability
adult grownup individual somebody fully developed maturity onward animal animate beast brute
adulterer fornicator libertine debauchee rounder bad commits adultery
adulthood maturity life period your after physical matureness
advance progress travel locomote forward metaphorical sense
advantage vantage asset plus superior favorable position point measurement first scored
advent coming arrival reaching accomplishment achievement awaited season period including four
adventure escapade undertaking project task labor wild exciting
adventurer venturer individual somebody enjoys taking risks explorer travels
adverb major class speech word qualifies verbs clauses modifier qualifier modifies
adversary antagonist opponent opposer individual somebody offers opposition
adversity hardship misfortune bad luck tough ill affliction trouble
advertise publicize advertize publicise announce denote inform call
advertisement advertizement advertising promotion promo publicity promotional material
advertising advertisement advertizement promotion promo publicity promotional material publicizing commercial enterprise business
advice proposal message subject appropriate course action
advisability wisdom wiseness soundness good advisable
advise rede counsel hash out discuss talk give
advisor adviser consultant authority expert gives advice
advocacy protagonism support aid assist assistance active idea
advocate recommend urge propose suggest advise declare push
adz adze edge tool cutter
adze adz edge tool cutter
aegean mediterranean greece turkey
aegis auspices protection endorsement indorsement support kindly guidance breastplate egis armor plate
aeon eon spiritual supernatural belief divine power nature geological geologic longest
aeration process action exposing charging liquid effervescent
aerator apparatus setup equipment exposing
aerial pass passing play game receiver downfield passer antenna electrical device sends
aerialist acrobat athlete jock performs
aerobics cardiopulmonary exercise exercising physical
aerofoil airfoil surface device instrumentation
aerogenerator windmill generator engine extracts
aeroplane airplane plane craft aircraft
aerosol cloud physical phenomenon solid liquid particles dispenser container holds substance
aeschylus greek tragedian
affair concern interest involvement vaguely specified affaire intimacy liaison sexual
affairs concern interest involvement matters personal transaction dealing dealings action
affect impact touch alter modify effect upon
affection affectionateness fondness tenderness feeling positive liking
affidavit testimony evidence written declaration oath
affiliation association tie relationship business becoming formally connected
affinity attraction attractive force antigen antibody kinship family relationship marriage
affirm confirm corroborate sustain establish strengthen evidence facts
affirmation avowal avouchment assertion averment asseveration declaration statement speech deed
affix attach connect link tie
affluence richness wealth wealthiness financial abundant
afford spend expend drop pay able spare give
affront insult discourtesy offense offence offensive deliberately producing
afghan blanket cover bedclothes bed clothing knitted crocheted afghanistani asian asiatic inhabitant
aflatoxin mycotoxin plant toxin phytotoxin
africa second largest continent
afterburner device instrumentation injects fuel
aftereffect consequence effect outcome result follows after interval symptom delayed drug
afternoon day daytime daylight period noon evening greeting salutation acknowledgment acknowledgement
agate chalcedony calcedony quartz impure banded
age property long existed era epoch period history
aged elderly age bracket cohort collectively
agency bureau office authority administrative body government business concern organization provides
agenda docket schedule plan program programme idea temporally agendum list listing database
agendum agenda list listing database
agent causal agency physical active efficient representative negotiator negotiant treater
agglomeration collection aggregation accumulation assemblage jumbled mass collecting assembling
agglomerator device instrumentation causes material
agglutination organic process biological physical clumping bacteria cells linguistic human building
agglutinin antibody protein causes agglutination specific antigen
aggravate worsen exacerbate exasperate alter modify worse
aggregate sum total totality physical amount material stuff substance sand
aggregation collection accumulation assemblage grouping abstract grouped together collecting assembling
aggression unfriendliness disposition temperament behave aggressively aggressiveness hostility enmity ill
aggressiveness drive trait bold enterprising aggression hostility enmity ill
aggressor attacker assailant assaulter wrongdoer offender bad attacks instigator initiator leader confident
agitation mental extreme emotional disturbance ferment fermentation tempestuousness turbulence
agitprop propaganda information info political
agonist protagonist fictional character fictitious
agony torment torture suffering hurt pain painfulness intense excruciation hurting
agora israeli monetary agorot equal
agree hold concur concord accord
agreement understanding statement message subject correspondence compatibility characteristic observations
agriculture agribusiness commercial enterprise business commerce scale farming husbandry cultivation production
ague illness unwellness malady sickness shivering shaking symptom evidence grounds successive
aid help assist support back give assistance
aide adjutant military officer serviceman man assistant senior auxiliary helper help
aileron airfoil aerofoil control surface
ailment complaint ill disorder upset physical physiological persistent
aim take train direct position put set place
aimlessness purposelessness meaninglessness insignificance lacking definite purpose
air gas fluid mixture gases region above ground
airbrake restraint constraint device parachute
airbrush atomizer atomiser spray sprayer
airbus airliner airplane aeroplane plane
aircraft craft vehicle
airdock hangar structure construction artefact
airflow flow flowing travel
airfoil aerofoil surface device instrumentation
airframe framework frame supporting structure covering airplane rocket
airgun gun weapon arm system
airliner airplane aeroplane plane craft
airlock chamber enclosure provides access
airmailer mailer container airmail
airplane aeroplane plane craft aircraft fixed wing powered
airport airdrome aerodrome drome airfield landing field flying
airs pose affectedness unnaturalness affected manners intended impress
airscrew prop propeller propellor mechanical
airship dirigible craft aircraft steerable
airspeed speed velocity rate aircraft relative flying
airway duct conduit provides ventilation skyway path route itinerary
aisle passage way long narrow gangway passageway seating
akvavit aquavit liquor spirits booze
alabama south southeastern united states gulf mexico muskhogean muskogean amerindian native
alabaman alabamian american inhabitant habitant dweller native resident
alabamian alabaman american inhabitant habitant dweller native resident
alabaster gypsum mineral compact fine textured white carving calcite spar hard
alarm dismay consternation fear fearfulness fright emotion resulting device instrumentation signals occurrence
alaska northwestern north america
alb vestment gown robe white
albany capital york town southwest georgia
album medium instrumentation recordings issued together book volume product production
albumin albumen simple protein water soluble found many
alcazar palace residence spanish fortresses
alcohol intoxicant inebriant beverage drink drinkable potable liquor liquid fluid series volatile
alcove bay recess niche enclosure
alderman representative negotiator negotiant treater member municipal legislative
ale beer brew brewage general
alehouse public house pub saloon
alembic retort vessel obsolete container
alert alarm warn inform arouse sense danger call
alerting alertness arousal physical physiological readiness respond alert warning informing known
alertness watchfulness wakefulness vigilance attention faculty mental module alerting arousal physical physiological
algae alga protoctist microorganism primitive chlorophyll containing mainly
algometer measuring instrument system device
alibi defense defence vindication justification accused purporting show excuse exculpation
alidad alidade surveying instrument upper
alidade alidad surveying instrument upper
alien foreigner noncitizen outlander traveler traveller individual comes stranger unknown intruder interloper
alienation disaffection estrangement dislike feeling alienated isolation separation resulting
alignment alliance coalition alinement organization organisation placement arrangement position spatial
aliquot divisor number integer exact quantity
alkali base compound chemical substance water soluble compounds salt mixture
allegation accusation accusal charge complaint formal against somebody allegement claim assertion averment
allege aver say assert asseverate maintain insist report
allegiance commitment loyalty dedication cooperation action binding yourself fealty trueness fidelity
allegory fable parable apologue story fiction short moral emblem symbol symbolization symbolisation
alley alleyway street thoroughfare narrow walls sides lane path down bowling
alleyway alley street thoroughfare narrow walls sides
alligator leather animal skin hide gator crocodilian reptile diapsid
allocate apportion assign allot portion distribute according plan
allocation allotment share portion percentage aside specific purpose apportionment apportioning distribution
allot assign portion distribute administer mete out deal
allotment allocation share portion percentage aside specific purpose apportionment apportioning distribution
allow let permit possible specific action lack happen
allowance share portion percentage amount allowed granted reimbursement compensation expenses
allusion mention reference remark comment passing indirect
ally nation country land friendly friend associate peer equal
aloes purgative cathartic physic aperient leaves aloe
aloneness loneliness lonesomeness solitariness disposition temperament nature toward
aloofness distance indifference unconcern personal withdrawal remoteness standoffishness withdrawnness unsociability
alpha letter alphabet alphabetic character greek start beginning series sequence
alphabet character set list listing
alphanumerics character set list listing
alpinist mountaineer mountain climber specializes
altar table furniture article christian
altarpiece reredos screen partition divider
altazimuth measuring instrument system device
alter modify
alteration modification occurrence occurrent occurs passes phase another adjustment action different
altercation affray fracas quarrel wrangle row words noisy
alternative option choice decision deciding higher cognitive process
alternator generator engine term electric
altimeter measuring instrument system device
altitude height elevation distance above level earth surface length size perpendicular
altruism selflessness unselfishness generosity generousness unselfish concern welfare
aluminum aluminium metallic element metal chemical silvery ductile
alundum alumina aluminum oxide aluminium corundom substance fused
alveolus sac cavity bodily cavum tiny holding lungs socket
amaretto liqueur cordial alcohol alcoholic
amateur individual somebody pursues study sport pastime athlete jock contestant does
amateurishness unskillfulness inability demonstrates lack professional competency
amaze astonish astound surprise affect impress wonder
amazement astonishment feeling accompanies extremely surprising
ambassador embassador diplomat diplomatist official functionary highest rank spokesperson interpreter representative voice
amber gold yellow yellowness chromatic color colour deep resin rosin hard yellowish
ambiance atmosphere ambience status particular environment surrounding influence environs surroundings
ambiguity saying expression locution speech whose meaning cannot equivocalness unclearness incomprehensibility virtue
ambition aspiration dream desire feeling cherished ambitiousness drive trait strong
ambulance car auto automobile machine vehicle takes hospitals
ambuscade ambush trap surprise attack coup main onslaught
ambush ambuscade trap surprise attack coup main onslaught
amend revise rewrite amendments
amendment correction rectification improvement amending correcting statement message subject added
america usa north american republic containing states conterminous south central
american inhabitant habitant dweller denizen native united states english language west germanic
americana artefact
americanism patriotism nationalism loyalty trueness united states institutions formulation expression expressive style
aminomethane methyl radical alkyl hydrogen atom replaced amino
amity cordiality friendliness disposition temperament cordial peace order friendship
ammeter meter measuring instrument system
ammo ammunition weaponry arms implements war weapons system
ammoniac gum exudate exudation aromatic plant
ammunition ammo weaponry arms implements war weapons system material stuff substance nuclear
amorist fan buff devotee lover dedicated love lovemaking
amount sum assets possession quantity money magnitude property relative reference
amp ampere current electromagnetic emu basic electric adopted nucleotide base ester found
amphibian motor vehicle automotive flat
amphibology amphiboly ambiguity saying expression locution ambiguous grammatical
amphitheater amphitheatre gallery balcony sloping
amphitheatre amphitheater gallery balcony sloping
amphora jar vessel ancient handles
amplification elaboration expansion expanding upon increase addition extra gain increment amount
amplifier electronic equipment increases strength signals passing
amplitude shift displacement translation maximum periodic wave bountifulness bounty abundance copiousness
ampoule phial vial ampule bottle
ampul phial vial ampule bottle
ampule phial vial ampul bottle
ampulla body dilated portion canal
amsterdam industrial center nominal capital netherlands
amulet talisman charm good luck physical trinket jewelry
amuse divert disport entertain socialize socialise occupy agreeable
amusement delight delectation pleasure pleasance feeling entertained entertainment diversion recreation diverting
anabaptist protestant christian adherent anabaptism
anachronism mistiming misdating timekeeping located could existed occurred artefact belongs another
anaconda boa constrictor arboreal tropical south america
anaesthesia anesthesia physical physiological loss bodily sensation consciousness
analogue analog parallel similarity sameness property analogous else
analogy inference illation reasoning logical thinking agree respects comparison comparing examination scrutiny
analyser analyzer instrument device performs
analysis investigation investigating work component relations reasoning logical thinking abstract
analyst expert individual skilled analyzing data studies financial
analyticity property analytic
analyze analyse study examine consider detail subject analysis
analyzer analyser instrument device performs analyses
anaplasmosis animal disease cattle transmitted ticks
anarchist nihilist syndicalist radical individual advocate anarchism
anarchy lawlessness disorder
anastigmat lens lense system optical
anastomosis inosculation junction conjunction conjugation colligation surgical joining
anatomical saying expression locution speech relates anatomy
anatomy morphology biology biological science branch deals structure soma build figure body
ancestor ascendant ascendent antecedent relative individual whom descended
ancestry lineage line descent genealogy family tree kin derivation filiation inheritance
anchor ground fasten fix secure attach firmly stably
ancistrodon agkistrodon reptile genus copperheads
andiron firedog dog support device
andrena andrenid bee hymenopterous insect hymenopteran hymenopteron member
android humanoid automaton robot golem
anecdote report account informing known short incident
anemia anaemia blood disease disorder dyscrasia deficiency cells symptom evidence grounds
anemometer gauge gage measuring instrument
aneroid barometer measuring instrument system
angel spiritual supernatural belief attendant upon saint good individual exceptional
anger choler ire emotion feeling strong angriness emotional arousal angry
angioscope microscope magnifier modified study
angle space amorphous shape lines planes intersect slant point view viewpoint
angledozer bulldozer dozer tractor angled
anglican protestant christian follower anglicanism
angling fishing sportfishing outdoor sport
anglophilia admiration esteem liking britain british customs
angst anxiety emotion acute unspecific feeling
anguish torment torture distress hurt suffering pain extreme adversity hardship hard
animal beast brute creature living animate voluntary movement
animatronics robotics artificial intelligence construction
animosity animus hostility enmity ill will hate feeling
anion ion particle subatomic negatively charged
anionic detergent wetting agent wetter surfactant class synthetic
anisette liqueur cordial alcohol alcoholic
ankle gliding joint articulatio plana synovial synovialis distal
anklet shoe footwear footgear child
anklets anklet bobbysock bobbysocks sock
ankus prod goad device elephant
annihilation obliteration destruction devastation termination ending annihilating disintegration demolition wipeout
anniversary day calendar civil date occurred previous year
announce denote inform communicate intercommunicate known
announcement proclamation annunciation declaration statement message subject formal promulgation
annoy rag bother irritate displease annoyance
annoyance irritation vexation botheration mental irritated annoyed chafe anger choler
annunciator indicator device announces electrical
anode electrode conductor positively charged electrons leave electrical terminal pole contact tangency
anomie anomy isolation separation personal anxiety resulting lack immorality moral
anonymity namelessness obscurity standing anonymous
anorak parka windbreaker windcheater jacket
anorexia eating disorder upset prolonged loss appetite
anovulant pill contraceptive preventive preventative
answer reply respond say tell express react verbally
ant emmet pismire hymenopterous insect hymenopteran hymenopteron hymenopter
antagonist adversary opponent opposer individual somebody offers opposition antagonistic muscle musculus relaxes
antares brightest star scorpius
anteater pangolin placental mammal eutherian toothless southern africa edentate
antecedent ancestor ascendant ascendent relative individual whom descended origin origination inception preceding
antechamber anteroom hall foyer room
antelope bovid ruminant graceful world long legs horns
antenna aerial electrical device sends receives radio television feeler sensitivity sensitiveness ability
anterior tooth bone situated front mouth
anteroom antechamber hall foyer room
anthill formicary knoll mound hillock hummock earth ants
anthropologist scientist specializes anthropology
anthropology science scientific discipline studies origins relationships human
antiaircraft flak flack gun weapon
antibody protein macromolecule supermolecule variety proteins normally present
anticipate expect evaluate pass judgment judge think regard
anticipation expectancy expectation feeling outlook prospect
anticoagulation medical care aid treatment intervention administration anticoagulant
antigen substance
antipathy aversion distaste dislike feeling intense cognitive mental
antiquity historic period age era epoch preceding middle ancientness oldness extreme
antiredeposition process action preventing redeposition
antiserum serum blood liquid body substance bodily fluid
antithesis opposition oppositeness exact opposite rhetorical device juxtaposition contrasting
anvil block artefact heavy iron steel metals shaped incus auditory ossicle bonelet
anxiety anxiousness mental relatively permanent worry nervousness occurring emotion feeling vague unpleasant
aorta artery arteria arterial blood vessel trunk carries
apache athapaskan athapascan athabaskan athabascan member tribes migrated gangster mobster criminal felon
apadana great hall ancient persian
apartment flat housing lodging living accommodations structure suite
ape primate placental mammal eutherian primates short tails copycat imitator emulator individual
aperitif alcohol alcoholic drink beverage
aperture regulator control controller device controls amount light hole opening gap
apex vertex peak acme extreme point extremum extremity celestial sphere toward
apiary shed outbuilding containing number
aplomb assuredness cool poise composure calm calmness equanimity
apogee culmination phase stage period final climactic apoapsis point celestial earth
apologia apology defense defence vindication justification formal written
apologist vindicator justifier advocate advocator proponent exponent argues
apology acknowledgment acknowledgement message expression regret caused trouble apologia defense defence vindication
apothecary pharmacist druggist chemist health professional primary care
appalling experience occurrence occurrent appalls
apparatus setup equipment instrumentation designed serve specific function body work together perform
apparel dress clothes clothing article
apparition phantom phantasm phantasma spirit disembodied spiritual supernatural appearance occurrence occurrent ghostlike
appeal entreaty prayer request asking speech earnest urgent appealingness charm attractiveness beauty
appear look seem give certain impression outward aspect
appearance outward visible aspect occurrence occurrent coming sight
appendix addendum supplement postscript supplementary material collected appended process outgrowth appendage body
appetite appetency appetence craving desire feeling
applaud clap spat acclaim gesticulate gesture motion communicate
applause clapping approval commendation message demonstration hands together
apple edible fruit produce green goods groceries yellow tree native eurasian
applecart planning preparation provision thinking
applejack brandy liquor spirits booze distilled hard cider
applet application program applications programme
appliance contraption contrivance convenience device
applicability pertinence pertinency relevance relevancy connection connexion virtue
applicant applier individual somebody requests seeks assistance employment
application use usage utilization utilisation bringing bear request petition postulation message
applicator applier device instrumentation applying substance
applier applicant individual somebody requests
apply use utilize utilise service
appoint name nominate constitute establish found plant create
appointee official functionary skilled worker trained appointed appointment individual somebody
appointment assignment designation naming decision determination conclusion choice date engagement meeting get
appraisal assessment classification categorization categorisation sorting respect worth estimate estimation commercial document
appraiser valuator evaluator judge authority estimates officially worth authenticator critic
appreciate acknowledge recognize recognise thank gratitude
appreciation grasp hold understanding apprehension discernment savvy nature taste perceptiveness discrimination
apprehension apprehensiveness dread fear fearfulness fright emotion fearful understanding discernment savvy knowing
apprentice learner prentice novice beginner tyro tiro works
apprenticeship position post berth office apprentice
approach near come travel towards
appropriate allow earmark reserve assign allot portion distribute
appropriation money medium exchange monetary system aside annexation incorporation inclusion joining
approval blessing approving support aid assist assistance formal liking feeling good
approve okay sanction authorize authorise pass clear give
approximate resemble match fit correspond close similar
approximation estimate estimation idea calculation computation figuring reckoning similarity sameness coming near
april apr gregorian calendar month following march preceding
apron protective garment clothing article vesture cloth leather site land tract fairway
apse apsis recess niche enclosure
apsis apse recess niche enclosure
aptitude ability power knowledge inherent
aquarium vivarium enclosure tank pool
aquatics sport athletics diversion recreation
aquavit akvavit liquor spirits booze
arak arrack liquor spirits booze
arbalest catapult arbalist ballista engine
arbalist catapult arbalest ballista engine
arbour arbor bower pergola framework
arc discharge spark electrical conduction conductivity applied electric curve curved shape line
arcade passageway passage covered shops
arcanum secret information info message
arch curve arc bend flex shape
archaeologist archeologist anthropologist scientist studies prehistoric culture
archangel angel spiritual supernatural ranked above highest rank angelica angelique herb herbaceous
archbishop bishop priest highest rank
archery sport athletics diversion recreation
architect designer creator individual creates plans
architecture building edifice structure construction architectural product work discipline subject area field
architrave molding moulding decoration ornament
archives collection compendium publication records institution
arctic regions north circle centered galosh golosh rubber overshoe
ardor ardour elan zeal eagerness avidity avidness keenness love emotion intense
area country region particular geographical indefinite boundary topic subject issue study
areaway passageway passage buildings giving access basement
arena sphere domain area environment situation affairs particular country region central
argon chemical element substance colorless odorless inert
argot slang cant jargon speech spoken characteristic language
argue reason present represent lay out reasons arguments
argument statement evidence indication indicant fact assertion offered controversy contention contestation dispute
argyle argyll gravy boat holder
argyll argyle gravy boat holder
arianism theological doctrine philosophy philosophical system heretical taught
arianist christian religious adherent arianism
aridity fruitlessness barrenness yielding nothing value aridness thirstiness dryness waterlessness
arise originate rise develop come existence
aristocracy nobility elite upper class crust privileged holding gentry
aristotle greatest ancient athenian philosophers
arithmetic pure mathematics math maths branch dealing theory
arizona southwestern united states reptile genus glossy snake
ark sacred chest ancient hebrews
arkansas south central united states river rises rocky mountains
arm limb extremity appendage member human branch projection structure
armadillo edentate placental mammal eutherian burrowing chiefly nocturnal
armament weaponry arms implements war weapons system military arming equipping mobilization mobilisation
armature coil reactor voltage induced
armchair chair seat support side arms
armful containerful indefinite quantity contained arms
armilla celestial globe metal hoops
armoire wardrobe closet press furniture cabinet
armor armour protective covering cover protection metal combat military force armored
armpit axilla cavity bodily cavum structure hollow joined
armrest rest support
arms weaponry munition instrumentation artefact weapons considered collectively blazon blazonry heraldry emblem
army military service armed force permanent organization land crowd gathering assemblage number
aroma smell odor odour property detected olfactory system fragrance perfume scent
arousal rousing arousing physical physiological heightened
arouse elicit enkindle kindle create call forth
arquebus harquebus hackbut hagbut muzzle
arrack arak liquor spirits booze
arrange put set place pose proper systematic order
arrangement agreement planning preparation provision thinking arranged agreed grouping abstract orderly
array arrangement grouping orderly display impressive
arrest collar nail apprehend seize prehend clutch take
arrester restraint constraint device slows
arrival reaching accomplishment achievement action objective deed human arriving
arrive get come reach destination
arrogance haughtiness hauteur pride superbia mortal sin deadly
arrow pointer mark written symbol printed indicate direction projectile missile weapon arm
arroyo gully valley vale stream brook
arsenic ratsbane trioxide oxide white powdered poisonous chemical element substance
art creation artefact products human creativity creative beautiful significant
arteriole arteriola artery arteria arterial blood vessel thin
artery arteria blood vessel vas carries heart body thoroughfare road route major
arthritis inflammatory disease inflammation joint joints
arthroscope endoscope medical instrument inserted
article nonfiction nonfictional prose forming independent publication artefact class artifacts
articulation pronunciation utterance vocalization aspect involves bringing articulatory join joint juncture connection
artifact artefact physical taken
artifice ruse maneuver manoeuvre tactical deceptive
artillery gun ordnance armament weaponry arms implements war army military force uses
artilleryman cannoneer gunner serviceman military man personnel artillery
artisan craftsman journeyman artificer skilled worker trained workman
artist creator individual whose creative work shows sensitivity
artistry art prowess superior skill ability power learn
arts humanities discipline subject area field studies intended
ascendancy dominance ascendance ascendence status exists power another
ascertain determine find establish after calculation investigation experiment
ascot cravat neckwear wide square
asdic sonar measuring instrument system
ash residue remains burned tree woody plant ligneous
ashbin ashcan wastebin bin container
ashcan wastebin ashbin bin container
ashlar stone building material rectangular
ashtray receptacle container smokers cigars
asia largest continent earth population collection aggregation accumulation assemblage
ask request bespeak call demand somebody
aspect facet characteristic property distinct element problem considered
aspergill aspersorium device instrumentation short
aspersorium basin vessel holds holy
asphalt paving pavement material mixed crushed gravel sand mineral stuff dark
asphyxiator extinguisher device instrumentation manually
aspirant aspirer hopeful wannabe applicant applier individual ambitious
aspiration ambition ambitiousness drive will succeed dream desire feeling
aspirator pump mechanical device draws
ass buttocks nates arse body fleshy human fool sap saphead muggins
assagai assegai spear lance shaft
assail assault attack physically emotionally
assassin assassinator bravo murderer liquidator manslayer criminal muslim moslem religious member
assault battle conflict fight engagement close fighting during attack attempt crime criminal
assay check appraisal assessment classification categorization affairs substance undergoing analysis components
assegai assagai spear lance shaft
assemblage gathering grouping persons together place hookup system instrumentation components
assemble tack join connect link tie create putting
assembler program programme computer convert
assembly machine device together self contained fabrication construction building creating
assent acquiescence agreement speech statement proposal
assert asseverate maintain insist take firm stand categorically
assertion averment asseveration declaration statement emphatically affirmation speech deed
assertiveness positivity positiveness positivism aggressive self assurance
assess evaluate valuate pass judgment judge think estimate
assessment appraisal classification categorization categorisation sorting respect worth charge liabilities amount determined
assessor bureaucrat administrative official functionary evaluates property purpose
asset plus useful valuable
assiduity assiduousness concentration diligence industriousness industry determination great
assign delegate designate depute appoint charge give assignment
assignee party individual whom assigned
assigning assignment distribution deed human action distributing designated
assignment duty work assigned perform legal document instrument official
assimilate absorb ingest learn larn acquire take mentally
assist help aid support back give assistance
assistance aid assist help deed human action contributing resource asset
assistant helper help supporter worker individual contributes fulfillment
associate relate link colligate think cogitate cerebrate logical
association organization organisation formal groups action consorting joining others
assortment mixture miscellany miscellanea collection aggregation accumulation assemblage categorization categorisation classification grouping
assume presume expect anticipate evaluate pass judgment take
assumption premise premiss postulate posit proposition statement assumed supposition supposal hypothesis possibility
assurance confidence certainty cognitive mind freedom doubt pledge commitment dedication message
assure guarantee ensure insure certain
assyrian semite white caucasian inhabitant ancient assyria aramaic semitic language modern
assyriology archeology archaeology anthropology ancient assyrians
asterisk star character graph grapheme graphic symbol shaped
astonishment amazement feeling accompanies extremely surprising
astrodome dome roof transparent airplane
astrolabe sextant measuring instrument system
astronomy uranology physics philosophy science branch studies celestial
astrophysics astronomy uranology physics philosophy branch concerned physical
asylum refuge sanctuary shelter structure
asymmetry dissymmetry imbalance spatial property spatiality lack symmetry
asynchrony asynchronism desynchronization desynchronisation temporal exists occur unrelated
athabascan athapaskan athapascan athabaskan amerind amerindian language american
athanor furnace chamber feeds itself
atheist nonbeliever nonreligious does believe existence
athens athinai capital largest city greece town southeast ohio
atherodyde ramjet athodyd jet engine
athlete jock contestant individual trained compete sports
athleticism strenuosity energy vigor vigour zip intense
athletics sport diversion recreation active requiring physical exertion contest competition athletes
athodyd ramjet atherodyde jet engine
atlanta capital largest city georgia siege federal troops sherman
atlantic largest ocean
atm atmosphere pressure measurement will support column mercury digital data electronic means
atmometer evaporometer measuring instrument system
atmosphere ambiance ambience status particular environment surrounding influence atm pressure measurement will
atom substance smallest component element chemical properties molecule particle corpuscle material
atomiser atomizer spray sprayer dispenser
atomizer atomiser spray sprayer dispenser
atrium chamber cavity bodily cavum
atrophy wasting symptom evidence grounds decrease size organ withering weakening transformation transmutation
attach connect link tie attached
attache specialist specializer specialiser expert
attachment affection affectionateness fondness tenderness feeling institution addition improver component supplementary
attack assail contend fight struggle launch assault
attacker aggressor assailant assaulter wrongdoer offender bad attacks
attain achieve accomplish reach succeed win come bring
attainment accomplishment achievement action achieving arrival reaching
attempt try seek essay effort
attend present
attendance attending action deed human present frequency frequence oftenness rate
attendant attender tender assistant helper help supporter waits attendee meeter participant
attention attending basic cognitive process mental whereby concentrates care aid tending work
attenuator electrical device attenuating strength
attestation testimony evidence action bearing
attic loft garret floor level storey story open ionic ancient greek hellenic
attica territory athens ancient greece ionic dialect
attire garb dress clothing article vesture wear distinctive
attitude knowledge noesis complex mental involving beliefs feelings position posture bodily property
attorney lawyer professional adult grownup authorized practice
attract pull draw displace direct toward itself oneself
attraction force physical phenomenon attracts another show entertainment offered public
attribute impute ascribe assign evaluate pass judgment judge
auberge hostel hostelry inn hotel
audacity audaciousness temerity boldness daring hardiness hardihood fearless nerve brass
audience gathering assemblage spectators listeners multitude masses mass hoi
audiocassette cassette container audiotape
audiometer sonometer measuring instrument system
audiotape tape recording taping sound
audit accounting system method register inspection procedures records examination scrutiny investigation investigating
auditorium area structure construction theater concert hall audience
aug august gregorian calendar month following july preceding
auger snake physical long flexible
augment increase alter modify enlarge
august aug gregorian calendar month following july preceding
aunt auntie aunty kinswoman relative sister your father
aureomycin chlortetracycline antibiotic drug antibacterial yellow crystalline
auriscope otoscope auroscope medical instrument
auroscope otoscope auriscope medical instrument
austerity asceticism nonindulgence discipline trait great self denial
austin capital texas colorado river
australia nation occupying australian continent smallest
authenticity genuineness legitimacy credibility credibleness believability undisputed
author writer communicator individual writes generator source maker shaper
authorities government regime polity organization organisation governing authority
authority authorization authorisation potency control power powerfulness right individual somebody persons exercise
authorization mandate authorisation legal document instrument official giving authority potency control
authorize authorise pass clear permit allow let countenance
authorship writing composition penning verbal creation creating mental paternity initiation founding foundation
auto car automobile machine motor vehicle automotive four
autoclave sterilizer steriliser vessel container
autocue prompter device instrumentation displays
autofluorescence fluorescence light visible radiation self induced
autofocus optical device focussing camera
autogiro autogyro gyroplane craft aircraft
autogyro autogiro gyroplane craft aircraft
autoinjector hypodermic syringe hypo injecting
autoloader firearm gun reloads itself
automat vending machine slot coin
automatic firearm gun weapon autoloader
automation mechanization mechanisation high technology tech implementing control status automatically operated controlled
automaton zombi zombie individual somebody
automobile car auto machine motor vehicle automotive four
autonomy liberty independence independency freedom immunity arbitrary exercise personal
autopilot unconsciousness cognitive mind self
autopsy necropsy postmortem examination scrutiny investigation investigating dissection
autumn fall season year period leaves trees
auxiliary aide assistant helper help supporter
avail use utilize utilise apply advantage
availability handiness accessibility availableness convenience suitability suitableness hand
avarice greed covetousness rapacity mortal sin deadly sinning avariciousness cupidity
aventail camail ventail hood headdress
avenue approach attack plan conceptualization line boulevard street thoroughfare wide
average total number add come amount loss gain
aversion antipathy distaste dislike feeling intense averting avoidance turning away
avert debar forefend forfend prevent forestall foreclose preclude
aviary volary building edifice structure construction birds kept
aviation collection aggregation accumulation assemblage country military aircraft industry commercial enterprise operation
avocado aguacate edible fruit produce green goods groceries tree angiospermous flowering
avoid stay clear
avoidance shunning dodging rejection deed human action deliberately
await expect look wait forward probable occurrence
awake arouse awaken wake turn stop sleeping
awaken wake waken rouse alter modify awake conscious
awakening wakening arousal rousing waking
award awarding grant subsidization subsidisation allotment court accolade honor honour symbol
awarding award grant subsidization subsidisation allotment court
awareness consciousness cognizance cognisance knowing higher cognitive process sentience mind
awe wonder wonderment admiration astonishment overwhelming feeling fear reverence veneration emotion
awfulness dreadfulness horridness terribleness unpleasantness extreme
awl hand tool pointed marking
axe edge tool cutter cutlery cutting heavy bladed
axiom maxim saying expression locution speech widely accepted proposition statement susceptible proof
axis line straight body figure satisfies certain stalk stem plant organ
axle shaft rod wheel rotates
azimuth angle space celestial body vertical plane
babble talk speak utter mouth meaningless sounds like
babe baby infant child kid offspring progeny young
babushka headscarf kerchief woman folded
baby babe infant child kid offspring progeny young issue relative
babylonian semite white caucasian inhabitant ancient babylon cuneiform script ideographic syllabic
bachelor man adult male never married knight aristocrat lowest
back dorsum body posterior human rear side surface goes
backbench seat support seats occupied
backbend acrobatic stunt feat trunk bent backward standing
backboard game equipment raised vertical
backbone anchor mainstay keystone support influence central cohesive grit guts moxie fortitude
backdrop background backcloth scenery scene stage set hung
backer angel patron sponsor supporter benefactor invests theatrical
background inheritance heritage previous experience training ground view aspect prospect
backgrounding priority processing data execution
backhoe power shovel excavator digger
backing backup championship patronage blessing approval approving support mount layer bed artefact
backlog collection aggregation accumulation assemblage jobs done materials firewood fuel back hearth
backpack knapsack packsack rucksack bag
backrest back support device lean
backsaw handsaw hand saw stiffened
backscratcher opportunist selfish willing trade
backseat inferiority lower status rank
backstage wing offstage stage platform area sight audience
backstay stay brace bracing supports
backstop catcher infielder fielder plays
backstroker swimmer athlete jock swims
backsword singlestick stick implement instead
backwoods boondocks hinterland country rural area geographical geographic
backyard yard grounds curtilage field back house
bacon cut pork meat back sides salted dried english scientist franciscan monk
bacteria bacterium microorganism single celled noncellular spherical spiral
bad badness below standard expectations ethics decency
badge emblem allegory symbol symbolization characteristic property regarded sign
badminton court game athletic played
badness bad below standard expectations ethics decency severity severeness intensity intensiveness
baffled grouping frustrated perplexed
bag container instrumentation flexible single opening indefinite quantity amount game
baggage luggage case container cases carry belongings traveling woman adult female worthless
bagger packer boxer workman workingman
bagnio whorehouse brothel bordello building
bagpipe pipe wind instrument tubular
bait hook lure temptation enticement influence anything serves decoy device instrumentation
bake cook integrity edible putting oven
bakehouse bakery bakeshop workplace work
bakery bakeshop bakehouse workplace work
bakeshop bakery bakehouse workplace work
balaclava cap headdress headgear close
balalaika chordophone stringed instrument triangular
balance equilibrium situation affairs equality sameness totals credit
balancer acrobat athlete jock balances
balcony structure construction artefact upper
baldric baldrick belt accessory accoutrement
baldrick baldric belt accessory accoutrement
bale bundle sheaf package parcel bound storage transport basel basle city northwestern
bali island indonesia east java
balinese indonesian bahasa indonesia malay language bali
balkiness intractability intractableness trait likely stop abruptly unexpectedly
ball game equipment round thrown kicked games shot pellet projectile missile
ballad lay song vocal musical composition opus narrative poem verse literary
ballast material stuff substance heavy stabilize ship airship gravel crushed rock stone
ballcock regulator control controller floating
balldress formalwear eveningwear evening dress
ballerina danseuse ballet dancer professional terpsichorean female
ballet stage dancing choreography dance theatrical representation story music auditory written
balletomane enthusiast partisan partizan supporter ballet
ballgame situation affairs particular radically
ballista catapult arbalest arbalist engine
balloon craft aircraft tough nonrigid filled heated plaything toy artefact thin
ballot document written papers writing listing alternatives voting vote balloting choice
ballpark park stadium bowl arena sports facility ball scope range reach orbit
ballplayer athlete jock contestant plays baseball
ballroom room area mainly dancing
ballyhoo hoopla hype plug promotion promo publicity promotional
balsam spermatophyte phanerogam seed plant vascular yielding oleoresin resin fragrant oleoresins
baltimore largest city maryland
baluster support device number closely
balusters bannister banister balustrade barrier
balustrade bannister banister balusters barrier obstruction obstructor obstructer
balzac french novelist
ban censor outlaw criminalize criminalise illegalize forbid public
banana herb herbaceous plant vascular tracheophyte tropical subtropical edible fruit produce green
band set circle lot grouping unofficial association groups musical organization organisation instrumentalists
bandage patch dressing medical cloth covering soft material
bandbox box container light cylindrical
bandeau brassiere bra undergarment unmentionable
banderilla dart projectile missile decorated
bandit brigand thief stealer criminal felon armed
bandoleer bandolier cartridge belt broad worn shoulder soldiers
bandolier bandoleer cartridge belt broad
bandoneon concertina instrument popular south
bandsaw power saw sawing machine
bandstand stand platform horizontal surface level
bandwagon vogue trend style taste
bandwidth information system measurement metric data transmission rate
bang slam hit touch strike violently
banging noise sound continuing loud battering fight fighting combat
bangle bracelet jewelry jewellery adornment
banian banyan fig tree east
banish ban ostracize ostracise expel throw out kick
banister bannister balustrade balusters barrier obstruction obstructor obstructer
banjo stringed instrument musical guitar family long neck
bank slope incline side geological formation sloping land financial institution organization organisation
banker financier moneyman capitalist owns executive bank money handler dealer individual
bankruptcy failure fortune destiny fate complete lack abstract insolvency financial inability
banner streamer flag emblem long strip cloth paper headline newspaper heading
bannister english runner became first
banquet feast dinner party ceremonial many spread meal repast
banquette bench seat upholstered
banshee banshie spirit disembodied spiritual supernatural female wails
banter raillery backchat repartee wit humor humour light
banyan banian fig tree east
baptist protestant christian follower baptistic doctrines
baptistery baptistry font basin vessel
baptistry baptistery font basin vessel
baptize baptise christen name call know known administer
bar barroom saloon ginmill room area establishment alcoholic counter table obtain food
barb shot shaft slam remark comment input statement point end terminal pointed
barbacan barbican tower structure construction
barbarian savage primitive individual member uncivilized peasant boor churl unpleasant
barbell weight free exercising sports equipment heavy discs
barbershop shop store mercantile establishment
barbette mound hill structure construction
barbican barbacan tower structure construction
barbital veronal barbitone diethylmalonylurea barbiturate drug hypnotic
barbiturate drug sedative organic compound powerful soporific effect
bareboat vessel watercraft craft
bargain deal agreement understanding statement parties buy steal purchase acquisition
bargaining negotiation dialogue talks discussion terms transaction agreement
barge flatboat hoy lighter boat vessel watercraft flatbottom
barium metallic element metal chemical soft silvery alkali
bark covering cover tough protective woody stems roots noise sound resembling
barkeep bartender barman barkeeper employee worker mixes serves
barley barleycorn grain food cereal foodstuff grass cultivated since
barn farm building edifice outlying storing grain animal area square measurement nuclear
barnburner arsonist incendiary firebug criminal burns down barn success occurrence occurrent impressively
barnful containerful indefinite quantity barn will hold
barnyard yard enclosure adjoining barn
barograph barometer measuring instrument system
barometer measuring instrument system device
barong knife edge tool resembling
barony estate land landed acres baron baronetcy rank status position
baroreceptor sense organ sensory receptor responds pressure
barouche carriage equipage rig vehicle
barque bark sailing vessel ship
barrack military quarters living building buildings house personnel
barrage bombardment outpouring onslaught language linguistic rapid continuous battery shelling fire
barrel tube tubing conduit bullet travels fired cask vessel container cylindrical
barrelhouse barroom bar saloon ginmill
barrette pin fastener fastening holdfast
barretter ballast resistor resistance electrical
barricade roadblock barrier obstruction obstructor obstructer police stop
barrier obstruction obstructor obstructer impediment structure impedes free roadblock obstacle hindrance
barroom bar saloon ginmill room
barrow barrowful containerful indefinite quantity
bars gymnastic apparatus exerciser sports
bartender barman barkeep barkeeper employee worker mixes serves
bascule structure construction artefact device
base establish ground found basis
baseball ball game ballgame field played teams nine equipment playing
baseline standard criterion touchstone imaginary line measured compared mark print back
basement cellar floor level storey story lowermost portion support supporting structure ground
bash knock bang smash blow bump impact vigorous brawl party affair occasion
basics rudiments fact information info
basileus ruler swayer individual eastern roman empire
basilica church building place worship
basin vessel container bowl shaped basinful containerful indefinite quantity
basis footing ground foundation provides base fundament assumption
bask enjoy relish savor derive receive pleasure
basket handbasket container instrumentation woven handles basketful containerful indefinite quantity
basketball hoops court game athletic played opposing teams ball equipment inflated
basketeer cager athlete jock contestant
bass pitch sound property lowest musical range voice tune melody
bassinet baby bed furniture basket buggy carriage perambulator
bassoon instrument double reed
bastard asshole cocksucker dickhead unpleasant disagreeable unwelcome persona illegitimate whoreson offspring progeny
bastille fortress built paris century
bastion defense defence force defends principle citadel stronghold fastness defensive
bat hit touch strike baseball
batch collection aggregation accumulation assemblage loaves bread baked deal flock hatful indefinite
bath vessel container containing liquid immersed washup bathing wash washing
bathe cleanse clean groom neaten entire body
bather swimmer natator traveler traveller individual travels water somebody takes bath
bathhouse building edifice structure construction
bathing diversion recreation immersing body water sunshine washup wash washing lavation
bathometer bathymeter measuring instrument system
bathos expressive style triteness triviality mawkishness sentimentality sentiment insincere
bathrobe robe garment loose fitting towelling
bathroom room area toilet lavatory lav
bathtub tub vessel container relatively open fill water
bathymeter bathometer measuring instrument system
baton wand rod implement thin tapered conductor lead truncheon nightstick billy club
batsman batter hitter slugger ballplayer
battalion army military force headquarters three companies multitude plurality pack indefinite
batten batting stuffing padding cushioning
batter buffet strike touch against forcefully
battery artillery army guns missile launchers operated together electrical device produces electricity
batting attempt effort endeavor endeavour batter base batten stuffing padding cushioning
battle conflict fight engagement military action hostile meeting struggle attempt effort endeavor
battledore racket racquet sports implement
battlefield battleground field tract land ground parcel region
battlefront front line military position along opposing armies
battleground battlefield field tract land ground parcel region
battlement crenelation crenellation rampart bulwark
battleship battlewagon warship war vessel
battlesight gunsight sights arrangement makes
battlewagon battleship warship war vessel
battue hunt hunting outdoor sport
batwing swing door swinging pair doors
bavaria southern germany famous beer
bawdyhouse whorehouse brothel bordello building edifice structure construction
bawl bellow shout talk speak utter loudly restraint
bay embayment body water indentation shoreline larger cove cry sound hound scent
bayonet knife weapon arm system fixed rifle
bazaar bazar shop store mercantile establishment retail variety marketplace market place
bazar bazaar marketplace market place
bbs digital computer computing machine
beach geological formation physical area sand sloping down
beachhead bridgehead foothold combat zone area enemy shoreline accomplishment achievement action
beachwear clothing article vesture wear
beacon visual signal signaling sign fire radio station broadcasting broadcast
bead jewelry jewellery adornment ball hole middle drop pearl sphere round
beadle official functionary skilled worker trained minor parish united states biologist discovered
beadsman bedesman prayer supplicant religious paid pray soul
beagling hunt hunting outdoor sport
beak mouth orifice opening porta beaklike animals birds bill neb nib
beaker jar vessel flatbottomed glass
beam signal signaling sign transmitted along narrow path structural member support long
bean legume vegetable veggie veg edible seeds plants seed fruit fruits
beanbag bag container cloth filled
beanie beany skullcap cap
beany beanie skullcap cap
beard whiskers facial hair growing lower face fuzz tomentum plant
bearer carrier toter traveler traveller individual whose employment messenger courier
bearing relatedness connection connexion connectedness relevant interconnection heading aim direction way
bearskin fur pelt animal skin
beast animal brute creature living animate voluntary movement wolf savage attacker
beat crush shell trounce get better overcome defeat
beating whipping fight fighting combat scrap overcoming outdoing thrashing licking drubbing corporal
beatnik beat nonconformist recusant dissenter dissident member generation
beau boyfriend fellow swain man adult male lover dandy dude fop
beauty appearance visual aspect qualities give pleasure senses smasher stunner knockout woman
beckon wave gesticulate gesture motion communicate signal hands
become get turn enter assume certain
bed bedroom furniture article provides place sleep plot land ground patch
bedchamber bedroom chamber room area
bedclothes bedding cloth covering coverings
bedcover bedspread counterpane spread bedclothes
bedding bedclothes cloth covering coverings litter material stuff substance
bedframe bedstead furniture article furnishing
bedground area country region drove cattle sheep sleep
bedpan vessel container shallow bedridden
bedpost support device vertical supports corners bedstead
bedroll bedclothes bed clothing bedding
bedroom chamber bedchamber room area primarily sleeping
bedside side region space
bedsit bedsitter apartment flat housing
bedsitter bedsit apartment flat housing
bedspread bedcover counterpane spread bedclothes
bedspring spring elastic device springs
bedstead bedframe furniture article furnishing framework
bedtime hour day clock
bee hymenopterous insect hymenopteran hymenopteron hymenopter numerous hairy gathering affair assemblage carry
beebread ambrosia composition mixture nectar pollen prepared worker
beech tree woody plant ligneous deciduous trees rounded beechwood wood material
beef cattle cows kine oxen reared meat boeuf food solid
beehive workplace work geographic point geographical busy hive nest structure provides
beeper pager electronic device generates
beer brew brewage alcohol alcoholic drink general name
beetle insect arthropod biting mouthparts front wings modified mallet hammer hand tool
beg implore pray plead appeal invoke call upon
beggar mendicant pauper poor lives begging
beggary begging mendicancy solicitation entreaty prayer appeal money mendicity indigence need
begin get start commence take first step steps
beginner novice tyro tiro unskilled individual field founder father originator conceiver
beginning occurrence occurrent start commencement first outset point
behalf stead position place lieu agent sake interest benefit welfare
behave certain manner
behavior behaviour conduct doings deed human action manner activeness reaction
behind buttocks nates arse body fleshy human
behold see perceive comprehend attention
being beingness existence fact existing living animate
belch belching burp burping reflex response action instinctive
belching expulsion projection ejection forcing out forceful inside belch burp burping reflex
belfry campanile bell tower room area
belief cognitive mental held true impression feeling notion idea
believe accept evaluate pass judgment judge true
believer truster supporter protagonist champion admirer accepts true worshiper worshipper religious individual
bell acoustic device hollow metal makes ringing sound doorbell buzzer push button
bellarmine bellarmino italian cardinal theologian
belle girl miss missy young lady woman charming
bellhop bellboy bellman attendant attender tender assistant employed
bellow bawl shout talk speak utter loudly restraint
bellows blower device mechanical blows
bellpull pull device handle cord
belly abdomen venter stomach body region vertebrate thorax paunch adipose tissue fat
bellyband band strip slip cloth
belong owned
belshazzar babylonian general nebuchadnezzar
belt loop simple closed curve jordan endless flexible accessory accoutrement accouterment clothing
belvedere shrub bush woody plant
bema chancel sanctuary area structure
bench seat furniture article long terrace tableland plateau highland
bend flex shape deform curve
bender tool implement bending carouse
benedictine religious monk belonging order
benediction blessing prayer supplication worship praying divine protection petition orison
beneficiary donee recipient receiver acquirer funds benefits semantic role participant grammatical
benefit payment cost financial assistance need welfare good goodness aids
bennington town southwestern vermont
bent set inclination disposition tendency attitude relatively permanent grass gramineous plant graminaceous
bequest legacy gift acquisition personal property will
bereavement mourning sadness sorrow sorrowfulness unhappiness death departure
beret cap headdress headgear brim
berg iceberg ice mass geological formation floating austrian composer schoenberg twelve
berlin capital germany located eastern united states songwriter
bern berne capital switzerland
berretta biretta birretta cap headdress
berry edible fruit produce green goods groceries numerous reproductive structure structures
berth position post office occupation business job line mooring moorage slip anchorage
beryllium glucinium metallic element metal chemical light strong
beset harass hassle harry annoy rag get bother
besieger enemy foe foeman opposition lays siege your petitioner suppliant supplicant requester
best attempt effort endeavor endeavour supreme topper individual somebody outstanding
bestow confer award present allocate apportion
bestowal bestowment conferral conferment giving gift sharing conferring acquisition bestowed
bet wager predict foretell prognosticate call maintain
beta letter alphabet alphabetic character greek caryophylloid dicot genus magnoliopsid
betatron accelerator particle atom smasher
bethel place worship house prayer
betray bewray unwrap disclose let bring out reveal
betrayal treachery treason perfidy dishonesty knavery wrongdoing wrongful subversiveness traitorousness disloyalty
better break surpass outstrip outmatch outgo excellence
betterment improvement advance transformation transmutation shift better melioration status adds
bevatron cyclotron accelerator particle atom
bevel cant chamfer edge side
beverage drink drinkable potable food nutrient substance liquid
bevy gathering assemblage particular flock animal birds
bewilderment obfuscation puzzlement befuddlement confusion mental confusedness muddiness
bias prejudice preconception partiality partisanship inclination disposition prevents diagonal straight line across
bible book scripture word sacred text writing religious handbook enchiridion vade mecum
bibliography list listing database writings place publication
biceps skeletal muscle striated musculus origins
bickering bicker spat tiff quarrel wrangle row words
bicorn bicorne cocked hat chapeau
bicorne bicorn cocked hat chapeau
bicycle bike wheel cycle wheeled vehicle wheels moved
bicycling cycling sport athletics riding
bid offer tender propose payment
bidder applicant applier individual makes offer bridge player hand card
bidding command bid dictation speech deed human action summons invitation request asking
bidet basin vessel washing genitals
bier coffin casket box along
bifocals spectacles specs eyeglasses glasses
biggin cap headdress headgear child
bijou jewelry jewellery adornment delicately
bike motorcycle motor vehicle automotive
bikini atoll marshall islands swimsuit
bile gall digestive juice fluid succus secreted liver
bilharziasis schistosomiasis bilharzia infestation fullness resulting infection caused
bill legal document instrument official statute draft before account invoice statement financial
billboard hoarding signboard sign structure
billet note line personal letter
billfold wallet notecase pocketbook case
billhook bill hand tool cutting
billion integer number represented followed zeros million trillion zillion indefinite
bin container instrumentation binful containerful indefinite quantity
binary star celestial body heavenly
bind adhere bond stick attach join conjoin firmly
binder harvester reaper farm machine cuts grain binds adhesive material agent bind
binding attraction attractiveness capacity attract hold sewing stitchery needlework needlecraft
binoculars optical instrument designed simultaneous eyes
binomial quantity concept conception construct expressed difference terms
bioarm bioweapon weapon mass destruction
bioassay assay test trial run appraisal biological substance
biochip chip microchip micro silicon
biography life history account chronicle story series events
biologist scientist individual studies living organisms
biology life science bioscience studies living organisms organic phenomenon characteristic
biomedicine medicine medical specialty science branch applies biological
biophysicist physicist scientist applies methods physics biology
biopsy diagnostic test assay examination tissues liquids living
bioscope cinema movie theater theatre
bioweapon bioarm weapon mass destruction
biplane airplane aeroplane plane craft
biprism optical device obtaining interference
birchbark canoe boat bark birch
bird vertebrate craniate chordate warm blooded laying vertebrates fowl meat food solid
birdbath basin vessel ornamental
birdcage cage coop enclosure bird
birdcall call birdsong song animal
birdfeeder feeder device instrumentation outdoor
birdhouse shelter protective covering cover protection birds
birdie shoot hit stroke
birefringence refraction physical phenomenon splitting parallel rays polarized
biretta berretta birretta cap headdress
birmingham largest city alabama brummagem central england
birretta biretta berretta cap headdress
birth beginning commencement first outset begins nativity nascency nascence alteration
birthday anniversary day remembrance born date month hours
birthplace topographic point place spot born cradle provenance provenience beginning
birthright inheritance heritage right privilege entitled birth patrimony transferred
biscuit quick bread breadstuff staff life round leavened cookie cooky cake baked
bishop priest clergyman reverend man cloth senior member mulled wine vino port
bishopry episcopate position post berth office dignity bishop
bistro restaurant eating house place
bit spot indefinite quantity amount chip flake fleck fragment
bite grip seize prehend clutch tear teeth jaws
biteplate dental appliance device removable
biter individual somebody bites
bitt bollard post upright vertical
bitter ale beer english term
bitterness resentment gall rancor hostility enmity ill will acrimony acerbity jaundice disagreeableness
bitters liquor spirits booze hard drink alcoholic flavored
bivouac camp encampment cantonment military quarters living temporary campsite campground site
black blackness inkiness achromatic color colour least lightness lightlessness dark darkness
blackberry berry edible fruit sweet black dark purple bramble bush
blackboard chalkboard sheet flat solid artefact slate
blackening darkening color changing darker
blacklist shitlist list listing database
blackmailer extortioner extortionist criminal felon crook outlaw extorts
blackness black inkiness achromatic color colour least lightness lightlessness dark darkness
blackout pause intermission break interruption suspension radio broadcasting brownout dimout dark darkness
blacksmith smith metalworker skilled worker trained forges shapes
bladder vesica sac cavity bodily
blade leaf leafage foliage plant organ grass broad young youth younker spring
blame fault charge accuse
blandness unemotionality emotionlessness trait exhibiting personal embarrassment concern insipidity insipidness unappetizingness unappetisingness
blanket cover bedclothes bed clothing bedding cloth covering mantle anything
blare blaring cacophony clamor noise sound loud harsh
blaring blare cacophony clamor noise sound loud harsh
blasphemy profanity utterance vocalization blasphemous language profanation desecration sacrilege irreverence
blast blare noise resound sound strident
blatancy obviousness noticeability noticeableness patency property obvious offensive
blaze blazing fire flame flaming combustion strong burns hell trouble occurrence occurrent
blazer jacket coat lightweight single
bleach white whiteness achromatic color colour results removing whitener agent causal agency
bleachers stand tiered seat outdoor grandstand roof
bleat complain kick plain sound off talk whiningly
bleb blister bulla vesicle cyst sac elevation skin
bleed hemorrhage exhaust discharge expel eject lose blood
blemish defect mar appearance visual aspect mark flaw
blend intermix immingle intermingle mix mingle commix unify
blender liquidizer liquidiser mixer kitchen
blending blend combination combining compounding integrity components together shading gradation graduation quantification
bless raise conjure invoke give benediction
blessing approval approving support aid assist assistance formal boon good fortune luckiness
blight devastation desolation deterioration impairment blighted plant disease resulting withering
blimp reactionary ultraconservative extreme conservative
blind grouping severe visual impairments considered screen cover covert concealment
blindness sightlessness cecity visual impairment defect vision disorder
bling jewelry jewellery adornment flashy
blink wink nictitate nictate involuntarily reflexively behave briefly
blinker flasher light source illumination flashes trafficator visual signal signaling
blizzard snowstorm storm violent atmospheric phenomenon widespread snowfall rash series ordering order
bloat swelling puffiness lump enlargement rumen intestinal tract
blob amorphous shape indistinct shapeless
bloc axis alliance coalition alignment alinement countries special
block artefact solid area country region rectangular
blockade encirclement military action isolates area importance enemy obstruction obstructor obstructer impediment
blockage obstruction physical physiological blocking
blockbuster bomb demolish extensive areas
blocker football player footballer athlete
blockhouse stronghold fastness defensive structure
bloke chap fellow feller male individual
blonde blond individual somebody fair skin hair chromatic color colour
blood liquid body substance bodily fluid humor disposition temperament nature
bloodhound sleuthhound hound dog hunting breed powerful european
bloodmobile motor vehicle automotive equipped
bloodshed gore murder slaying execution homicide shedding blood bloodbath bloodletting battue slaughter
bloodstream blood liquid body substance bodily fluid flowing
bloom blossom flower develop grow produce yield flowers
bloomers pants drawers knickers underpants
blooming bloom organic process biological physical bearing flowers
blossom flower bloom reproductive structure plant organ angiosperm prime peak period
blot smudge spot daub blemish defect mar appearance smear smirch mistake
blotch splodge splotch smudge spot blot daub irregularly
blouse top clothing worn women
blow stroke motion movement powerful fist weapon bump impact contact impinging
blowback backfire explosion detonation blowup
blower device instrumentation produces current fan electric motor
blowfish puffer pufferfish saltwater fish seafood delicacy highly globefish plectognath
blowing processing process physical involves
bludgeon club stick weapon
blue blueness chromatic color colour spectral pigment clothing article vesture wear
bluebonnet lupine lupin woody plant
bluefish percoid fish percoidean bluish warm water marine saltwater seafood fatty
blues black music genre musical folksong originated among megrims vapors vapours depression
bluestocking woman adult female literary intellectual interests
bluff bank ridge high steep pretense pretence feigning dissembling
blunder blooper bloomer bungle mistake error fault nonaccomplishment
blunderbuss musket muzzle loader short
blur fuzz representation mental internal hazy indistinct
blush crimson flush redden discolor discolour colour color
bluster confusion disorder noisy turbulence bravado ostentation fanfare flash
boa scarf garment long thin
board committee commission administrative body supervisory powers plank lumber timber building
boarding embarkation embarkment departure going away leaving passengers structure construction artefact boards
boardinghouse house dwelling home domicile private provides accommodations
boardroom room area committee meets
boards theater stage theatre boarding
boast tout swash brag overstate exaggerate overdraw hyperbolize
boat vessel watercraft craft travel water sauceboat dish crockery dishware
boater leghorn panama sailor hat chapeau lid headdress boatman waterman worker individual
boathouse shed outbuilding edge river
boating yachting water travel seafaring traveling pleasure
boatload shipload carload indefinite quantity amount cargo held
boatswain bosun mariner seaman tar petty officer merchant
bob down repeatedly
bobbin spool reel winder mechanical
bobbysock anklet anklets bobbysocks sock
bobbysocks anklet anklets bobbysock sock
bobbysoxer lass lassie young girl jeune fille adolescent
bobsled bobsleigh sled sledge sleigh
bobsledding sledding sport athletics riding
bobsleigh bobsled sled sledge sleigh
bock lager beer strong traditionally
bodega shop store mercantile establishment
bodice top clothing dress above waist
bodkin poniard dagger sticker knife
body entire physical structure grouping persons associated common
bodybuilder musclebuilder muscleman individual somebody does special exercises
bodybuilding musclebuilding exercise exercising physical exertion builds muscles
bodyguard escort defender guardian protector shielder escorts protects detachment army protect
bodywork body structure construction exterior
bog wetland land ground soil spongy decomposing vegetation
bogey shoot hit stroke
bogie bogey bogy evil spirit
bogy bogie bogey aircraft craft unidentified evil spirit
boil turn come boiling point liquid vapor
boiler vessel container sealed water converted steam kettle pot cooking utensil
boilersuit overall coverall protective garment
boiling heating warming temperature application heat liquid stewing simmering cooking cookery
bola bolo necktie tie neckwear
boldness daring hardiness hardihood fearlessness courage courageousness bravery nerve brass face aggressiveness
bolero dance music written rhythm
bollard bitt post upright vertical
bollock testis testicle orchis male
bolo bola necktie tie neckwear cord fastened around knife edge tool long
bolometer measuring instrument system device
bolshevik marxist red bolshie radical individual emotionally charged bolshevist communist commie socialist
bolster reinforce reenforce strengthen beef support
bolt thunderbolt lightning atmospheric electricity discharge accompanied thunder bar implement sliding breech
bomb explosive device fused explode specific conditions calorimeter measuring instrument system
bombard bombardon shawm oboe hautboy
bombardon helicon bass horn sousaphone
bombast fustian rant claptrap grandiosity magniloquence ornateness grandiloquence
bombay mumbai city western india just coast arabian
bomber airplane aeroplane plane craft military aircraft drops individual somebody plants bombs
bombie bomblet cluster bomb unexploded
bombing bombardment attack onslaught onset onrush dropping bombs sabotage destruction devastation
bomblet bomb explosive device smaller
bombproof chamber enclosure
bombsight sights optical instrument sighting
bombus arthropod genus bumblebees
bond attraction attractive force electrical linking atoms debt instrument obligation certificate
bondsman bondman slave individual male bondswoman benefactor helper good
bone connective tissue animal rigid makes skeleton vertebrates material stuff porous
bonemeal organic fertilizer fertiliser ground bones
bones castanets clappers percussion instrument
boneshaker wheeled vehicle dilapidated uncomfortable
bonfire balefire fire occurrence occurrent outdoor lighted signal
bongo drum membranophone tympan percussion
bonn city western germany rhine river
bonnet hat chapeau lid headdress tied chin hood cowl cowling protective
bonus fillip positive stimulus stimulation stimulant anything tends incentive payment cost additional
booby dumbbell dummy dope simpleton simple individual ignorant gannet pelecaniform seabird tropical
book publication work written composition published volume product production creation
bookcase furniture article furnishing shelves storing books
bookend support device placed books
booker agent representative engages company performances
booking engagement employment work occupation business performers performing reservation action
bookmobile van truck motortruck shelves
bookshelf shelf support keep books
bookshop bookstore bookstall shop store
bookstall bookshop bookstore shop store
bookstore bookshop bookstall shop store
boom din sound perceived resonant like artillery
boomerang projectile missile weapon arm
boon blessing good fortune luckiness luck desirable
boost hike raise lift elevate get increase
boot footwear footgear covering covers foot lower trunk compartment room automobile
booth table furniture article cubicle stall kiosk closet
boothose stocking hosiery hose protective
bootjack device instrumentation shaped notch
bootleg moonshine corn whiskey whisky
bootlegger moonshiner criminal felon crook outlaw makes sells
bootlegging selling merchandising marketing commerce transporting alcoholic liquor
booty loot pillage plunder stolen property transferred possession
booze liquor spirits alcohol alcoholic drink beverage intoxicant
borate salt compound chemical ester boric acid
bordello whorehouse brothel bagnio building
border borderline delimitation mete boundary bound bounds extremity margin perimeter edge
bore tire bored
boredom ennui tedium dissatisfaction discontentment discontent discontentedness feeling
borer drill tool penetrating rock
borough administrative district division territorial divisions city town townspeople townsfolk municipality
borrow get acquire temporarily
borrower recipient receiver acquirer receives promise return equivalent
borrowing adoption appropriation acquiring getting transaction dealing dealings action
borstal reformatory reform school training
bosom privacy privateness secrecy concealment chest considered place breast external body
boss foreman chief gaffer supervisor superior superordinate exercises hirer employer leader responsible
boston beantown capital largest city massachusetts
bota wine bottle leather
bother trouble strive reach strain tug take
bottle vessel container glass plastic storing drinks liquids bottleful containerful indefinite quantity
bottleneck constriction chokepoint narrowing shape configuration reduces flow portion physical narrow bottle
bottom underside undersurface side face surface lower anything region lowest
bottomland bottom land ground soil lying alluvial near
botulin botulismotoxin bacterial toxin potent
botulismotoxin botulin bacterial toxin potent
boucle fabric cloth material textile uneven yarn knobby
boudoir bedroom sleeping room accommodation
bough limb tree branch larger branches
boulder bowlder rock stone smooth mass detached place town north central colorado
boulevard avenue street thoroughfare wide
bounce resile spring bound jump leap back
bouncing bounce recoil repercussion rebound backlash rebounding impact
bound jump leap spring forward leaps bounds
boundary bound bounds extremity region line plane indicating edge shape
bounder cad blackguard dog villain
bounds boundary bound extremity region line plane indicating
bouquet corsage posy nosegay flower arrangement floral flowers fragrance fragrancy redolence olfactory
bourbon reactionary ultraconservative extreme conservative politician united states whiskey whisky liquor spirits
bourdon drone pipe wind instrument
bourgeoisie class stratum lower upper classes
bout turn round section division concept during team period fundamental quantity illness
boutique shop store mercantile establishment
bow gesticulate gesture motion communicate bend knee body
bower arbor arbour pergola framework frame supporting structure
bowknot bow knot fastener fastening
bowl vessel container round open trough concave shape concavity
bowlder boulder rock stone smooth mass detached place
bowler cricketer athlete jock delivers
bowline loop knot neither slips
bowstring cord line string archer
bowtie necktie tie neckwear ties
box container instrumentation loge compartment room private
boxcar freight car railcar railway roof sliding doors
boxer pugilist combatant battler belligerent fighter fights fists packer bagger workman workingman
boxers drawers underdrawers shorts underpants
boxershorts drawers underdrawers shorts underpants
boxing pugilism fisticuffs contact sport
boy male individual youthful man adult friendly
boyhood childhood life
bra brassiere bandeau undergarment unmentionable
brace poise fix prepare set ready
bracelet watchband watchstrap wristband band
braces brace dental appliance device
bracing brace structural member support stiffen framework
brad nail fastener fastening holdfast
bradawl pricker awl hand tool
braggadocio bluster rodomontade rhodomontade boast boasting jactitation vain
braid plait tress twist hairdo hairstyle hair style braiding trimming trim passementerie
brail net trap draw fish
brain encephalon neural structure anatomical complex body central brainpower mentality wit intelligence
brake restraint constraint device slow stop vehicle fern pteridophyte nonflowering plant
brakes brake restraint constraint braking device combination interacting
bramble woody plant ligneous vascular tracheophyte rough thorny
branch subdivision arm division administrative body larger complex stalk stem plant organ
brand marque name language linguistic given product service sort variety recognizable
brandy liquor spirits booze hard drink distilled wine
brasier brazier heater warmer device
brass alloy metal copper zinc wind instrument musical consists
brasserie restaurant eating house place
brassica dilleniid dicot genus magnoliopsid mustards cabbages
brassie wood golf club golfclub
brassiere bra bandeau undergarment unmentionable
brattice partition divider structure construction
bravado bluster ostentation fanfare flash display swaggering show
bravery courage courageousness braveness spirit character fiber fibre fearlessness feeling fear
brazenness shamelessness boldness daring hardiness hardihood behavior marked
brazier brasier heater warmer device
brazil brasil largest latin american country portuguese edible nut three sided
breach transgress offend infract disrespect relate disregard laws
bread breadstuff baked goods food solid dough flour boodle cabbage clams money
breadbox container instrumentation keep bread
breadth comprehensiveness largeness intelligence ability power capacity understand width dimension magnitude extent
break interrupt end terminate alter
breakable article artefact fragile easily broken
breakaway secession withdrawal separation breaking away withdrawing
breakdown dislocation disruption perturbation disturbance disrupting established order collapse prostration illness unwellness
breakfast meal repast nutriment nourishment first
breaking breakage break integrity
breakthrough discovery find insight brainstorm brainwave understanding productive uncovering important
breakup dissolution termination ending conclusion disintegration relationship separation detachment alteration modification
breakwater groin groyne mole barrier obstruction obstructor obstructer
breast chest external body front trunk neck abdomen bosom knocker boob mammary
breastpin brooch broach pin jewelry
breaststroker swimmer athlete jock swims
breastwork parapet fortification munition defensive structure defense wall
breath bodily process body function taking expelling during air gas inhaled exhaled
breathalyser breathalyzer device instrumentation measures
breathalyzer breathalyser device instrumentation measures
breathe respire suspire draw expel lungs
breathing respiration ventilation bodily process body function inhalation
breechblock blockage block closure occlusion
breechcloth breechclout loincloth garment clothing
breechclout breechcloth loincloth garment clothing
breeches knickerbockers knickers trousers pair pant garment ending
breechloader gun weapon arm system
breed engender spawn call forth
breeding genteelness gentility elegance virtue fineness manner expression education training upbringing inheritance
breeze zephyr air wind current weather slight cinch picnic snap undertaking
brevity terseness expressive style brief expressions briefness transience duration length
brew brewage alcohol alcoholic drink
brewage brew alcohol alcoholic drink
brewery plant works industrial building
brewpub brewery plant works industrial
bribe payoff payment cost position trust corrupt judgment
briber suborner criminal felon crook outlaw pays
brick ceramic instrumentation rectangular block clay baked kiln good individual fellow
brickkiln kiln furnace bricks
bricklayer craftsman artisan journeyman artificer skilled building bricks
bricklaying masonry trade craft laying bricks
brickwork masonry structure construction done
bricole catapult arbalest arbalist engine
bride newlywed honeymooner spouse partner woman recently married bridget brigid irish abbess
bridegroom groom newlywed honeymooner spouse partner recently married participant player associate
bridge span structure construction artefact allows vehicles cross circuit electrical electric device
bridgehead foothold combat zone area hostile territory captured post station position place
bridgework bridge denture dental plate
bridle headgear stable gear saddlery tack horse check curb restraint control
brief legal document instrument official stating facts points outline synopsis abstract precis
briefcase case container handle
briefing informing known speech detailed instructions military operation
briefs underpants undergarment unmentionable short
brier brierpatch vegetation flora botany collection tangled mass branchlet twig sprig branch
brig sailing vessel ship watercraft masted square rigged penal institution facility
brigade army military force smaller division
brigadier general officer commissioned military ranking below major
brigantine sailing vessel ship watercraft
brightness light lightness visual property perception along continuum cleverness smartness intelligence ability
brilliance glare blaze brightness light lightness within field magnificence splendor splendour elegance
brilliancy luster lustre splendor brightness light lightness outshines
brim rim lip edge side vessel container projection structure construction circular
bring convey take transport carry displace somebody oneself
bringing delivery transportation transport transfer transferral delivering distributing
brink threshold verge boundary edge bound line region border
bristle fiber fibre material stuff stiff hair process outgrowth appendage
britain monarchy northwestern europe occupying british isles
britches breeches knee pants knickerbockers
british brits nation land country great britain
broach brooch breastpin pin jewelry
broadax broadaxe axe edge tool
broadaxe broadax axe edge tool
broadcast message transmitted radio television program programme show
broadcaster communicator individual broadcasts radio
broadcasting medium mass transmission disseminates telecommunications telecommunication telecom taking
broaden widen extend increase broader
broadening widening shape wider development improvement action broader
broadloom rug carpet carpeting floor
broadside circular handbill bill advertisement advertizement advertising tirade philippic denunciation denouncement
broadsword sword blade brand steel
broadway street manhattan passes times square
brochette spit skewer
broiler oven kitchen appliance stove broiling chicken poulet volaille poultry
broker agent factor businessperson bourgeois capitalist businessman buys
brokerage nondepository financial institution organization organisation stock broker business concern
bronc bronco broncho mustang pony unbroken imperfectly broken
bronchiole duct epithelial canal channel smallest bronchial ducts
bronchiolitis bronchitis respiratory disease illness disorder inflammation membranes
bronchoscope medical instrument slender tubular
bronchus cartilaginous tube duct epithelial canal either main
bronze alloy metal copper sometimes elements sculpture plastic art
brooch broach breastpin pin jewelry
brood animal biological young cared
brooding incubation parturition birth giving birthing sitting eggs pensiveness melancholy sadness unhappiness
brook creek stream watercourse body water smaller river
brooklyn borough york city
broom cleaning implement device equipment sweeping shrub bush woody plant
brothel whorehouse bordello bagnio building edifice structure construction
brother male sibling kinsman same parents else member fellow associate
brotherhood kinship family relationship male offspring siblings fraternity sodality class stratum
brougham carriage equipage rig vehicle
brow forehead lineament body face above eyes eyebrow supercilium hair
brown brownness chromatic color colour spectral orange brightness scottish botanist first observed
brownstone sandstone arenaceous rock reddish
browser spectator witness viewer watcher
brucellosis infectious disease communicable bacterial human beings transmitted zoonosis zoonotic animal
bruise contuse injure wound hurt underlying soft tissue
brush rub guide run draw
brushing brush dental care attention aid your teeth hair haircare
brutality ferociousness viciousness savagery cruelty cruelness harshness malevolence barbarity barbarism atrocity
brute beast wolf savage attacker aggressor assailant assaulter animal creature living
bubble globule ball globe orb hollow scheme strategy plan action
bubblejet printer dot matrix
bubbler fountain structure construction public
bubbly champagne sparkling wine vino
buck endeavor endeavour strive try determination
buckboard carriage equipage rig vehicle open horse drawn
bucket pail vessel container roughly cylindrical open bucketful containerful indefinite quantity
buckle clasp fasten fix secure attach buckles
bucksaw saw hand tool frame
buckshot shot pellet projectile missile
buckskin saddle horse riding mount light yellowish color leather animal skin soft
buckskins breeches knee pants knickerbockers
bud flower bloom blossom reproductive structure partially opened sprout plant organ swelling
buddha siddhartha gautama founder buddhism saint holy man angel
buddhist religious individual follows teachings buddha
buddy brother chum crony friend individual close accompanies
budget fund monetary money allocated particular purpose plan program programme idea
buff fan devotee lover follower individual ardent admirer leather animal skin soft
buffalo bison bovid shaggy haired brown north american city lake erie western
buffer compound chemical substance ionic resists changes zone region neutral rival
buffet batter strike touch against forcefully
buffoon clown fool sap saphead muggins rude vulgar goof goofball comedian
bug insect arthropod general term similar creeping crawling glitch defect fault flaw
buggy roadster carriage equipage rig vehicle lightweight
bugle brass instrument wind valves bugleweed herb herbaceous plant
bugler trumpeter cornetist musician instrumentalist plays bugle
build construct create combining materials
builder material stuff substance added soaps detergents increase creator individual creates business
building edifice structure construction artefact roof walls stands creating raw materials
buildup accumulation accrual accruement increase building accretion increment
bulb stalk stem plant organ modified thickened globular lightbulb electric lamp transparent
bulgaria republic eastern balkan peninsula southeastern europe
bulge bump hump swelling projection convex shape convexity
bulk majority number figure amount property resulting greater mass volume magnitude
bulkhead partition divider structure construction
bull cattle cows kine oxen uncastrated adult male bruiser strapper samson man
bulldozer dozer tractor vehicle powerful
bullet slug projectile missile weapon arm fired passenger train railroad high
bullethead human head caput shaped like bullet
bulletin report news story account brief
bullfighting tauromachy blood sport athletics
bullhorn loudspeaker speaker system portable
bullion precious metal valuable mass
bullnose plane woodworking edge tool
bullpen area structure construction place
bullring stadium bowl arena sports
bullshot cocktail mixed drink vodka
bully tough hooligan ruffian attacker aggressor assailant assaulter hood hoodlum goon punk
bullyboy bully tough hooligan ruffian swaggering
bulwark rampart wall embankment mound
bum rotter rat skunk unpleasant disagreeable unwelcome persona tramp hobo vagrant drifter
bumblebee humblebee bee hymenopterous insect hymenopteran hymenopteron robust
bumboat boat vessel watercraft ferries
bumper glass drinking container filled
bunch clump cluster clustering agglomeration collection aggregation accumulation crowd crew gang gathering
bundle package packet parcel collection aggregation accumulation assemblage sheaf container
bung spile plug stopper stopple
bungalow cottage house dwelling home
bunk manger trough container long feeding cattle berth bed bedroom furniture
bunker trap hazard obstacle golf course container instrumentation storing fuel
bunkmate acquaintance friend individual occupies same sleeping quarters
bunt hit hitting striking touch baseball lightly swinging smut plant disease wheat
bunter batter hitter slugger batsman bunts
bur burr pericarp seed vessel
burden load encumbrance incumbrance concern worry headache vexation loading weight artefact
bureau agency office authority administrative body government chest dresser furniture article
bureaucracy bureaucratism government officials officialdom administration governance nonelective authorities regime polity
buret burette measuring instrument system
burette buret measuring instrument system
burglar thief stealer criminal felon enters building intent
burglary felony crime criminal offense offence entering building
burial entombment inhumation interment funeral obsequy ceremony ceremonial burying concealment concealing hiding
burin chisel edge tool tempered
burka burqa garment clothing article
burma myanmar mountainous republic southeastern asia bengal
burn fire destroy ruin
burner apparatus setup equipment burning fuel heating element component constituent
burning combustion integrity burn pain hurting symptom
burnoose burnous burnouse cloak overgarment
burnous burnoose burnouse cloak overgarment
burnouse burnous burnoose cloak overgarment
burnup race contest competition high
burqa burka garment clothing article
burr bur pericarp seed vessel covering hooks prickles projection structure construction rough
burrow tunnel hole hollow depression animal shelter
bursitis inflammation redness rubor symptom bursa
burst split break separate fall apart come open
bury hide conceal cover sight
bus autobus coach charabanc public transport conveyance vehicle topology network configuration constellation
busbar bus conductor device electrical
busboy attendant restaurant employee sets tables assists waiters
busby bearskin shako hat chapeau
bush shrub woody plant ligneous vascular tracheophyte perennial wilderness wild geographical area
bushel united states dry equal pecks cubic inches british capacity imperial liquid
bushwhacker hillbilly rustic commoner common man disparaging term confederate soldier guerrilla during
business concern enterprise organization organisation commercial industrial constitute commerce commercialism mercantilism transaction
businessman businessperson bourgeois capitalist engaged commercial industrial business
businessmen profession occupational vocation body individuals manage businesses
bustier top clothing close fitting
bustle hustle energetically busily
butchery abattoir shambles slaughterhouse building
butler pantryman manservant servant retainer english novelist described fictitious
butt border adjoin edge touch meet contact adjacent
butter dairy product foodstuff food edible emulsion globules combatant battler belligerent fighter
butterfat animal fat fatty substance milk butter
buttermilk milk dairy product residue
buttery pantry larder storeroom storage
buttocks nates arse butt body fleshy human
button fastener fastening holdfast fixing round sewn shirts push switch electric electrical
buttress buttressing support supporting structure
buttressing buttress support supporting structure
buy purchase get acquire obtain
buyer purchaser emptor vendee customer client consumer buys
buying purchasing purchase acquisition
buzz bombinate bombilate sound perceived buzzing
buzzer doorbell bell push button
bygone past times yesteryear events aside
bypass avoid unpleasant laborious
byre cowbarn cowshed cowhouse barn
cab compartment room front motor vehicle locomotive driver cabriolet carriage equipage rig
cabala cabbala cabbalah kabala secret
cabana tent collapsible shelter dressing room beside swimming
cabaret nightclub club nightspot spot
cabbage chou cruciferous vegetable veggie veg types boodle bread clams money
cabbala cabala cabbalah kabala secret
cabbalah cabala cabbala kabala secret
cabin compartment room ship boat sleep house dwelling home domicile
cabinet furniture article furnishing resembling cupboard doors shelves advisory board planning persons
cable cablegram telegram wire message sent abroad line conductor device transmitting
caboose galley cookhouse kitchen room
cabriolet cab carriage equipage rig
cache storage space area hidden hoard stash store stock
cadaver corpse stiff clay body dead human
caddy tin container storing
cadence meter metre poetic rhythm rhythmic pattern prosody passage musical composition opus
cadenza passage musical composition opus brilliant solo occurring
cadre cell political serving nucleus larger movement core set military
caesar conqueror gaul master italy united states comedian pioneered
cafe coffeehouse restaurant eating house place eatery drinks
cafeteria restaurant eating house place eatery serve yourself
caff cafe coffeehouse coffee shop
caftan kaftan dress frock clothing
cage coop enclosure area wire metal bars birds constraint restraint confinement restricts
cager basketeer athlete jock contestant
cagoule parka windbreaker windcheater anorak
caisson coffer lacunar panel sheet
cake bar block artefact solid substance patty dish nutriment nourishment
calamity catastrophe disaster tragedy misfortune bad luck trouble
calash caleche hood headdress headgear
calcification chemical process action impregnates calcium hardening symptom tissue hardened
calcium metallic element metal chemical white burns brilliant
calculate cipher cypher compute reason think cogitate cerebrate
calculation computation computing procedure process calculating figuring reckoning problem
calculator reckoner figurer estimator expert
calculus concretion rock stone hard lump produced mineral tartar tophus crust incrustation
caldron cauldron pot cooking utensil
caleche calash hood headdress headgear
calendar arrangement organization organisation system timekeeping defines beginning list listing database register
calender machine device smooths glazes
calf young mammal offspring domestic cattle sura skeletal muscle striated
caliber calibre degree grade level property excellence worth bore gauge diameter
calibration standardization standardisation deed human action checking adjusting
calibre caliber degree grade level property excellence worth bore gauge diameter
california western united states pacific
californian american inhabitant habitant dweller native resident california
caliper calliper measuring instrument system
caliph calif kaliph kalif ruler swayer individual civil
calisthenics callisthenics practice pattern calisthenic
calk calkin cleat projection metal
calkin calk cleat projection metal
call name label designate denominate assign specified
caller company visitor visitant traveler traveller business investor capitalist buys call
calliope muse epic poetry musical
calliper caliper measuring instrument system
callisthenics calisthenics practice pattern calisthenic
callousness unfeelingness callosity hardness insensitivity insensitiveness inability unfitness
calm quiet tranquilize tranquillize comfort soothe console solace
calmness composure calm equanimity disposition temperament nature steadiness good weather conditions absence
calorimeter measuring instrument system device determines quantities heat
calpac calpack kalpac cap headdress
calpack calpac kalpac cap headdress
calumny defamation calumniation obloquy disparagement depreciation derogation disrespect aspersion slander attack
calving parturition birth giving birthing calf
cam river east central england
camail aventail ventail hood headdress
camaraderie chumminess comradeliness comradery sociability sociableness sociality affording
cambodia kampuchea nation southeastern asia
cambridge university england city massachusetts just north
camcorder television camera equipment portable
camera photographic equipment taking photographs television video electronic
camion lorry truck motortruck motor
camise shirt garment loose tunic
camisole underbodice undergarment unmentionable garment
camlet garment clothing article vesture
camp encampment cantonment bivouac military quarters living temporary gathering assemblage together
campaign run race contest competition candidates elective office crusade drive venture undertaking
campanile belfry bell tower
camper vacationer vacationist nonworker living temporarily tent lodge recreational vehicle equipped camping
campfire fire occurrence occurrent outdoor warmth cooking
camping encampment bivouacking tenting inhabitancy inhabitation habitation occupancy
campmate acquaintance friend individual lives same camp
campstool stool seat folding
campus field tract land ground buildings university situated
can tin preserve keep cook fix
canada nation northern north america
cancel scratch scrub postpone indefinitely annul scheduled
cancellation nullification override cancelling negation denial disaffirmation speech
cancer malignant tumor neoplasm metastatic growth caused abnormal crab individual somebody born
candelabra candelabrum candlestick candle holder
candelabrum candelabra candlestick candle holder
candidacy campaigning candidature electioneering campaign crusade drive candidate
candidate campaigner nominee politician politico pol political leader prospect individual somebody considered
candle taper lamp source illumination stick wick middle candela luminous intensity candlepower
candlepin bowling pin equipment thin
candlestick holder holding device sockets
candlewick wick taper cord candle embroidery fancywork needlework needlecraft
candour candor candidness frankness honesty honestness righteousness honest fairness impartiality nonpartisanship
candy confect sweet confection dainty delicacy rich flavored
cane walking stick lean help them walk stalk stem plant organ
cangue instrument punishment formerly china
caning wicker wickerwork work product production interlaced slender
canister ammunition ammo weaponry arms
cannery factory mill manufacturing plant
cannikin bucket pail vessel wooden
cannister canister tin container instrumentation
cannon artillery heavy weapon gun ordnance wheels arm system
cannonball projectile missile weapon arm
canoe boat light
canon rule prescript direction instruction body rules principles priest clergyman reverend man
cant buzzword nonsense bunk nonsensicality meaninglessness stock phrases bank camber slope incline
canteen flask bottle carrying water shop store mercantile establishment
canter lope gait locomotion travel smooth three beat
cantilever beam structural member projecting horizontal fixed
cantle back backrest support saddle seat
cantonment camp encampment bivouac military
canvas canvass fabric cloth material textile heavy closely oil painting picture
canyon canon ravine valley vale formed river area
canyonside slope incline side geological formation steeply sloping
cap headdress headgear clothing article tight fitting top cover covering
capability capableness ability capable physically intellectually legally capacity susceptibility susceptibleness status
capacitance capacity electrical phenomenon physical whereby electric charge capacitor condenser device
capacitor capacitance condenser electrical device capacity store electric
capacity capability capableness ability perform produce susceptibility susceptibleness status
cape ness land dry earth ground strip projecting mantle cloak overgarment outer
capillary tube tubing conduit internal diameter blood vessel vas minute
capital assets possession available production further wealth money
capitalism market economy free enterprise private economic system
capitalist conservative conservativist adult grownup advocate capitalism individual somebody invests capital
capitol government building edifice occupied
capote greatcoat overcoat topcoat coat
cappuccino coffee java beverage drink
capstan winch windlass lifting device rotated horizontal plane
capstone copestone touch adeptness adroitness
capsule container instrumentation pill lozenge tablet tab
captain commissioned military officer holding rank below major skipper naval
captive prisoner unfortunate individual confined animal animate beast brute
captivity imprisonment incarceration immurement confinement subjugation subjection imprisoned enslavement relationship
captor capturer individual somebody captures holds animals
capture represent interpret succeed representing expressing intangible
capuchin cloak overgarment outer garment
car auto automobile machine motor vehicle automotive four railcar wheeled adapted
carabao water buffalo asiatic bubalus bubalis philippines
carabiner karabiner hoop ring band
carack carrack galleon sailing vessel
carafe decanter bottle vessel stopper
caravan train procession action van camper camping bus
caravansary caravanserai khan hostel hostelry
caravanserai caravansary khan hostel hostelry
carbine rifle firearm light automatic
carbon chemical element substance abundant nonmetallic tetravalent occurring paper material stuff thin
carbonate salt compound chemical ester carbonic acid
carboy bottle vessel holding corrosive
carburetor carburettor mechanical device mechanism
carburettor carburetor mechanical device mechanism
carcass carcase body dead animal slaughtered dressed food
card paper material stuff pieces stiff marked ways positive identification certifying identity
cardboard paper material stuff stiff moderately thick
cardcase case container carrying business
cardcastle cardhouse structure construction artefact
cardholder holder owner possessor holds
cardhouse cardcastle structure construction artefact
cardigan sweater jumper garment knitted
cardinal bishop priest prominent bishops sacred college advise number definite quantity elements
cardiograph electrocardiograph medical instrument records
cardiomegaly megalocardia megacardia symptom evidence grounds abnormal enlargement
cardroom room area gambling card games
cards game played playing
cardsharp cardsharper sharper sharpie card
cardsharper cardsharp sharper sharpie card
care feel pity compassionate condole concern interest
career calling vocation occupation business job line work progress progression procession advance
careerism practice pattern advancing your career expense
carelessness sloppiness inattentiveness trait careful taking pains negligence neglect nonperformance nonaccomplishment
caress fondle stroke touch lightly loving endearing manner
caretaker custodian keeper steward defender hired take care official functionary skilled worker
cargo lading freight load merchandise ware product commodity
caribbean atlantic ocean north south america region including islands
carillon chime bell gong percussion
carload gathering assemblage passengers sufficient fill automobile boatload shipload indefinite quantity
carnival festival fete celebration festivity marked merrymaking processions circus disturbance motion movement
caroche carriage equipage rig vehicle
carousel carrousel conveyer belt conveyor
carpenter woodworker woodsman woodman craftsman makes repairs wooden
carpentry woodworking woodwork trade craft occupation business carpenter
carpet rug carpeting floor cover covering thick heavy resembles suggests
carpetbag bag traveling travelling grip
carpeting rug carpet floor cover
carping faultfinding criticism unfavorable judgment disapproval persistent petty
carport garage outbuilding cars flat
carrack carack galleon sailing vessel
carrel french surgeon biologist developed
carrell carrel cubicle stall alcove
carriage coach car railcar railway railroad passengers ride equipage rig vehicle wheeled
carrier bearer toter traveler traveller individual whose employment vehicle wheeled self propelled
carrousel carousel conveyer belt conveyor
carry transport displace supporting either vehicle hands body
carryall holdall tote bag container
carrycot baby bed furniture shaped
cart wagon waggon wheeled vehicle heavy open wheels handcart pushcart
carte menu card bill list
cartilage gristle animal tissue tough elastic
carton cartonful containerful indefinite quantity contained box container cardboard
cartoon sketch wit humor humour witticism humorous satirical toon short subject movie
cartoonist draftsman drawer artist creative draws cartoons
cartridge ammunition ammo weaponry arms cylindrical casing containing magazine supply chamber mechanical
cartwheel wheel machine simple wooden spokes metal acrobatic stunt feat revolutions
carve cut separate disunite divide carving
carving sculpture plastic art created removing material cutting creating removal creation
caryatid column pillar upright vertical
cascabel bell acoustic device attached
case instance example occurrence occurrent circumstance status special circumstances
casement sash window framework frame
casern barrack military quarters barracks
cash currency medium exchange monetary system money bills payment cost prompt goods
cashbox till strongbox deedbox box
cashmere fabric cloth material textile soft wool goat animal fiber fibre
casino gambling house den hell gaming public building cassino card game cards
cask caskful containerful indefinite quantity
casket coffin box container corpse
casserole dish nutriment nourishment nutrition
cassette container instrumentation holds magnetic
cassiri brew brewage alcohol alcoholic
cassite kassite language tongue linguistic ancient spoken kassites white caucasian member
cassock vestment gown robe black
cast project contrive throw send direct displace forth
castanets bones clappers percussion instrument percussive musical pair
caster worker individual casts molten
castigation earful upbraiding rebuke reproof reproval reprehension severe chastisement punishment penalty penalization
castle palace mansion house manse hall stately fortification munition defensive structure
castor multiple star components caster
cat feline felid carnivore mammal thick soft ability guy hombre bozo man
catafalque bier rack stand decorated
catalog catalogue book publication pamphlet containing enumeration list listing database
catalogue catalog list listing database complete book publication pamphlet
catamaran boat vessel watercraft parallel
catapult slingshot sling plaything toy
catastrophe calamity disaster tragedy misfortune bad luck trouble adversity hardship hard
catboat sailboat sailing boat vessel
catcall cry outcry call yell expressing disapproval
catch surprise affect impress discover come upon accidentally
catchall enclosure area receptacle odds
catcher backstop infielder fielder plays position role baseball team
catching playing action position catcher baseball team detection espial spying discovery
catchment structure construction artefact water
catecholamine hormone endocrine internal secretion chemicals including epinephrine
category class family collection aggregation accumulation assemblage sharing concept conception construct idea
caterer supplier provider businessperson bourgeois provides food service
caterpillar larva animal animate beast wormlike brightly colored
catharsis katharsis abreaction purge purging cleaning cleansing emotional purgation
cathedra throne chair official bishop
cathedral church building place worship house prayer important duomo
catheter tube tubing conduit thin flexible inserted body
cathode electrode conductor negatively charged source electrons entering terminal terminus depot station
catholic christian religious member church
catholicism catholicity christianity christian religion faith beliefs practices
cathouse whorehouse brothel bordello building
catkin ament inflorescence flower bloom blossom cylindrical spikelike
catling surgical knife long double
cattle cows kine oxen bovine bovid domesticated animals
cattleman stockman stock raiser farmer raises cowboy cowpuncher puncher ranch
cattleship cargo ship vessel transport
cauldron caldron pot cooking utensil
cause create give rise
cauterant cautery instrument device substance
cautery cauterant instrument device substance
caution cautiousness carefulness attentiveness trait cautious caveat warning informing known
cautious timid grouping fearful
cavalcade procession action traveling horseback
cavalry horse military personnel soldiery troops force trained army highly
cavalryman trooper soldier enlisted motorized army mounted
cave geological formation physical underground enclosure access surface
caveat caution warning informing known against certain notice announcement promulgation formal
caveman troglodyte primitive individual lives cave
cavern enclosure space dark enclosed cave geological formation chamber
cavity pit hole hollow depression sizeable space amorphous shape surrounded
cease discontinue stop quit
ceiling upper surface side overhead covered space altitude height elevation lowest
celebrant celebrator celebrater individual somebody celebrating priest clergyman reverend man
celebrate observe keep behave expected during holidays rites
celebration jubilation affair occasion function joyful special festivities festivity diversion recreation joyous
celebrity important influential personage adult widely known fame renown honor honour
celerity quickness rapidity rapidness pace rate temporal property
celesta keyboard instrument musical graduated
cell compartment space living animate basic structural
cellar basement floor level storey story lowermost portion excavation artefact root vegetables
cellarage fee fixed charge cost
cellaret minibar buffet counter sideboard
cellblock ward block housing lodging
cello violoncello bowed stringed instrument
cellphone cell radiotelephone radiophone wireless
cellulose polysaccharide polyose carbohydrate saccharide chief constituent plant
cembalo harpsichord clavier klavier keyboard
cement concrete building material pavement sometimes referred artefact powder
cemetery graveyard necropolis site land tract burials
cenotaph memorial monument structure construction
censer thurible vessel container burning
censorship censoring counterintelligence intelligence operation achieved banning deleting deletion removal remotion
censure animadversion disapprobation condemnation disapproval harsh criticism excommunication exclusion rejection situation
census nosecount count counting numeration enumeration periodic population
cent fractional monetary subunit countries penny centime coin coinage
centennial centenary anniversary day remembrance
center centre middle heart area country region approximately centerfield tract land ground
centerfield center tract land ground parcel outfield directly position role fielding player
centerfielder outfielder fielder plays center
centering focus focusing focussing concentration engrossment absorption immersion snap pass toss flip
centimeter centimetre metric linear length equal hundredth meter
centralization centralisation consolidation integration combination combining consolidating power gather gathering collection
centrifugation process action separating substances different densities centrifuge
centrifuge centrifugate spin stream well out rotate high
century period fundamental quantity years hundred integer number
cerebellum neural structure anatomical complex body major division
ceremony ceremonial observance affair occasion function formal performed deed human action
certainty cognitive mind certain
certificate certification credential credentials document written papers writing security legal instrument
certification enfranchisement authorization authorisation empowerment management certifying bestowing documentation corroboration confirmation information
certify attest manifest demonstrate testify bear witness prove
certiorari writ judicial legal document instrument common issued
certitude cocksureness overconfidence certainty cognitive mind total greater
cesspit cesspool sink sump cistern
cesspool cesspit sink sump cistern
ceylon island indian ocean southeastern coast india republic
chadar chador chaddar chuddar head
chaddar chador chadar chuddar head
chador chadar chaddar chuddar head
chagrin humiliation mortification embarrassment shame strong feelings
chain concatenation series ordering order ordination depending linked building block
chains irons shackle bond hamper
chainsaw power saw sawing machine
chair seat furniture article support back professorship position post berth
chairman president chairwoman chair presiding officer leader presides
chaise daybed chair seat long shay carriage equipage rig
chalet house dwelling home domicile
chalice goblet cup crockery dishware
challenge dispute gainsay contest contend repugn oppose take
challenger rival competitor competition contestant
chamber enclosure area artificial enclosed space cavity bodily cavum structure
chambermaid maid maidservant housemaid amah employed clean care
chamberpot potty receptacle container urination
champ champion rival challenger competitor competition first place
champagne bubbly sparkling wine vino white either produced region northeastern france
champion champ rival challenger competitor competition first place fighter hero paladin defender
championship title high status position champion contest competition chosen
chance opportunity possibility possibleness beingness favorable combination circumstances luck fortune hazard phenomenon
chancel sanctuary bema area structure construction around altar
chancellery government building edifice housing
chandelier pendant pendent lighting fixture branched
chandlery candle taper wax light
change alter modify
changer modifier individual somebody changes
channel transmission communicating path electrical signals pass passage way water
chant intone intonate cantillate sing talk speak utter
chanter pipe wind instrument reed
chantry endowment fund capital singing
chaos pandemonium bedlam confusion disorder extreme physical phenomenon formless disordered
chap fellow feller fella male individual crevice cranny crack depression
chapeau hat lid headdress headgear
chapel place worship house prayer god altar service religious divine ceremony
chapter section subdivision writing written material work phase stage period distinct
chapterhouse building edifice structure construction
character imaginary creature imagination imaginativeness represented work fiction lineament property dimension concept
characteristic property dimension concept prominent aspect distinguishing
characterization delineation depiction description verbal statement graphic vivid characterisation speech describing
characterize qualify characterise remember think describe portray character
charcoal fuel substance carbonaceous material obtained heating wood fusain writing implement stick
charcuterie delicatessen deli food shop
charge rush assail assault set sudden attack upon
charger courser warhorse saddle horse riding mount formerly device instrumentation hold rechargeable
chariot carriage equipage rig vehicle light four wheel wheeled horse drawn
charisma attractiveness beauty personal interestingness enables influence others
charity foundation financial institution organization organisation created promote benevolence kindness kindly lenient
charlatan mountebank deceiver cheat cheater trickster flamboyant
charleston capital west virginia central kanawha river port city southeastern south
charm appeal appealingness attractiveness beauty interests pleases stimulates spell speech spoken language
charnel vault burial chamber sepulcher building corpses bones
chart graph visual display information map representation designed assist
charter document written papers writing incorporating institution specifying contract agreement hire
charterhouse monastery religious residence cloister
chase trail tail tag pursue follow travel after
chassis soma build figure body
chastisement castigation punishment penalty penalization penalisation verbal correction chastening rebuke reproof
chastity celibacy abstinence abstaining sexual relations virtue morality respect
chasuble vestment gown robe long
chateau country house impressive
chatroom web site website internet
chatter click sound perceived repeatedly uncontrollably
chattering chatter noise sound rapid series noises machine high
cheat chisel victimize victimise wrong deprive somebody deceit
check analyze analyse study examine determine accuracy
checkbook chequebook record document book issued holders checking
checklist list listing database items
checkout check inspection review examination scrutiny inspecting verifying departure point latest vacating
checkroom room area baggage parcels
checkup medical examination scrutiny investigation investigating thorough physical
cheek lineament body either side face below eyes impudence impertinence disrespect discourtesy
cheekbone zygomatic malar bone connective tissue arch beneath
cheer approval commendation message shout cheerfulness sunniness sunshine abstract
cheerfulness cheer sunniness sunshine abstract cheerful dispelling gloom blitheness happiness feeling spontaneous
cheering shouting encouragement approval commendation cheers spectators
cheese dairy product foodstuff food solid prepared pressed cheeseflower mallow shrub bush
cheeseboard tray receptacle cheeses served
cheesecloth gauze netting veiling net coarse loosely woven
chela hindu hindoo religious disciple swami claw nipper pincer extremity
chemical material stuff substance produced reaction involving changes
chemise shimmy shift slip undergarment
chemist scientist individual specializes chemistry pharmacist druggist apothecary health
chemistry science scientific discipline substance chemical composition properties
chequer checker man game equipment
cherish treasure love fond
cherokee iroquoian iroquois language amerind spoken amerindian native american
chessman man game equipment white
chest thorax pectus body human torso neck diaphragm box container
chesterfield suave witty english statesman
chew masticate manducate jaw grate grind break fragment
cheyenne capital largest city wyoming algonquian algonquin language amerind
chicago largest city illinois michigan newmarket boodle card
chicane bridge hand deal void
chick biddy chicken gallus domestic fowl young bird dame doll wench girl
chicken poulet volaille poultry bird fowl flesh food domestic gallinaceous
chief head leader individual charge foreman gaffer honcho supervisor
chieftain captain leader individual headman chief
chiffonier commode chest drawers bureau
chignon hairdo hairstyle hair style coiffure roll worn
child kid youngster minor juvenile individual young either offspring progeny issue
childhood life period child puerility immaturity immatureness
childishness puerility youngness age property characteristic child
chill iciness gelidity coldness cold low temperature frigidity frisson shiver quiver fear
chime bell gong percussion instrument
chimney flue conduit vertical provides path smoke fire glass surrounding
chimneypiece mantel mantelpiece mantle shelf
chin mentum lineament body protruding lower kuki kamarupan language languages
china prc cathay communist nation covers vast territory porcelain ceramic ware high
chinaware china crockery dishware tableware
chinese sinitic language sino tibetan languages spoken china asian asiatic inhabitant habitant
chinos trousers pair pant garment
chip bit flake fleck fragment broken float artefact triangular wooden
chipboard hardboard board plank lumber
chiropractor therapist healer expert practices chiropractic
chisel edge tool cutter cutlery cutting flat steel
chiton tunic cloak woolen worn
chivalry gallantry politesse courtesy good manners manner personal knightliness principle value medieval
chlamys perianth perigone perigonium plant
chloride compound chemical substance containing chlorine atom halide salt hydrochloric acid
chlorine chemical element substance common nonmetallic belonging halogens
chlorothiazide diuril thiazide diuretic drug water pill
chlorpromazine thorazine major tranquilizer tranquillizer tranquilliser antipsychotic drug
chock wedge block artefact wood prevent sliding rolling
chocolate cocoa beverage drink drinkable potable powder milk food solid roasted ground
choice pick selection decision deciding higher cognitive process option action
choir chorus musical organization organisation sings religious ceremony consort set collection aggregation
choirboy chorister singer vocalist vocalizer sings choir
choke breathe take breath respire suspire great difficulty
chokey choky prison house correctional
choky chokey prison house correctional
cholelithiasis lithiasis pathology presence gallstones gallbladder
cholesterol cholesterin sterol steroid alcohol animal normally synthesized
chomp bite eating feeding consumption ingestion gripping chewing
choose take select decide mind determine pick number
chophouse steakhouse restaurant eating house
chopin music auditory united states writer described
chopper chop grounder ground ball groundball hopper bounces pearly tooth bone informal
chopstick tableware ware pair slender
chord straight line connecting points curve note musical tone notation
chordophone stringed instrument musical including
chore job task duty work specific required done
choreograph create compose sequence dance steps music
choreography dancing dance terpsichore saltation show involving artistic art fine representation
chorine showgirl dancer professional terpsichorean performer woman dances
chorus sound occurrence occurrent utterance produced simultaneously musical organization organisation assembled
chosen darling favorite favourite pet choice name korea japanese province
christ jesus savior saviour teacher prophet born bethlehem messiah rescuer
christendom christianity body collective christians throughout world history
christening baptism sacrament giving christian name
christian religious individual believes jesus christ member
christianity religion faith religious belief monotheistic system beliefs christendom body collective christians
christmas christmastide christmastime yule season period extending xmas legal holiday national
chromatogram recording signal signaling sign
chromatography process action separating mixtures virtue differences absorbency
chrome chromium atomic number metallic element another word
chromium metallic element metal chemical hard brittle multivalent
chronograph timer timepiece timekeeper horologe
chronometer clock timepiece timekeeper horologe
chronoscope measuring instrument system device
chrysanthemum flower bloom blossom reproductive structure plant angiosperm flowering
chuck toss throw propel impel carelessly
chuckle chortle laugh express joy mirth emotion quietly
chuddar chador chadar chaddar head
chum buddy brother crony friend
chump fool gull mark victim dupe individual gullible
chunk ball clod glob agglomeration collection aggregation accumulation indefinite quantity amount substantial
church religion faith organized institution groups christians beliefs place worship house prayer
churchgoer religious individual goes church regularly
churchman cleric divine ecclesiastic clergyman reverend man cloth
churchyard yard tract land ground associated church
churidars trousers pair pant garment
churn vessel container cream agitated
chute parachute rescue equipment device fills retards your slide slideway gutter trough
cicada cicala homopterous insect homopteran stout bodied membranous
cider cyder beverage drink drinkable
ciderpress press mechanical machine extract
cigar roll tobacco smoke baccy smoking
cigarette cigaret butt fag roll tobacco smoke baccy
ciliate ciliophoran protozoan protozoon protoctist microscopic appendage extending
cilium organelle cell organ hairlike projection surface eyelash lash hair body
cinch breeze picnic snap undertaking project task labor girth stable gear saddlery
cincinnati city southern ohio river
cinema film celluloid medium instrumentation disseminates moving pictures theater theatre house building
cinerarium columbarium recess niche enclosure
cipher cypher message written secret code zero nought digit figure
circle ellipse oval conic section axes equal length set band lot grouping
circuit electrical device provides path current tour journey journeying travel
circuitry electronic equipment system circuits
circulate spread travel locomote widely known passed
circulation dissemination airing public exposure spreading copies periodicals organic phenomenon movement circuit
circumference perimeter size magnitude given distance around circuit boundary line border
circumstance status accompanies influences context setting environment situation
circumstances fortune destiny fate your overall life possession financial situation
circus company troupe organization organisation travelling entertainers show entertainment amusement performance
cistern cisterna sac cavity bodily
citadel bastion stronghold fastness defensive
citation commendation award accolade honor honour official speech deed human action
cite mention advert name think mind mean associate
cither zither zithern stringed instrument
cithern cittern cither citole guitar
citizen national subject individual native naturalized member political
citole cittern cithern cither guitar
citron citrus fruit citrous edible lemonlike thick aromatic tree thorny
citrus edible fruit produce green goods groceries numerous tree angiospermous flowering
cittern cithern cither citole guitar
city metropolis municipality urban area populated densely administrative district division territorial
civies civvies civilian clothing dress
civilian citizen national subject nonmilitary
civilization civilisation society advanced development process human whereby
civvies civies civilian clothing dress
clack clap noise sound sharp
claim affirm assert strongly
claimant applicant applier individual claims benefit right title
clairvoyance esp psychic phenomena phenomenon parapsychology apparent power
clam bivalve pelecypod lamellibranch mollusk burrowing marine living dollar buck bill note
clamber scramble shin shinny climb awkwardly scrambling
clamor clamour demand request ask bespeak loud demands
clamoring clamor clamour clamouring cry outcry call yell
clamp fasten fix secure attach
clamshell shell covering cover clam grapple dredging bucket pail
clan kin kindred tribe grouping related blood marriage
clang clangor sound perceived loud noise
clangor clang clangour clangoring noise sound loud resonant
clangoring clang clangor clangour noise sound loud resonant
clannishness cliquishness exclusiveness snobbery snobbism snobbishness arrogance tendency
clap put set place pose quickly forcibly
clapboard weatherboard weatherboarding siding building
clappers bones castanets percussion instrument
clapping applause approval commendation message demonstration hands together
clarence carriage equipage rig vehicle
claret dark red redness purplish color bordeaux wine vino like
clarinet instrument woodwind reed single
clarion brass instrument wind medieval
clarity lucidity lucidness pellucidity comprehensibility understandability free obscurity clearness uncloudedness clear water
clash clang clangor clangour noise sound loud resonant friction conflict persons
clasp fastener fastening holdfast fixing
class category family collection aggregation accumulation assemblage sharing grade course gathering
classic creation artefact highest excellence artist creative creator created
classicist artist creative creator artistic adheres classicism humanist scholar scholarly bookman
classics literary study humanistic discipline humanities liberal arts
classification categorization categorisation compartmentalization grouping distributing classes categories arrangement
classifier thinker intellectual intellect creates classifications word language linguistic morpheme
classify class sort assort categorize categorise reason arrange
classmate schoolmate schoolfellow acquaintance friend individual school
classroom schoolroom room area school lessons take place
clatter clack brattle noise resound sound rattling
clause construction grammatical expression constituent including subject predicate article section subdivision writing
claustrophobia simple phobia phobic disorder neurosis morbid fear
clavichord keyboard instrument musical early
clavier fingerboard keyboard device bank
claw horny structure unguis anatomical sharp curved process hook mechanical device mechanism
clawhammer hammer hand tool cleft
claxon klaxon horn alarm warning
clay soil dirt earth ground fine grained plastic mud
claymore broadsword sword blade brand
clean alter modify removing dirt filth unwanted substances
cleaner cleanser formulation preparation compound chemical cleaning shopkeeper tradesman storekeeper market
cleaners shop store mercantile establishment
cleaning cleansing cleanup improvement clean
cleansing cleaning cleanup improvement clean
clear unclutter alter modify obstructions
clearance interval separation distance clears another headroom headway room way
clearing glade tract land ground parcel trees middle liberation release freeing accomplishment
clearness clarity lucidity lucidness comprehensibility understandability free obscurity uncloudedness clear water
clearstory clerestory window framework frame
cleat projection structure construction metal leather fastener fastening holdfast fixing
cleaver chopper knife edge tool
cleft indentation indenture concave shape concavity split crack crevice fissure opening
clepsydra clock timepiece timekeeper horologe
clerestory clearstory window framework frame
clergy priesthood profession christianity clergymen collectively
clergyman reverend spiritual leader member clergy christian church
cleric churchman divine ecclesiastic clergyman reverend man cloth
clerk employee worker performs clerical work salesclerk salesperson sales representative
clerking bookkeeping accountancy accounting occupation business recording transactions
cleveland largest city ohio president united states
cleverness inventiveness ingeniousness ingenuity creativity creativeness creative thinking brightness smartness intelligence ability
clevis coupling coupler mechanical device
cliche platitude banality commonplace remark comment input statement
click snap strike noise
client case individual seeks advice lawyer customer consumer user pays
clientele patronage business grouping customers collectively
cliff drop geological formation physical steep high face
cliffhanger contest competition whose outcome
climate clime environmental status weather averaged long period mood prevailing
climax juncture occasion occurrence highest point anything conceived culmination moment minute second
climb mount rise lift arise upward gradual continuous
clinch fasten fix secure attach flattening ends nails
cling cleave adhere stick touch adjoin meet contact
clink chink click sound occurrence
clinker cinder fragment incombustible left
clinometer inclinometer surveying instrument surveyors
clip magazine supply chamber mechanical device metal frame case instance example single
clipper limiter circuit electrical electric
clique coterie ingroup pack set circle band lot
cloak covering artefact anything covers conceals overgarment outer garment loose
cloakroom lounge waiting room area
cloche protective covering cover protection
clock timepiece timekeeper horologe measuring instrument shows
clocking duration continuance period taken traverse measured course
clockwork mechanism device geared wheels
clod ball glob lump agglomeration collection aggregation accumulation lout stumblebum goon clumsy
clodhopper brogan brogue shoe footwear footgear thick heavy
clog geta patten sabot footwear
cloisonne enamelware cooking utensil cookware
cloister residence house place religious
close shut opening passage obstructed
closer individual somebody closes finisher
closet cupboard storage space area room loo toilet lavatory lav
closeup photograph photo exposure picture taken close range
closing shutting motion movement motility conclusion end close section
closure closing approach approaching coming motion particular destination cloture order rules parliamentary
clot coagulum ball clod glob lump material formed
cloth fabric material textile artefact weaving felting knitting
clothe dress enclothe garb turn provide clothes
clothes apparel dress clothing article vesture wear general
clothesbrush brush implement cleaning clothing
clotheshorse framework frame supporting structure hang clothes dandy dude fop man
clothesline cord line clothes hung
clothespin fastener fastening holdfast fixing
clothespress wardrobe closet press furniture
clothing vesture wear wearable covering artefact designed worn
cloud physical phenomenon collection particles atmospheric visible
cloudburst downpour deluge waterspout rain rainfall precipitation downfall
clover trefoil herb herbaceous plant vascular tracheophyte genus
clown buffoon fool sap saphead muggins rude vulgar goof goofball comedian
clowning buffoonery japery frivolity folly foolery tomfoolery craziness drollery comedy funniness fun
club nine baseball team squad professional players play society guild gild association
clubfoot talipes deformity malformation misshapenness affliction congenital foot
clubhead head striker club strikes
clubhouse club building edifice structure construction occupied
clubroom room area activities club
cluck click clack utter emit let out loose
clue hint indication indicant slight clew cue evidence
clump bunch cluster clustering agglomeration collection aggregation accumulation ball clod glob
cluster bunch clump clustering agglomeration collection aggregation accumulation
clutch seize prehend take get hold
clutches clasp clench clutch grasping taking hold seizing
coach manager handler trainer leader charge training athlete tutor teacher instructor educator
coaching employment work occupation business professional coach
coal fossil fuel carbonized vegetable deposited carboniferous ember fragment wood left
coalbin coalhole bin container holding
coalescence coalescency coalition concretion union unification uniting conjugation
coalhole coalbin bin container holding
coalition alliance alignment alinement organization organisation fusion union unification combined
coaming framework frame supporting structure
coast seashore seacoast shore geological formation ocean slope incline side
coat overgarment outer garment sleeves covers body shoulder coating covering artefact thin
coatdress dress frock clothing tailored
coatee coat overgarment outer garment
coating coat covering artefact thin layer finish finishing decorativeness appearance
coatrack hatrack rack framework frame
coatroom cloakroom room area coats
coattail flap covering loose back coat hangs below
coax wheedle cajole palaver persuade induce stimulate influence
cobble cobblestone sett paving stone
cobbler shoemaker maker shaper creator makes repairs shoes highball mixed drink tall
cobblestone cobble sett paving stone
cocaine cocain hard drug narcotic
coccidiosis infestation fullness coccidia
cock prick dick shaft penis
cockatoo parrot bird white light colored crested australian
cockfight match contest competition cockpit
cockfighting blood sport athletics participation
cockleshell boat light flimsy
cockloft loft attic garret floor
cockpit compartment room pilot sits flying aircraft pit enclosure cockfights
cockroach roach dictyopterous insect numerous chiefly nocturnal insects
cocktail mixed drink alcohol alcoholic
cocoa chocolate beverage drink drinkable
coconut food solid edible white meat cocoanut nut hard
cocoon silky envelope spun larvae many insects
cocotte prostitute whore harlot woman
code codification written language black white rules principles coding system writing transmitting
codex list listing database official
codification systematization systematisation rationalization rationalisation codifying code written language black
coefficient constant number serves property characteristic
coelostat optical device follow path
coexistence beingness existence face earth existing peacefully together
coffee java beverage drink drinkable potable infusion ground tree woody plant ligneous
coffeehouse cafe restaurant eating house place eatery drinks
coffeepot pot cooking utensil cookware tall coffee brewed
coffer caisson lacunar panel sheet
cofferdam caisson chamber enclosure watertight
coffin casket box container corpse buried cremated
cog subordinate subsidiary underling foot
cognizance awareness consciousness cognisance knowing higher cognitive process ken
cogwheel gear wheel machine simple
cohesion coherence coherency cohesiveness connection link connectedness union growth growing maturation development
cohesiveness coherence coherency cohesion connection link connectedness union glueyness gluiness gumminess viscosity
coif hairdo hairstyle coiffure hair
coign quoin coigne wedge inclined
coigne quoin coign wedge inclined
coil gyrate spiral turn wind course
coin coinage mintage specie metal money flat
coincide cooccur coexist cohabit exist fall together
coincidence happenstance accident stroke fortuity chance might arranged position spatial occupying same
cola dilleniid dicot genus magnoliopsid
colander cullender strainer filter bowl
cold respiratory disease illness disorder mild viral infection coldness frigidity frigidness temperature
coldness cold temperature somesthesia somaesthesia somatesthesia sensation produced coolness frigidity frigidness unemotionality
coleridge english romantic poet
coliseum amphitheater amphitheatre stadium bowl
collaborate cooperate work together common enterprise project
collaboration coaction cooperation action working jointly collaborationism quislingism
collaborator confederate henchman accessory accessary criminal felon assists collaborationist quisling traitor treasonist
collage montage composition paste sticking together pieces paper collection aggregation accumulation assemblage
collapse give break founder down literally metaphorically
collar neckband band strip slip fits around neck banding stria striation
colleague workfellow associate peer equal match works confrere fellow
collect accumulate amass compile store hive away lay
collection aggregation accumulation assemblage grouping abstract grouped together compendium publication work containing
collective enterprise organization organisation members cooperative
collector aggregator individual somebody collects gatherer accumulator worker
college body faculty students educational institution establishment higher
collegian student pupil educatee enrollee
collet ferrule cap protective covering
collider accelerator particle atom smasher
collimator telescope scope magnifier attached
collins english writer noted early
collision hit contact impinging striking brief bodies come accident mishap misadventure mischance
collusion agreement arrangement planning preparation secret connivance speech
colon intestine bowel gut cecum rectum salvadoran monetary basic money
colonel commissioned military officer united states army
colonial resident occupant occupier inhabitant colony
colonnade structure construction artefact evenly
colonoscope endoscope medical instrument elongated
colony settlement body settle home maintain ties homeland biological grouping organisms same
color colour coloring colouring visual property results light vividness interest interestingness
colorado west central united states rocky mountains river texas
coloratura soprano singer vocalist vocalizer lyric specializes vocal singing vocalizing music
colorimeter tintometer measuring instrument system
colors colours flag emblem shows nationality design pattern
colt foal young mammal male horse four
colter coulter wedge inclined plane
columbarium dovecote columbary birdhouse shelter
columbine aquilegia aquilege flower angiosperm flowering plant genus
columbus capital ohio italian navigator discovered world
column file single indian line units following after tube tubing conduit vertical
columnist editorialist journalist writer author writes editorials
coma comatoseness unconsciousness cognitive mind deep prolonged tuft tussock bunch clump
comb device instrumentation flat narrow pointed teeth edge cockscomb coxcomb crest process
combat battle conflict fight engagement fought military forces fighting scrap
combination collection aggregation accumulation assemblage combined sequence series coordinated chess
combine unite possess combination
combo dance band orchestra musical organization jazz musicians
combustion burning oxidation oxidization oxidisation chemical reaction process tumult tumultuousness uproar garboil
come travel locomote toward somebody approach
comeback rejoinder retort return reply response speech quick reappearance appearance celebrity
comedian comic performer performing artist entertainer professional tells actor histrion player thespian
comedy drama writing style literary genre light humorous drollery clowning funniness fun
comer rival challenger competitor competition promising future arrival arriver traveler traveller
comet extraterrestrial estraterrestrial body relatively frozen mass travels
comfort comfortableness status relaxed feeling pain pleasure pleasance freedom
comforts amenities conveniences support keep livelihood living comfortable
coming approach approaching motion movement drawing spatially closer advent arrival reaching accomplishment
command bid bidding dictation speech deed human action military force region control
commander commandant military officer serviceman man command leader individual official position
commandment command bid bidding dictation commanded teaching precept doctrine philosophy
commando ranger serviceman military man personnel member trained force amphibious
commemorate mark observe celebrate keep ceremony observation
commence begin get start take first step steps
commend praise evaluate valuate express approval
comment remark input statement message subject expresses personal commentary
commentary comment statement message subject written explanation criticism
commentator observer expert individual observes comments reviewer writer author communicator
commerce commercialism mercantilism transaction dealing dealings action transactions doc executive department federal
commercial advertisement advertizement advertising commercially sponsored radio television
commercialism commerce mercantilism transaction dealing dealings action transactions
commie communist socialist politician politico pol advocates communism
commiseration pity ruth pathos sympathy fellow feeling sorrow condolence acknowledgment acknowledgement message
commissary shop store mercantile establishment retail sells equipment snack bar counter buffet
commission committee administrative body special delegated consider fee fixed charge cost
commissioner administrator executive head chief government member fellow associate commission
commit perpetrate pull perform negative connotation
commitment committedness seriousness earnestness sincerity trait sincere steadfast allegiance loyalty dedication cooperation
committee commission administrative body special delegated consider nongovernmental organization ngo organisation
committeeman committee member fellow
commode toilet crapper plumbing fixture
commodity good artefact articles commerce
common park commons green tract land ground parcel
commoner individual somebody holds title
commonplace platitude cliche banality remark comment input statement
commonwealth province administrative district division official name states nation country political politically
commotion disturbance disruption flutter disorder disorderly outburst tumult din ruction ruckus
commune administrative district division territorial smallest european countries gathering assemblage body families
communicate pass convey transmit transfer information
communicating deed human action
communication communicating deed human action abstract communicated groups
communion manduction ritual practice pattern participating celebration eucharist sharing intercourse intercommunication thoughts
communique dispatch despatch report news story account official
communism socialism socialist economy managed abolishes private ownership political orientation ideology theory
communist politician politico pol political leader member party commie socialist
community gathering assemblage living particular local area grouping religion ethnic profession
commutation commuting travel traveling travelling motion commuter warrant writ judicial substituting
commutator switch electric electrical control reversing direction current
commute transpose exchange positions value
commuter passenger train railroad ridden primarily passengers travel rider traveler traveller
commuting commutation travel traveling travelling motion commuter
compact case container cosmetics mirror covenant concordat written agreement
companion comrade fellow familiar friend individual frequently company traveler traveller accompanies
companionship company fellowship society friendship friendly relationship
company institution establishment organization organisation created conduct business army military force
compare analyze analyse study examine note similarities differences
comparison comparing examination scrutiny investigation investigating examining resemblances abstract based similarities differences
compartment space amorphous shape area subdivided room partitioned section
compass navigational instrument finding directions scope range reach extent
compassion compassionateness sympathy fellow feeling deep awareness another pity mercifulness mercy humaneness
compatriot national subject individual your country
compel oblige obligate induce stimulate force somebody
compensate counterbalance correct balance equilibrate equilibrize equilibrise adjust
compensation recompense payment defense mechanism reaction defence
compete vie contend
competence competency ability adequately well qualified physically intellectually
competition business parties compete gain customers contest occasion winner selected
competitor rival challenger competition contestant individual hope defeat
compile collect accumulate amass store hive away lay
compiler writer author communicator compiles
compiling compilation collection collecting assembling aggregation
complain kick plain quetch express complaints discontent displeasure
complaint ailment ill disorder upset physical physiological persistent cry yell utterance vocalization
complaisance compliance compliancy obligingness agreeableness agreeability disposition temperament
complement construction grammatical expression constituent word phrase complete count number quantity
complete finish end terminate alter come bring
completeness integrity unity wholeness complete entire logicality logicalness logical system
completion maneuver manoeuvre play motion successful forward pass culmination closing windup termination
complex composite concept conception construct conceptual complicated related compound chemical substance described
complexion color colour coloring colouring face combination collection aggregation accumulation
complexity complexness intricate compounded
compliance conformity conformation abidance cooperation action acting according complaisance compliancy obligingness agreeableness
complicate perplex alter modify complicated
complication hindrance hinderance interference process complicating situation affairs complex confused
complicity guilt guiltiness status accomplice crime offense
compliment praise congratulations kudos extolment remark
comply follow obey adjust conform adapt accordance rules
component constituent element factor section division concept abstract portion determined
comportment bearing presence mien manner personal demeanor demeanour
compose constitute represent comprise substance
composer musician artist creative composes music profession
composing composition placement arrangement position spatial property resulting creating mental creation
composite complex concept conception construct conceptual complicated related flower angiosperm flowering plant
composition composing placement arrangement position spatial property resulting constitution makeup composed
compost composition mixture decaying vegetation manure
composure calm calmness equanimity disposition temperament nature steadiness
compound intensify heighten deepen increase magnitude intense stronger
compounding combination combining integrity
comprehend grok savvy dig understand meaning
comprehension understanding apprehension discernment savvy ability understand meaning inclusion involvement connection connexion
compress compact wedge squeeze force pressing
compressor mechanical device mechanism compresses
comprise consist composed
compromise cooperation action middle extremes accommodation settlement sides concessions
compulsion irrational impulse motive urge might better left obsession motivation
compulsive individual somebody disposition
compulsivity compulsiveness trait acting compulsively
compunction remorse sorrow regret rue ruefulness feeling deep
computation calculation computing procedure process calculating figuring reckoning problem
compute calculate cipher cypher reason think cogitate cerebrate
computer machine device performing calculations automatically calculator reckoner figurer expert
computing engineering science applied technology
comrade companion fellow familiar friend individual frequently company communist commie socialist
con argument statement evidence opposed proposal convict inmate yardbird prisoner
conceal hide prevent seen discovered
concede profess confess admit acknowledge declare adjudge
conceit vanity pride pridefulness feeling feelings excessive trope figure speech image
conceive gestate conceptualize conceptualise create mental mentally idea
concentrate turn denser stronger purer
concentration property strength solution density denseness tightness spacing
concept conception construct idea thought cognitive abstract general
conception concept construct idea thought cognitive abstract general sexual practice sex becoming
conceptuality conceptualization conceptualisation concept conception construct idea elaborated
concern refer pertain relate relevant
concert performance public presentation show music players singers
concertina barbed wire barbwire coiled obstacle instrument wind free reed
concerto classical music serious genre composition orchestra soloist
concession grant contract written agreement granting right operate conceding yielding assent acquiescence
concessionaire concessioner businessman man affairs holds operates concession
concierge caretaker custodian keeper steward french apartments hotel
conciseness concision pithiness succinctness terseness expressive style economy
conclave meeting gathering assemblage confidential secret
conclude reason think cogitate cerebrate decide reasoning
conclusion decision determination judgment judgement mind opinion position assumption supposition supposal hypothesis
concord capital hampshire harmony concordance order harmonious
concrete building material artefact strong hard composed sand
concur agree hold concord accord
concurrence concurrency agreement speech results opinions cooperation action acting
concussion injury accidental accident brain caused blow bump impact violent
condemn reprobate decry objurgate denounce knock criticize criticise
condemnation disapprobation disapproval message subject expression strong judgment judgement assessment
condensation process unconscious knowledge whereby ideas images combine action changing gaseous
condenser capacitor capacitance electrical device capacity store electric apparatus setup equipment converts
condescension superciliousness disdainfulness arrogance haughtiness hauteur trait displaying disdain patronage disparagement depreciation
condition status particular precondition stipulation premise premiss
conditioner cardiopulmonary exercise exercising physical conditions body coach manager handler trainer
conditioning learning acquisition basic cognitive process behavior becomes
condo condominium dwelling home domicile
condom rubber safety safe contraceptive
condominium condo dwelling home domicile
conduct deal manage care handle direct course
conduction conductivity physical phenomenon transmission heat electricity sound
conductivity conduction physical phenomenon transmission heat electricity sound
conductor director musician artist creative leads musical material stuff substance readily
cone artefact shaped conoid round shape whose
confectionary confectionery shop store mercantile
confectionery sweet confection dainty delicacy
confederacy south dixie dixieland southern states seceded united confederation federation union political
confederate supporter protagonist champion admirer states america collaborator henchman accessory accessary
conference meeting gathering assemblage prearranged consultation exchange information league association organization organisation
confess squeal fink admit acknowledge declare adjudge punishable
confession admission acknowledgment acknowledgement misdeeds faults document written papers writing
confessional booth cubicle stall kiosk
confessor priest clergyman reverend man cloth hears confession communicator individual confesses
confidant intimate friend individual whom private matters confided
confidante confidant intimate friend female
confide unwrap disclose let bring out reveal private
confidence assurance certainty cognitive mind freedom doubt security fearlessness bravery feeling
confidentiality privacy privateness secrecy concealment secret discretion discreetness circumspection prudence
configuration constellation design plan arrangement organization elements shape contour spatial property
confine restrict trammel limit place limits
confinement parturiency labor labour parturition birth giving birthing restraint control restraining liberty
confines scope range reach orbit bounded
confirm corroborate sustain substantiate establish strengthen evidence facts
confirmation verification check substantiation proof cogent evidence grounds information info message confirms
conflict struggle battle action deed human open clash ambivalence ambivalency feeling opposition
conformation balance equilibrium equipoise counterbalance
conformity conformance agreement correspondence compatibility appearance conformation compliance abidance cooperation
confrere colleague fellow associate peer equal match member
confront face meet encounter play take oppose hostility
confrontation challenge speech bold discord dissension disagreement resulting
confuse confound mistake misidentify identify another
confusion disorder resulting failure behave predictably confusedness muddiness disarray cognitive
congestion symptom evidence grounds excessive accumulation blood fluid crowding situation affairs
congo zaire republic central africa major african river
congratulate compliment praise evaluate valuate expresses
congratulation felicitation speech deed human action acknowledging occasion expression verbal verbalism
congratulations praise kudos extolment approval commendation message expression
congregation fold faithful grouping adhere common faith habitually collection aggregation accumulation assemblage
congress legislature legislative assembly body general united states meeting gathering assemblage elected
congressman congresswoman representative legislator lawgiver lawmaker member united
conjecture speculation hypothesis possibility theory concept formed speculating guess supposition surmise opinion
conjugate solution mixture partially miscible liquids produces
conjunction concurrence coincidence simultaneity simultaneousness timing temporal property junction conjugation colligation union
connect link tie fasten together pieces
connecticut england river northeastern united states
connection connexion connectedness abstract events link union unification
connoisseur cognoscente authority expert able appreciate field
connotation intension meaning significance signification import what must substance idea thought
conquer suppress subdue control hold contain bring force
conqueror vanquisher victor master superior combatant victorious force
conquest conquering subjection subjugation capture gaining control seizure success attainment mastering difficult
conscience scruples ethical motive ethics morals morality motivation conformity sense right
consciousness cognitive mind alert aware yourself your situation awareness cognizance cognisance knowing
conscription muster draft mobilization mobilisation militarization militarisation compulsory
consensus agreement accord harmony concord judgment opinion reached
consent permission approval commendation
consequence effect outcome result phenomenon process physical follows aftermath resultant final
conservation preservation improvement betterment advance transformation occurrence virtue saving protection careful
conservatism conservativism political orientation ideology theory theological advocating
conservative conservativist adult grownup individual reluctant accept changes member fellow associate party
conservatoire conservatory school schoolhouse building
conservatory school educational institution faculty
consider see reckon view think believe conceive deem
consideration thinking thought process cerebration giving careful circumstance information knowledge noesis
consistence consistency uniformity uniformness similarity harmonious agreement among substance body property
consistency consistence substance body property holding together retaining uniformity uniformness similarity
consolation solace solacement comfort pleasure pleasance feel consoled relief succor
console table furniture article fixed
consolidation combining combine union solid mass integration combination compounding
consonant phone speech sound language vowel letter alphabet alphabetic character
conspiracy confederacy agreement understanding statement secret perform unlawful cabal plot plan
conspirator coconspirator plotter machinator criminal felon crook outlaw
conspire cabal complot conjure plot plan engage plotting
constable lawman law officer peace defender less authority english landscape painter
constancy stability changelessness unchangeability unchangeableness unchangingness enduring free perception basic cognitive process
constant invariable quantity concept conception construct does vary number definite representing
constatation assumption supposition supposal hypothesis basic argument
constellation configuration design plan arrangement organization elements stars seen earth
consternation alarm dismay fear fearfulness fright emotion resulting
constituent component element portion physical individual composite voter elector citizen member
constitute represent comprise compose
constitution law legal document instrument official determining fundamental establishment formation organization beginning
constraint restraint confinement subjugation subjection
constriction bottleneck chokepoint narrowing shape configuration reduces flow coarctation compression condensation contraction
construct build create combining materials
construction building creating raw materials creation creative constructing expression constituent grammatical syntagma
construe interpret see understand sense
consulate diplomatic building government serves
consult ask inquire enquire communicate advice
consultant adviser advisor authority expert gives advice
consultation audience interview conference discussion consider particular
consume devour demolish down eat finish polish off
consumer user individual uses goods services
consumption ingestion intake uptake bodily process body function phthisis tuberculosis infectious disease
contact interaction action close touch touching deed physically
contain incorporate comprise include
container instrumentation artefact hold
containership cargo ship vessel designed
contaminate pollute foul dirty soil begrime grime impure
contamination taint impurity impureness status contaminated contaminant material stuff substance
contemplate view consider look analyze thoughtfully
contemplation stare look looking long thoughtful observation reflection reflexion rumination consideration
contemporaries coevals generation grouping living same approximately
contemporary coeval peer equal match compeer nearly same
contempt disdain scorn despite dislike feeling lack respect disrespect discourtesy rudeness manner
contend postulate claim affirm maintain assert
contender rival challenger competitor contestant
content contents collection aggregation accumulation assemblage everything included message substance abstract what
contention assertion averment asseveration declaration point asserted argument controversy contestation disputation dispute
contents collection aggregation accumulation assemblage
contest competition occasion winner selected among contestants contention rivalry action
contestant individual somebody participates competitions dissenter dissident protester
contestee winner victor contestant
context discourse language linguistic surrounds helps determine interpretation circumstance setting environment situation
continence continency discipline exercise self constraint sexual matters restraint control voluntary
continent landmass land mass dry landmasses earth european mainland
contingency eventuality contingence occurrence occurrent possible result dependence dependance dependency contingent
contingent gathering assemblage persons representative larger detail military force temporary
continuance continuation deed human action continuing interruption duration period fundamental quantity
continuation continuance deed human action continuing interruption sequel addendum supplement postscript
continue proceed keep certain
continuity coherence coherency cohesion cohesiveness uninterrupted connection union script book playscript dramatic
continuum continuous nonspatial extent succession portion distinct
contortion deformation shape twisting deforming tortuosity tortuousness torsion distorted
contortionist acrobat athlete jock able
contour isometric line drawn connecting points equal height shape configuration spatial property
contrabass bowed stringed instrument string largest lowest member
contrabassoon contrafagotto bassoon instrument double
contraception birth control prevention family planning devices
contraceptive preventive preventative device instrumentation agent intended prevent
contract written agreement understanding binding persons enforceable declaration bid bidding statement
contraction shortening decrease diminution reduction tensing organ compression condensation shrinking shrinkage
contractor builder constructor declarer bridge player hand
contradict belie negate deviate vary diverge depart contradiction
contradiction opposition oppositeness conflicting forces ideas falsehood falsity untruth statement
contrafagotto contrabassoon bassoon instrument double
contralto singer vocalist vocalizer vocaliser woman voice alto singing vocalization
contraption appliance contrivance convenience device instrumentation control useful
contrary reverse opposite opposition oppositeness direct exact
contrast opposition oppositeness dissimilarity compared comparison comparing examination scrutiny
contribute lend impart bestow alter modify
contribution share attempt effort endeavor endeavour contributed bringing donation gift acquisition voluntary
contributor subscriber donor giver presenter bestower contributes writer author communicator whose
contrition attrition contriteness sorrow regret rue ruefulness arising
contrivance appliance contraption convenience device instrumentation control useful invention innovation excogitation conception
control power powerfulness direct determine abstract constraint
controller accountant comptroller businessperson bourgeois capitalist maintains audits restrainer individual somebody directs
controversy contention contestation disputation dispute difference opinion conflict
contusion bruise injury hurt harm trauma doesn break hit hitting striking touch
convection temperature process action transfer heat fluid vertical movement
convector heater warmer device space
convenience comfort comfortableness status suitable opportune suitability suitableness useful convenient
convent religious residence cloister nuns community gathering assemblage
conventicle meeting get together gathering
convention meeting gathering assemblage formal assembly normal pattern rule practice
conversation speech spoken language informal exchange views ideas
converse discourse talk speak communicate intercommunicate carry conversation
conversion transition changeover transformation transmutation shift results calculation computation figuring reckoning
convert alter modify system another plan policy
converter convertor device instrumentation changing
convertible car auto automobile machine folded removed security certificate legal document
convertor converter device instrumentation changing
convexity convexness shape configuration contour property possessed convex solid curves bulges
convey impart leave give pass known
conveyor conveyer messenger courier traveler traveller conveys transporter belt loop
convict pronounce label judge declare find guilty
conviction belief cognitive mental unshakable need proof evidence condemnation sentence final judgment
convince convert persuade induce stimulate
convoy procession action land vehicles traveling together collection aggregation accumulation assemblage
cook create raw material stuff prepare meal
cooker cooking utensil cookware kitchen
cookfire fire fireplace hearth open cooking
cookhouse galley caboose kitchen room
cookie cooky biscuit cake baked goods flat sweet cook skilled worker
cooking cookery preparation preparing
cookstove stove kitchen range cooking
cookware kitchen utensil material does
cool chill alter modify cooler
coolant fluid substance agent
cooler refrigerator icebox white goods cooling liquids beverage drink drinkable potable
cooling chilling temperature process action becoming cooler mechanism device keeping cool
coolness imperturbability imperturbableness calmness feeling calm unruffled self chilliness nip coldness cold
coon rustic commoner common man eccentric undignified ringtail raccoon racoon procyonid
coonskin cap headdress headgear raccoon
coop hencoop henhouse farm building edifice housing poultry cage enclosure area wire
cooperate collaborate work together common enterprise project
cooperation action deed human joint operation practice pattern cooperating
cooperative commercial enterprise jointly owned association organization organisation formed
coordinate organize organise arrange set put bring order
coordination skillfulness skillful effective interaction movements timing regulation regulating diverse
coordinator organizer organiser arranger thinker whose task work
cop bull copper fuzz policeman police officer lawman
cope contend grapple deal succeed doing achieving producing
copenhagen kobenhavn capital largest city denmark
copestone capstone touch adeptness adroitness
coping header cope brick ceramic laid sideways wall
copper metallic element metal chemical ductile malleable reddish penny cent centime coin
copy transcript written record account reproduction representation creation similar identical
copyholder mechanical device mechanism printing
coquette flirt vamp vamper woman adult female seductive
coquille dish nutriment nourishment nutrition
coracle boat rounded hides stretched
coral pink chromatic color colour spectral variable averaging opaque gem gemstone stone
corbel truss bracket wall support
corbiestep step stair support gable
cord line artefact twisted fibers threads volume capacity cubage amount
cordial liqueur alcohol alcoholic drink
cords corduroys trousers pair pant
corduroy cord fabric cloth material textile pile vertical road route way logs
corduroys cords trousers pair pant garment cotton corduroy
core nucleus set collection aggregation accumulation indispensable persons center centre midpoint point
corer device instrumentation removing core
cork bark covering cover outer phellem
corkboard insulant insulation building material
corker message subject substance remarkable
corkscrew bottle opener pulls corks
corn maize cereal grass tall annual bearing kernels kernel grain caryopsis dried
corncrib crib bin storing drying
corner area country region place side point lines meet intersect
cornerback football player footballer athlete
cornerstone basis base foundation assumption
cornet horn trumpet trump brass
cornfield grainfield grain field planted corn
cornice valance pelmet framework frame
cornmeal meal foodstuff food product coarsely ground corn
corona aureole radiance glow glowing light outermost region plant structure trumpet shaped
coroner investigator expert public official investigates inquest death
coronet crown diadem jewelled headdress
corporal noncommissioned officer noncom enlisted military army force
corporation corp firm house business whose articles incorporation pot potbelly tummy belly
corporeality materiality physicalness corporality physical
corps army military force divisions support body associated together
corpse cadaver stiff clay body dead human
corpulence overweight stoutness adiposis fleshiness obesity corpulency fatness
corral pen enclosure cattle
correct rectify right reversal turn reverse
correction rectification improvement offering replace mistake indefinite quantity amount added
corrective restorative device instrumentation treating
correctness rightness conformity fact truth propriety properness correctitude demeanor
correlation correlativity reciprocality reciprocity reciprocal parametric statistic representing closely
correspond match fit check equal compatible similar consistent
correspondence written language black white exchange letters agreement compatibility characteristic observations
correspondent communicator individual communicates means letters newspaperman newspaperwoman newswriter journalist
corridor passageway passage enclosed
corrigenda list listing database printing
corroboration documentation certification confirmation information
corruption corruptness dishonesty unrighteousness lack integrity honesty putrescence putridness rottenness putrefaction
corsage bouquet posy nosegay flower arrangement floral flowers
corsair pirate buccaneer sea robber
corset girdle stays foundation garment
cortex pallium neural structure anatomical complex body layer animal tissue forming outer
corticosteroid corticoid steroid hormone sex produced adrenal cortex
corticotropin acth adrenocorticotropin adrenocorticotrophin hormone endocrine internal secretion
corvette warship war vessel combat
cosecant cosec trigonometric function circular mathematical ratio hypotenuse
cosigner cosignatory signer signatory individual signers same document addition
cosmos universe existence creation everything exists anywhere cosmea flower angiosperm flowering
cosmotron synchrotron cyclotron proton
cost outgo spending expenditure outlay total spent goods price value worth property
costume attire garb dress clothing worn play fancy
cot fingerstall sheath protective covering
cottage bungalow house dwelling home domicile single story
cottar cotter peasant provincial bucolic
cotton plant fiber fibre soft silky fibers plants fabric cloth material textile
cottonmouth pit viper venomous semiaquatic snake swamps southern
couch sofa lounge seat furniture article upholstered flat coat ground primer
couchette compartment room european passenger
cough expectorate out spit exhale abruptly chest cold
coulisse flat scenery scene situated
coulter colter wedge inclined plane
council administrative body serving capacity assembly gathering assemblage theologians
counsel advocate counselor counsellor lawyer attorney professional pleads guidance counseling counselling message
counseling guidance counsel counselling message subject substance provides
counselor counsellor adviser advisor consultant authority gives advice supervisor superior superordinate
count number enumerate numerate determine find out ascertain
countenance visage appearance visual aspect conveyed face sanction endorsement indorsement approval
counter table furniture article horizontal surface business transacted game equipment
counterattack countermove attack onslaught onset onrush defending force counterplay turn play
counterbalance counterweight counterpoise balance weight artefact balances another equilibrium equipoise structure
counterbore countersink bit cutting implement
counteroffensive offense offence offensive operation scale
counterpane bedspread bedcover spread bedclothes
counterpart equivalent knowledge noesis same function characteristics another similitude twin duplicate duplication
counterpoint polyphony polyphonic music concerted musical involving simultaneous
counterproposal proposal message subject offered alternative earlier
countershot shooting shot propulsion actuation return
countersign password watchword word positive
countersink hole opening counterbore bit
counting count numeration enumeration investigation investigating work
countinghouse office business place establishment
country nation land political politically organized body single administrative district division
countryman compatriot national subject your country ruralist rustic commoner common
countryside country rural area geographical geographic regions
county region created territorial division purpose local administrative district
coup putsch takeover action deed human sudden decisive success attainment brilliant notable
coupe car auto automobile machine
couple twosome duo duet pair gathering assemblage associate mates match family kin
coupler coupling mechanical device mechanism
coupling yoke connection connexion connector connecter coupler mechanical device mechanism
coupon voucher commercial document instrument written negotiable certificate sample example illustration instance
courage courageousness bravery braveness spirit character fiber fibre
courier messenger traveler traveller individual carries message
course class education instruction teaching pedagogy imparted series line ordering order
coursing hunt hunting outdoor sport
court tribunal judicature assembly gathering assemblage courtroom room area lawcourt
courtesy politeness civility action courteous respectful considerate remark comment input statement
courthouse government building edifice houses
courtier attendant attender tender assistant court sovereign
courtroom court room area lawcourt
courtyard court area structure construction wholly partly surrounded
cousin relative individual child your aunt uncle
cove inlet recess body water cave geological formation narrow
cover provide covering covered
coverage sum money amount total insurance carried extent magnitude covered
coverall protective garment clothing article
coverlet bedspread bedcover bed cover covering decorative
covetousness envy enviousness resentment bitterness envious eagerness possess avarice avariciousness cupidity greed
cow cattle cows kine oxen female domestic placental mammal eutherian mature
coward individual somebody shows fear timidity english dramatist actor composer
cowardice cowardliness spirit character fiber fibre trait lacking
cowbarn cowshed cowhouse byre barn
cowbell bell acoustic device hung
cowboy cowpuncher puncher cowman ranch hand hired man performer performing artist entertainer
cowcatcher fender buffer pilot framework
cowhand cowboy cowpuncher puncher ranch hand hired man
cowhide cowskin leather animal skin hide fell
cowhouse cowbarn cowshed byre barn
cowl hood bonnet cowling protective
cowling hood bonnet cowl protective covering cover protection
cowpuncher cowboy puncher cowman ranch hand hired man
cows cattle kine oxen bovine bovid domesticated animals
cowshed cowbarn cowhouse byre barn
coxcomb cockscomb dandy dude fop
coyness demureness affectedness unnaturalness affectation demure provocative
coyote wolf canine canid native western north america smuggler runner contrabandist moon
cps hertz rate magnitude quantitative frequency
crab decapod crustacean eyes short stalks broad flattened grouch grump crank churl
crack check break fractured
cracker bread breadstuff staff life baked goods thin redneck rustic commoner common
cracking crack snap noise sound sudden sharp fracture breakage break
crackle crepitate rattle sound crackling
crackpot crank nut fruitcake eccentric flake oddball whimsically
cradle baby bed furniture sides rockers birthplace provenance provenience beginning
craft trade occupation business job line work skilled vehicle conveyance transport designed
crafter craftsman creator individual great skill manual arts
craftsman professional adult grownup whose work consistently high crafter creator individual great
craftsmanship craft workmanship skill accomplishment acquirement acquisition occupation
crag cliff drop geological formation steep rugged rock
cragsman climber athlete jock vertical
cramp spasm symptom evidence grounds painful involuntary muscular clamp clinch holding device
crampon crampoon grapnel grapple grappler
crampoon crampon grapnel grapple grappler
craniometer measuring instrument system device
crash descend fall down come violently
crassness crassitude insensitivity insensitiveness inability unfitness crass devoid
crate box container rugged crateful containerful indefinite quantity
cravat neckwear garment worn slipknot
crave hunger thirst starve desire want craving appetite
crawl creep travel locomote slowly
craze fad furor furore fashion vogue trend style delirium frenzy fury mania
creak whine squeak screech noise resound sound high
creaking creak noise sound squeaking
cream pick elite upper class crust best dairy product foodstuff food
creamer pitcher ewer vessel serving
creation deed human action creating artefact brought existence
creativeness creativity ability power knowledge create
creativity creativeness ability power knowledge create
creator godhead lord maker terms referring judeo christian individual somebody grows makes
creature animal beast brute living animate voluntary movement wight individual somebody human
creche hospital infirmary medical building health facility foundlings representation creation christ nativity
credence acceptance attitude mental knowledge
credenza credence buffet counter sideboard
credit recognition approval commendation message assets possession money available
credits acknowledgment acknowledgement message list
credo creed doctrine philosophy philosophical system school thought
creed credo doctrine philosophy philosophical system school thought gospel
creek brook stream watercourse body water smaller river amerindian native american individual
creel basket handbasket container wicker
creep crawl travel locomote slowly
creeper vascular plant tracheophyte flora crawler individual somebody crawls
creese kris crease dagger sticker
crematorium crematory morgue mortuary dead
crematory crematorium morgue mortuary dead
crenelation battlement crenellation rampart bulwark
crenellation battlement crenelation rampart bulwark
crescendo volume loudness intensity sound property gradual increase
crest line hill mountain wave peak crown top topographic
crevice cranny crack fissure depression impression imprint concave cleft opening
crew organization organisation women vehicle gang organized
crewet cruet bottle vessel holds
crib cot baby bed furniture high sides slats pony trot translation interlingual
cricket orthopterous insect orthopteron orthopteran leaping field game outdoor played
cricketer athlete jock contestant plays
crime offense offence transgression evildoing punishable wrongdoing wrongful
criminal felon crook outlaw principal wrongdoer offender committed
criminality criminalism criminalness guilt guiltiness status criminal
crimper crimp kidnapper kidnaper abductor
crimson ruby red redness chromatic color colour deep
cringle eyelet loop grommet fastener
crinoline hoopskirt skirt garment stiffened
cripple stultify weaken alter modify deprive strength efficiency
crisis situation difficulty unstable extreme danger juncture occasion occurrence crucial
crisp chip snack food dish thin slice potato
crispness freshness newness pleasing firmness terseness expressive style direct
crit criterium bicycle race bike
criterion standard touchstone system measurement metric quantity basis ideal idea thought
criterium crit bicycle race bike
critic professional adult grownup professionally engaged analysis interpretation evaluator judge authority anyone
criticism disapproval message subject expressed pointing faults shortcomings critique critical appraisal analysis
criticize knock criticise comment notice remark point out
croaking croak utterance vocalization auditory harsh hoarse
crockery dishware tableware ware
crofter farmer husbandman granger owner tenant farm great
cromlech dolmen megalith megalithic structure
cromorne krummhorn crumhorn instrument double
crone hag beldam beldame old woman oldster senior
crony buddy brother chum friend individual close accompanies
crook criminal felon outlaw principal wrongdoer offender committed bend twist turn curve
crop harvest output yield production plants single growing plant flora life cultivated
croquet outdoor game athletic players
cross traverse track cover pass travel across
crossbar bar implement horizontal goes
crossbeam trave traverse crosspiece beam
crossbench seat support seats house
crossbow bow weapon arm system
crossing travel traveling travelling motion across ford body water shallow
crosspiece trave traverse crossbeam beam
crossroad intersection crossway crossing junction topographic point place
crossroads hamlet community gathering assemblage smaller village juncture crisis situation point
crosstie tie sleeper brace bracing
crossword puzzle game words corresponding
crouch stoop bend bow flex shape back forward
crow gloat triumph boast tout swash shoot line
crowbait saddle horse riding mount emaciated likely soon
crowd gathering assemblage number considered together crew gang bunch
crown symbol signal signaling sign top region tooth above
crownwork crown jacket cap dental
crucible vessel container material does
crucifix rood cross emblem representation jesus died gymnastic exercise exercising physical
crucifixion execution executing capital punishment death penalty method jesus
crudity crudeness primitiveness primitivism wild nature unrefined gaucheness impoliteness discourtesy
cruelty maltreatment abuse cruel mercilessness pitilessness ruthlessness heartlessness
cruet crewet bottle vessel holds
cruise travel journey drive around aimlessly ostentatiously leisure
cruiser car auto automobile machine
crumhorn krummhorn cromorne instrument double
crunch noise sound crunching situation difficulty critical arises
crupper strap leather strip back saddle passing horse
crusade campaign drive venture undertaking project task series expedition military hostile
cruse jar vessel
crush oppress suppress come down keep unjust authority
crusher device instrumentation crushes
crust layer region outer earth incrustation encrustation covering cover
crutch staff stick wooden metal fits armpit reaches expedient means agency way
cry shout call yell utter emit let out
cryocautery cautery cauterant instrument destroying
cryometer thermometer measuring instrument system
cryoscope measuring instrument system device
cryostat thermostat thermoregulator regulator operates temperatures
crypt burial chamber sepulcher sepulchre
crystal solid formed solidification chemical highly regular component constituent element crystalline
crystallite crystal crystallization rock stone numerous minute rudimentary
crystallography physics philosophy science branch studies formation structure
cuba communist caribbean island largest west indies
cubby cubbyhole snuggery snug room
cubbyhole pigeonhole compartment space cubby
cube regular polyhedron convex solid platonic body hexahedron block shape three
cubicle cell room area monk
cubism artistic movement art france beginning featured surfaces
cud feed provender food nutrient ruminant regurgitated chewed chew chaw quid morsel
cuddy galley caboose cookhouse pantry
cuff turnup lap overlap flap turned back encircling handcuff handlock manacle shackle
cufflink jewelry jewellery adornment pair linked buttons fasten
culdoscope endoscope medical instrument specialized
cullender colander strainer filter bowl
culminate climax end stop finish terminate reach final
culmination apogee phase stage period final climactic celestial point heavenly body
culotte skirt garment divided
culprit perpetrator wrongdoer offender bad perpetrates wrongdoing
cult religion faith organized institution followers exclusive system fad craze furor fashion
cultist follower individual member religious cult unorthodox
cultivation socialization socialisation acculturation enculturation training education develop production industry manufacture food
cultivator agriculturist agriculturalist grower farmer
culture civilization civilisation society particular place taste appreciation discernment perceptiveness
culverin cannon artillery heavy weapon
cumulus cloud atmospheric phenomenon globular pile heap mound collection
cup crockery dishware tableware open container drinking cupful containerful indefinite quantity
cupboard closet storage space area room
cupel vessel container porous bowl
cupola furnace chamber vertical cylindrical
cuppa cupper tea beverage drink
cupper cuppa tea beverage drink
cur mongrel mutt dog domestic canis familiaris canine coward individual cowardly despicable
curacao popular island resort netherlands
curacoa curacao orange liqueur cordial
curb curbing kerb edge side sidewalk roadway line bit stable gear saddlery
curbside pavement paving paved surface side sidewalk bordered
curbstone kerbstone paving stone forming
cure heal help aid better improve provide healthy
curet curette surgical instrument medical
curette curet surgical instrument medical
curio curiosity oddity oddment physical unusual perhaps worthy
curiosity wonder cognitive mind want learn curio oddity oddment physical
curl curve kink surface
curler roller crimper mechanical device
currant berry edible fruit tart black berries primarily shrub bush woody plant
currency medium exchange monetary system standard criterion metal prevalence generality general acceptance
current electrical phenomenon physical flow electricity conductor stream flowing travel
curriculum program programme syllabus information info message integrated
currycomb comb device square rows
curse cuss blaspheme swear express verbalize verbalise utter
cursor pointer indicator device movable
curtail restrict curb limit circumscribe confine decrease place
curtain drape drapery mantle blind screen protective covering barrier mechanism vision
curtness abruptness brusqueness gruffness discourtesy rudeness manner personal
curve line shape trace point whose direction motion graph representing
curvet vaulting dressage equestrian sport
cushion buffer soften modify protect impact
cushioning padding artefact soft resilient material fill give
cusp point end terminal formed intersecting arcs leaflet flap animal tissue
cuspidor spittoon receptacle container spit
cuss pest blighter pesterer tormentor tormenter persecutor oppressor chap fellow feller male
custodian keeper steward defender guardian protector shielder charge
custody detention detainment hold confinement subjugation subjection confined imprisonment internment holding
custom usage usance practice pattern accepted habitual tradition knowledge noesis
customer client consumer user pays goods services
customhouse customshouse government building edifice
customshouse customhouse government building edifice
cut separate disunite divide instrument
cutaway representation creation coat overgarment
cutlas cutlass sword blade brand
cutlass cutlas sword blade brand steel short heavy
cutlery cutter cutting implement tool
cutout switch electric electrical control
cutting creating removal creation creative selecting scenes shown slip stalk stem plant
cybercafe cafe coffeehouse coffee shop
cyclades aegean civilization civilisation culture bronze islands southern kikladhes
cycle rhythm round interval quantity during recurring sequence series ordering order ordination
cycling sport athletics diversion recreation
cyclist bicyclist bicycler wheeler pedaler pedaller rider rides
cyclotron accelerator particle atom smasher
cyder cider beverage drink drinkable
cylinder solid shape bounded cylindrical surface parallel planes round generated
cylix kylix cup crockery dishware
cymbal percussion instrument percussive musical
cymograph kymograph scientific instrument rotating
cynic faultfinder unpleasant disagreeable unwelcome persona non grata philosopher scholar scholarly bookman
cyst pathology ill health unhealthiness problem closed develops vesicle sac cavity bodily
cytoplasm cytol protoplasm living substance cell excluding nucleus
czechoslovakia former republic central europe
dab swab swob put apply cover
dacha country house russian
dad dada daddy father male parent begetter informal
dadaism dada artistic movement art nihilistic
daddy dad dada father male parent begetter informal
daffodil narcissus bulbous plant numerous varieties plants showy
dagger sticker knife weapon arm system short pointed obelisk character graph grapheme
daiquiri cocktail mixed drink lime lemon juice
dairy farm workplace work products produced
dairyman farmer husbandman granger sodbuster owner manager dairy farmhand fieldhand field hand
dais podium pulpit rostrum platform horizontal surface level
daishiki dashiki shirt garment loose
daisy flower angiosperm flowering plant numerous composite plants
dallas commercial industrial city northeastern texas located
dam dike dyke barrier obstruction obstructor obstructer constructed decameter dekameter decametre metric
damage harm impairment alteration modification occurrence worse casualty decrease lessening loss
damascus dimash ancient city
dame doll wench skirt girl miss missy young madam lady woman adult
damn curse beshrew bedamn raise conjure invoke wish
damnation denunciation denouncement speech damning condemned eternal punishment hell
damned grouping condemned eternal punishment
dampen stifle inhibit bottle suppress constrain lessen intensity
dampener moistener device instrumentation dampens
damper plate sheet flat solid
dance graceful rhythmical
dancer terpsichorean performer performing artist entertainer dances professionally individual somebody participates gathering
dancing dance terpsichore saltation diversion recreation taking series
dandelion blowball herb herbaceous plant vascular tracheophyte herbs
dandy dude fop gallant man
dane european inhabitant habitant dweller native denmark
danger status susceptible harm injury risk peril venture undertaking
dangle swing drop hang freely
danish scandinavian language nordic norse official denmark sweet roll coffee bun
dante italian poet famous writing divine comedy
dare presume take upon oneself
daring dare challenge speech dangerous foolhardy boldness hardiness hardihood fearlessness
dark darkness illumination absence light wickedness status
darkness dark illumination absence light shadow scene area
darkroom room area photographs developed
darling favorite favourite pet lover individual special loved australian river
dart flit flutter fleet travel rapidly speed hurry
darwin english scientist formulated theory evolution selection provincial capital northern territory
dash dart scoot scud rush hotfoot hasten hie
dashboard splashboard splasher protective covering
dashiki daishiki shirt garment loose
dasymeter densimeter densitometer measuring instrument
data information collection aggregation accumulation assemblage facts conclusions
database information info message organized
date day hours hour period interval specified month escort companion comrade fellow
datum information knowledge noesis item factual derived measurement
daughter girl female offspring child kid human
davenport city eastern iowa mississippi
davit crane lifting device like
dawn dawning morning aurora hour day clock first start beginning earliest
dawning dawn morning aurora hour day clock first
day quantity earth complete rotation axis period point
daybed sofa couch lounge seat armless chaise chair long
daybreak dawn dawning morning hour day clock first
daylight day daytime period fundamental quantity after sunrise light visible radiation actinic
days years life period during continues
daytime day daylight period fundamental quantity after sunrise
deacon church officer official functionary protestant layman assists clergyman reverend man cloth
dead grouping longer living period coldness
deadeye marksman sharpshooter crack shot
deadhead nonworker individual nonenterprising paying public transport conveyance train
deadline point quantity must completed
deadlock impasse stalemate standstill situation difficulty progress advancement
deaf grouping severe hearing impairments
deal cover treat handle broach initiate hash out
dealer trader bargainer monger merchant merchandiser businessperson bourgeois firm house business engaged
dealing treatment handling management direction method manner conduct transaction dealings action deed
dealings traffic interchange reciprocation interaction verbal relations mutual connections communications
dean academic administrator decision maker charge division university united states film actor
deanery residence house official dean
dear beloved dearest honey lover individual lamb innocent inexperienced
death decease expiry alteration modification dying departure life organic phenomenon permanent
deathbed life period last hours before death bed bedroom furniture dies
deathtrap structure construction artefact unsafe
debacle fiasco collapse occurrence occurrent sudden violent flood inundation deluge alluvion
debate argument argumentation discussion word speech reasons advanced disputation public speaking speechmaking
debauch orgy debauchery saturnalia revel revelry merrymaking conviviality
debility infirmity frailty feebleness unfitness softness ill health
debris dust junk rubble rubbish trash scrap waste
debt indebtedness liability financial obligation owing liabilities possession money goods
debugger program programme computer helps
debunking repudiation exposure presentation presentment demonstration falseness pretensions
debut introduction launching unveiling beginning start commencement presentation intro informing
dec december gregorian calendar month last declination angular distance angle
decade decennary decennium period fundamental quantity years ten integer number cardinal
decaf coffee java beverage drink
decanter carafe bottle vessel stopper
decathlon athletic contest competition athletics
decay process action gradually becoming inferior decline decrease decrement
deceased decedent departed individual somebody longer alive
decedent deceased departed individual somebody longer alive
deceit fraudulence dishonesty unrighteousness fraudulent misrepresentation deception falsehood falsity
deceive delude cozen victimize victimise wrong false
deceleration slowing retardation alteration modification decrease rate magnitude quantitative
december dec gregorian calendar month last
decency propriety properness correctitude demeanor conforming standards morality respectability reputability honorableness honourableness
decide determine reach come decision
decimeter decimetre metric linear length equal tenth meter
decision determination conclusion choice selection option pick your judgment judgement
deck platform horizontal surface level platforms built vessel packet package parcel street
deckle edge side rough left
declamation oratory address speech vehement recitation recital reading public
declaration statement message subject emphatic explicit testimony evidence unsworn
declare say tell express emphatically authoritatively
declarer contractor bridge player hand
decline worsen turn grow worse
declinometer measuring instrument system device
declivity descent fall decline slope incline side geological
decoder decipherer intellectual intellect individual
decomposition vector algebra analysis field disintegration decay unsoundness decomposed
decor decoration ornament ornamentation layout furnishings livable interior
decorate adorn grace ornament alter modify attractive adding
decoration ornament ornamentation artefact beautify medal medallion palm award
decorativeness appearance visual aspect serves decorate attractive
decorator specialist specializer specialiser expert specializes interior decoration ornamentalist artist creative creator
decorum decorousness propriety properness correctitude demeanor manners conduct
decoy steerer deceiver cheat cheater
decrease diminish lessen fall magnitude size extent range
decree edict fiat order enactment legal document instrument
decrement decrease amount magnitude decreases process physical becoming
dedication fidelity faithfulness complete wholehearted ceremony ceremonial occasion observance
deduce infer deduct derive reason out conclude think
deduct subtract calculate cipher cypher compute subtraction
deduction depreciation wear tear reduction gross amount calculated discount allowance adjustment recompense
deed title legal document instrument official signed sealed happen
deedbox strongbox box container strongly
deem hold see consider reckon view keep mind
deepening development evolution process physical becoming deeper profound
deer cervid ruminant ungulate artiodactyl mammal distinguished bovidae
deerstalker hat chapeau lid headdress
default absence nonattendance loss showing nonpayment nonremittal failure nonaccomplishment
defeat overcome victory
defect imperfection imperfectness bodily system shortcoming disadvantage liability failing
defection desertion abandonment withdrawal departure going away withdrawing apostasy renunciation rejection situation
defend support argue reason present represent speak defense
defendant suspect litigant litigator party institution against whom
defender guardian protector shielder preserver individual cares persons withstander combatant battler belligerent
defense defence military action resources protecting country against protection harm
deference respect politeness civility action courteous expression respectfulness courtesy good
defiance rebelliousness intractability intractableness trait intentionally contemptuous behavior challenge speech hostile
defibrillator electronic device administers electric
deficiency lack want need demand status needing absent insufficiency inadequacy amount magnitude
deficit shortage shortfall insufficiency inadequacy deficiency amount property lack want need
defilade fortification munition defensive structure
define specify delineate delimit determine essential
defining shaping process physical serving define shape
definition explanation account statement concise meaning word phrase distinctness sharpness clearness clarity
deflection warp aberrance aberrancy aberration deviance twist deflexion refraction bending bend
deflector device instrumentation intended turn
deformation distortion damage harm impairment worse alteration modification shape dimensions
defroster deicer heater warmer device
defy withstand hold resist out stand firm confront
degeneration devolution process physical declining higher lower level degeneracy decadence decadency abasement
degradation debasement changing lower abasement abjection humiliation shame
degree grade level property position scale intensity amount stage point specific
deicer defroster heater warmer device
deity divinity god immortal spiritual supernatural belief worshipped
dejection depression mental melancholy feces faeces body waste
delaware river rises catskills southeastern york flows algonquian algonquin amerindian native
delay detain decelerate slow down slowed delayed
delegate depute designate assign transfer power
delegation deputation commission delegacy organization organisation representatives delegates delegating relegating relegation authorization
deli delicatessen shop store mercantile
deliberation discussion word speech sides question weighing advisement consideration thinking
delicacy daintiness fineness elegance beautiful delicate appearance dainty goody kickshaw nutriment
delicatessen convenience food solid ready
delight delectation pleasure pleasance feeling extreme satisfaction joy positive stimulus
delineation depiction picture description verbal statement graphic vivid limning drawing representation
delirium craze frenzy fury mania manic disorder affective mental disturbance brief
deliver present talk speak utter mouth
deliverance rescue delivery saving recovery retrieval deed preservation
delivery bringing transportation transport transfer transferral delivering distributing birth nativity nascency nascence
delta geological formation physical triangular area alluvial deposits equilateral triangle equiangular trigon
deltoid skeletal muscle striated musculus triangular covering shoulder
deluge flood inundation torrent batch deal flock good downpour cloudburst waterspout rain
demagogue demagog politician politico pol political leader seeks
demand request ask bespeak call urgently forcefully
demander individual somebody makes demands
demarcation limit boundary bound bounds extremity specific area line contrast differentiation distinction
demeanor demeanour behavior behaviour trait behaves toward
demijohn bottle vessel short narrow
demimonde class stratum woman considered respectable because indiscreet
demineralization demineralisation pathology ill health unhealthiness problem abnormal chemical process action
demister heater warmer device removes
demitasse coffee java beverage drink
democracy political orientation ideology theory those favor government republic commonwealth system
democrat politician politico pol political leader member democratic advocate advocator proponent exponent
demodulator detector rectifier electrical device
demolition destruction wipeout ending conclusion finish devastation termination
demon devil fiend daemon evil spirit disembodied supernatural monster unpleasant
demonstrate show demo exhibit give exhibition interested audience
demonstration presentation presentment show entertainment amusement display military
demonstrative pronoun function word points intended referent
demonstrator teacher instructor educator pedagogue assistant demonstrates principles salesperson sales representative rep
demoralization demoralisation degradation debasement destroying moral basis doctrine confusion disorder
denial speech deed human action refusing comply disaffirmation assertion averment asseveration
denim jeans trousers pair pant
denmark danmark constitutional monarchy northern europe
denomination nongovernmental organization ngo organisation religious congregations distinctive class category family collection
denote designate denominate sign indication
denouement result resultant final outcome complex sequence events solution answer resolution
denounce knock criticize criticise pick apart speak against
denseness dumbness stupidity inability mentally slow limited concentration density tightness spacing
densimeter densitometer measuring instrument system
densitometer measuring instrument system device
densitometry measurement measuring mensuration optical density substance shining
density denseness compactness solidity solidness amount size concentration tightness spacing
dent indent flex bend deform twist depression
dentist medical practitioner man health professional primary care
denture plate dental appliance device artificially replaces missing
denunciation denouncement speech deed human action public denouncing
denver capital largest city colorado
deny contradict negate contravene disagree declare untrue
depart exit out get leave away place another
department section division administrative body specialized organization district territorial
departure going leaving deed human action departing deviation divergence difference variation
depend contingent upon
dependence dependance dependency relying controlled else addiction physical
dependency dependence dependance relying controlled else addiction physical
dependent dependant recipient receiver acquirer relies another support
depict picture render show represent interpret
depletion decrease diminution reduction decreasing markedly temporary depleted
deportee exile foreigner alien noncitizen outlander expelled home
deposit lodge wedge stick fasten fix secure attach
depositor investor capitalist deposited money bank similar institution
depot terminal terminus station facility installation transport vehicles storehouse entrepot storage depository
depravity corruption degeneracy depravation immorality moral perversion turpitude transgression evildoing wrongdoing
depreciation decrease diminution reduction price value financial loss
depredation predation plundering pillage pillaging aggression marauding ravage destruction demolition wipeout
depression mental pessimistic sense inadequacy despondent lack slump economic status long
deprive strip divest take away possessions
depth deepness extent magnitude downward backward inward degree grade level property
deputy lawman law officer peace defender authorized exercise lieutenant assistant helper help
derby bowler hat chapeau lid
derelict pauper poor home property
dereliction delinquency negligence neglect neglectfulness carelessness tendency negligent nonperformance
derision disrespect discourtesy message contemptuous laughter ridicule offense offence
derivation beginning origin root rootage source derives deriving etymologizing explanation account
derivative differential calculation computation figuring reckoning result mathematical compound chemical substance obtained
derive deduce infer deduct reason out conclude think
dermatome surgical instrument medical thin
derrick framework frame supporting structure erected well allow crane lifting device simple
derringer pistol handgun side arm
dervish fakir fakeer faqir faquir ascetic muslim monk
des diethylstilbestrol diethylstilboestrol stilbestrol estrogen oestrogen steroid hormone diethylstilbesterol stilbesterol nonsteroid nonsteroidal
descend fall travel locomote downward lower necessarily
descendant descendent relative individual considered descended ancestor
descendants posterity biological grouping offspring given progenitor
descendent descendant relative individual considered descended ancestor
descent travel movement motion downward origin extraction ancestry lineage
describe depict draw set forth expound exposit elaborate
description statement message subject represents words speech deed human action
desecration profanation blasphemy sacrilege irreverence violation evil immorality
desert abandon forsake desolate leave needs counts
desertion abandonment defection withdrawal departure going away withdrawing forsaking rejection deed
deserve merit worthy deserving
design plan project contrive create mental mentally work
designate denominate assign name title
designation appellation denomination appellative name language linguistic identifying appointment assignment naming decision
designer specialist specializer specialiser expert specializes interior design architect creator individual creates
desire feeling accompanies unsatisfied tendency inclination disposition want
desk table furniture article writing surface drawers compartments
desktop top side upper upside
desolation devastation deterioration impairment decay decayed destroyed bleakness bareness nakedness gloom
desorption process action changing adsorbed surface gaseous liquid
despair desperation status hope lost absent feeling everything wrong nothing
despatch dispatch communique report news
desperate unfortunate individual frightened need help
desperation despair status hope lost absent recklessness foolhardiness rashness unthoughtfulness
despise contemn scorn disdain hate detest dislike look
despoiler plunderer pillager looter thief stealer criminal felon
despondency despondence heartsickness disconsolateness depression sadness unhappiness feeling
despotism absolutism tyranny dominance ascendance ascendence ascendancy threat dictatorship authoritarianism autocracy
dessert sweet afters course nutriment nourishment nutrition dish
destination finish goal end terminal extremity place designated terminus cognitive
destine fate doom designate ordain decree beforehand
destiny fate occurrence occurrent causal agent agency
destroy destruct unmake undo away destruction undoing
destroyer warship war vessel combat ship fast lightly ruiner undoer waster bad
destruction devastation termination ending conclusion causing much damage demolition wipeout
desynchronizing asynchronism asynchrony desynchronization temporal exists occur unrelated
detachment withdrawal indifference unconcern avoiding emotional involvement disengagement separation integrity releasing
detail item point fact information isolated considered separately particular portion component
details information info message true confidential
detect observe find discover spy sight perceive comprehend
detecting detection sleuthing police work investigation investigating determine
detection sensing perception basic cognitive process occurred exists catching espial spying discovery
detective investigator tec policeman police officer lawman investigates expert engaged employed
detector sensor device instrumentation receives signal stimulus demodulator rectifier electrical
detent pawl click dog catch
detergency detergence utility usefulness detergent
detergent wetting agent wetter surfactant surface active chemical cleansing cleanser cleaner
deteriorate decay crumble dilapidate worse disintegrate
deterioration impairment decay unsoundness symptom reduced strength declension worsening decline diminution
determinant determiner determinative cognitive factor knowledge noesis determining epitope site situation position
determination finding discovery find uncovering determining properties research purpose resoluteness firmness resolve
determine find ascertain establish after calculation investigation experiment
deterrent hindrance hinderance impediment difficulty cognitive factor immaterial
detonator cap explosive device mechanical
detox ward hospital block clinic
detractor disparager depreciator knocker cynic faultfinder unpleasant disagreeable
detroit motown largest city michigan major great lakes
develop create product mental artistic creation
developer creator individual develops real estate photographic equipment chemical solution
development improvement improving expanding enlarging refining evolution process physical passes
deviation divergence departure difference variation fluctuation alteration deviates statistic datum data point
device instrumentation artefact invented particular purpose expressive style artistic work
devil satan lucifer beelzebub chief spirit evil adversary fiend demon daemon
devilment mischief mischievousness misbehavior misbehaviour misdeed wrongdoing reckless
devise invent contrive excogitate create mental mentally come
devisee beneficiary donee recipient receiver whom property
devote give dedicate consecrate use utilize utilise apply
devotee fan buff lover follower individual ardent admirer
devotion devotedness love emotion feelings ardent commitment allegiance loyalty dedication
dew condensation condensate atmospheric phenomenon water condensed cool
dewar vacuum flask bottle holds liquid helium scientific scottish chemist physicist noted
dexamethasone decadron dexone hexadrol corticosteroid corticoid adrenal cortical
dhoti breechcloth breechclout loincloth garment
dhow sailing vessel ship watercraft
diabetes polygenic disorder disease genetic abnormally high glucose
diabetic sick diseased sufferer unfortunate diabetes
diadem crown jewelled headdress jeweled
diagnose name analyze analyse study examine determine distinguish
diagnosing diagnosis designation identification determination finding identifying nature
diagnosis diagnosing designation identification determination finding identifying nature
diagnostician pathologist specialist medical doctor doc specializes diagnosis
diagram drawing representation intended explain works
dial operate control manipulate select telephone number
dialect idiom accent speech spoken usage vocabulary characteristic
dialectic philosophy humanistic discipline humanities liberal arts formal contradiction opposition oppositeness ideas
dialogue dialog duologue talk talking conversation persons script book playscript
dialysis chemical analysis qualitative separation substances solution means
dialyzer medical instrument separating substances
diam diameter length fundamental quantity straight line passing
diameter diam length fundamental quantity straight line passing connecting center
diamond jewel gem precious stone jewelry transparent polished adamant carbon atomic number
diapason organ stop pipe pipework
diaper nappy napkin garment clothing article vesture folded fabric cloth material textile
diaphone foghorn horn makes signal
diaphragm stop mechanical device mechanism camera controls size midriff muscular structure musculature
diarrhea diarrhoea looseness symptom evidence grounds frequent watery
diarrhoea diarrhea looseness symptom evidence grounds frequent watery
diary journal writing written material daily record book volume personal
diatom alga algae protoctist microscopic unicellular marine freshwater
diatomite kieselguhr earth ground material
dibber dibble hand tool wooden
dibble dibber hand tool wooden
dice die cube square block spots faces
dicer mechanical device mechanism dicing
dichondra vine vascular plant tracheophyte creeping perennial herb
dickens devil deuce exclamation exclaiming utterance vocalization word english writer whose novels
dickey dickie dicky backseat seat
dickie dickey dicky backseat seat
dicky dickey dickie backseat seat
dictate order prescribe inflict bring down visit impose
dictatorship absolutism authoritarianism caesarism autocracy autarchy political system
dictionary lexicon wordbook reference book work containing alphabetical
dictum pronouncement declaration statement authoritative opinion legal judgment judgement
die decease perish turn pass physical life lose
diesel german engineer engine ice
diestock device instrumentation holds dies
diet fare food nutrient prescribed selection foods legislature legislative assembly body
differ different
difference unlike dissimilar deviation divergence departure variation
differential derivative calculation computation figuring reckoning result mathematical difference differentiates similar
differentiate distinguish separate secern identify place determine set
differentiation distinction discrimination secernment basic cognitive process different mathematical operation calculation
difficulty trouble effort elbow grease exertion travail inconvenient cognitive factor knowledge noesis
diffraction optical phenomenon physical light passes sharp edges
diffuser diffusor baffle board plate
diffusion process action there movement substance area high spread spreading travel institutions
diffusor diffuser baffle board plate
dig delve remove take away withdraw turn loosen
digester autoclave sterilizer steriliser vessel
digger laborer manual labourer jack
diggings digs excavation artefact precious
digitalization digitalisation medical care aid treatment intervention administration
digitiser digitizer data converter convertor
digitizer digitiser data converter convertor
dignitary vip panjandrum important influential personage adult
dignity pride pridefulness feeling worthy esteem respect lordliness gravitas bearing comportment
digs diggings excavation artefact precious
dike butch dyke lesbian tribade
dilate distend widen increase wider
dilater dilator surgical instrument medical
dildo vibrator mechanical device vibrating
dilemma quandary perplexity confusion mental confusedness uncertainty requiring
diligence conscientiousness painstakingness carefulness paying proper attention task industriousness industry determination purpose
dilute thin reduce cut weaken alter modify lessen
dilution solution mixture diluted weakening decrease diminution reduction
dime coin coinage mintage specie united states worth deck packet street name
dimension magnitude property particular direction concept conception construct
dimer compound chemical substance whose molecules composed identical
dimethylglyoxime precipitant agent compound analysis palladium nickel
diminish decrease lessen fall magnitude size extent range
diminution decline decrease decrement process physical toward smaller statement theme melodic musical
dimmer rheostat variable resistor resistance
din blare blaring cacophony noise sound loud harsh commotion ruction ruckus disturbance
dine eat consume ingest take supper
diner eater feeder consumer eating
dinette room area kitchen dining
dinghy dory rowboat boat shallow
dinkey dinky locomotive engine railway
dinky dinkey locomotive engine railway
dinner meal repast nutriment nourishment main served evening party gathering affair assembled
dinnertime suppertime mealtime hour day customary habitual evening
dinnerware tableware ware
diode tube vacuum thermionic electrodes
dip dunk souse plunge immerse penetrate perforate briefly
diplomacy negotiation dialogue talks discussion nations delicacy discreetness finesse tact
diplomat diplomatist official functionary skilled worker trained engaged mediator intermediator intermediary deals
dipole couple building block pair equal opposite electric antenna aerial transmitting electrical
dipper ladle vessel long handle cluster seven stars ursa
dipstick gauge gage measuring instrument
direct order tell enjoin say command authority
direction way path route itinerary line leading place position spatial course along
directionality directivity radial asymmetry dissymmetry imbalance property microphone spatial spatiality directional
directive pronouncement dictum declaration encouraging banning
directivity directionality radial asymmetry dissymmetry imbalance property microphone directiveness directive
director manager administrator decision maker head chief controls committee member fellow board
directory reference book work facts alphabetical list names listing database files
dirge coronach lament requiem song vocal musical composition
dirigible airship craft aircraft steerable
dirk dagger sticker knife relatively
dirndl gathered skirt full waistband
dirt soil earth ground material stuff surface humus filth grime dirtiness
disability disablement handicap impairment unfitness softness ill health
disabled handicapped grouping collectively crippled otherwise physically
disadvantage liability bad badness inferior less favorable position
disagree differ dissent different opinions
disagreement dissension dissonance conflict opinions actions characters discrepancy divergence variance difference
disambiguator language processor processing application
disappear vanish lost warning explanation
disappearance disappearing departure going away leaving secretly explanation occurrence occurrent passing sight
disappoint thwart queer spoil scotch fail meet hopes
disappointment letdown dissatisfaction discontentment discontent discontentedness feeling results failure omission skip
disapprobation condemnation disapproval message subject expression strong
disapproval dislike feeling disliking what doing message subject substance expression
disapprove evaluate pass judgment judge think consider wrong
disarmament disarming demobilization demobilisation control reducing depriving arms
disarray confusion confusedness muddiness cognitive mind mental lack disorderliness untidiness messiness uncleanliness
disassembly dismantling dismantlement deed human action taking apart
disaster catastrophe adversity hardship hard knocks misfortune extreme calamity tragedy
disbelief incredulity skepticism doubt uncertainty incertitude dubiety truth unbelief cognitive mental rejection
disc record disk platter sound recording audio continuous saucer round shape
discern spot recognize recognise detect senses
discharge occurrence occurrent sudden giving energy venting emission emanation egress
disciple adherent follower individual believes helps spread doctrine
discipline subject field study knowledge domain base branch system rules method conduct
disclose unwrap reveal discover tell inform known public
disclosure revelation revealing speech deed human action evident
disco popular music genre musical
discography catalog catalogue list listing
discomfited defeated grouping
discomfort uncomfortableness status tense feeling pain soreness irritation suffering hurt
discontent discontentment discontentedness longing yearning hungriness desire better
discontinuance discontinuation termination ending conclusion discontinuing breaking
discontinue stop cease quit
discontinuity separation lack connection continuity
discotheque disco ballroom dance hall
discount dismiss disregard ignore reject evaluate pass judgment
discounter mercantile establishment retail store
discourage deter disapprove reject evaluate pass judgment prevent
discourse language linguistic portion extended verbal expression speech sermon preaching address
discover detect observe find spy sight perceive comprehend
discovery find uncovering deed human action discovering disclosure revelation revealing speech
discredit disrepute dishonor dishonour standing held esteem
discrepancy disagreement divergence variance difference conflicting facts claims variant deviation
discretion liberty freedom judge discreetness circumspection prudence sagacity
discrimination favoritism favouritism control action unfair treatment basis secernment basic cognitive process
discus field match athletic competition
discuss discourse cover treat handle plow consider examine
discussion treatment discourse communicating deed extended word speech spoken language
disdain contemn despise scorn hate detest dislike look
disease illness unwellness malady sickness impairment health abnormal
disengagement detachment separation integrity releasing attachment connection fallback pullout retreat withdrawal
disgrace shame ignominy dishonor dishonour standing
disguise camouflage semblance gloss color colour outward misrepresents attire garb dress clothing
disgust dislike feeling strong feelings
dish crockery dishware tableware normally container holding serving nutriment nourishment nutrition sustenance
dishonor disgrace dishonour attaint bring shame upon
dishpan pan container washing dishes
dishware crockery tableware ware
dishwasher white goods home appliance household machine washing laborer manual labourer jack
dishwater water binary compound dishes cooking utensils washed
disillusionment disenchantment disillusion edification sophistication enlightenment freeing false
disinformation misinformation information info deliberately
disintegration decomposition decay unsoundness decomposed disability disablement handicap impairment
disinterest neutrality tolerance attitude mental attributable lack involvement
disk disc saucer round shape resembling flat circular plate sheet
diskette floppy magnetic disk disc
dislike feel distaste
dislocation disruption interruption break occurrence results displacement discontinuity breakdown perturbation disturbance
disloyalty infidelity unfaithfulness disloyal
dismay discouragement disheartenment despair feeling face obstacles alarm consternation fear fearfulness
dismiss disregard discount ignore reject evaluate pass judgment
dismissal judgment judgement judicial decision due process disposing dismission notice telling apprisal
dismount unhorse light descend fall down come alight
disobedience noncompliance insubordination rebelliousness resistance failure obey intractability intractableness trait unwilling
disorder upset physical physiological there disturbance normal functioning disorderliness status expected places
disparagement depreciation derogation disrespect discourtesy message belittles somebody dispraise disapproval judgment judgement
dispatch despatch transport send ship away towards designated
dispel displace force away
dispensary clinic medical building health facility healthcare medicine
dispensation license permission permit authorization exemption rule obligation share portion percentage dispensed
dispenser container instrumentation designed contents prescribed amounts supplier provider businessperson bourgeois
dispersal dispersion dissemination diffusion spread spreading extension dispersing
dispersion scattering spread spreading travel widely driving distribution spacing spatial arrangement
displacement supplanting replacement replacing substitution exchange taking place shift translation travel displaced
display expose exhibit show visible apparent
displeasure dissatisfaction discontentment discontent discontentedness feeling displeased annoyed
disposal power powerfulness administration management direction control
dispose sell exchange interchange give transfer another
disposition temperament nature trait your usual mood disposal deed human action
dispossession eviction due process law action expulsion exorcism supernaturalism belief freeing
dispute challenge gainsay contest contend repugn oppose take
disregard ignore snub cut treat handle interact refuse
disrepair unsoundness status need repairs
disrepute discredit dishonor dishonour standing held esteem
disrupt interrupt break off discontinue stop
disruption break interruption gap delay holdup inactivity delaying disturbance commotion flutter disorder
dissatisfaction discontentment discontent discontentedness longing feeling displeased
dissection cut cutting division separate pieces analysis analytic thinking reasoning
disseminate circulate circularize circularise publicize publicise air bare
dissemination airing spreading transmission communicating opening subject widespread diffusion distribution dispersion spacing
dissension discord disagreement speech among those expected cooperate dissonance conflict opinions
dissent objection speech difference judge opinion majority disagreement
dissenter dissident protester objector individual somebody dissents established
disservice injury wrongdoing wrongful conduct misconduct intended help
dissociation separation integrity removing association disassociation mental integrated life
dissolution disintegration process action separation component dissolving liquefaction phase transition
dissolve turn weaker
distance spacing spatial arrangement placement property created space region distant
distaste antipathy aversion dislike feeling intense
distension distention expansion enlargement increase expanding pressure within dilatation physical physiological
distill purify sublimate better improve amend ameliorate remove
distillation distillment process action purifying liquid boiling condensing distillate fluid purified
distillery still plant works industrial
distinction differentiation discrimination secernment basic cognitive process different eminence preeminence note high
distinctness sharpness clearness clarity uncloudedness sharp clear discreteness separateness severalty separation
distinguish separate differentiate secern identify place determine set
distort falsify garble warp misrepresent belie represent false
distortion deformation damage harm impairment worse shape resulting
distraction confusion mental confusedness muddiness turmoil inattention basic cognitive process
distress hurt suffering pain painfulness feeling adversity hardship hard knocks
distribute administer deal lot give transfer bestow portions
distributer distributor supplier provider businessperson
distribution arrangement organization organisation system values variable showing dispersion spacing spatial
distributor distributer supplier provider businessperson bourgeois markets merchandise allocator authority individual allot
district territory dominion region marked administrative purposes
distrust mistrust suspect disbelieve discredit reject regard untrustworthy
disturb upset trouble affect impress strike deeply
disturbance perturbation deed human action malfunction intrusion interruption upset agitation mental
ditch excavation artefact long narrow earth waterway body water
ditty song vocal musical composition opus short simple
divan sofa couch lounge seat long backless diwan privy council muslim
dive honkytonk cabaret nightclub night club cheap disreputable diving swimming swim water
diver frogman explorer adventurer individual
divergence divergency separation integrity moving away different direction deviation departure difference variation
diversification variegation action introducing variety status varied
diversion recreation deed human action diverts amuses stimulates deviation digression deflection turn
diversity diverseness multifariousness variety heterogeneity heterogeneousness nonuniformity noticeable status result changeable
divert deviate turn aside
divertimento serenade musical composition opus movements
divestiture court order writ judicial offending party itself sale selling merchandising marketing
divide split separate dissever integrity portions
dividend net income profit lucre earnings corporation distributed number definite quantity divided
divine godhead lord creator terms referring judeo christian cleric churchman ecclesiastic clergyman
diving match contest competition athletic involves water dive swimming swim
divinity deity god immortal spiritual supernatural belief worshipped divine
division army military force enough sustain combat section concept conception construct
divorce divorcement separation action legal dissolution marriage
dixie confederacy south dixieland southern
dock enclosure area court defendant sits during trial sorrel herb herbaceous plant
dockage fee fixed charge cost
docket calendar list listing court
doctor doc physician medical practitioner man health professional theologian theologist theologizer theologiser
doctorate academic degree award accolade highest earned degrees
doctrine philosophy ism belief cognitive mental
document papers writing written material provides information representation creation anything serving
documentary docudrama infotainment movie film picture moving program
documentation certification corroboration confirmation information
dodge sudden movement direction avoid
dodging evasion escape negligence carelessness neglect nonperformance distasteful dodge scheme falsehood falsity
dog canine canid carnivore member genus canis frump unpleasant woman disagreeable
dogcart cart wagon waggon drawn
dogfight contest competition fiercely disputed
doggerel jingle verse rhyme poem comic irregular
doghouse kennel outbuilding building edifice serves shelter disfavor disfavour dislike disapproval
dogma tenet religious doctrine church gospel creed proclaimed philosophy philosophical system
dogsled sled sledge sleigh vehicle
dogwood cornel angiospermous tree flowering shrub genus cornus wood plant material substance
doll dolly plaything toy artefact replica dame wench skirt girl
dollar monetary measurement basic many countries buck clam bill note
dollhouse house dwelling home domicile
dolman jacket coat hussar worn
dolmen cromlech megalith megalithic structure
domain sphere area orbit environment situation affairs particular demesne land region territory
domicile residence abode address your
domiciliation diggings digs lodgings living
dominance laterality bodily property superior development side body ascendance ascendence ascendancy status
dominate predominate rule reign larger number quantity power
domination control action dominating mastery supremacy dominance ascendance
dominion rule dominance ascendance ascendence ascendancy power legal district territory region marked
domino united states rhythm blues
don wear assume dress get dressed clothing body
donate give gift present charity good
donation contribution gift acquisition voluntary giving sharing
dongle electronic device must attached
donjon keep dungeon stronghold fastness
donor giver presenter bestower benefactor helper good makes gives
doodlebug motor vehicle automotive guided
doom destine fate designate ordain decree beforehand
doomed lost grouping destined soon
door movable barrier swinging sliding will close entrance doorway threshold entranceway
doorbell bell buzzer push button switch outer door
doorcase doorframe framework frame supporting
doorframe doorcase framework frame supporting
doorhandle doorknob knob handle grip handgrip release catch
doorjamb doorpost jamb upright vertical
doorknob doorhandle knob handle grip handgrip release catch
doorknocker knocker rapper device instrumentation
doorlock lock fastener fastening holdfast
doorman doorkeeper porter gatekeeper guard defender guardian protector
doornail nail fastener fastening holdfast
doorpost doorjamb jamb upright vertical
doorsill doorstep threshold sill structural
doorstep doorsill threshold sill structural
doorstop doorstopper catch stop restraint
doorstopper doorstop catch stop restraint
doorway door threshold entrance entranceway entryway entry
dooryard yard grounds curtilage field outside front rear
dope pot grass weed cannabis marijuana marihuana ganja dumbbell dummy boob simpleton
dorm dormitory hall living quarters
dormer window framework frame gabled
dormitory dorm hall living quarters housing lodging college bedroom sleeping room accommodation
dory dinghy rowboat boat shallow
dosage dose indefinite quantity amount active agent medicine medication medicament
dose dosage medicine medication medicament medicinal drug measured indefinite quantity amount
dosemeter dosimeter measuring instrument system
dosimeter dosemeter measuring instrument system
dosshouse flophouse lodging house rooming
dot point disk disc saucer round shape circular transportation executive department federal
double duplicate multiply manifold increase twofold
doubleheader game contest competition games instead
doubler electronic device doubles voltage
doubles badminton court game played
doublet jacket coat close fitting
doubt uncertainty incertitude dubiety cognitive mind unsure dubiousness doubtfulness question
douche syringe medical instrument detachable
dough concoction mixture intermixture foodstuff flour stiff enough boodle bread cabbage money
dove pigeon columbiform bird numerous pigeons peacenik pacifist pacificist disarmer
dowel joggle fastener fastening holdfast
doweling fastening attachment joining connection dowels
down pop kill drink imbibe consume ingest entirely
downfall ruin ruination failure occurrence occurrent results loss precipitation weather conditions atmospheric
downhill descent declivity fall decline
downpour cloudburst deluge waterspout rain rainfall precipitation downfall
downtown city district territory territorial dominion central area
dowry dowery dower portion gift acquisition money property
dozen twelve xii integer number cardinal eleven
dozens tons heaps lots indefinite quantity amount number
dozer bulldozer tractor vehicle powerful
draft outline write compose pen indite draw sketch
drafting writing authorship composition penning first version filled trade craft occupation business
drag pull draw displace against resistance
dragger puller tugger worker individual
dragnet system scheme grouping coordinated
dragon firedrake mythical monster creature teutonic mythology tartar unpleasant woman disagreeable
drain run flow feed course gradually
drainage drain emptying voidance evacuation removal accomplished allowing
drainplug plug stopper stopple blockage
drama play dramatic composition work writing written material episode occurrence occurrent turbulent
dramatics extracurricular education instruction teaching participation theatrical productions dramaturgy theater theatre communicating
dramatist playwright writer author communicator writes plays
drape arrange set put particular
draper trader bargainer dealer monger fabrics sewing materials
drapery curtain drape mantle blind screen protective covering fabric cloth material textile
draught draft potation tipple drink helping portion serving gulp swig swallow
draw pull displace pulling
drawbridge bridge span structure construction
drawer container instrumentation boxlike furniture money handler dealer individual
drawers underdrawers shorts boxers underpants
drawing artwork art graphics nontextual illustration drawn hand representation creation forms objects
drawknife drawshave knife edge tool
drawl accent speech pattern pronunciation slow prolonged vowels
drawshave drawknife knife edge tool
dray camion horse cart heavy
dread fear afraid scared
dreadnaught dreadnought battleship battlewagon warship
dreadnought dreadnaught battleship battlewagon warship
dream dreaming imagination imaging imagery mental series images imaginativeness vision
dreamer sleeper slumberer rester dreaming idealist visionary individual guided
dredge power shovel excavator digger
dredger barge flatboat hoy lighter
dregs settlings sediment deposit settled bottom liquid
dress clothes
dressage equestrian sport riding horseback
dresser chest bureau furniture article furnishing drawers keeping individual somebody dresses particular
dribbler basketball player basketeer cager
drift float blow travel locomote motion water current
drill bore cut separate disunite divide hole pointed
drink imbibe consume ingest take liquids
drinkable beverage drink potable food
drinker consumer user drinks liquids imbiber toper juicer
drinking imbibing imbibition consumption ingestion intake uptake consuming drink boozing drunkenness intemperance
drip descend fall down come drops
dripstone calcium carbonate found stalactites
drive operate control manipulate vehicle
driver operator manipulator causal agent motor vehicle worker individual drives animals
driveway drive road route way leading private house
drizzle mizzle rain rainfall precipitation downfall light
drone bee hymenopterous insect hymenopteran hymenopteron stingless male monotone droning intonation modulation
drop displace fall ground
dropkicker kicker football player footballer
droplet drop drib driblet indefinite quantity tiny
dropout quitter individual quits school before graduation individualist withdraws environment
dropper pipet pipette measuring instrument
droppings dung muck fecal faecal feces faeces animals
droshky drosky carriage equipage rig
drosky droshky carriage equipage rig
dross impurity waste material product worthless dangerous should slag scoria scum film
drought drouth dryness waterlessness xerotes shortage rainfall period fundamental quantity
drover herder herdsman hired hand man laborer drives
drown submerge overwhelm cover spread touch adjoin completely
drowsiness sleepiness somnolence temporary sleepy
drug agent causal agency substance medicine narcotic
drugget rug carpet carpeting floor
drugging sedation administration giving medication sedative agent drug
drugstore pharmacy shop store mercantile establishment retail medicine
drum membranophone tympan percussion instrument percussive musical sound occurrence occurrent
drumhead head membrane sheet flat solid stretched taut
drumlin drift mass mound glacial
drummer percussionist musician instrumentalist player plays drum
drunk drunkard rummy sot drinker imbiber toper juicer
drunkard drunk rummy sot drinker imbiber toper juicer
drunkenness inebriation inebriety intoxication temporary resulting excessive consumption alcoholism drug addiction
dry alter modify remove moisture
drydock dock dockage docking facility
drygoods commodity trade good textiles clothing related merchandise
dryness waterlessness xerotes status containing covered liquid sobriety temperance moderation restraint
dubbing soundtrack sound recording audio
dublin capital largest city major port irish
ducking hunt hunting outdoor sport field ducks submersion immersion dousing wetting
duckpin bowling pin equipment short
duct canal channel passage passageway structure anatomical bodily plant continuous tube
duds togs threads clothing article
due right abstract deserved owed fixed charge cost costs
duel fight fighting combat scrap prearranged deadly weapons struggle battle attempt effort
duelist dueler dueller duellist adversary antagonist opponent opposer
duffel duffle drawstring bag cylindrical
duffer clumsy individual incompetent
duffle duffel drawstring bag cylindrical
dugout shelter structure construction either shelters side baseball pirogue canoe boat hollowing
duke peer lord noble nobleman british highest rank male
dulciana organ stop pipe pipework
dulcimer stringed instrument musical american
dullard stupid stupe dolt simpleton simple individual bright bore unpleasant disagreeable unwelcome
dumbbell weight free exercising sports equipment dummy dope boob simpleton
dumbwaiter elevator lift lifting device
dumdum bullet slug projectile missile
dump discard fling toss out throw away refuse
dumpcart cart wagon waggon tilted
dumper tipper truck motortruck motor
dun saddle horse riding mount dull brownish grey fawn light brown brownness
dune ridge elevation sand created wind
dung droppings muck fecal faecal feces faeces animals
dungeon keep donjon stronghold fastness defensive structure defense cell jail prison room
dunker eater feeder consumer dips
duomo cathedral church building place
duplex house dwelling home domicile
duplication duplicate copy representation corresponds original exactly gemination copying repetition repeating
durability lastingness enduringness strength permanence permanency duration length
duration continuance period fundamental quantity during continues property enduring continuing
durbar room area palace native
dusk twilight gloaming gloam hour day clock immediately
dust particulate material stuff fine powdery earth pollen debris junk rubble rubbish
dustbin ashcan wastebin bin container holds rubbish until
dustcart truck motortruck motor vehicle
duster sandstorm sirocco windstorm storm
dustpan dustpanful containerful indefinite quantity
dustpanful dustpan containerful indefinite quantity will hold
duty responsibility obligation control action force binds courses work obliged perform moral
duvet eiderdown quilt comforter comfort
dwarf shadow overshadow dominate command overlook overtop appear
dwell brood worry care mind think moodily anxiously
dweller inhabitant habitant denizen individual somebody inhabits particular
dwelling home domicile abode housing lodging living accommodations
dwindle decrease diminish lessen fall smaller lose substance
dyeing coloring colouring color permanently
dying death demise end ending point ends
dyke butch dike lesbian tribade
dynamics kinetics mechanics physics philosophy branch concerned forces
dynamite explosive compound containing nitrate sensitized nitroglycerin absorbed
dynamo generator engine coil
dynamometer ergometer measuring instrument system
dynasty family line folk kinfolk sequence powerful leaders
dysentery infectious disease communicable infection intestines marked severe
eagerness avidity avidness keenness enthusiasm feeling positive wanting readiness zeal forwardness willingness
eagle bird prey raptor raptorial keen sighted diurnal score number strokes hole
ear sense organ sensory receptor hearing equilibrium audition auditory
eardrop earring jewelry jewellery pendant
earl peer lord noble nobleman british ranking below
earn gain clear get acquire commercial business transaction
earnest security surety transferred property possession value given
earnestness seriousness sincerity gravity solemnity feeling earnest sincere trait serious
earnings net lucre profit income financial gain excess wage pay remuneration regular
earphone earpiece headphone phone transducer electro acoustic converting
earpiece earphone headphone phone transducer
earplug earphone earpiece headphone phone
earring jewelry jewellery adornment ornament
earth world globe planet ground material stuff substance
earthman tellurian earthling worldling inhabitant habitant dweller denizen
earthquake quake temblor seism geological phenomenon shaking vibration disturbance disruption commotion flutter
earthwork rampart bulwark wall embankment
ease travel locomote gently carefully
easel tripod rack stand upright displaying
east eastward cardinal compass point degrees orient countries asia
easter movable feast moveable day fete christian celebration easterly wind air current
eat consume ingest take solid food
eatery restaurant building edifice structure
eating feeding consumption ingestion intake uptake consuming food
eaves overhang projection lower edge
ebbing ebb wane decline diminution decrease decrement gradual
ebony sable black blackness inkiness achromatic color dark wood plant material substance
eccentric flake oddball geek individual somebody unusual personality character case adult grownup
eccentricity unfamiliarity strangeness unusualness strange unconventional behavior ratio magnitude quantitative describing
ecclesiasticism attachment adherence adhesion support excessive ecclesiastical forms religion faith religious belief
echo repeat utter emit let out loose again
echocardiograph sonograph instrument creates image
eclipse occultation interruption break occurrence celestial body obscures
ecliptic great circle line representing apparent annual path
economics science scientific discipline branch deals production distribution
economist scientist expert science economics
economy system scheme grouping production distribution consumption efficiency skillfulness efficient resources
ecstasy rapture transport exaltation emotional spirit emotion carried bliss blissfulness cloud
edema oedema hydrops dropsy swelling puffiness lump enlargement
edge border boundary bound bounds extremity surface line shape
edger needleworker maker shaper puts
edifice building structure construction artefact roof walls stands
edition impression printing publication text grouping abstract identical copies
editor skilled worker trained workman responsible editorial aspects application program applications programme
editorial column article nonfiction nonfictional prose giving opinions
educate better improve amend ameliorate give education
education instruction teaching pedagogy deed human action activities cognitive mental knowledge acquired
educator pedagogue pedagog professional adult grownup educates young
eeg electroencephalogram encephalogram graph graphical record recording visual
effect consequence outcome result phenomenon process physical follows impression appearance visual aspect
effectiveness effectivity effectualness effectuality power powerfulness effective potency strength
efficacy efficaciousness effectiveness effectivity effectualness effectuality capacity power
efficiency ratio magnitude quantitative output input system skillfulness avoiding wasted effort
effluent wastewater waste material product water mixed
effort attempt endeavor endeavour deed human action earnest exertion travail sweat labor
egalitarianism equalitarianism doctrine philosophy philosophical system school thought
egg ovum cell gamete animal reproductive body embryo eggs foodstuff food product
eggbeater helicopter chopper whirlybird craft
eggcup crockery dishware tableware serving
egghead intellectual intellect individual
eggnog punch mixed drink sweetened
eggplant aubergine solanaceous vegetable veggie veg shaped shiny brinjal herb herbaceous
eggs egg foodstuff food product nutrient oval reproductive
eggwhisk eggbeater beater implement mixer
ego egotism pride pridefulness feeling inflated your superiority self consciousness cognitive mind
egotism conceit conceitedness vanity trait exaggerated opinion your ego pride pridefulness feeling
egotist egoist swellhead unpleasant disagreeable unwelcome persona non
egypt republic northeastern africa known united arab ancient empire west israel
eiderdown duvet quilt comforter comfort
ejaculation interjection exclamation exclaiming utterance vocalization abrupt emphatic discharge emission expelling bodily
ejection expulsion projection propulsion actuation deed expelling projecting exclusion riddance banishment
ejector ouster individual somebody ousts
elaborate lucubrate expatiate exposit clarify clear elucidate explain
elaboration amplification expansion expanding upon increase addition extra refinement improvement betterment advance
elapse lapse pass advance progress
elastic band strip slip narrow
elasticity snap physical property tendency body return original
elation mental exhilarating pride optimism lightness joy joyousness joyfulness
elbow cubitus hinge joint ginglymus ginglymoid synovial forearm bend curve section segment
elder senior adult grownup individual older shrub bush woody plant
elect choose take select pick out vote office
election vote action select winner position political office choice selection option pick
elector voter citizen national subject legal right vote prince aristocrat blue blood
electric car auto automobile machine
electricity physical phenomenon associated stationary moving electrons power energy free
electrode conductor device electrical contact circuit
electrograph apparatus setup equipment electrical
electrolysis decomposition reaction chemical produced passing electric depilation epilation cleaning cleansing
electrolytic capacitor capacitance condenser electrical
electromagnet magnet device temporary coiling wire around iron
electrometer meter measuring instrument system
electromyograph medical instrument records electrical
electromyography diagnostic procedure technique process diagnosis neuromuscular disorders
electron negatron lepton elementary particle fundamental negative charge
electronics physics philosophy science branch deals emission effects
electrophoresis cataphoresis dielectrolysis ionophoresis process action motion charged
electrophorus electrostatic generator machine wimshurst van graaff simple fish genus family electrophoridae
electroscope measuring instrument system device
electroshock ect shock therapy treatment administration strong electric
electrotherapist therapist healer expert specializes treatment disease electricity
elegance refined gracefulness good taste neatness ingenious simplicity solution
element component constituent factor section division concept abstract portion physical
elephant proboscidean proboscidian placental mammal five toed pachyderm emblem allegory symbol symbolization
elevate promote upgrade advance delegate designate depute assign
elevation lift raising rise rising ascent ascension raised acme height peak degree
elevator lift lifting device platform cage raised lowered airfoil aerofoil control surface
elicit arouse enkindle kindle create call forth
eliminate extinguish destroy destruct unmake undo terminate take
elimination riddance removal remotion separation removing getting evacuation excretion excreting discharge
elite upper class crust stratum persons enjoying superior
elizabethan individual somebody lived during reign elizabeth
ell annex annexe extension wing right angles main
ellipsoid plane figure surface whose sections ellipses circles
elm tree woody plant ligneous trees genus ulmus elmwood wood material
eluate solution mixture liquid results elution
elution extraction process action extracting material another washing
emanation physical emitted radiated emission egress egression emergence
embankment mound hill structure construction long artificial stone
embargo trade barrier import protectionism government order imposing
embarrassment shame feeling feel your inadequacy guilt public emotional spirit emotion embarrassed
embassy diplomatic building government ambassadors live work deputation commission delegation delegacy
emblem design pattern figure decoration special visual representing allegory symbol symbolization symbolisation
embodiment incarnation avatar personification individual familiar idea shape concretism concrete representation
embody incarnate substantiate represent bodily
embrace encompass comprehend cover include scope
embracing embrace embracement clasp clench clutch clutches clasping
emerald transparent gem gemstone stone
emerge appear come view concealment
emergence outgrowth growth beginning occurrence occurrent gradual coming egress issue
emergency exigency pinch crisis juncture occasion sudden unforeseen temporary martial applies
emigration expatriation migration motion movement place
eminence distinction preeminence note high status position importance tuberosity tubercle process outgrowth
emission emanation egress egression emergence emitting discharge material stuff substance
emitter electrode conductor transistor electrons
emotion feeling strong
emotionalism emotionality trait emotional nature
emotionality emotionalism trait emotional nature
emphasis accent importance grandness standing special significance vehemence intensity intensiveness degree
emphasize stress emphasise punctuate express show evince convey
emphysema respiratory disease illness disorder abnormal lungs marked
empire imperium domain demesne land region ruled emperor government authorities regime polity
empiricism sensationalism philosophical doctrine theory philosophy knowledge derives investigation investigating work application
employ use utilize utilise service
employee worker individual hired perform
employer leader individual firm employs workers
employment employ employed work occupation business job
emporium mercantile establishment retail store
emptiness status containing nothing hunger hungriness drive empty
empty alter modify void contents
enable alter modify render capable able task
enact ordain decree declare order virtue superior authority
enactment passage legislation legislating lawmaking government passing legislative legal document instrument official
enamel solid body substance hard white covering crown compound chemical colored
enamelware cooking utensil cookware kitchen
encampment campsite campground bivouac site land tract holiday camp cantonment military
enchantment captivation enthrallment fascination liking feeling great wonderful spell trance mental induced
enclave district territory territorial dominion enclosed culturally distinct
enclose envelop enfold enwrap cover completely covering
enclosure area structure construction enclosed purpose enclosing envelopment inclosure insertion
encounter meet see come together
encourage promote advance boost support back contribute progress
encouragement approval commendation message expression support boost aid assist assistance
encroachment invasion intrusion entrance entering travel entry area trespass violation wrongdoing
encumbrance burden load incumbrance concern worry headache vexation charge liabilities against
encyclopedia cyclopedia encyclopaedia cyclopaedia reference book work facts
end terminal extremity region either length ending point quantity ends
endanger jeopardize jeopardise menace exist pose threat
endeavor enterprise endeavour undertaking project task labor purposeful attempt effort deed
ending termination morpheme language linguistic word conclusion
endorse back indorse support approve okay sanction behind
endoscope medical instrument long slender
endowment gift talent ability aptitude abilities qualities capital assets provides income
endpoint termination terminus end terminal extremity place ends
endurance strength property power withstand hardship stress survival animation life living
endure digest stomach bear permit allow let countenance
enemy military force opposing foe foeman opposition adversary
energiser energizer vitalizer vitaliser actor
energizer energiser vitalizer vitaliser actor
energy physical phenomenon thermodynamic quantity equivalent capacity system vigor vigour zip force
enervation weakness property lack vitality debilitation enfeeblement exhaustion weakening
enforce implement apply compel oblige obligate induce ensure
enforcement control action enforcing
engage prosecute pursue carry participate
engagement battle conflict fight military action hostile meeting date appointment get
engender breed spawn call forth
engine motor machine converts thermal energy mechanical work causal agent agency physical
engineer technologist individual somebody uses scientific knowledge solve operator manipulator causal agent
engineering technology application practical technical scientific knowledge commerce discipline subject area
enginery machinery machine engines collectively
england division united kingdom
english west germanic language indo european belonging nation land country england
englishman english britisher briton brit native inhabitant england
engraver skilled worker trained workman inscribe designs writing printmaker graphic artist creative
engulf steep immerse plunge concentrate focus center centre
enhance heighten raise intensify compound deepen increase
enigma mystery secret perplexity confusion mental confusedness baffles riddle conundrum problem question
enjoy bask relish savor derive receive pleasure
enjoyment pleasure pleasance feeling felt good delectation deed human action
enlarge increase alter modify larger
enlargement expansion increase magnitude increasing enlarged
enlightenment education cognitive mental results understanding spread knowledge nirvana blessedness beatitude beatification
enlist sign join fall get together military
enormity outrageousness indecency impropriety improperness outrageous enormousness grandness greatness immenseness
enough sufficiency relative quantity amount adequate
enrich better improve amend ameliorate
enrichment improvement fuller meaningful rewarding gift acquisition significantly increases
enroll inscribe enter enrol register record put down
enrollee individual somebody enrolls
enrollment registration enrolment entrance entering entry ingress enrolling body
ensemble musical organization organisation musicians playing singing together cast characters dramatis personae
ensue result prove turn out issue terminate
ensure guarantee insure assure certain
entablature structure construction artefact classical
entail imply mean necessitate lead logical consequence
entanglement web trap device intricate entangles ensnares victim
enter come
enterotoxemia animal disease cattle sheep attributed toxins absorbed
enterprise endeavor endeavour undertaking project task labor purposeful organization organisation created business
entertain socialize socialise interact provide entertainment
entertainer individual somebody tries please amuse
entertainment amusement diversion recreation diverting holds attention
enthalpy physical property thermodynamic quantity equal internal energy
enthusiasm feeling excitement exuberance ebullience liveliness life
enthusiast partisan partizan supporter protagonist champion admirer ardent fancier adorer lover
entirety entireness integrality totality completeness integrity unity wholeness
entitle empower authorise authorize appoint give right
entity perceived known inferred distinct existence
entrance entranceway entryway entry access approach way provides entering travel movement motion
entranceway entrance entryway entry access approach way provides
entrant commodity trade good enters competition established merchandise newcomer fledgling fledgeling novice
entrenchment intrenchment fortification munition defensive
entrepreneur enterpriser businessperson bourgeois capitalist organizes business venture
entresol mezzanine floor level storey
entry written record account item inserted introduction debut launching beginning
enumeration numbering list listing database
envelope container instrumentation flat wrapping wrap wrapper covering
environment situation affairs totality surrounding conditions environs surroundings surround geographical
environs environment surroundings surround geographical area geographic region purlieu
envision visualize visualise project imagine conceive ideate envisage
envy admire look respect esteem feel envious towards
enzyme protein macromolecule supermolecule complex proteins produced cells
eolith tool implement crude stone
epaulet epaulette adornment decoration ornament ornamentation ornamental cloth
epee fencing sword blade brand
epic epos poem verse literary composition work long
epicenter epicentre geographic point geographical earth surface directly
epicure gourmet gastronome epicurean sensualist individual devoted refined
epidemic outbreak eruption irruption widespread infectious disease
epidermis cuticle stratum layer outer skin covering exterior
epidiascope projector optical instrument gives
epigram quip saying expression locution speech witty
epiphany manifestation appearance divine christian holy day religious
epiphysis long bone longum endocrine gland ductless brain
episode occurrence occurrent distinctive series related events section subdivision writing written
epistemology philosophy humanistic discipline humanities liberal arts philosophical
epitaph inscription lettering writing written material tombstone monument memorial commemoration remembrance recognition
epithet name defamation calumny calumniation obloquy defamatory abusive word picture delineation depiction
epitome prototype paradigm image model example representation mental outline synopsis abstract precis
epitomize typify epitomise symbolize symbolise stand embody essential
epoch era period fundamental quantity marked distinctive character date calendar day civil
epoxy synthetic resin rosin thermosetting
equal identical equivalent
equaliser equalizer electronic equipment reduces
equality sameness same quantity value status equivalence equation par
equalizer equaliser electronic equipment reduces
equanimity composure calm calmness disposition temperament nature steadiness
equate compare liken study consider chew think describe
equation mathematical statement expressions equal equality equivalence par status
equator great circle line imaginary around earth forming ellipse oval dividing
equatorial telescope scope magnifier whose
equilibrium situation affairs stable forces cancel another chemical reaction process reverse
equip fit outfit supply provide render furnish
equipage materiel equipment instrumentation supplies
equipment instrumentation artefact needed undertaking perform service
equipoise balance equilibrium counterbalance structure
equipping arming armament mobilization mobilisation militarization militarisation equiping
equitation riding sport athletics diversion
equity assets possession difference market value property claims interest stake share portion
equivalence equality equation par status position essentially equal sameness essential interchangeability
equivalent knowledge noesis equal another value force effect atomic mass weight relative
era epoch period fundamental quantity marked distinctive character geological geologic major division
erase kill remove memory existence
erect raise rear construct build
erection sexual arousal erect penis
ergometer dynamometer measuring instrument system
erosion eroding wearing geological process geologic action mechanical environmental status earth surface
errand trip journey journeying short taken performance necessary
error mistake fault nonaccomplishment nonachievement deed wrong action erroneousness incorrectness wrongness inadvertent
erupt begin start abruptly
eruption discharge occurrence occurrent sudden violent steam volcanic symptom evidence grounds breaking
escalader climber athlete jock gains
escalation increase magnitude counteract perceived discrepancy
escapade adventure undertaking project task labor wild exciting lark diversion recreation carefree
escape flee fly take flight scat away confinement
escapement mechanical device mechanism regulates
escarp escarpment scarp fortification munition
escarpment scarp slope incline side
escheat reversion interest stake transferred property possession reverts
escort accompany travel
escritoire secretary secretaire desk table writing
esophagoscope oesophagoscope optical instrument examining
esoterica secret arcanum information info
espalier trellis treillage lattice latticework
espionage spying undercover work intelligence systematic spies military
espresso coffee java beverage drink
essay writing written material analytic interpretive literary composition attempt effort endeavor endeavour
essence kernel substance core cognitive mental choicest essential possessing high degree
essential necessity requirement requisite physical anything indispensable
establish found launch open
establishment constitution formation organization beginning start commencement forming institution organisation founded
estaminet cafe coffeehouse coffee shop
estate property belongings holding possession everything land acres demesne real
esteem regard respect honor honour laurels standing honored admiration liking feeling delighted
ester organic compound chemical formed reaction acid alcohol
esthetic aesthetic philosophical doctrine theory philosophy what beautiful
estimate gauge approximate guess calculate cipher cypher compute
estrangement alienation isolation separation resulting hostility disaffection dislike feeling
estuary body water wide river nears
etagere furniture article furnishing open
etcetera stuff physical additional unspecified odds ends
eternity infinity timelessness beingness existence face
ethanol alcohol liquid intoxicating agent fermented distilled liquors
ethic principle value principles right wrong accepted individual system rules method
ethics morals morality motivation motive need based ideas philosophy humanistic discipline humanities
ethiopian african individual native inhabitant ethiopia
ethos abstract distinctive spirit culture
etiquette rule prescript direction instruction rules governing socially
etui bag handbag pocketbook purse
eudiometer measuring instrument system device
euphonium bass horn sousaphone tuba
euphoria euphory elation high spirits lightness joy feeling
europe smallest continent eec world organization organisation
european inhabitant habitant dweller denizen native europe
eutectic mixture substance substances minimum melting point
evacuation emptying voidance removal remotion separation removing contents withdrawal departure going away
evaluate valuate assess pass judgment judge think estimate
evaluation rating judgment judgement assessment ascertaining fixing value valuation appraisal
evangelist revivalist gospeler gospeller preacher man sermonizer sermoniser spiritual leader leaders assumed
evaporation vaporization vaporisation vapor phase transition physical process dehydration desiccation extraction
evaporometer atmometer measuring instrument system
eve adam wife judeo christian mythology first day hours hour period
evening eve even eventide day daytime daylight period fundamental quantity later
eveningwear formalwear attire garb dress
evensong vespers canonical hour day sixth seven hours daily evening service prayers
event abstract happens given place case circumstance status special
evidence grounds information knowledge noesis your basis belief indication indicant makes evident
evil immorality wickedness iniquity transgression evildoing wrongdoing wrongful bad badness causes harm
evildoer sinner wrongdoer offender bad sins
evocation imagination imaging imagery mental imaginative creation summoning conjuring conjuration conjury
evoke arouse elicit enkindle create call forth
evolution development process physical passes degrees different stage phylogeny phylogenesis organic
evolve germinate develop create mental mentally work
ewer pitcher vessel container open
exacerbation aggravation intensification increase action makes problem disease exasperation annoyance annoying irritation
exaggerate overstate overdraw hyperbolize misinform mislead inform enlarge
exaggeration hyperbole trope figure speech image extravagant increase magnitude noticeable usual
examination scrutiny investigation investigating work examining closely exam test communicating deed
examine analyze analyse study consider detail subject analysis
example illustration instance representative information knowledge noesis item model representation mental internal
exasperation aggravation annoyance chafe vexation anger exasperated feeling annoying irritation
excavation digging dig creating removal creation creative site land tract
excavator workman workingman working man
exceed transcend surpass greater scope size standard
excellence excelling excellency characteristic property outstanding
excelsior packing material wadding thin curly wood shavings
exception exclusion elision omission disregard neglect deliberate example illustration instance representative
excess surplus surplusage nimiety overabundance overmuch overmuchness superabundance excessiveness inordinateness immoderation immoderateness
exchange chemical phenomenon process atom changes places another conversation speech spoken mutual
excitability irritability responsiveness reactivity sensitivity sensitiveness excessive organ excitableness volatility emotionality emotionalism
excite arouse elicit enkindle kindle feeling
excitement exhilaration joy joyousness joyfulness emotion feeling lively excitation inflammation fervor emotional
exclaim cry outcry shout express verbalize verbalise utter
exclaiming exclamation utterance vocalization auditory abrupt excited
exclamation exclaiming utterance vocalization auditory abrupt excited complaint cry yell loud
exclude except omit extinguish eliminate get rid away
exclusion situation affairs excluded excommunication censure rejection
exclusive scoop report news story
exclusiveness clannishness cliquishness snobbery snobbism snobbishness arrogance tendency
excretion elimination evacuation excreting discharge emission expelling bodily excreta excrement waste material
excursion jaunt outing junket journey journeying travel traveling digression
excursus digression aside divagation message subject substance departs
excuse alibi exculpation defense defence vindication justification offensive note short letter line
execution executing corporal punishment penalty penalization putting condemned performance action deed human
executioner killer slayer individual official inflicts capital punishment
executive administrator decision maker head chief responsible administration governance governing body
executor fiduciary individual appointed testator carry terms will
exemplar example model ideal idea thought imitated
exemption freedom unsusceptibility immunity status obligation duty tax deduction allowed taxpayer
exercise exercising workout effort elbow grease exertion travail use usage utilization deed
exerciser sports equipment gymnastic exercises
exercising exercise workout effort elbow grease exertion travail
exercycle exercise device resembling stationary
exert exercise use utilize utilise apply
exertion effort travail sweat labor labour toil work
exhaust beat tucker tire wear upon out completely
exhaustion fatigue weariness tiredness temporary extreme debilitation enervation enfeeblement weakening
exhibit possess show property knowledge skill
exhibition presentation presentment demonstration show exhibiting exposition expo collection aggregation
exhortation communicating deed intended urge persuade recipients take incitement persuasion suasion
exhumation disinterment deed human action digging ground
exigency crisis situation pressing urgent emergency pinch juncture
exist existence extant
existence beingness fact existing universe creation world everything
existentialist philosopher scholar scholarly bookman emphasizes freedom choice
exit issue outlet opening artefact permits escape release passing loss departure death
exodus hegira hejira escape flight running away journey second book testament tells
expand grow increase extend directions
expanse sweep scope range reach orbit wide area extent magnitude dimensional
expansion enlargement increase magnitude increasing function mathematical map expressed
expansiveness expansivity impressiveness grandness magnificence richness scale tendency effusiveness communicativeness trait
expect anticipate evaluate pass judgment judge think regard
expectancy anticipation expectation feeling outlook prospect
expectation outlook prospect belief cognitive mental anticipation hopefulness status anticipating
expedition campaign military operation designed achieve specific objective working party organized undertaking
expend use consume fully
expenditure outgo spending outlay transferred property possession money expending disbursement disbursal
expense disbursal disbursement cost outgo spending expenditure amounts detriment hurt damage harm
experience education cognitive mental accumulation knowledge skill results direct observation
experiment experimentation scientific research project conducting controlled test inquiry enquiry
experimentalism empiricism empiricist philosophy sensationalism philosophical doctrine empirical orientation attitude mental favors
experimentation experiment inquiry enquiry research problem solving testing scientific project
experimenter research worker researcher investigator scientist conducts experiments individual somebody enjoys testing
expert individual somebody special knowledge ability performs skillfully
expertise expertness skillfulness virtue possessing special knowledge
expiration termination expiry end ending point coming contract passing loss departure death
expire discontinue end stop finish lose validity
explain explicate inform communicate intercommunicate plain comprehensible
explanation account statement message subject makes comprehensible describing thinking thought process cerebration
expletive curse oath swearing profanity utterance vocalization profane auditory word
explode detonate integrity burst violent release energy
exploit work use utilize utilise apply manipulate advantage
exploitation development use usage utilization utilisation area land victimization victimisation using mistreatment
exploration expedition journey journeying travel purpose discovery search hunt hunting careful
explore research search investigate look analyze analyse inquire
explorer adventurer individual somebody travels little known regions commercial browser
explosion detonation blowup discharge occurrence occurrent violent release burst integrity exploding bursting
export trade merchandise sell transfer abroad
exporter businessperson bourgeois capitalist transports goods abroad
expose subject affect impact bear upon accessible action
exposition expounding interpretation explanation account systematic exhibition expo collection aggregation
exposure vulnerability weakness elements influence causing causation subjecting
express show evince convey impart leave give expression
expression look aspect face countenance visage appearance visual manifestation reflection reflexion demonstration
expressiveness expressive
expulsion ejection exclusion riddance banishment proscription rejection forcing extrusion squeeze squeezing compression
expurgation castration deletion removal remotion objectionable literary work
extend widen broaden increase alter modify scope range
extension delay hold lag postponement mutually agreed date expansion enlargement increase expanding
extent degree level stage point extends magnitude property distance area
exterior outside region surface boundary bound
extern doctor doc physician nonresident medical student
extinguisher asphyxiator device instrumentation manually
extract pull remove take away withdraw force effort
extractor instrument device extracting tight
extraneousness unrelatedness unconnectedness virtue falling outside hand
extrapolation calculation computation figuring reckoning value function outside inference illation reasoning logical
extravaganza entertainment amusement diversion recreation lavishly staged spectacular
extreme degree grade level property furthest highest extremum extremity region point
extremity appendage member external body projects adversity hardship hard knocks
extremum extreme extremity region point located farthest middle peak limit limitation indefinite
exultation jubilance jubilancy jubilation joy joyousness joyfulness emotion rejoicing utterance vocalization
eye oculus optic sense organ sensory receptor sight sagacity sagaciousness judgment judgement
eyeball orb capsule structure anatomical complex body ball
eyebath eyecup vessel container curved
eyebrow brow supercilium hair body covering arch above
eyecup eyebath vessel container curved
eyeglass monocle lens lense system
eyeglasses spectacles specs glasses optical
eyelet eyehole hole opening cringle
eyelid lid palpebra protective fold flap either folds
eyepiece ocular lens lense system optical device combination
eyes opinion sentiment persuasion view judgment
eyeshade bill peak visor brim
eyeshadow makeup war paint cosmetic substance darken eyes
eyesight seeing sightedness sight vision visual sense modality
eyestrain asthenopia fatigue weariness tiredness temporary eyes caused
fabric cloth material textile artefact weaving felting knitting framework structure constitution composition
facade frontage frontal front side face building misrepresentation deceit deception falsehood
face external body front human head forehead chin expression look aspect countenance
facet aspect characteristic property distinct element problem subfigure figure smooth surface
facilitate ease alleviate help assist aid support easier
facility installation artefact building place provides particular service adeptness adroitness deftness skillfulness
facing lining liner protective covering cover applied edge veneer coating coat
facsimile autotype copy representation exact reproduction fax duplicator copier apparatus
fact information knowledge noesis circumstances exist events occurred info message statement
faction cabal junto camarilla clique coterie ingroup inner sect
factoid information info message resembling
factor origin origination inception anything contributes causally result component constituent element section
factory mill manufactory plant works industrial building complex
faculty module ability power knowledge inherent cognitive perceptual staff body teachers administrators
fad craze furor furore fashion
fade melt weaken decrease diminish lessen less clearly
fadeout receding disappearance occurrence occurrent slow gradual noise interference disturbance trouble
faggot fagot fag fairy homosexual
fagot faggot fag fairy homosexual
fail neglect
failure nonaccomplishment nonachievement deed fails occurrence occurrent does accomplish
fair carnival funfair show entertainment amusement traveling gathering assemblage producers promote
fairlead pulley block guide rope
fairness equity justice justness righteousness conformity rules standards candor candour impartiality nonpartisanship
fairway site land tract area putting green grass path route itinerary line
fairy faery faerie fay spiritual supernatural belief human fagot faggot fag homosexual
fairyland fantasy phantasy imagination imaginativeness existing solely faerie faery imaginary place
fairytale narrative narration story tale fairies fib tarradiddle
faith religion belief cognitive mental strong supernatural power trust
faithful following followers multitude masses loyal steadfast congregation fold grouping adhere
fake sham postiche imitation copy counterfeit imposter impostor pretender deceiver
faker imposter impostor pretender deceiver cheat cheater trickster
falchion sword blade brand steel
falcon hawk bird prey raptor raptorial diurnal birds
fall travel locomote descend free influence gravity
falloff slump slack deterioration decline declension worsening noticeable
fallout dust particulate radioactive particles settle ground after consequence effect outcome result
falsity falseness unreality irreality nonexistence nonentity false untrue falsehood untruth statement message
falter waver hesitate waffle unsure weak
faltering hesitation waver falter pause inactivity pausing uncertainly
fame celebrity renown honor honour laurels standing widely repute reputation
familiarity acquaintance conversance conversancy information knowledge noesis personal usualness commonness commonplaceness everydayness
family household house home organization organisation living together kin kinship kindred primary
fan device instrumentation creating current movement surface surfaces rooter enthusiast partisan partizan
fanatic fiend enthusiast partisan partizan supporter motivated irrational
fanaticism fanatism zealotry intolerance attitude mental excessive opposing
fancy visualize visualise envision imagine conceive ideate envisage
fanfare ostentation flash display gaudy outward flourish tucket tune melody
fanjet turbofan turbojet jet plane
fanlight transom window framework frame
fantail overhang projection shaped deck
fantasia musical composition opus free incorporating familiar themes
fantasist creator individual fantasies
fantasy phantasy imagination imaginativeness vision creativity unrestricted reality fiction literary composition
fantods disorder upset physical physiological defined irritability distress
farce travesty comedy drama broad satire improbable situations forcemeat stuffing dressing concoction
fare menu agenda docket schedule plan transportation charge cost charged
farewell acknowledgment acknowledgement message expression goodwill parting leave departure going
farm workplace work geographic point geographical buildings cultivated
farmer husbandman granger sodbuster creator individual operates farm united states civil rights
farmhouse house dwelling home domicile farmer family
farming agriculture husbandry cultivation production practice cultivating land occupation business job
farmland country rural area geographical geographic farming practiced plowland ploughland tillage land
farmyard yard enclosure area adjacent
farthingale hoop skeleton skeletal frame
fascia facia connective tissue animal
fasciculation twitch twitching vellication spasm muscular contiguous groups
fascinate intrigue interest refer pertain interested curious
fascination captivation enchantment spell trance intensely interested enthrallment liking
fascism political orientation ideology theory advocating authoritarian hierarchical
fashion manner mode style property done happens practice pattern characteristic habitual
fast fasting abstinence abstaining food
fastball heater smoke hummer pitch delivery throw thrown
fasten fix secure attach connect link tie firmly
fastener individual somebody fastens makes
fastening fastener holdfast fixing restraint
fat lipid lipide lipoid macromolecule soft greasy substance animal tissue body containing
fate destiny occurrence occurrent causal agent agency
father begetter parent genitor male forefather sire ancestor ascendant
fathometer depth finder navigational instrument
fatigue weariness tiredness temporary loss strength energy resulting failing weakness imperfection imperfectness
fatigues military uniform worn personnel
faucet spigot regulator control controller controlling flow liquid
fault mistake error nonaccomplishment nonachievement deed wrong action defect flaw imperfection imperfectness
fauteuil armchair chair upholstered
favor prefer favour promote upgrade advance kick upstairs
favorite favourite choice pick selection decision regarded special darling pet lover
favourite favorite rival challenger competitor
fawn dun light brown brownness color pigment varying deer cervid ruminant young
fear fearfulness fright emotion feeling experienced anticipation specific concern care anxiety
feasibility feasibleness practicability practicableness utility usefulness doable
feast banquet dinner party ceremonial many occurrence occurrent experienced great
feat effort exploit accomplishment achievement action notable
feather plume plumage body covering cover light horny feathering rotation rotary motion
feature characteristic property dimension concept prominent aspect lineament body face
feb february gregorian calendar month following january preceding
february feb gregorian calendar month following january preceding
fecundity fruitfulness creativity creativeness creative thinking ability intellectual fertility physical physiological fertile
fedora homburg stetson trilby hat chapeau lid headdress
fee fixed charge cost costs privilege professional services interest stake share portion
feebleness infirmity frailty debility unfitness softness ill health tenuity weakness property lacking
feed provide supply ply cater food
feedback process action output system returned input order answer reply response statement
feedbag nosebag bag container canvas
feeder domestic animal domesticated animate fattened suitable fattening eater consumer user consumes
feeding eating consumption ingestion intake uptake consuming food alimentation provision supply supplying
feedlot building edifice structure construction livestock fattened market
feel experience undergo emotional sensation particular mind
feeler antenna tentacle process outgrowth appendage pair mobile overture advance approach suggestion
feeling experiencing affective emotional states impression belief notion idea
feelings sensitivity sensitiveness feeling emotional moral
felicity felicitousness appropriateness suitability suitableness pleasing appropriate manner happiness emotional spirit emotion
fella chap fellow feller male individual
fellow chap feller fella male individual companion comrade familiar friend
fellowship family association organization organisation share common beliefs company companionship society friendship
felon criminal crook outlaw principal wrongdoer offender committed whitlow infection ill health
felucca sailing vessel ship watercraft
female animal animate beast brute produces gametes individual somebody belongs babies
femininity muliebrity trait behaving ways considered typical women
fence fencing barrier obstruction obstructor obstructer serves enclose trader bargainer dealer monger
fencing fence barrier obstruction obstructor obstructer serves enclose building material artefact fences
fender wing barrier obstruction obstructor obstructer surrounds wheels buffer cowcatcher pilot framework
ferment agitation fermentation tempestuousness turbulence upheaval sturm und substance capable bringing
fermentation agitation ferment tempestuousness turbulence upheaval sturm und zymosis zymolysis fermenting chemical
ferocity fierceness furiousness fury intensity intensiveness degree grade
ferroconcrete concrete building material metal
ferry ferryboat boat vessel watercraft
ferryboat ferry boat vessel watercraft
fertilizer fertiliser chemical substance material stuff manure mixture
ferule switch instrument punishment
fervor ardor ardour fervour passion passionateness feeling feelings excitement excitation inflammation emotional
festival period fundamental quantity aside feasting celebration fete festivity diversion
festivity celebration diversion recreation joyous
festoon curtain drape drapery mantle
fetoscope foetoscope stethoscope medical instrument
fetter hobble shackle bond hamper
fever febrility febricity pyrexia symptom evidence grounds rise anticipation expectancy expectation intense
fez fes city north central
fiat decree edict order enactment legal document instrument
fiber fibre material stuff substance slender greatly elongated roughage foodstuff food product
fiberglass fibreglass covering material building glass fibers resins
fiberscope medical instrument flexible involving
fibreglass fiberglass covering material building
fibrin protein macromolecule supermolecule white insoluble fibrous formed
fibrosis pathology ill health unhealthiness problem development excess
fichu scarf garment lightweight triangular
fiction literary composition work writing written material based fabrication fable falsehood falsity
fiddle violin bowed stringed instrument string highest member
fidelity accuracy truth electronic system reproduces sound image faithfulness faithful
field tract land ground parcel cleared trees enclosed battlefield battleground
fielder ballplayer baseball player athlete jock member team fieldsman cricketer
fieldhand farmhand hired hand man laborer farm
fielding handling manipulation touch touching ball playing field english novelist dramatist
fieldsman fielder cricketer athlete jock
fieldstone rock stone material stuff occurs naturally fields
fieldwork fortification munition defensive structure
fiend monster devil demon unpleasant disagreeable unwelcome persona daemon evil
fierceness ferocity furiousness fury intensity intensiveness degree grade
fife flute transverse woodwind instrument
fifteen integer number cardinal fourteen
fifth united states liquid quantity liquor equal rank status position five
fifties decade decennary decennium period life
fifty integer number cardinal product five bill note government bank
fig figure illustration artwork art graphics diagram picture tree mediterranean widely cultivated
fight contend struggle engaged
fighter combatant battler belligerent individual somebody fights airplane aeroplane plane craft
fighting fight combat scrap conflict struggle battle action
figure fig illustration artwork art graphics diagram picture soma build physique body
figurine statuette figure model simulation carved molded
figuring calculation computation reckoning problem solving thinking thought
filature bobbin spool reel winder
file register record enter put down public office
filing submission entry message entering legal document public fragment rubbed file
filipino native indigen indigene aborigine inhabitant philippines philippine western polynesian official
fill alter modify full metaphorical sense
filling fill material stuff substance fills space container flow process action
fillip bonus positive stimulus stimulation stimulant anything tends
filly foal young mammal female horse four
film movie picture pic show entertainment enacts story cinema celluloid medium instrumentation
filming cinematography photography picture taking pictorial representation picturing
filter filtrate strain separate integrity remove passing
final match contest competition winners
finale coda conclusion end close closing section musical finis finish last
finalist rival challenger competitor competition
finance pay give obtain provide money
financing funding finance commercial enterprise business
find happen chance bump come upon accident
finding determination discovery find uncovering determining properties research judgment judgement judicial decision
fineness choiceness superiority high caliber good indeed thinness narrowness width breadth
finery attire garb dress clothing
finger digit dactyl extremity appendage terminal members hand fingerbreadth linear measurement
fingerboard fingerpost signpost guidepost sign
fingering placement locating position fingers playing different notes touch touching deed
fingernail nail horny structure unguis finger
fingerprint mark print indication indicant impression ridges skin identification evidence generic term
fingerprinting procedure process taking inked impressions fingerprints purpose
fingertip tip end terminal
finish complete end terminate alter come bring
finisher closer reliever relief pitcher
finishing coating finish decorativeness appearance visual aspect decorative completion culmination closing
finn european inhabitant habitant dweller native finland
fipple plug stopper stopple blockage
fire occurrence occurrent burning firing attack onslaught onset
firearm gun weapon arm system portable
fireboat boat vessel watercraft equipped
firebomb incendiary bomb explosive device
firebox furnace chamber
firebrick brick ceramic fire clay
firecracker cracker banger firework pyrotechnic low explosive charge
firedog andiron dog support device
firelight light visible radiation actinic fire
firelock flintlock muzzle loader firearm
fireman play diversion recreation children pretend fire stoker laborer manual labourer
fireplace hearth recess niche enclosure open wall base
firepower military capability strength posture relative capacity delivering
fireroom stokehold stokehole chamber enclosure
fireside hearth area country region near fireplace dwelling home domicile
firetrap building edifice structure construction
firewall drive thrust driving force propulsion application maximum security system combination hardware
firewater liquor spirits booze hard
firewood fuel substance wood
firework pyrotechnic low explosive device burns rate colored
firing fire attack onslaught onset onrush weapons artillery discharge shooting shot propulsion
firkin british capacity imperial liquid
firm house business concern organization members owns operates
firmness soundness strength property muscle tone healthy tissue resoluteness resolve resolution trait
firmware microcode code computer coding
first rank status position highest ordering series ordinal number element countable
fish aquatic vertebrate craniate mostly cold blooded vertebrates food solid flesh
fishbowl situation affairs privacy bowl
fisher fisherman skilled worker trained workman whose occupation pekan marten cat musteline
fisherman fisher skilled worker trained workman whose occupation
fishing sportfishing outdoor sport field athletics fishes diversion commercial enterprise business commerce
fishmonger fishwife trader bargainer dealer monger sells fish
fishnet net trap will enclose
fishwife fishmonger trader bargainer dealer monger sells fish
fist hand manus mitt paw fingers clenched palm
fistfight fisticuffs slugfest fight fighting combat scrap bare
fisticuffs fistfight slugfest fight fighting
fit suit accommodate conform meet satisfy agreeable acceptable
fitment furniture article furnishing items
fitness fittingness suitability suitableness suitable shape good health healthiness
five cinque digit figure integer number cardinal four team squad plays basketball
fives court game athletic resembling
fix repair mend bushel better improve amend ameliorate
fixer important influential personage adult intervenes authorities trouble compound chemical substance sets
fixing repair fix fixture improvement putting working order fastener fastening holdfast restraint
fixture artefact firmly fixed place regular habitue patron frequenter
fizz beverage drink drinkable potable
flag emblem design pattern figure rectangular cloth distinctive masthead list listing database
flagellum scourge whip instrument inflict
flageolet haricot common bean edible
flagon vessel container metal pottery
flagpole surveying instrument straight painted
flagship artefact chief related ship
flagstone flag paving stone stratified
flail implement instrumentation handle free swinging stick
flair genius endowment gift talent dash elan panache elegance
flambeau torch light source flaming
flame fire flaming combustion burning oxidation oxidization process
flamethrower weapon arm system instrument
flange rim projection structure construction
flank lie located sides somebody
flanker back football player footballer
flannel fabric cloth material textile soft light woolen washcloth washrag bath linen
flap roll undulate wave wavy pattern rising falling
flapper girl miss missy young lady woman flaunted
flaps flap airfoil aerofoil control
flare flair shape spreads outward fire flame flaming combustion
flash blink wink twinkle radiate perceived gleam glow
flashback transition passage recurrence return repeat repetition
flashboard flashboarding boarding structure construction
flashboarding flashboard boarding structure construction
flashbulb flash photoflash flashgun lamp
flasher exhibitionist compulsive individual desire
flashgun flash photoflash flashbulb lamp
flashing flash experience occurrence occurrent short vivid sheet metal flat solid
flashlight torch electric lamp portable battery powered
flask bottle vessel narrow neck flaskful containerful indefinite quantity
flat plain field champaign land level tract box container shallow seedlings
flatbed flatcar flat freight car
flatboat barge hoy lighter boat
flatcar flatbed flat freight car
flatiron iron smoothing home appliance
flatlet apartment flat housing lodging
flatness planeness dimensionality spatial property spatiality dimensions expressive style want animation
flats footwear footgear covering
flatten shape alter flat flatter
flatter blandish praise evaluate valuate somewhat dishonestly
flattery compliment praise congratulations kudos excessive insincere
flattop butch haircut hairdo hairstyle
flatus fart farting wind reflex response action instinctive
flatware tableware ware relatively flat
flatwork ironing garment done mechanically
flautist flutist musician instrumentalist player performer plays flute
flavor spirit tone feel atmosphere ambiance ambience general relish flavour sapidity taste
flaw defect fault imperfection imperfectness machine failing weakness
flea insect arthropod wingless bloodsucking parasitic noted ability
fleabag hotel building edifice down
fleapit cinema movie theater theatre
fleck bit chip flake fragment broken spot speckle dapple marking
fledgling newcomer fledgeling starter novice beginner tyro tiro young bird offspring
flee fly scat run scarper turn tail away
fleet collection aggregation accumulation assemblage aircraft operating together
flesh animal tissue soft body vertebrate mainly muscle soma build figure
flexibility flexibleness malleability plasticity physical property flexible adaptability ability adaptable
flick flicker flash blink wink twinkle intermittently
flight formation arrangement aircraft flying air travel aviation
fling throw propel impel force recklessness
flint silica silicon oxide dioxide hard stone river western georgia flows
flintlock firelock muzzle loader firearm
flip toss turn lightly throw side comes
float drift blow travel locomote motion water current
floating natation swimming swim water
floatplane seaplane hydroplane airplane aeroplane
floc floccule material stuff substance loosely aggregated mass
flocculation process action flocculating
flock congregation fold faithful church guided pastor animal biological birds
flood inundation deluge alluvion geological phenomenon rising body torrent batch
floodgate restraint restriction limitation restrains
floodhead flash flood flashflood inundation wall water rushing
floodlight flood photoflood light source
floor flooring horizontal surface level inside lower storey story structure
floorboard board sheet flat solid floor flooring horizontal surface
flooring floor horizontal surface level inside lower building material artefact laying
flop collapse fall cave give loosely
flophouse dosshouse lodging house rooming
floppy diskette magnetic disk disc
florence firenze city central italy arno town northeast south carolina
florida southeastern united states atlantic gulf mexico
floridian american inhabitant habitant dweller native resident florida
florist shopkeeper tradesman storekeeper market keeper grows deals shop store mercantile establishment
flounder stagger walk travel great difficulty
flour foodstuff food product nutrient fine powdery obtained
flourish boom thrive expand grow increase vigorously
flow flowing travel movement motion characteristic fluids rate magnitude quantitative amount
flower angiosperm flowering plant spermatophyte phanerogam cultivated blooms bloom blossom reproductive structure
flowerbed bed plot land ground flowers growing
flowering blossoming florescence inflorescence growth growing maturation development unfolding evolution process
flowerpot pot container instrumentation plants
flowing flow travel movement motion characteristic fluids
flu influenza grippe contagious disease contagion communicable acute
flue fluke projection structure construction
fluegelhorn flugelhorn brass instrument wind
fluff material stuff substance light downy bagatelle frippery frivolity triviality
flugelhorn fluegelhorn brass instrument wind
fluid substance room temperature pressure physical continuous amorphous tends
fluorescein fluoresceine resorcinolphthalein dye dyestuff coloring material colouring
fluorescence light visible radiation actinic emitted during absorption
fluoride halide salt hydrofluoric acid
fluorine chemical element substance nonmetallic univalent belonging halogens
fluoroboride salt compound chemical fluoroboric acid
flurry bustle hustle ado commotion din ruction ruckus snow snowfall precipitation downfall
flush blush crimson redden discolor discolour colour color
flute woodwind instrument wood wind high pitched wineglass glass drinking tall
flutter flit fleet dart travel rapidly speed hurry
flux rate magnitude quantitative flow energy particles across fluxion flowing travel
fluxmeter meter measuring instrument system
fly wing travel locomote
flyer circular handbill bill advertisement advertizement advertising flier traveler traveller individual
flyover overpass bridge span structure
flytrap trap device catching flies
flyway path route itinerary line geographic along birds
flywheel governor regulator control controller
foam froth bubble globule mass bubbles formed liquid material stuff substance lightweight
fob vest pocket hold watch
focus focusing focussing direction concentration engrossment absorption immersion distinctness sharpness clearness clarity
focusing focus focussing direction concentration engrossment absorption immersion focalization focalisation intensification increase
foe enemy foeman opposition adversary antagonist opponent opposer rival challenger competitor
foetoscope fetoscope stethoscope medical instrument
fog aerosol cloud droplets water vapor suspended near fogginess murk murkiness atmosphere
foghorn fogsignal alarm alert warning
foglamp headlight headlamp light source
foible idiosyncrasy mannerism peculiarity specialness specialty speciality behavioral portion physical weaker sword
foil sheet metal flat solid thin flexible enhancer attention attraction attractor
fold surface bend covers
foliage leaf leafage plant organ structure main photosynthesis foliation architectural ornament decoration
folk folks grouping general tribe division
folklore lore traditional knowledge cognitive unwritten
folks kin kinship kindred your parents folk grouping general
follow travel locomote behind after come
follower individual somebody accepts leadership another traveler traveller travels
following followers multitude masses mass hoi polloi enthusiasts pursuit chase pursual motion
folly foolishness unwiseness trait acting stupidly rashly stupidity betise mistake
fondness fancy partiality liking feeling predisposition like affection affectionateness tenderness
font fount typeface face character
food nutrient substance metabolized animal give energy build solid
foodstuff grocery consumer goods commodity trade good sold food nutrient substance prepared
fool sap saphead muggins simpleton simple individual lacks chump gull mark victim
foolishness folly unwiseness trait acting stupidly rashly craziness madness stupidity
foot pes vertebrate pedal extremity human below ankle linear measurement length equal
footage film photographic paper material shot rate charge per charging
football field game outdoor games played ball equipment inflated
footballer athlete jock contestant plays
footbath bathtub bathing tub vessel
footbridge overcrossing bridge span structure construction designed pedestrians
foothold bridgehead combat zone area
footing terms status position respect relations groups basis ground foundation provides
footlights theater light source front
footlocker locker trunk baggage luggage
footnote footer note annotation notation comment printed placed
footpath pathway path way trodden
footprint footmark step mark print indication indicant foot trace vestige tincture shadow
footrace run race contest competition
footrest footstool ottoman tuffet stool
footstall pedestal plinth support supporting
footstep footfall step sound occurrence occurrent walking locomotion travel taking
footstool footrest ottoman tuffet stool
footwear clothing article vesture wear
foraging forage search hunt hunting searching food provisions
forbid prohibit interdict proscribe command require order tell
force influence power powerfulness powerful effect physical phenomenon produces
forceps extractor instrument pair pincers
forearm limb extremity appendage member superior elbow wrist
foreboding premonition presentiment boding apprehension apprehensiveness dread fear omen portent presage prognostic
forecast calculate predict foretell prognosticate call advance
forecasting prediction foretelling prognostication statement message subject future
forecastle living quarters housing lodging
forecourt court courtyard area outer
forefather father sire ancestor ascendant ascendent antecedent founder predecessor precursor forerunner earlier
forefinger index finger digit dactyl next thumb
foreground view aspect prospect scene near viewer window display video active
foregrounding priority processing data execution
forehead brow lineament body face above eyes membrane bone cranial forming
foreigner alien noncitizen outlander traveler traveller individual comes outsider stranger unknown
foreknowledge precognition clairvoyance second sight extrasensory perception knowledge
foreman chief gaffer honcho supervisor superior superordinate exercises foreperson juror juryman jurywoman
forerunner precursor individual somebody goes before announces coming harbinger predecessor herald indication
foresee anticipate previse foreknow know realize beforehand
foresight foresightedness foresightfulness providence prudence virtue planning prudently prevision farsightedness prospicience knowing
forest wood woods vegetation flora botany collection trees woodland timberland timber land
forestay stay brace bracing adjustable
forge furnace chamber special hearth
forget bury dismiss mind
forgetfulness amnesia memory loss blackout cognitive tendency forget unknowingness unawareness unconsciousness caused
forgive concede yield grant agree stop blaming forgiveness
fork cutlery eating utensil tableware serving food branching ramification forking division
forklift vehicle wheeled industrial power
form signifier descriptor word language linguistic phonological orthographic sort variety category concept
formal ball dance party lavish
formalism doctrine philosophy philosophical system school thought formal theory
formalwear eveningwear attire garb dress
format formatting information info message
formation arrangement grouping acting shaping fabrication manufacture manufacturing
formative language linguistic portion minimal syntactic
formatting format information info message
formula expression mathematical statement symbols recipe direction instruction message
formulate explicate develop speculate theorize theorise conjecture elaborate
formulation preparation compound chemical substance prepared according formula conceptualization conceptualisation creating mental
fort garrison military post installation fortified troops stationed fortress defensive structure defense
forte metier specialty speciality asset plus special worth passage musical composition opus
forties life period decade decennary decennium
fortification munition defensive structure defense defence walls mounds art artistry prowess superior
fortitude courage courageousness bravery braveness strength mind enables
fortress fort defensive structure defense defence fortified
fortune luck chance hazard phenomenon process physical unknown treasure hoarded wealth riches
forward basketball player basketeer cager
forwarding transmission transmittal transmitting sending another destination furtherance promotion advancement progress
foster further promote advance boost growth
fostering fosterage encouragement approval commendation breeding nurture socialization
found establish launch open
foundation abstract basis grounded financial institution organization organisation
founder laminitis inflammation redness rubor symptom laminated tissue beginner father originator conceiver
founding initiation foundation institution beginning start commencement starting
foundry metalworks factory mill manufacturing plant manufactory metal
fountain structure construction artefact artificially produced water arises spring outflow outpouring geological
fountainhead well wellspring source document written papers abundant headspring head beginning origin
four tetrad digit figure integer number cardinal three spot playing card domino
foursome quartet quartette gathering assemblage four considered digit figure integer
fourteen xiv integer number cardinal thirteen
fourth rank status position following third quarter common fraction simple
fowl poultry gallinaceous bird gallinacean domesticated thought descended meat food solid
fox canine canid carnivore alert carnivorous mammal pointed dodger slyboots deceiver cheat
foxhole bunker dugout fortification munition
foxhunt hunt hunting outdoor sport
foyer anteroom antechamber hall room area entrance reception
fracas affray altercation quarrel wrangle row words noisy
fraction chemical substance material stuff component mixture separated portion physical item forming
fractionation industrial process physical uses heat separate substance division separation portions
fragment broken else shard sherd portion
fragmentation atomization atomisation division separation separating fine particles decomposition disintegration decay norms
fragrance aroma perfume scent smell odor odour olfactory bouquet fragrancy redolence
frail weight measurement basket handbasket
fraise choker ruff ruffle neck
frambesia yaws framboesia infectious disease communicable tropical resembling
frame framework supporting structure pair eyeglasses photograph photo exposure picture
framework model hypothesis possibility theory concept hypothetical description fabric structure constitution composition
framing conceptualization conceptualisation formulation creating mental plans important frame framework supporting structure
franc monetary measurement basic many countries
france republic western europe french writer sophisticated novels
franchise concession grant contract authorization sell company goods dealership business concern organization
frangipani frangipanni shrub bush woody plant ligneous tropical
fraternisation fraternization association associating others brotherly friendly
fraternity frat club society guild male undergraduates brotherhood sodality class stratum
fraud crime criminal offense offence intentional deception resulting imposter impostor pretender deceiver
freak monster monstrosity mutant mutation variation sport animal addict nut junkie enthusiast
freckle lentigo macule macula spot speckle brownish
free liberate release unloose grant freedom
freedom free exemption unsusceptibility immunity status
freeman freewoman citizen national subject serf slave
freestyle race contest competition
freeware software program computer system
freeway expressway motorway pike highway main road route
freewheel clutch coupling coupler
freewheeler individual somebody acting freely even irresponsibly
freeze stand still stop moving immobilized
freezer deepfreeze electric refrigerator fridge
freezing freeze cooling chilling temperature reduction withdrawal heat
freight cargo lading load merchandise ware product commodity freightage transportation shipping transport
freighter bottom merchantman cargo ship vessel
french romance language latinian latin spoken france countries nation land country
frenchman frenchwoman european inhabitant habitant dweller french nationality
frenzy craze delirium fury mania manic disorder affective
frequency frequence oftenness rate magnitude quantitative number occurrences ratio
freshman fresher lowerclassman underclassman undergraduate undergrad first year newcomer fledgling fledgeling novice
freshness newness age property pure fresh novelty originality virtue refreshingly
fret fuss niggle worry unnecessarily excessively
fretsaw jigsaw power saw sawing
fretwork lattice latticework framework frame
freud austrian neurologist originated psychoanalysis
friary monastery religious residence cloister
friction clash conflict persons rubbing resistance mechanical phenomenon
friday fri weekday day week sixth
fridge refrigerator icebox white goods
friend individual somebody know well regard affection trust ally associate peer equal
friendliness liking feeling another disposition temperament nature friendly
friendship relationship friends
frieze architectural ornament decoration ornamentation horizontal sculptured band fabric cloth material textile
frigate warship war vessel combat
fright fear fearfulness emotion feeling experienced anticipation specific
frighten fright scare affright stimulate shake excite fear
fringe periphery boundary edge bound line outside surface outskirt city district territory
frock overgarment outer garment long
frog toad anuran batrachian amphibian vertebrate craniate tailless gaul frenchman frenchwoman french
frolic play romp gambol diversion recreation light hearted
front forepart side face surface forward prominent battlefront line military position
frontage extent magnitude land abutting street water direction position spatial
frontal frontlet adornment decoration ornament
frontier wilderness wild geographical area geographic edge settled boundary bound bounds extremity
frost hoar hoarfrost rime ice water crystal crystals freeze cold weather conditions
frostbite cryopathy injury hurt harm trauma destruction tissue
froth foam bubble globule mass bubbles formed liquid
frown glower lour lower grimace face pull communicate
fruit reproductive structure plant organ ripened body seed yield product production creation
fruitfulness fecundity causes assists healthy growth creativity creativeness creative
frustrate thwart queer spoil prevent forestall foreclose preclude
frustration defeat disappointment letdown dissatisfaction feeling accompanies experience thwarting foiling hindrance hinderance
frypan skillet pan cooking utensil
fuel substance consumed produce energy
fugitive runaway fleer individual somebody flees uncongenial situation criminal felon crook outlaw
fulcrum pivot pin axis rotation
fulfill accomplish execute action complete finish end terminate
fulfillment fulfilment satisfaction contentment feeling achieved your desires consummation completion culmination
fullback running back plays position offensive backfield
fullness comprehensiveness completeness integrity unity wholeness broad scope mellowness richness property sensation
fumble grope search seek look feel uncertainly blindly
fumes exhaust gas fluid gases ejected engine waste
fumigator skilled worker trained workman
fun merriment playfulness diversion recreation activities enjoyable amusing play sport wit humor
funambulism sport athletics diversion recreation
funambulist acrobat athlete jock performs
function map mapping mathematical element given purpose role use utility
fund money medium exchange monetary system reserve aside store stock accumulation net
fundamentals basics bedrock principle law principles truths derived
funds finances assets possession money
funeral obsequy ceremony ceremonial occasion observance dead buried
funnel cone conoid shape round conical wider narrower utensil implement conically shaped
funrun footrace foot race run
fur pelt animal skin product dressed hairy coat pelage hair dense
furlong linear measurement length equal yards
furlough leave absence off temporary military duty
furnace chamber enclosure enclosed heat produced buildings
furnish supply provide render give transfer useful necessary
furnishing trappings accessory accoutrement accouterment
furniture furnishing instrumentation furnishings room area ready occupancy
furor fad craze furore fashion vogue trend style disturbance motion movement
furore fad craze furor fashion
furring symptom evidence grounds furlike
furrow trench ditch long shallow ground wrinkle crease crinkle depression
further foster promote advance boost growth
fury rage madness anger choler ire emotion feeling craze delirium frenzy mania
fuse blend flux mix integrity together different elements
fusee drive mechanism spirally grooved
fuselage body structure construction central
fusil musket muzzle loader light
fusion merger unification union occurrence occurrent involves production coalition combined
fuss niggle fret worry unnecessarily excessively
futility inutility uselessness unusefulness consequence practical result
future hereafter futurity come tense grammatical category syntactic
fuze fuse fusee fuzee lighter
fuzee fusee flare device colored
fuzz hair tomentum plant process enation outgrowth filamentous bull cop copper policeman
gabardine fabric cloth material textile firm durable twill flannel tweed white trousers
gaberdine duster gabardine smock coverall
gable wall partition divider vertical triangular sloping ends united states film actor
gad anxiety disorder mental disturbance
gadfly pest blighter cuss tormentor tormenter persecutor oppressor fly dipterous insect insects
gadget appliance contraption contrivance device instrumentation control useful
gadgetry appliance contraption contrivance convenience appliances collectively
gag joke laugh jest wit humor humour witticism muzzle restraint constraint device
gage pot grass dope cannabis marijuana marihuana ganja gauge measuring instrument system
gagwriter gagman gagster writer author communicator writes comic
gaiety merriment happiness feeling playfulness levity festive
gain derive obtain get acquire
gait pace rate magnitude quantitative moving locomotion travel motion movement
gaiter spat legging leging leg
gal gallon united states liquid equal quarts liters acceleration measurement gravitational
galaxy collection aggregation accumulation assemblage splendid galax wandflower beetleweed herb
gallant dandy dude fop man adult male much squire attendant attender tender
gallantry heroism valor valour courage courageousness bravery braveness chivalry politesse courtesy good
gallbladder bladder vesica sac muscular attached liver stores
galleon sailing vessel ship watercraft
gallery audience gathering assemblage spectators
galley vessel watercraft craft medieval
gallon gal united states liquid equal quarts liters congius british capacity imperial
gallop ride horseback sit galloping pace
gallous gibbet gallows instrument execution
gallows instrument execution wooden frame condemned executed
gallus brace suspender clothing article vesture elastic straps bird genus common domestic
galvanism electricity physical phenomenon produced chemical action electrotherapy therapy medical care
galvanometer meter measuring instrument system
gamba viol bowed stringed instrument
gambler individual somebody wagers money outcome games sporting adventurer venturer risks
gambling gaming play diversion recreation playing stakes hope
gambrel gable roof saddle saddleback
game deed human action contest rules determine winner competition single play
gamebag bag container canvas leather
gamecock cock bird bred trained fighting combatant battler belligerent fighter
gamin throwaway street urchin guttersnipe homeless abandoned roams
gamma letter alphabet alphabetic character greek field strength electromagnetic emu
gamut scope range reach orbit complete extent scale musical notation entire
gang pack ring mob association organization organisation criminals crowd crew bunch gathering
gangboard gangplank gangway footbridge overcrossing
gangplank gangboard gangway footbridge overcrossing
gangsaw power saw sawing machine
gangster mobster criminal felon crook outlaw member gang
gangway passageway passage temporary planks
gantlet gauntlet challenge speech offer
gantry gauntry framework frame supporting
gaol jail jailhouse clink correctional
gap spread disparity inequality conspicuous difference figures opening space amorphous shape
garage outbuilding building edifice repair shop store cars
garb attire dress clothing article vesture wear distinctive
garbage refuse scraps waste material product food discarded drivel message subject substance
garboard wale strake board plank
garden plot land ground patch plants cultivated vegetation flora botany collection
gardener nurseryman horticulturist plantsman expert takes care garden employee worker employed work
gardening horticulture farming agriculture husbandry cultivation plants
garibaldi italian patriot whose conquest
garment clothing article vesture wear
garotte garrote garrotte instrument execution
garret loft attic floor level
garrison fort military post installation fortified troops stationed united states abolitionist published
garrote garotte garrotte instrument execution
garrotte garrote garotte instrument execution
gas chemical phenomenon distinguished solid liquid states relatively fluid gaseous neither independent
gasbag windbag bore dullard unpleasant
gasket seal fastener fastening holdfast
gasoline gasolene gas petrol fuel substance volatile flammable
gasometer meter measuring instrument system
gasp pant puff heave blow exhale expire breathe
gassing chemical process action interacting poisoning killing kill putting
gastrocnemius skeletal muscle striated musculus back forms greater
gastroscope endoscope medical instrument visually
gat rod pistol handgun side
gate movable barrier fence wall computer circuit electrical electric
gatehouse house dwelling home domicile
gatepost post upright vertical either posts bound gate
gateway entrance entranceway entryway entry closed gate
gather garner collect assemble together
gathering assemblage grouping persons together place assembly action deed
gauffer goffer iron smoothing home
gauge estimate approximate guess calculate cipher cypher compute
gauntlet gantlet challenge speech offer
gauntry gantry framework frame supporting
gauss flux density electromagnetic emu magnetic equal maxwell german mathematician developed theory
gaussmeter magnetometer meter measuring instrument
gavel mallet beetle hammer presiding
gavotte dancing dance terpsichore formal french quadruple music composed
gaze stare look fixed eyes
gazebo summerhouse building edifice structure
gear pitch adapt accommodate alter level character
gearing gear geartrain train wheelwork
gearset gear mechanism gears
gearshift gearstick shifter mechanical device
gearstick gearshift shifter mechanical device
geartrain gearing gear train wheelwork
gee force measurement equal exerted gravity
gegenschein counterglow light visible radiation actinic faint spot
gelding male horse equus caballus castrated
gem treasure art fine creation highly prized beauty gemstone stone crystal solid
gen information info message informal
gender grammatical category syntactic class inflected languages governing sex sexuality physiological property
general officer commissioned military highest rank head chief top dog
generalist scholar scholarly bookman student modern position acquire
generalization generalisation induction colligation association connection connexion reasoning generality idea thought
generalize generalise extrapolate infer reason out conclude think
generate create bring existence
generation coevals contemporaries grouping living same approximately biological genetically related
generator apparatus setup equipment produces vapor engine motor converts mechanical
generic wine vino alcohol alcoholic
generosity generousness kindness good goodness trait willing give unselfishness sharing distribution acting
genesis generation beginning occurrence occurrent coming first book testament tells
geneticist biologist life scientist specializes genetics
geneva geneve genf city southwestern
genie jinni jinnee djinni spirit disembodied spiritual supernatural
genius mastermind brain brainiac intellectual intellect individual exceptional brilliance intelligence ability power
genre sort variety literary artistic work expressive style expressing yourself
gentian flower angiosperm flowering plant plants family gentianaceae
gentleman man adult male refinement valet manservant servant
gentry aristocracy upper class crust stratum powerful members
genus sort variety general taxonomic category taxon biological
geochemistry chemistry chemical science earth crust
geographer expert individual geography
geologist scientist individual specialist geology
geology earth science deals history recorded rocks
geometry pure mathematics math maths points lines curves
georgia southeastern united states british colonies formed
georgian american inhabitant habitant dweller native resident georgia russian indigen indigene
germ source seed inspiration idea thought anything provides structure anatomical complex body
german european inhabitant habitant dweller nationality west germanic language standard
germanium chemical element substance brittle grey crystalline semiconducting
germany deutschland frg republic central europe
gesture motion movement motility hands body emphasize help visual movements
get acquire come possession concrete abstract
getup outfit rig turnout attire
ghana republic west africa gulf guinea
gharry carriage equipage rig vehicle
ghetto quarter city district formerly restricted many european life beingness existence segregated
ghost shade spook wraith apparition phantom phantasm phantasma ghostwriter writer author communicator
ghoul graverobber thief stealer criminal felon takes bodies evil spirit disembodied ghost
giant animal animate beast brute creature exceptional size colossus behemoth heavyweight important
gibbet gallous gallows instrument execution alternative terms
giddiness silliness frivolity frivolousness trait impulsive scatterbrained manner dizziness lightheadedness vertigo symptom
gift acquisition transferred property possession acquired compensation endowment talent ability aptitude
gig boat long light rowing spear fizgig fishgig implement
giggle titter laugh express joy mirth emotion nervously
gildhall guildhall hall meeting place
gimbal appliance contraption contrivance convenience
gimlet cocktail mixed drink vodka
gin liquor spirits booze hard
gingham fabric cloth material textile clothing plaid weave
ginkgo gingko gymnospermous tree deciduous dioecious chinese shaped
ginmill barroom bar saloon room area establishment alcoholic
girandola girandole candlestick candle holder
girandole girandola candlestick candle holder
girder beam structural member steel
girl miss missy fille woman adult female young individual youthful
girlfriend woman adult female friend girl
gismo doodad doohickey doojigger stuff
gittern cittern cithern cither guitar
give abstract sense physical
giveaway gift acquisition public land resources private gain disclosure revelation revealing speech
given presumption precondition assumption supposition supposal hypothesis taken
givenness indisputability indubitability unquestionability unquestionableness granted supposition
giver good individual devotes himself completely donor presenter bestower benefactor
giving gift sharing distribution conveyance imparting impartation transmission
gizmo doodad doohickey doojigger stuff
glacier ice mass geological formation slowly moving
gladiator combatant battler belligerent fighter professional captive entertained prizefighter boxer pugilist
glamor glamour beauty appearance visual aspect alluring charm
glance peek glint look throw
gland secretor secreter organ body organs synthesize substances
glanders zoonosis zoonotic disease animal destructive contagious bacterial
glare glower stare look fixed gaze
glass solid brittle transparent irregular atomic structure container instrumentation holding liquids
glasses spectacles specs eyeglasses optical instrument frame holds
glasshouse greenhouse building edifice structure
glassware glasswork tableware ware article
glasswork glassware tableware ware article
glaucoma eye disease damages optic nerve impairs vision
glaze coat surface cover
gleam glitter glisten glint look appear seem shiny
gleaming gleam glimmer flash occurrence occurrent light glow lambency radiance
glee hilarity mirth mirthfulness gaiety merriment happiness great gloat gloating satisfaction contentment
glibness slickness superficiality shallowness depth fluent easy
glider sailplane craft aircraft supported
glimmer gleam gleaming flash occurrence occurrent light inkling intimation glimmering suggestion
glimpse glance look looking sensing quick view aspect prospect scene
glint glitter glisten gleam look appear seem shiny
glitter glisten glint gleam look appear seem shiny
globe earth world planet ball orb sphere round
globulin simple protein family proteins found blood milk
glockenspiel percussion instrument percussive musical
glogg punch mixed drink scandinavian
gloom somberness sombreness semidarkness dark darkness partial total gloominess melancholy
glorify laud extol exalt praise evaluate valuate honor
glory glorification honor honour laurels standing high resplendence resplendency beauty appearance
glossary gloss wordbook reference book work alphabetical list
glottochronology chronology humanistic discipline humanities liberal arts determination
glove mitt baseball equipment sports handwear fielders playing hand wear clothing
glow radiate perceived emit steady even light flames
glue paste attach connect link tie join
glutton gourmand gourmandizer trencherman eater feeder consumer devoted wolverine musteline mammal mustelid
glycerine glycerol glycerin alcohol liquid sweet syrupy trihydroxy
glycerol glycerin glycerine alcohol liquid sweet syrupy trihydroxy
gnome dwarf fairy faery faerie fay legendary creature maxim axiom saying expression
gnomon indicator device provided stationary
gnp value worth former united states economy
goad spur encourage inspire animate invigorate give heart
goal end cognitive mental affairs plan intended achieve finish destination terminal
goalie goalkeeper goaltender netkeeper soccer
goalkeeper goalie goaltender netkeeper soccer
goalmouth area structure construction immediately
goalpost post upright vertical pair
goaltender goalkeeper goalie netkeeper soccer
goat bovid ruminant numerous agile ruminants related sheep butt laughingstock stooge victim
goblet glass drinking container base
god supernatural conceived perfect omnipotent omniscient originator deity divinity immortal spiritual
goddess deity divinity god immortal female
goffer gopher eager beaver busy
goggles spectacles specs eyeglasses glasses
going departure leaving deed human action departing passing loss death
goitre goiter struma thyromegaly disease illness unwellness malady
goitrogen compound chemical substance
gold precious metal valuable coins amber yellow yellowness chromatic
goldsmith goldworker jewelry maker jeweler jeweller artisan makes irish writer novels poetry
golem mythical imaginary creature artificially
golf outdoor game athletic played open course holes
golfcart motor vehicle automotive golfers
golfclub club golf equipment sports
golfer linksman player participant contestant plays game golf
golfing playing action golf
gondola freight car railcar railway
goner toast desperate unfortunate straits
gong percussion instrument percussive musical
goniometer direction finder receiver receiving
good advantage vantage asset plus benefit goodness morality moral excellence
goodness good pleasing valuable useful morality moral excellence
goose anseriform bird waterfowl water waterbird footed long fathead goof goofball fool
gop party political organization organisation younger major parties
gospel gospels evangel sacred text writing religious four truth true statement unquestionable
gospeler evangelist revivalist gospeller preacher man sermonizer sermoniser
gospels gospel evangel sacred text writing religious four
gossip chitchat gab chat confab confabulation schmooze light comment scuttlebutt report account
gouge mutilate mar maim force thumb
gourd calabash bottle vessel dried shell fruit reproductive structure numerous
gourmet epicure gastronome epicurean sensualist individual devoted refined
gout urarthritis arthritis inflammatory disease painful inflammation foot
govern regulate regularize regularise decide mind determine bring
governed citizenry grouping body citizens particular government
governess teacher instructor educator pedagogue woman entrusted care
government authorities regime polity organization organisation governing authority governance administration control
governor politician leader head government regulator control controller mechanism
gown dress frock clothing woman close fitting bodice university body members distinguished
grab catch seize prehend clutch take hold restrain
grace sanctification gracility gracefulness carriage bearing
grade class course gathering assemblage body students taught level tier rank status
gradient graded magnitude physical quantity dimension slope position spatial property
grading scaling order ordering organization organisation arranging graduated leveling construction building creating
graduate receive get acquire academic degree upon completion
graduation completion culmination closing windup successful program study commencement exercise ceremony ceremonial
grain atom molecule particle corpuscle relatively granular substance cereal foodstuff food product
graining woodgraining grain texture like wood
gram gramme metric weight mass equal thousandth kilogram danish physician bacteriologist developed
grammarian syntactician linguist linguistic scientist specializes study grammar
gramophone record player phonograph machine
granary garner storehouse depot entrepot storage threshed grain
grand thousand integer number cardinal
grandchild offspring progeny issue relative child your daughter
grandeur magnificence brilliance splendor elegance magnificent splendid grand nobility nobleness magnanimousness honorableness
grandfather gramps granddad grandad grandparent forebear forbear father
grandma grandmother granny grannie grandparent forebear forbear mother
grandmaster player participant contestant exceptional
grandmother grandma granny grannie grandparent forebear forbear mother
grandparent forebear forbear ancestor ascendant parent your father
granite batholith batholite pluton plutonic rock igneous visibly steadiness firmness immovability immovableness
graniteware enamelware cooking utensil cookware
granny grandma grandmother grannie grandparent forebear forbear mother old woman oldster senior
grant allow give transfer
granule grain atom molecule particle tiny
grape edible fruit produce green goods groceries juicy grapevine vine vascular plant
grapeshot grape shot pellet projectile
grapevine pipeline gossip comment scuttlebutt report spread spoken grape vine vascular plant
graph visual representation relations certain quantities represented chart display information
graphite plumbago carbon atomic number chemical element lubricant
grapnel grapple grappler tool implement
grappa brandy liquor spirits booze
grapple cope contend deal succeed doing achieving producing
grappler wrestler matman combatant battler
grappling wrestle wrestling grapple struggle effort elbow grease rassling contact sport
grasp hold take firmly
grasping understanding apprehension discernment savvy difficulty seizing prehension control gripping
grass gramineous plant graminaceous herb herbaceous narrow leaved german writer novels poetry
grassfire fire occurrence occurrent uncontrolled grassy area
grasshopper hopper orthopterous insect orthopteron orthopteran terrestrial plant cocktail mixed drink creme
grate grating framework frame supporting structure iron bars noise sound harsh rasping
grater kitchen utensil sharp perforations
gratification satisfaction emotional spirit emotion gratified satisfied instance satisfying
grating grate barrier obstruction obstructor obstructer parallel crossed framework frame supporting
gratitude feeling thankfulness appreciation
grave death dying demise end tomb topographic point place
gravel rock stone material stuff fragments pebbles
graver pointel pointrel hand tool
gravestone headstone tombstone stone building material mark grave
graveyard cemetery necropolis site land tract burials
gravimeter hydrometer measuring instrument system
gravity gravitation attraction attractive force masses universe graveness sobriety soberness seriousness
gray grayness grey greyness achromatic color colour neutral clothing article vesture
graybeard greybeard methuselah oldster old senior citizen golden
graze crop browse range feed eat consume ingest
grease oil lipid lipide lipoid thick fatty dirt filth grime dirtiness
greatcoat overcoat topcoat coat overgarment outer garment heavy
greatness illustriousness importance value property possessed outstanding eminence enormousness grandness immenseness largeness
greece ellas republic southeastern europe southern balkan peninsula country nation european
greed desire tendency inclination excessive acquire possess avarice covetousness rapacity mortal
greek hellenic language branch indo european family languages hellene inhabitant habitant
green greenness viridity chromatic color colour spectral pigment park commons common tract
greengrocery grocery foodstuff consumer goods
greenhouse glasshouse building edifice structure construction glass walls
greenland gronland largest island world
greenmarket market marketplace square open
greenness verdancy verdure profusion profuseness richness cornucopia lush immaturity immatureness ripe
greenroom room area backstage theater performers rest visitors
greens green vegetable veggie veg produce leafy plants
greet recognize recognise address accost come express greetings
greeting salutation acknowledgment acknowledgement message expression good will
grenade bomb explosive device thrown hand fired missile
greybeard graybeard methuselah oldster old
griddle cooking utensil cookware kitchen
gridiron grid cooking utensil cookware
grief heartache heartbreak brokenheartedness sorrow sadness unhappiness intense negative stimulus stimulation
grievance grudge score resentment bitterness gall rancor strong allegation accusation accusal imposes
grill grillroom restaurant eating house place eatery food grille grillwork framework frame
grille wicket lattice opening artefact grate grating barrier admits
grillroom grill restaurant eating house
grillwork wirework net network mesh
grin smile grimace face pull draw back lips
grind crunch cranch craunch press touch crushing noise
grinding atom molecule particle corpuscle material resulting process noise sound harsh strident
grindstone stone building material revolving
grinning smile smiling grin facial expression gesture motion
grip seize prehend clutch take hold fast firmly
gripe kick beef bitch objection speech informal terms
gripsack bag traveling travelling grip
gristmill mill grinder milling machinery grinding grain
grizzle wig hairpiece false hair
groan moan utter emit let out loose indicate
grocer merchant merchandiser businessperson bourgeois retail sells foodstuffs
grocery market marketplace place mart groceries sold foodstuff consumer goods commodity
grog rum liquor spirits booze
groin inguen area region body crease junction inner edge side curved formed
grommet cringle eyelet loop fastener
groom prepare train educate better improve amend future
groove channel depression impression imprint concave shape long rut routine modus operandi
groover device instrumentation makes grooves
grope fumble search seek look feel uncertainly blindly
grotesque art fine creation incongruous mixture humans animals
ground land earth physical solid surface reason rational motive motivation
grounder groundball hopper hit hitting striking touch travels
grounds evidence information knowledge noesis your basis belief yard curtilage field tract
groundwork basis base foundation assumption supposition supposal hypothesis fundament support
group grouping abstract number entities radical building block atoms
grouping abstract number entities deed human action putting
groupware software program computer system
grout plaster mixture thin mortar
grove forest wood woods vegetation growth trees underbrush woodlet orchard plantation garden
grow turn pass gradually take specific property
grower agriculturist agriculturalist cultivator farmer husbandman granger sodbuster
growing growth maturation development organic process biological physical production deed human action
growl grumble rumble utter emit let out loose
growling utterance vocalization auditory gruff angry growl cry sound
grownup adult individual somebody fully developed maturity onward
growth growing maturation development organic process biological physical evolution
groyne breakwater groin mole barrier
grub chow chuck eats fare food nutrient informal larva animal animate beast
grudge score grievance resentment bitterness gall rancor strong
grumble grouch scold complain kick plain sound off
grumbling rumble rumbling grumble noise sound loud dull murmur murmuring complaint
grummet cringle eyelet loop fastener
grunt utter emit let out loose issue grunting
guam largest southernmost island marianas administered territory
guarantee vouch pledge plight promise assure give surety
guard defender guardian protector shielder keeps watch lineman football player footballer
guardian defender protector shielder preserver individual cares persons
guardrail railing rail barrier placed
guardroom cell jail prison room
guatemala republic central america
gueridon table furniture article round
guerrilla guerilla irregular insurgent warrior individual member armed
guess think opine suppose expect anticipate evaluate pass
guessing guess guesswork shot estimate estimation approximation idea
guest invitee visitor visitant traveler traveller whom hospitality united states journalist
guesthouse house dwelling home domicile
guestroom bedroom sleeping room accommodation
guidance counsel counseling counselling message subject substance provides steering management direction control
guide steer maneuver manoeuver control command direct course
guidepost guideline rule regulation concept conception principle provides signpost sign post bearing
guildhall hall building edifice guild
guillotine closure cloture gag rule
guilt guiltiness status committed offense compunction remorse sorrow caused
guimpe cloth material starched covering
guitar stringed instrument musical strings
gulag prison camp internment prisoner
gulf body water ocean partly enclosed land disconnect disconnection disparity inequality
gully valley vale depression deep ditch running water
gulp quaff swig drink imbibe consume ingest swallow
gulping gulp reflex response action instinctive spasmodic throat swilling guzzling drinking imbibing
gum sweet confection dainty delicacy preparation gingiva animal tissue
gumshield mouthpiece sports equipment protects
gun weapon arm system instrument discharges missile high artillery ordnance armament weaponry
gunboat boat vessel watercraft shallow
gunfire gunshot shooting shot propulsion actuation
gunite building material artefact mixture
gunlock action mechanism ignites charge
gunman gunslinger gun triggerman murderer liquidator manslayer criminal shot shooter expert
gunnel gunwale wale strake board
gunner artilleryman cannoneer serviceman military man personnel artillery
gunnysack bag container burlap
gunplay gunfight shootout fight fighting combat scrap involving
gunpowder powder explosive chemical substance mixture potassium nitrate
gunshot gunfire shooting shot propulsion actuation
gunsight sights optical instrument sight
gunslinger gunman gun triggerman murderer liquidator manslayer criminal
gunstock stock handle grip handgrip
gunwale gunnel wale strake board
guru religious leader hindu buddhist spiritual teacher first leaders
gush spurt spirt spout pour run flow feed
gusset voider chain mail ring
gust blast blow wind air current weather strong
gusto relish zest zestfulness enjoyment pleasure pleasance vigorous
gut intestine bowel internal organ viscus alimentary canal channel body water narrow
guts backbone grit moxie fortitude courage courageousness bravery
gutter trough channel passage along eaves roof sewer toilet misfortune bad
guy cat hombre bozo man adult male informal effigy image simulacrum representation
gym gymnasium athletic facility installation equipped sports physical
gymkhana meet sports meeting athletic
gymnast athlete jock contestant skilled gymnastics
gymnastics sport athletics diversion recreation involves exercises intended
gymslip tunic cloak sleeveless worn
gynecologist gynaecologist specialist medical doctor doc gynecology
gyration rotation revolution turning turn movement motion single whirling rotary
gyro sandwich snack food greek
gyrocompass compass navigational instrument does
gyroplane autogiro autogyro craft aircraft
gyroscope gyro rotating mechanism universally
gyrostabiliser gyrostabilizer stabilizer stabiliser device
gyrostabilizer gyrostabiliser stabilizer stabiliser device
haberdashery shop store mercantile establishment retail clothes sold drygoods soft goods commodity
habiliment clothing vesture wear covering
habit wont custom tradition practice established use usage usance
habitat environment environs surroundings surround normally lives occurs
habitation habitat home ground environment
hacienda estate land landed acres
hack drudge hacker unskilled individual works hard boring politician politico pol political
hackbut arquebus harquebus hagbut muzzle
hacker golfer golf player linksman plays poorly programmer computer coder software
hackney carriage equipage rig vehicle
hacksaw saw hand tool cutting
hackwork labor labour toil work professional done according
haematocrit hematocrit ratio magnitude quantitative
haemostat hemostat surgical instrument medical
hagbut arquebus harquebus hackbut muzzle
haick haik garment clothing article
haik haick garment clothing article
haiku poem verse literary composition work epigrammatic japanese
hail acclaim herald applaud praise vociferously
hair body covering cover hairsbreadth whisker indefinite quantity
haircut hairdo hairstyle hair style coiffure cut cutting off shortening
hairdo hairstyle coiffure coif hair body covering arrangement
hairgrip grip hairpin pin flat
hairpiece postiche attire garb dress
hairpin pin fastener fastening holdfast
hairspring spiral spring fine regulates
halberd pike weapon arm system
half common fraction simple equal divisible section division concept divisions
halfback running back plays offensive position positioned
halftime pause intermission break interruption first second half
hall hallway corridor passageway interior passage onto rooms anteroom antechamber foyer room
hallelujah praise worship shout song
hallmark trademark earmark stylemark characteristic distinctive authentication marker marking mark
halloween day calendar civil evening before saints
hallstand furniture article furnishing coats
hallucination delusion psychotic belief illusory perception misconception idea thought
hallway hall corridor passageway interior passage onto rooms
halo aura aureole nimbus light lightness visual property ring annulus doughnut toroid
halogen grouping abstract five related nonmetallic elements
halt hold arrest stop
halter hackamore headgear stable gear saddlery tack rope hemp line hangman
ham jambon gammon cut pork meat thigh noah
hamlet crossroads community gathering assemblage smaller village hero william shakespeare tragedy
hammer cock striker mechanical device gunlock strikes percussion hand tool heavy rigid
hammerhead dunce dunderhead numskull stupid
hamming overacting acting playing playacting performing poor actor
hammock knoll mound hillock hill
hamper halter cramp strangle restrict trammel limit bound
hand manus mitt paw extremity external body laborer manual labourer jack
handbag bag pocketbook purse container instrumentation carrying money
handball ball game equipment rubber
handbarrow framework frame supporting structure
handbasin washbasin washbowl lavabo basin
handbasket basket container instrumentation woven
handbell chime bell gong percussion
handbow bow weapon arm system
handcar car railcar railway railroad
handcart pushcart cart wheeled vehicle
handclasp handshake shake handshaking acknowledgment acknowledgement message grasping
handcuff cuff handlock manacle shackle
handful smattering indefinite quantity amount number fistful containerful
handgun pistol firearm gun held
handicap disability disablement impairment unfitness softness ill health advantage vantage asset plus
handiwork handicraft handcraft handwork work product production produced
handkerchief hankie hanky hankey cloth material square wiping
handle manage deal care control command charge dispose
handlebar bar implement shaped steer bicycle
handling manual labor labour manipulation touch touching deed
handlock handcuff cuff manacle shackle
handloom loom textile machine powered
handrail bannister banister balustrade barrier
handrest support device hand
hands custody guardianship keeping safekeeping duty workforce manpower men force
handsaw saw hand tool cutting
handset telephone phone set electronic
handshaking handshake shake handclasp acknowledgment acknowledgement message grasping
handspike bar implement metal
handstand gymnastic exercise exercising physical supporting yourself your
handwear clothing article vesture wear
handwheel wheel machine simple worked
handwriting hand script writing written language black white committal
handyman repairman maintenance man service mender skilled jobs
hang suspended hanging
hangar airdock structure construction artefact
hanger worker individual hangs support
hangout haunt resort repair area country region frequently
hangover katzenjammer discomfort uncomfortableness status disagreeable aftereffects drugs holdover official functionary skilled
hank coil spiral volute whorl
hansom carriage equipage rig vehicle
hanukkah hanukah hannukah chanukah jewish holy day religious
happen hap occur pass come
happening occurrence occurrent happens
happiness felicity emotional spirit emotion well emotions ranging feeling experienced
harangue address speak deliver
harbor seaport haven harbour port geographic point geographical refuge sanctuary asylum
harbour seaport haven harbor port
hardbake sweet confection dainty delicacy british molasses butter
hardball attitude mental knowledge nonsense
hardboard chipboard board plank lumber
hardship adversity misfortune bad luck tough ill affliction asperity grimness rigor difficulty
hardtack biscuit quick bread hard unsalted mahogany tree mountain
hardtop car auto automobile machine
hardware weaponry arms implements war weapons system major ironware instrumentation artefact instrumentalities
hare leporid mammal lagomorph gnawing swift timid long rabbit game meat flesh
hareem harem seraglio serail living
harem hareem seraglio serail living quarters housing lodging
harlem district manhattan
harm injury hurt trauma ill health unhealthiness problem damage impairment alteration modification
harmonica harp instrument wind rectangular
harmonium organ instrument device free
harmony harmoniousness compatibility characteristic opinion action music auditory structure respect
harness support device arrangement straps holding body stable gear saddlery tack
harp chordophone stringed instrument triangular frame sounding board support device pair curved
harpsichord cembalo clavier klavier keyboard
harquebus arquebus hackbut hagbut muzzle
harrow cultivator tiller farm machine
harshness abrasiveness scratchiness roughness raggedness texture substance causes unpleasantness harsh rough
harvard university massachusetts american philanthropist left library
harvest reap glean gather garner collect pull together
harvester reaper farmhand fieldhand field
hasp catch fastener fastening holdfast door
hassock ottoman pouf pouffe seat
haste hastiness hurry hurriedness speed swiftness fastness pace rush rushing motion
hasten rush hurry festinate high speed
hat chapeau lid headdress headgear clothing article protects function office role informal
hatbox baggage luggage case round
hatchback car auto automobile machine
hatchel heckle comb tool separating
hatchet tomahawk weapon arm system
hatching hatch parturition birth giving birthing production young crosshatch hachure shading
hatchway opening scuttle entrance entranceway entryway entry equipped
hate detest dislike intensely
hater individual somebody hates
hatpin pin fastener fastening holdfast
hatrack coatrack rack framework frame
hatred hate emotion feeling intense dislike
haul hale cart drag pull draw displace slowly
haunch body buttock upper thigh human beings hindquarters croup croupe rump
haunt stalk pursue follow travel stealthily recur constantly
hautbois oboe hautboy instrument double
hautboy oboe hautbois instrument double
have hold possess either concrete abstract sense
haven oasis shelter structure construction serving place safety seaport harbor harbour port
haversack backpack knapsack packsack bag container carried strap
havoc mayhem disturbance motion movement violent needless
hawaii united states central pacific hawaiian islands largest southernmost
hawaiian oceanic eastern polynesian languages spoken hawaii american inhabitant habitant dweller
hawk bird prey raptor raptorial diurnal typically short militarist warmonger adult grownup
hawker peddler pedlar packman seller marketer vender vendor falconer hunter huntsman skilled
hay fodder feed provender grass mowed cured
hayfield meadow grassland tract land ground field grass
hayfork fork tool long handled
hayloft haymow mow loft attic
haymaker farm machine treats rapid
haymow batch deal flock good
hayrack rack framework frame holds
hayrig hayrack framework frame supporting
haystack hayrick rick stack pile heap mound
hazard jeopardy peril risk danger causal agent agency luck fortune chance phenomenon
haze aerosol cloud atmospheric moisture dust smoke causes daze fog confusion mental
head caput external body upper human front animals domestic animal domesticated animate
headache concern worry vexation negative stimulus stimulation stimulant cephalalgia ache aching pain
headdress headgear clothing article vesture
header heading head line text
headgear headdress clothing article vesture wear head hoist lifting device pithead
heading header head line text textual serving indicate bearing aim direction way
headlamp headlight light source illumination
headland promontory head foreland elevation geological formation
headlight headlamp light source illumination powerful reflector
headline heading header head line caption newspaper article
headlinese expressive style using abbreviated headline writers
headmaster schoolmaster master principal school head teacher presiding
headphone earphone earpiece phone transducer
headpiece headstall band strip slip
headpin kingpin bowling pin equipment
headquarters office business place establishment serves administrative center military installation facility commander
headrest cushion padding cushioning attached
headscarf kerchief scarf worn head
headset telephone receiver earphone earpiece
headsman headman executioner public killer slayer beheads condemned
headstand acrobatic stunt feat balances head
headstock support device stationary machine
headstone keystone key building block
healer therapist expert individual skilled particular therapy
healing bodily process body function repairs itself
health wellness wellbeing welfare upbeat healthy free disease status general body mind
heap pile mound agglomerate collection aggregation accumulation assemblage batch deal flock indefinite
hear perceive comprehend
hearer listener auditor attender perceiver percipient observer beholder
hearing proceeding legal proceedings due process audience opportunity chance possibility
hearse motor vehicle automotive carrying
heart bosom intuition hunch suspicion impression locus feelings pump ticker internal organ
heartbeat pulse pulsation beat periodic recurrent occurrence rhythmic flash instant jiffy moment
hearth fireplace recess niche enclosure open wall base fireside dwelling home domicile
hearthrug rug carpet carpeting floor
hearthstone stone building material forms
heat energy free physical phenomenon transferred difference temperature hotness fundamental quantity
heater warmer device instrumentation heats water supplies warmth fastball smoke hummer pitch
heating warming temperature process action becoming warmer heat utility facility installation
heave utter emit let out loose sound obvious
heaven eden paradise nirvana region place complete bliss imaginary mythical fictitious
heavens sphere empyrean firmament surface boundary bound bounds
heaver bar implement lever workman workingman working man
heaviness weightiness weight physical property comparatively great sadness unhappiness feeling persisting
heaving heave rise rising ascent ascension upward movement panting breathing external respiration
hebrew canaanitic language semitic ancient hebrews revived official jew israelite individual somebody
heckelphone oboe hautboy hautbois instrument
heckle hatchel comb tool separating
hedge hedgerow fence fencing barrier formed closely planted hedging security protection assets
hedgerow hedge fence fencing barrier
hedonism ethical motive ethics morals morality pursuit pleasure moral philosophy
heed mind listen obey adjust conform adapt close
heel bottom underside undersurface side shoe boot skeletal structure anatomical complex
hegel german philosopher whose three stage process
height tallness dimension magnitude vertical extension acme elevation peak degree
heights high topographic point place spot
heir inheritor heritor recipient receiver acquirer entitled terms successor offspring progeny issue
helicon bombardon bass horn sousaphone
helicopter chopper whirlybird eggbeater craft
heliometer measuring instrument system device
helium chemical element substance light colorless inert gasses
helix spiral curve curved shape
hell hellhole inferno region place pain turmoil blaze trouble occurrence occurrent
hellenic greek language branch indo european family languages
hellion heller devil troublemaker trouble maker troubler rowdy
hello hullo howdy greeting salutation acknowledgment acknowledgement expression
helm steering system mechanism vessel leadership leading position
helmet armor plate armour plating
help assist aid support back give assistance
helper assistant help supporter worker individual contributes fulfillment benefactor good helps
helplessness weakness impuissance powerlessness impotence impotency revealed inability dependence dependance dependency needing
hem edge limit demarcation line cloth ahem utterance vocalization auditory
hematocrit haematocrit ratio magnitude quantitative
hemisphere geographical area geographic region half terrestrial globe subfigure figure sphere
hemodialyzer dialyzer dialysis machine medical
hemoglobin haemoglobin hemoprotein haemoprotein conjugated protein compound composed
hemorrhage bleeding haemorrhage injury hurt harm trauma flow
hemorrhoid haemorrhoid piles symptom evidence grounds venous swelling
hemosiderin haemosiderin pigment coloring material colouring color granular
hemostat haemostat surgical instrument medical
hen biddy chicken gallus domestic fowl adult female bird vertebrate craniate
hencoop coop henhouse farm building
henhouse coop hencoop farm building
hepatitis infectious disease communicable inflammation liver caused virus
herald announce annunciate harbinger tell inform foreshadow presage
herb vascular plant tracheophyte flora lacking permanent woody flavorer flavourer flavoring flavouring
herbal tea beverage drink drinkable
herd animal biological cattle sheep domestic mammals same wild
here physical present hera queen olympian gods
heredity organic process biological physical whereby genetic factors property total inherited attributes
heretic misbeliever outcast castaway pariah ishmael holds religious nonconformist recusant dissenter dissident
heritage practice knowledge noesis practices handed down past inheritance abstract immaterial possession
hermeneutics theology divinity discipline subject branch deals principles
hermitage dwelling home domicile abode
hero leader individual distinguished exceptional courage nobility strength character role theatrical principal
heroics acting playing playacting performing ostentatious vainglorious extravagant
heroine character role theatrical main good female work woman adult possessing
heroism gallantry valor valour courage courageousness bravery braveness
herpetologist zoologist animal scientist biologist life studies reptiles
herringbone fabric cloth material textile twilled pattern design figure decoration
hesitancy hesitance diffidence timidity feeling indecision doing reluctance hesitation disinclination unwillingness
hesitate waver waffle pause hold back uncertainty unwillingness
hesitation vacillation wavering indecision indecisiveness irresolution doubt speech reluctance hesitancy disinclination unwillingness
hex jinx curse whammy spell magic magical charm
hexameter verse line metrical feet
heyday flower prime peak period fundamental quantity greatest
hibachi brazier brasier heater warmer
hide conceal prevent seen discovered
hideaway hideout den hiding place topographic point spot retreat area structure construction
hideout hideaway den hiding place topographic point spot
hiding concealment concealing deed human action keeping secret privacy privateness secrecy
hierarchy series ordering order ordination ordered groupings within organization organisation different ranks
high degree grade level property lofty position air mass atmosphere atmospheric
highball mixed drink alcohol alcoholic
highboy tallboy chest drawers bureau
highchair chair seat feeding young
highness aristocrat blue blood patrician leader title address loftiness height tallness dimension
highroad highway main road route
highschool high secondary school lyceum lycee gymnasium public
highway road route way major motor transport
highwayman highjacker hijacker holdup man stickup thief stealer
hijab headscarf kerchief worn muslim
hijacker highjacker highwayman holdup man stickup thief stealer criminal felon crook
hike hiking tramp walk travel traveling travelling long rise boost increase increment
hilarity mirth mirthfulness glee gaiety merriment happiness great
hill elevation geological formation local well defined land mound structure construction artefact
hillbilly bushwhacker rustic commoner common man disparaging term
hillock knoll mound hummock hill elevation
hillside slope incline side geological formation hill
hilt handle grip handgrip hold sword dagger
hilum hilus fissure groove vallecula depression vessels nerves point scar certain seeds
hinder impede prevent keep hindrance obstacle
hinderance hindrance deterrent impediment difficulty
hindrance hinderance deterrent impediment difficulty
hinge joint junction conjunction holds together swing relative circumstance status upon subsequent
hint suggest convey impart leave give drop
hip body either side below waist above pelvis girdle skeletal structure
hipflask flask bottle holds spirits
hipline line formed measuring greatest lower edge
hippodrome stadium bowl arena sports
hire engage employ work
hissing hiss hushing fizzle noise sound fricative
histology microscopic anatomy general branch biology studies structure
historian historiographer scholar scholarly bookman student authority history
history past times yesteryear aggregate events account chronicle story record
histrionics theatrical representation performance public presentation show play display disclosure revelation revealing
hit propel impel displace striking
hitch catch attach connect link tie hook entangle
hitler german nazi dictator during world
hitter batter slugger batsman ballplayer baseball player athlete striker mover traveler traveller
hive multitude throng concourse gathering teeming beehive receptacle container houses
hoarding billboard signboard sign structure
hobble fetter shackle bond hamper
hobby avocation pursuit pastime interest diversion auxiliary hobbyhorse plaything toy artefact
hobnail nail fastener fastening holdfast
hock rhenish white wine vino
hockey field game outdoor resembling
hod box container open attached
hodgepodge oddments melange farrago assortment mixture mixed bag patchwork jumble theory belief
hodometer odometer mileometer milometer meter
hodoscope scientific instrument traces path
hoe tool implement flat blade attached right angles
hogan united states golfer many
hogshead british capacity imperial liquid
hoist lifting device raising heavy
hokan hoka amerind amerindian language american indian family native
hold keep maintain continue certain position
holdall carryall tote bag container
holder holding device owner possessor individual holds
holdfast fastener fastening fixing restraint
holding retention keeping possession ownership control retaining property belongings owned
holdup heist stickup robbery larceny theft thievery gunpoint delay inactivity deed human
hole opening gap space artefact deliberately
holiday vacation leisure off away work devoted rest day calendar civil
holland netherlands nederland constitutional monarchy western europe north
holler shout talk speak utter
hollering bellow bellowing holla cry outcry call yell
hollow cavity enclosed space holler valley vale depression
holloware hollowware silverware tableware serving
hollowness emptiness status hollow empty space within concavity concaveness shape property
hollowware holloware silverware tableware serving
hollyhock althea althaea mallow shrub bush plants genus tall
hollywood film industry movie united states spirit tone feel feeling
holmes fictitious detective stories conan doyle united states jurist noted
holocaust destruction devastation termination ending mass loss life murder jews german
holster sheath protective covering cover protection belt accessory accoutrement accouterment
holystone sandstone arenaceous rock soft scrubbing decks ship
homburg fedora stetson trilby hat
home place residence abode address live particular dwelling domicile housing
homebound grouping confined homes
homebrew alcohol alcoholic drink beverage
homefolk family line folk kinfolk your home locality
homeland fatherland motherland country land administrative district were
homer base hit safety batter scores ancient greek epic poet
homeroom classroom schoolroom room students
homesteader squatter nester settler colonist migrant migrator settles
hometown town municipality
homicide killing kill putting death termination human another
homogenate material stuff substance homogenized
homogeneity homogeneousness uniformity uniformness similarity similar comparable nature regularity uniform throughout
homosexual homophile homo gay individual somebody sexually attracted
hone whetstone stone fine gritstone
honesty honestness righteousness morality honest satinpod herb herbaceous plant
honey sweetening sweetener flavorer flavourer sweet yellow liquid beloved dear dearest lover
honeybee bee hymenopterous insect hymenopteran hymenopteron domesticated honey
honeycomb structure construction artefact hexagonal
honeymoon vacation holiday spend pass after marriage
honeysuckle shrub bush woody plant ligneous vine genus banksia shrubby
honkytonk dive cabaret nightclub night club cheap disreputable
honolulu capital largest city hawaii
honor honour reward recognize recognise prize value bestow
honour honor laurels standing status position honored award accolade symbol
hooch hootch alcohol alcoholic drink
hood hoodlum goon punk criminal felon crook outlaw cap covering cover protective
hoodmold dripstone hoodmould drip mold
hoodmould dripstone hoodmold drip mold
hoof animal foot vertebrate pedal extremity ungulate mammal horny structure unguis anatomical
hook fasten fix secure attach
hookup connection connexion connector connecter device providing power assemblage system instrumentation components
hookworm nematode worm roundworm parasitic bloodsucking roundworms hooked helminthiasis infestation intestines hookworms
hoop skeleton skeletal frame underframe light curved spread ring band strip slip
hoops basketball court game athletic
hoopskirt crinoline skirt garment stiffened
hoosegow hoosgow jail jailhouse gaol
hoosgow hoosegow jail jailhouse gaol
hoot utter emit let out loose loud clamorous
hootch hooch alcohol alcoholic drink
hooter beak honker nozzle nose
hop skip jump leap bound spring lightly
hope trust desire wish want expect
hopper receptacle container funnel shaped jumper athlete jock hops
hopscotch game child tosses stone area drawn
horde host legion multitude throng concourse gathering vast community assemblage nomadic
horizon skyline line earth appear meet view purview scope range
hormone endocrine secretion liquid body substance bodily fluid
horn noisemaker device process outgrowth appendage body
hornpipe folk dancing dance british solo performed sailors music
horologe timepiece timekeeper measuring instrument
horoscope prediction foretelling forecasting prognostication future based relative diagram drawing positions planets
horror fear fearfulness fright emotion intense profound inspires
horse equine equid ungulate perissodactyl solid hoofed herbivorous gymnastic apparatus exerciser sports
horseback body back horse hogback ridge ridgeline geological
horsecar streetcar tram tramcar trolley
horselaugh laugh laughter utterance vocalization loud sounds like
horseman equestrian rider traveler traveller skilled equitation animal fancier enthusiast breeds
horsemanship skill accomplishment acquirement acquisition handling riding horses
horseshoe game equipment open ring
horseshoes quoits outdoor game athletic
horsewhip whip instrument controlling horses
hose hosiery footwear clothing article
hosiery hose footwear clothing article
hospice housing lodging living accommodations
hospital infirmary medical building health facility healthcare patients institution establishment sick
hospitality welcome greeting salutation kindness welcoming guests strangers
host adult grownup individual invites guests horde legion multitude throng
hostel hostelry inn lodge hotel
hostelry hostel inn lodge hotel building edifice providing
hostess host adult grownup woman innkeeper boniface patron
hostility unfriendliness disposition temperament hostile enmity antagonism deep seated
hotbox journal bearing
hotel building edifice structure construction travelers lodging meals
hotelman hotelier hotelkeeper hosteller administrator decision maker head
hothouse conservatory greenhouse glasshouse building
hotness heat temperature fundamental quantity presence horniness sexual arousal
hotplate kitchen appliance home household
hotshot ace adept champion expert individual dazzlingly skilled
houdah howdah seat support
hound hunting dog domestic canis familiaris breeds typically cad bounder blackguard villain
hour quantity period equal clock reading meter
hourglass sandglass timepiece timekeeper horologe
hours work period assigned fundamental quantity indefinite
house dwelling home domicile abode serves living quarters firm business concern organization
houseboat barge flatboat hoy lighter
housebreaker burglar thief stealer unlawfully breaks enters another housewrecker wrecker laborer manual
housebreaking burglary felony trespassing unlawful purpose
housecoat negligee neglige peignoir clothing
household family house home organization organisation living together
householder homeowner owner possessor individual owns home
housekeeping housework work cleaning running house
houselights light source illumination lights
housetop roof protective covering cover
housewife homemaker wife married woman adult female manages
housework housekeeping work cleaning running house
housing lodging structure construction artefact structures collectively housed protective covering cover protection
houston largest city texas united states politician military
hovel hut hutch shack shelter
hover vibrate vacillate oscillate hesitate waver waffle undecided
hovercraft craft vehicle capable moving
howdah houdah seat support
howl howling ululation utterance vocalization auditory long loud cry sound plaintive
howling howl ululation utterance vocalization auditory long loud
hoy barge flatboat lighter boat
hub portion physical central wheel center centre middle heart
hubbub uproar brouhaha katzenjammer noise sound loud confused
hubris arrogance haughtiness hauteur overbearing pride presumption
huckster seller marketer vender vendor shoddy goods advertiser advertizer adman publicist
huddle cluster constellate flock clump crowd draw together
hudson york river english naturalist
hue chromaticity color property visual determined dominant wavelength
hug embrace bosom squeeze clasp grasp hold
hugging caressing cuddling fondling foreplay arousal stimulation sexual
hulk giant heavyweight whale individual ship vessel watercraft wrecked
human homo man hominid primate living extinct member
humanism humanitarianism doctrine philosophy philosophical system school thought
humanist scholar scholarly bookman student classical liberal arts humanitarian advocate advocator proponent
humanity humaneness humane humanness manhood human
humanoid android automaton robot golem
humidity humidness wetness status atmosphere
humiliation shame disgrace ignominy dishonor loss self respect chagrin mortification embarrassment
humility humbleness trait disposition humble feeling
humming hum noise sound singing vocalizing vocal music
humor wit humour witticism message subject substance whose playfulness fun frivolity
humorist humourist entertainer individual speaks writes amusing
hun nomad wanderer roamer rover member nomadic invaded kraut krauthead boche german
hunch intuition suspicion impression feeling belief notion might bending shape yourself humped
hundred century integer number
hungary magyarorszag republic central europe
hunger hungriness drive physical physiological need food thirst thirstiness desire
hunt run capture catch get acquire pursue food
hunter huntsman skilled worker trained workman hunts game seeker searcher quester searches
hunting hunt outdoor sport field athletics pursuit killing search deed human
hurdle vault overleap jump leap
hurdler athlete jock contestant runs
hurdles hurdling track footrace foot
hurdling hurdles track footrace foot
hurl hurtle cast throw propel impel forcefully
hurler pitcher twirler thrower individual does pitching
hurling field game outdoor traditional
hurricane cyclone windstorm severe tropical heavy rains winds
hurry speed zip travel locomote fast
hurt ache smart perceived source pain
hurtle travel locomote rushing sound
husband hubby spouse partner married mate
husbandry farming agriculture cultivation production practice cultivating land
hush quiet still
hut shelter structure construction temporary military hovel hutch shack
hutch cage coop enclosure hovel
hutment camp encampment cantonment bivouac huts
hyacinth jacinth zircon zirconium silicate mineral transparent variety liliaceous plant bulbous numerous
hyalinization hyalinisation status hyaline
hydrant tap faucet spigot regulator
hydride binary compound chemical formed union hydrogen elements
hydrocarbon organic compound chemical containing carbon hydrogen
hydrochloride complex coordination compound chemical organic base association
hydrofoil foil device instrumentation flat
hydrogen chemical element substance nonmetallic univalent normally colorless
hydromel beverage drink drinkable potable
hydrometer gravimeter measuring instrument system
hydroplane seaplane airplane aeroplane plane
hydroxide compound chemical substance oxide water containing
hydroxymethyl methyl radical alkyl hydroxide replacing hydrogen atoms
hygrodeik hygrometer measuring instrument system
hygrometer measuring instrument system device
hygroscope hygrometer measuring instrument system
hymn anthem religious song music church praise
hypercellularity cellularity physical physiological abnormally many cells
hypercoaster roller coaster big dipper
hyperemia hyperaemia congestion symptom increased blood organ body
hyperlink link instruction command statement
hypermarket supermarket grocery store food
hyperplasia dysplasia abnormality abnormalcy abnormal increase number cells
hypertrophy dysplasia abnormality abnormalcy abnormal enlargement body organ
hypervelocity speed velocity rate excessive
hypo fixing agent fixer compound
hypocellularity cellularity physical physiological abnormally cells
hypocrisy pretense pretence feigning dissembling expression agreement supported insincerity falseness hollowness untruthfulness
hypocrite dissembler dissimulator phony deceiver cheat cheater trickster
hypodermic hypo syringe medical instrument
hypothalamus neural structure anatomical complex body basal diencephalon
hypothesis proposal message subject intended explain certain facts possibility theory concept conception
hypothyroidism glandular disease gland disorder adenosis underactive thyroid
hypsometer altimeter measuring instrument system
hysteria craze delirium frenzy mania manic disorder affective fear fearfulness fright emotion
icbm ballistic missile capable traveling continent another
ice crystal solid water frozen physical body
iceboat icebreaker ship vessel watercraft
icebox refrigerator white goods home appliance household food
icebreaker iceboat ship vessel watercraft
icehouse house building edifice storing
iceland island republic volcanic north atlantic
icelandic scandinavian language nordic norse official iceland
icepick pick hand tool steel
icetray tray receptacle cubes refrigerator
icicle ice water crystal resembling pendent spear formed
iconoscope tube television pickup vacuum
idea thought cognitive mental mind purpose intent intention
ideal idea thought cognitive perfect paragon nonpareil saint model
idealist dreamer visionary individual guided ideals practical considerations
idealization idealisation glorification admiration appreciation blessing approval portrayal defense mechanism reaction
identification designation determination finding discovery find designating identifying evidence indication indicant identity
identify place determine set recognize
identity individuality personality distinct individual regarded persisting recognition identification memory remembering
ideologist ideologue advocate advocator proponent exponent ideology
ideology orientation attitude mental characterizes thinking nation theorization theorisation conjecture imaginary
idiom parlance formulation expression expressive style manner speaking dialect accent speech spoken
idiosyncrasy foible mannerism peculiarity specialness specialty speciality behavioral
idiot imbecile cretin moron simpleton simple individual subnormal
idleness idling loafing inactivity deed human action employment groundlessness worthlessness ineptitude lacking
idler loafer layabout nonworker individual does work
idol god effigy image simulacrum representation material worshipped star principal lead actor
igloo iglu hovel hut hutch
iglu igloo hovel hut hutch
igniter ignitor lighter fuel substance
ignition fire flame flaming combustion
ignitor igniter lighter fuel substance
ignoramus unskilled individual ignorant
ignorance cognitive mental lack knowledge education
ignore disregard snub cut treat handle interact refuse
ileum intestine bowel gut jejunum cecum
iliad greek epic poem
ilk like sort variety
illegitimacy bastardy status position born parents were married unlawfulness virtue authorized accordance
illinois midwestern north central united states algonquian algonquin amerindian native
illness unwellness malady sickness ill health unhealthiness problem
illuminate light illume illumine lighten lighter brighter
illumination light status spiritual awareness degree visibility your environment
illumine light illume illuminate lighten lighter brighter
illusion semblance appearance representation mental internal erroneous fantasy phantasy fancy misconception
illustrate exemplify instance elaborate lucubrate expatiate exposit clarify
illustration artwork art graphics nontextual helps clear attractive exemplification demonstration demo visual
illustrator artist creative creator makes illustrations
image representation mental internal iconic persona appearance visual aspect
imagery imagination imaging representational process basic cognitive ability
imagination imaginativeness vision creativity creativeness creative thinking ability imaging imagery representational process
imagine ideate envisage create mental mentally image present
imaging imagination imagery representational process basic cognitive ability tomography pictorial representation picturing
imaret hostel hostelry inn lodge
imbalance instability unbalance disequilibrium situation affairs lack balance asymmetry dissymmetry spatial property
imbecile idiot cretin moron simpleton simple individual subnormal
imitate copy simulate reproduce produce create behavior looks
imitation doctrine philosophy philosophical system school thought representations copy representation copied derived
immediacy immediateness directness straightness characteristic lack intervening mediating intuition basic cognitive process
immensity enormousness grandness greatness largeness bigness size unusual
immigrant migrant migrator traveler traveller comes country were
immigration migration motion movement place body immigrants arriving during
imminence imminency imminentness impendence imminent liable happen soon
immobility stationariness fixedness motionlessness stillness lifelessness remaining place moving
immortality permanence permanency duration length immortal afterlife hereafter life lifetime
immunity unsusceptibility status susceptible resistance resist disease
imp elf hob gremlin fairy faery faerie fay scamp monkey rascal child
impact contact impinging striking body against another wallop consequence effect outcome
impair damage alter modify worse less effective
impairment damage harm alteration modification occurrence worse deterioration decay unsoundness symptom
impart leave give tell inform transmit
impasse deadlock stalemate standstill situation difficulty progress advancement thoroughfare road route street
impatience restlessness irritation annoyance vexation botheration lack patience fidget fidgetiness agitation
impediment hindrance hinderance deterrent difficulty
impedimenta obstruction obstructor obstructer structure
impeller blade vane rotating mechanism
imperial beard face fungus whiskers
imperialism foreign policy extending your rule countries political orientation ideology theory
impetus drift impulsion force physical phenomenon moves along impulse drive thrust
impinging contact striking occurrence occurrent physical coming together
implant prosthesis prosthetic device corrective
implement use utilize utilise apply manner consistent purpose
implementation execution enforcement control accomplishing executing order effectuation deed human action
implication deduction entailment inference illation reasoning logical thinking significance import meaning substance
imply connote express show evince convey indirectly
import importation commodity trade good commodities importee foreigner alien noncitizen
importance value worth important worthy note grandness standing status position
importation importing commerce commercialism mercantilism transaction commercial buying import commodity trade good
importunity urgency urging solicitation entreaty prayer appeal insistent
impose enforce constrain compel oblige obligate induce behave
imposition infliction enforcement control imposing burden load encumbrance incumbrance
impossible impossibility action option alternative cannot done
impost customs custom duty tariff
impotence powerlessness impotency lacking strength power sterility infertility physical
impotency powerlessness impotence lacking strength power sterility infertility physical
imprecation malediction execration condemnation curse denunciation calling down accusation accusal charge complaint
impress affect strike emotional cognitive impact upon
impression feeling belief notion idea thought cognitive vague effect appearance visual aspect
impressionist painter artist creative follows theories impressionism
imprimatur sanction countenance endorsement approval commendation message formal
imprint influence upon work affect establish impress firmly
imprisonment punishment penalty penalization penalisation putting prison jail captivity incarceration immurement confinement
impromptu address speech extemporaneous remark passage musical composition opus
impropriety improperness demeanor demeanour behavior behaviour improper status
improve better amend ameliorate alter modify
improvement betterment advance transformation transmutation shift better improving
impulse urge motivation motive need instinctive caprice whim desire feeling
impunity exemption freedom unsusceptibility immunity punishment loss
impurity dross waste material product worthless dangerous should impureness status impure
inability knowledge noesis lack ability unfitness lacking power perform
inaccuracy inaccurate errors
inaction inactivity inactiveness inactive
inadequacy insufficiency deficiency amount magnitude lack adequate quantity failing weakness imperfection
inadvertence oversight omission disregard neglect unintentional resulting failure unmindfulness heedlessness inadvertency attentiveness
inaugural address speech delivered ceremony inauguration initiation induction installation
inauguration startup beginning start commencement starting operation practice inaugural initiation induction installation
incantation conjuration spell magic magical charm ritual recitation
incarnation embodiment avatar personification individual familiar idea religious doctrine church gospel
incendiary arsonist firebug criminal felon
incense compound chemical substance produces fragrant odor burned aroma fragrance perfume scent
incentive inducement motivator rational motive motivation need positive bonus payment cost additional
inception origin origination beginning occurrence occurrent
inch linear measurement length equal twelfth foot area square advertising
incidence frequency relative ratio occurrence optical phenomenon physical striking
incident occurrence occurrent single distinct disturbance disruption commotion flutter
incinerator furnace chamber incinerating
incipience incipiency beginning commencement first outset exist apparent
incipiency incipience beginning commencement first outset exist apparent
incitement incitation arousal rousing urging spurring action instigating provocation encouragement approval commendation
inclination disposition tendency attitude mental knowledge mind favors angle space plane orbit
incline tend lean run tendency disposition
inclinometer navigational instrument showing angle
income financial gain
incompatibility inconsistency repugnance contradictoriness opposition oppositeness propositions cannot physical physiological degree body
incompetence incompetency inability unfitness lack physical intellectual ability disease illness unwellness malady
incompetent unskilled individual competent take effective action
inconvenience incommodiousness discomfort uncomfortableness status inconvenient troublesomeness worriment difficulty difficultness
incorporate integrate compound combine mix mingle
incorporation consolidation integration combination combining consolidating internalization internalisation learning acquisition
incorruptibility honesty honestness righteousness incapability corrupted
increase magnitude bigger greater amount
incubation care attention aid tending maintaining favorable temperature phase stage period development
incubus devil fiend demon daemon male believed sleeping nightmare situation difficulty resembling
inculcation ingraining instilling indoctrination teaching instruction pedagogy impressing
incur subject affect impact bear upon oneself
incursion entrance entering entry ingress territory domain penetration attack onslaught onset
indecision indecisiveness irresolution doubt uncertainty incertitude dubiety concerning irresoluteness trait
indefinity indefiniteness indeterminateness indetermination uncertainty uncertainness precariousness vague
indentation indenture concave shape concavity incurvation incurvature surface pitting roughness corrosion corroding
independence independency freedom control influence another others victory triumph ending conclusion
index scale measurement graduated table ordered series numerical indicant indicator fact information
indexing categorization categorisation classification compartmentalization classifying providing index
india bharat republic asian subcontinent southern asia
indiana midwestern united states artist creative creator
indianapolis capital largest city indiana
indicant indication abstract serves indicate
indicate bespeak betoken point tell inform signal symptom
indication indicant abstract serves indicate suggest denotation naming speech indicating
indicator index indicant fact information info number ratio signal signaling sign attracting
indictment legal document instrument official formal written prosecuting accusation accusal charge complaint
indifference unconcern feeling unbiased impartial emotionlessness impassivity impassiveness apathy
indigestion dyspepsia symptom evidence grounds disorder digestive function
indignation outrage anger choler ire emotion feeling righteous
indignity insult affront discourtesy offense dignity self esteem
indirection procedure process indirect action deception deceit dissembling dissimulation
individual somebody living animate human single
individualism individuality individuation trait individual belief cognitive mental importance
individualist individual somebody pursues independent thought action
individuality individualism individuation trait individual identity personality distinct
indolence laziness inactiveness inactivity inertia trait resulting dislike
indonesia republic southeastern asia archipelago including islands
induce generate bring forth create arise
inducement incentive motivator rational motive motivation need positive inducing causing causation deed
inductance induction electrical phenomenon physical
induction initiation installation ceremony ceremonial occasion observance formal inductance electrical phenomenon physical
inductor inductance electrical device
indulge give free rein
industrialism economy economic system scheme built industries rather
industry commercial enterprise companies engaged particular manufacture business
inebriant alcohol intoxicant beverage drink
inequality difference lack equality
inertia inactiveness inactivity trait disposition remain inactive inert mechanical phenomenon physical tendency
inevitability inevitableness certainty sure foregone conclusion unavoidable
inevitable destiny fate occurrence unavoidable
inexperience rawness ignorance cognitive mental lack experience knowledge
infancy babyhood life period early stage growth development immaturity immatureness earliest
infant baby babe child kid offspring progeny young
infantry foot army military force soldiers fight
infantryman marcher footslogger soldier enlisted fights foot arms
infatuation passion passionateness feeling foolish extravagant love admiration crush emotion temporary
infection ill health unhealthiness problem pathological resulting invasion linguistic process human alteration
inference illation reasoning logical thinking abstract thought involved
inferiority low status lowness lowliness inferior caliber calibre degree
infidelity unfaithfulness unfaithful
infield diamond tract land ground parcel area baseball
infielder fielder ballplayer baseball player plays position infield
infiltration penetration incursion attack onslaught process individuals percolation filtration action
infinitive verb major class uninflected
infirmary hospital medical building health facility healthcare patients
infirmity frailty debility feebleness unfitness softness ill health
inflater inflator air pump vacuum
inflation economic process physical general progressive increase prices explosion detonation blowup discharge
inflator inflater air pump vacuum
inflection inflexion grammatical linguistic word prosody manner speaking speech
inflict visit impose communicate intercommunicate interact unpleasant
infliction imposition enforcement control imposing wrongdoing wrongful conduct misconduct
inflow influx flow process action flowing
influence power powerfulness affect persons events based causing causation deed direct
influx inflow flow process action flowing
info information message subject substance
inform communicate intercommunicate interact impart knowledge fact affairs
informant source communicator individual supplies information witness witnesser perceiver percipient
information info message subject substance received understood knowledge noesis acquired study
infrared frequency frequence oftenness rate region electromagnetic spectrum actinic radiation ray
inglenook corner nook area fireplace
ingratitude ungratefulness feeling lack gratitude
ingredient component constituent element mixture compound section
ingroup clique coterie pack set circle band lot
inhabitant habitant dweller denizen individual somebody inhabits particular
inhalation inspiration aspiration intake breath bodily process body inhalant medicine medication medicament
inhalator respirator breathing device apparatus
inhaler inhalator dispenser container produces
inherit get acquire obtain after death
inheritance heritage acquisition acquiring getting hereditary succession title transferred property possession
inhibition suppression abstinence conscious exclusion unacceptable thoughts desires restraint control discipline inhibited
initial letter alphabet alphabetic character first word
initialisation initialization format formatting data
initialization initialisation format formatting data
initiate originate start create bring
initiation induction installation ceremony ceremonial occasion observance formal founding foundation institution beginning
initiative enterprise enterprisingness drive trait readiness embark bold opening beginning start commencement
inject shoot administer dispense treat care give injection
injection insertion introduction intromission movement forceful substance pressure injectant solution mixture injected
injector appliance contraption contrivance convenience
injure wound hurt indispose injuries bodily harm
injury hurt harm trauma ill health unhealthiness problem accident mishap misadventure mischance
injustice unfairness iniquity shabbiness wrongdoing wrongful conduct misconduct unjustness unrighteousness immorality practice
ink liquid fluid printing writing drawing body substance bodily
inkling intimation glimmering glimmer suggestion idea thought slight
inkpot bottle vessel
inkstand inkwell well vessel holding
inkwell inkstand well vessel holding
inlay filling dental appliance solid
inlet recess body water larger intake opening artefact fluid
inmate resident occupant occupier inhabitant dwelling inpatient patient case residing
inn hostel hostelry lodge hotel building edifice providing
inning frame section division concept nine divisions play
innocence artlessness ingenuousness naturalness naivete naivety naiveness innocent purity pureness sinlessness status
innovation invention creation artefact excogitation conception creativity
inoculation vaccination immunization immunisation protection taking vaccine precaution
input signal signaling sign going electronic system remark comment statement message
inquest inquiry enquiry investigation investigating unexpected death
inquire ask enquire communicate intercommunicate interact address question
inquiry enquiry research problem solving thinking thought process question query questioning
inquisitor interrogator inquirer enquirer questioner querier excessively harsh official functionary skilled worker
inroad trespass encroachment violation intrusion invasion penetration incursion hostile
insanity mental illness disease psychopathy relatively permanent disorder
inscription lettering writing written material letters inscribed dedication message short
inscrutability incomprehensibility impossible investigate
insect arthropod invertebrate breathing worm louse unpleasant disagreeable
insert infix enter introduce attach connect link tie
inset picture image icon ikon inserted within bounds insert artefact
inside interior region surface boundary bound
insight penetration perception knowledge noesis clear deep situation perceptiveness perceptivity sensibility sensitivity
insignificance unimportance value little significance
insinuation innuendo implication accusation accusal indirect ingratiation blandishment wheedling enticement
insist emphatic resolute refuse budge
insistence insisting demand request petition postulation continual persistent imperativeness insistency press urgency
insolence crust gall impertinence discourtesy rudeness manner personal offense offence offensive
insouciance carefreeness lightheartedness lightsomeness cheerfulness blitheness happiness cheerful
inspect examine see look carefully
inspection review examination scrutiny investigation investigating formal official
inspector policeman police officer lawman high ranking examiner investigator expert observes
inspiration idea thought cognitive arousal mind special unusual brainchild product production creation
inspire animate invigorate enliven stimulate shake excite heighten
instability disorder unstable order undependability undependableness unreliability unreliableness
instal install put set place pose
install instal put set place pose
installation installing installment instalment beginning start commencement facility artefact building place
installment payment cost debt episode instalment broadcast program
instance case example occurrence occurrent illustration representative information
instancy immediacy immediateness instantaneousness celerity quickness rapidity rapidness imperativeness urgency importance insistent
instant flash heartbeat jiffy moment minute second short point
instillation instillment instilment insertion introduction intromission movement liquid fluid instilled drop
instinct aptitude ability power inborn pattern behavior responsive
institute establish found plant initiate pioneer groundwork
institution establishment organization organisation founded united specific purpose structure construction building
instruct teach learn inform communicate intercommunicate impart skills
instruction direction message subject substance describing done education teaching pedagogy deed
instructions manual handbook enchiridion vade mecum accompanying technical
instructor teacher educator pedagogue pedagog professional whose occupation
instrument device instrumentation requires skill proper tool means agency way
instrumentalist musician player performer performing artist entertainer plays
instrumentality organization organisation subsidiary organ government created special utility usefulness instrumental purpose
instrumentation artefact implementation effectuation deed providing
insubordination defiance rebelliousness intractability intractableness authority resistance action insubordinate
insulant insulation building material artefact
insularity insulation insularism detachment isolation separation isolated detached
insulation insularity insularism detachment isolation separation isolated detached insulant building material artefact
insulin hormone endocrine internal secretion secreted isles langerhans
insult diss affront hurt wound injure bruise treat
insurance security protection assets promise reimbursement case loss policy contract written agreement
insure see check ensure verify confirm corroborate sustain
insurrection rebellion revolt rising conflict struggle battle action
intake consumption ingestion uptake bodily process body function inlet opening artefact fluid
intangible assets possession saleable though material physical
integer number definite quantity numbers
integral calculation computation figuring reckoning result mathematical integration
integrate incorporate compound combine mix mingle
integrating integration desegregation action deed human incorporating racial
integration integrating desegregation action deed human incorporating racial consolidation combination combining compounding
integrator planimeter measuring instrument system
integrity unity wholeness undivided unbroken completeness totality nothing honesty honestness righteousness moral
intellect mind intelligence ability power knowledge intellectual reason understanding faculty mental
intellectual intellect individual somebody uses mind creatively
intelligence ability power knowledge comprehend administrative body responsible gathering
intend mean think mind purpose
intensification increase magnitude action makes stronger extreme increasing contrast
intensify escalate increase alter modify extent intensity
intensity strength magnitude property amount energy transmitted intensiveness degree grade level
intent purpose intention aim goal end cognitive anticipated purport spirit meaning significance
intention purpose intent aim goal end cognitive anticipated respect
intentness engrossment assiduity assiduousness concentration diligence intent concentrated
interaction action deed human mutual reciprocal physical phenomenon transfer energy
intercept stop catch grab take hold seize
interceptor fighter aircraft attack airplane fast maneuverable plane
interchange junction topographic point place spot highways different reciprocation interaction action mutual
intercourse intercommunication communicating individuals copulation coitus coition sexual
interdependence mutuality interdependency reciprocality reciprocity reciprocal interdependent entities
interest involvement curiosity wonder cognitive mind sense concern sake benefit welfare good
interface surface boundary bound bounds forming common program programme computer controls
interfere impede hinder prevent keep come hindrance obstacle
interference intervention foreign policy intervening affairs countries hindrance hinderance deed human
interferometer measuring instrument system device uses interference patterns
interim meantime meanwhile lag interval quantity process period
interior inside region surface boundary bound
interlayer layer bed artefact placed layers
interlock device instrumentation prevents automotive
interlude interval quantity intervening period episode intermezzo show entertainment amusement
intermarriage exogamy marriage matrimony union spousal relationship belonging endogamy inmarriage
intermediary mediator intermediator negotiator negotiant treater communicator link
intermediate chemical substance material stuff formed during process
intermission pause inactivity suspending temporarily break interruption interval
interne intern houseman doctor doc physician advanced student
interplay interaction action reciprocal reaction
interposition interjection interpolation interpellation break interruption disruption gap intervention placement locating position
interpret construe see understand sense
interpretation reading version representation mental internal meaning significance rendition rendering performance presentation
interpreter translator mediator intermediator intermediary mediates speakers different individual somebody uses represent
interpreting interpretation rendition rendering explanation thinking thought process
interrelation interrelationship interrelatedness abstract mutual reciprocal relatedness
interrogation question interrogative sentence string words word linguistic transmission communicating will trigger
interrogative question interrogation sentence string words word linguistic mood mode modality grammatical
interrupt disrupt break off discontinue stop
interrupter device instrumentation automatically interrupting
interruption break disruption gap delay holdup inactivity delaying occurrence occurrent abrupt
intersect cross meet run encounter across point
intersection point component constituent element lines intersect crossroad crossway crossing junction
interval quantity amount definite length marked instants set abstract containing points
intervention intercession engagement participation involvement involution intervening interference foreign policy
interview question converse discourse talk speak conduct television
interviewer inquirer enquirer questioner querier conducts interview
intima membrane tissue layer animal innermost organ
intimacy familiarity closeness friendliness disposition temperament close warm affair affaire liaison sexual
intimate adumbrate insinuate hint suggest convey give understand
intimidation bullying aggression behavior behaviour conduct intimidating weaker discouragement disheartenment dismay despair
intolerance impatience ill nature annoyances attitude mental knowledge unwillingness
intonation modulation prosody inflection manner speaking speech rise singing vocalizing vocal music
intoxicant alcohol inebriant beverage drink
intransigence intransigency stubbornness bullheadedness obstinacy obstinance trait intransigent
intrenchment entrenchment fortification munition defensive structure defense entrenched
intrigue machination plot secret plan game scheme crafty love affair romance relationship
introduce present acquaint inform communicate intercommunicate come know
introduction debut launching unveiling beginning start commencement section subdivision writing written
introject value ideal parental figures
intruder interloper trespasser entrant traveler traveller intrudes privacy
intrusion invasion encroachment entrance entering travel entry area ingress
intuition basic cognitive process mental instinctive knowing hunch suspicion impression feeling
inundation flood deluge alluvion geological phenomenon rising body torrent batch
invade occupy attack assail contend fight march aggressively
invader encroacher intruder interloper trespasser entrant enters force
invalid sick diseased sufferer unfortunate incapacitated chronic illness
invasion penetration incursion attack onslaught invading encroachment intrusion entrance entering
invent contrive devise excogitate create mental mentally come
invention innovation excogitation conception creativity creativeness creative thinking creation artefact
inventor discoverer artificer creator individual first think
inventory list listing database detailed items stock merchandise ware product
inversion atmospheric phenomenon physical layer near earth cooler abnormality abnormalcy physiological
inverter electrical converter convertor converts
invest put commit place spend expend drop pay
investigate analyze analyse study examine scientifically
investigating investigation work inquiring thoroughly systematically
investigation probe inquiry enquiry research problem solving unfamiliar investigating work inquiring thoroughly
investigator researcher scientist individual devotes himself doing research expert investigates
investment investing finance commercial enterprise business assets possession money invested
investor capitalist individual commits capital order gain financial
invitation request asking speech allure allurement temptingness attraction
invite arouse elicit enkindle kindle increase likelihood
invocation supplication prayer petition orison request asking help incantation conjuration spell magic
invoke raise conjure evoke call summon create action
involve affect regard refer pertain relate concern connect
involvement engagement participation involution action deed human sharing connection connexion connectedness inclusion
invulnerability impregnability safety status strength withstand attack property invulnerable
iodide halide salt ester hydriodic acid
iodination chemical process action substitution addition iodine atoms
iodine iodin chemical element substance nonmetallic belonging halogens tincture medicine medication medicament
iodocompound compound chemical substance containing covalent iodine radical
iodoprotein protein macromolecule supermolecule contains iodine
iodothyronine iodoamino acid amino aminoalkanoic thyronine iodine added
iodotyrosine iodoamino acid amino aminoalkanoic tyrosine iodine added
ion particle subatomic body electrically charged
iran persia theocratic islamic republic middle east western
iraq irak republic middle east western asia
ireland eire republic counties comprising island hibernia
irish nation land country ireland extraction whiskey whisky liquor spirits
irishman irish irelander european native inhabitant ireland
iron metallic element metal chemical heavy ductile magnetic golf club golfclub relatively
ironclad warship war vessel combat
ironing garment clothing article vesture
ironmonger hardwareman trader bargainer dealer
irons chains shackle bond hamper trammel metal shackles
ironworker maker shaper creator makes articles iron
irony sarcasm satire wit humor humour witticism witty incongruity incongruousness incompatibility what
irregularity abnormality misbehavior misbehaviour misdeed wrongdoing behavior breaches unregularity fixed principle rate
irresolution indecision indecisiveness doubt uncertainty incertitude dubiety concerning irresoluteness trait irresolute
irresponsibility irresponsibleness untrustworthiness untrustiness trait
irreverence attitude mental knowledge irreverent violation evil immorality wickedness
irrigation provision supply supplying land water means ditches medical care aid treatment
irritability crossness fretfulness fussiness ill humor humour distemper excitability responsiveness reactivity sensitivity
irritation annoyance vexation botheration mental irritated annoyed pique temper chafe
irruption entrance entering entry ingress sudden violent population growth increase increment
island land dry earth ground mass zone topographic point place
isle islet island
ism doctrine philosophy belief cognitive mental
isocyanate salt compound chemical ester isocyanic acid
isolate insulate discriminate separate single out distinguish place
isolation separation persons groups alienation disaffection estrangement dislike
isomer compound chemical substance exists forms different arrangements
isometrics exercise exercising physical exertion
isopleth isogram isarithm line drawn connecting points same
israeli asian asiatic inhabitant habitant native israel
issuance issue issuing provision supply supplying providing item
issue publish release publicize publicise air bare prepare
italian european inhabitant habitant dweller native italy romance language latinian latin
italic longhand running hand cursive script style handwriting language branch indo european
italy italia republic southern europe italian peninsula
item point portion component distinct specified separately could detail particular
ivory tusk dentine dentin animal material hard smooth bone pearl white whiteness
ivy vine vascular plant tracheophyte world lobed evergreen
izar overgarment outer garment voluminous
jab prod stab poke thrust push force abruptly
jabbing jab poke poking gesture motion movement sharp
jackass fathead goof goofball fool sap saphead muggins jack ass equine equid
jackdaw daw corvine bird oscine common black grey
jacket coat overgarment outer garment short wrapping wrap wrapper covering
jackhammer hammer power tool driven
jackknife pocketknife pocket knife folding
jacklight light source illumination lure
jackscrew jack tool screw operated
jackstones jack game equipment pointed
jackstraw spillikin strip lumber timber
jade jadestone opaque gem gemstone stone semiprecious takes adulteress fornicatress hussy adulterer
jail jailhouse gaol clink correctional institution penal facility
jailhouse jail gaol clink correctional
jakes outhouse privy outbuilding building
jalopy bus heap car auto
jalousie window framework frame glass
jam throng mob pack crowd together meet gather
jamaican west indian american native inhabitant jamaica
jamb upright vertical structural member
jamjar jampot jar vessel holding
jammer transmitter sender set broadcast
jammies pajama pyjama nightwear sleepwear
jampot jamjar jar vessel holding
jan january gregorian calendar month first year
janissary follower individual loyal supporter soldier enlisted turkish
janitor custodian keeper steward defender employed clean maintain
jansenist advocate advocator proponent exponent jansenism
january jan gregorian calendar month first year
jap nip japanese nipponese asian asiatic offensive term
japan string islands east asia extending miles nippon nihon constitutional monarchy
japanese nipponese asian asiatic inhabitant habitant native japan altaic language
jar vessel container jarful containerful indefinite quantity
jargon slang cant lingo speech spoken characteristic language jargoon zircon zirconium silicate
java island indonesia south borneo coffee beverage drink drinkable
javelin field match athletic competition
jaw bone connective tissue skull vertebrate frames mouth lineament body bones
jealousy envy enviousness resentment bitterness feeling jealous watchfulness wakefulness vigilance alertness
jeans denim trousers pair pant
jeep landrover car auto automobile machine suitable traveling
jejunum intestine bowel gut duodenum ileum
jellaba cloak overgarment outer garment
jelly gelatin dainty delicacy goody kickshaw edible conserve preserve conserves preserves
jeopardy hazard peril risk danger causal agent agency
jerk yank pull draw displace sudden movement
jerkin jacket coat tight sleeveless
jerking jerk jolt saccade motion movement motility abrupt
jeroboam first king northern kingdom
jerusalem capital largest city modern israel
jest joke gag laugh wit humor humour witticism jocularity diversion recreation
jesuit religious member order
jesus christ savior saviour teacher prophet born bethlehem
jet airplane aeroplane plane craft powered engines squirt spurt spirt discharge
jetliner jet plane airplane carries
jetty breakwater groin groyne barrier
jew hebrew israelite individual somebody belonging worldwide claiming
jewel gem jewelry jewellery adornment precious semiprecious stone individual somebody brilliant
jeweler jeweller maker shaper creator makes jewelry merchant merchandiser businessperson
jewellery jewelry adornment decoration ornament
jewelry jewellery adornment decoration ornament
jibe shot shaft slam remark comment input statement
jig gigue dance music three
jigger pony glass drinking container
jigsaw power saw sawing machine
jimdandy jimhickey crackerjack ideal paragon nonpareil saint excellent
jimhickey jimdandy crackerjack ideal paragon nonpareil saint excellent
jinrikisha ricksha rickshaw cart wagon
job occupation business line deed human action principal task chore duty work
jobcentre government office business town
jock athlete contestant individual trained
jockey horseman equestrian horseback rider employed ride horses operator manipulator causal agent
jockstrap supporter suspensor jock protective
jodhpurs trousers pair pant garment
jogging cardiopulmonary exercise exercising physical
joggle dowel fastener fastening holdfast
john toilet lavatory lav room area building equipped youngest henry
johnny rebel reb greyback confederate soldier applied nickname
joint articulation articulatio body point connection bones elements spot place business establishment
jointer plane woodworking edge tool
joist beam structural member support
joke gag laugh jest wit humor humour witticism jocularity diversion recreation
joker jokester comedian comic performer performing artist enjoys turkey unpleasant disagreeable unwelcome
jolly party affair occasion happy
jolt jar jounce shock blow bump impact sudden jerk jerking saccade motion
jonquil narcissus bulbous plant widely cultivated ornamental native daffodil pseudonarcissus colloquially
jook congee gruel porridge chinese
jorum bowl vessel drinking
joss idol graven image god effigy chinese worshipped
jot jotting note written record account brief touch hint tinge indefinite
journal diary writing written material daily record periodical publication dedicated particular
journalese expressive style newspapers written
journalism print media medium newspapers magazines collectively profession occupation business job
journalist writer author communicator newspapers magazines diarist literate keeps
journey journeying travel traveling travelling motion place another
journeying journey travel traveling travelling motion place another
joust tilt struggle battle attempt effort combat mounted
jowl mandible mandibula submaxilla jaw bone vertebrates hinged lineament body fullness looseness
joy joyousness joyfulness emotion feeling great happiness delight pleasure positive stimulus
joystick stick lever bar pilot
judaism hebraism religion faith organized institution jews collectively monotheism theism monotheistic
judge decide settle resolve adjudicate determine result
judgment judgement mind opinion sentiment persuasion view formed assessment deed human
judiciary bench administration governance governing body establishment persons judicature judicatory system scheme
judo martial art sport adapted
jug bottle vessel narrow mouth jugful containerful indefinite quantity
juice foodstuff food product nutrient liquid extracted plant energy vim vitality good
juicer drinker imbiber toper consumer
juju magic thaumaturgy supernaturalism power associated voodoo hoodoo fetish charm
juke jook joint spot roadside
jukebox nickelodeon record player phonograph machine cabinet containing
julep highball mixed drink bourbon
july gregorian calendar month following june preceding august
jumble clutter muddle fuddle disorderliness disorder status confused jumbal cake baked goods
jumbojet jet plane airplane
jump leap bound spring forward leaps bounds
jumper individual somebody jumps athlete
jumping track field sport athletics
jumpsuit garment clothing article vesture
junction topographic point place spot come together conjunction conjugation colligation union
juncture occasion occurrence occurrent occurs critical crossroads crisis situation point
june gregorian calendar month following preceding july
junior upstart parvenu arriviste term address disrespectful annoying lowerclassman underclassman undergraduate undergrad
junk debris dust rubble rubbish trash scrap waste boat vessel watercraft chinese
junkyard yard tract land ground field junk collected
jupiter largest planet jove supreme romans
jurisdiction power powerfulness right interpret apply district territory territorial dominion
jurisprudence law philosophy humanistic discipline humanities liberal arts collection aggregation accumulation
jurist expert individual legal scholar versed civil nations judge justice official functionary
juror juryman jurywoman panelist panellist critic serves
jury body citizens sworn give true verdict panel committee commission administrative
justice justness righteousness morality just fair judgment judgement assessment involved
justification circumstance consideration information explanation account statement action
justify vindicate uphold maintain confirm reassert show right
justness rightness nicety conformity conformance agreement correspondence esthetic justice righteousness morality just
juxtaposition apposition collocation placement locating position positioning close place point side
kabala cabala cabbala cabbalah secret
kabbala cabala cabbala cabbalah secret
kabbalah cabala cabbala cabbalah secret
kaffiyeh headdress headgear clothing article
kaftan caftan dress frock clothing
kalansuwa cap headdress headgear wrapped
kale boodle bread cabbage money medium exchange monetary kail cole borecole crucifer
kalpac calpac calpack cap headdress
kameez tunic cloak long worn
kamikaze fighter aircraft attack airplane plane suicide missions pilot aviator aeronaut
kansas midwestern united states kansa dhegiha sioux siouan
kanzu garment clothing article vesture
karabiner carabiner hoop ring band
katharometer measuring instrument system device
kava kavakava alcohol alcoholic drink
kavakava kava alcohol alcoholic drink
kayak canoe boat light frame
kazoo wind instrument musical membrane
keelboat river boat shallow draught
keelson beam structural member longitudinal
keenness acuteness acuity sharpness intelligence ability power quick eagerness avidity avidness enthusiasm
keep maintain hold continue certain position
keeping conformity conformation compliance abidance harmony guardianship safekeeping duty responsibility
keepsake souvenir token relic physical sentimental value
keg kegful containerful indefinite quantity
ken cognizance knowing higher cognitive process range what sight compass reach
kennel doghouse outbuilding building edifice
kent county southeastern england english channel united states painter noted
kentucky east central united states
kepi cap headdress headgear flat
keratoscope medical instrument examine cornea
kerbstone curbstone paving stone forming
kerchief scarf garment square folded triangle worn head
kerosene kerosine fuel substance flammable hydrocarbon lamps heaters
kerygma kerugma sermon discourse preaching address gospel christ
ketch sailing vessel ship watercraft masts
ketosis ketonemia acetonemia symptom evidence grounds abnormal increase
kettle boiler pot cooking utensil cookware metal stewing kettleful containerful indefinite quantity
kettledrum kettle tympanum tympani percussion
key device instrumentation metal shaped inserted appropriate lock explanation thinking thought process
keyboard device instrumentation keys piano organ typewriter typesetting holder holding arrangement
keyhole hole opening inserted
keynote set alter modify
keypad keyboard device data input
keystone anchor mainstay backbone support
khakis military uniform khaki fabric
khan ruler swayer individual title
khartoum capital sudan located confluence blue nile
khimar headscarf kerchief worn observant
khmer language spoken cambodia cambodian kampuchean asian asiatic
khukuri knife weapon arm system
kibble meal foodstuff food product
kick propel impel displace drive foot
kicker football player footballer athlete
kickoff place kick boot center field start football beginning commencement first point
kicksorter scientific instrument electronic circuit
kid child youngster minor juvenile individual young either kidskin leather animal skin
kidnapper kidnaper abductor snatcher criminal felon crook outlaw
kidney excretory organ urinary internal viscus either bean
kieselguhr diatomite earth ground material
kiley kylie boomerang throwing stick
killer slayer individual somebody causes death animal causal agent agency physical
killing fatality human death decease causes kill termination ending conclusion
kiln furnace chamber firing burning
kilometer kilometre klick metric linear length equal meters
kilt skirt garment knee length
kimono robe garment loose
kind sort variety category concept conception construct distinguished
kindergarten preschool educational institution children prepare them primary
kinescope tube crt cathode television
king rex sovereign crowned head monarch ruler male queen rival challenger competitor
kingbolt kingpin bolt screw provides
kingdom land realm sphere domain area orbit dominant country administrative district
kingpin bigwig important influential personage
kinship affinity abstract close connection marked community interests relationship relatedness
kiosk booth cubicle stall closet
kipling english author novels poetry born india
kirk church building place worship
kirpan dagger sticker knife ceremonial
kirsch brandy liquor spirits booze
kirtle tunic cloak garment resembling
kiss snog buss osculate touch lips press
kissing caressing cuddling fondling foreplay arousal stimulation sexual
kit case container containing articles outfit gear paraphernalia appurtenance
kitbag backpack back pack knapsack
kitchen room area equipped preparing meals
kitchenette kitchen room
kitchenware kitchen utensil hardware utensils
kitten kitty young mammal offspring domestic
klaxon claxon horn alarm warning
klystron tube vacuum thermionic electron
knack bent hang endowment gift talent special doing
knapsack backpack packsack rucksack bag container carried strap
knee genu hinge joint ginglymus ginglymoid synovial human stifle articulation articulatio
kneecap patella kneepan sesamoid bone sesamoideum flat triangular
kneel rest weight knees
knickerbockers breeches knickers trousers pair
knickers breeches knickerbockers trousers pair
knife edge tool cutter cutlery cutting instrument weapon arm system
knight male aristocrat blue blood patrician originally noble horse chessman chess man
knit create raw material stuff
knitwear clothing article vesture wear
knob boss projection structure construction circular rounded protuberance handle grip handgrip hold
knobble knob boss projection
knock strike touch deliver sharp blow push
knockabout sloop sailing vessel ship
knocking knock sound occurrence occurrent
knoll mound hillock hummock hill elevation
knot bunch clump cluster clustering tight fastener fastening holdfast fixing
knout whip instrument lash leather
know cognize cognise cognizant aware fact specific information
knowledge noesis abstract result perception learning reasoning
knuckle synovial joint articulatio synovialis diarthrosis finger fist
knuckleball knuckler pitch delivery throw baseball thrown little
knuckles knucks weapon arm system
knucks knuckles weapon arm system
korea asian peninsula
korean asian asiatic inhabitant habitant native korea speaks altaic language spoken koreans
koto stringed instrument musical japanese
koumiss kumis alcohol alcoholic drink
kraal village hamlet settlement huts
krauthead kraut boche jerry german european offensive term
kremlin citadel moscow housing offices
kris creese crease dagger sticker
krummhorn crumhorn cromorne instrument double
kumis koumiss alcohol alcoholic drink
kummel liqueur cordial alcohol alcoholic
kurta shirt garment loose collarless
kvass brew brewage alcohol alcoholic
kylie kiley boomerang throwing stick
kylix cylix cup crockery dishware
kymograph cymograph scientific instrument rotating
laager lager camp encampment cantonment
lab laboratory workplace work geographic point geographical conduct
label designate denominate assign
labor labour proletariat class stratum comprising those manual toil work productive
laboratory lab workplace work geographic point geographical conduct region resembling inasmuch offers
laborer labourer jack workman workingman working man works
labour labor proletariat class stratum comprising those manual parturiency confinement parturition
labrador mainland province newfoundland eastern
labyrinth maze system instrumentation complex paths tunnels easy sense organ sensory receptor
lachrymator teargas lacrimator gas fluid
lacing liquor spirits booze hard
lack deficiency want need demand status needing absent
lackey flunky flunkey servant retainer worker male sycophant toady crawler flatterer
lacrimator teargas lachrymator gas fluid
lacrosse field game outdoor invented
lad chap fellow feller male individual cub laddie sonny
ladder stairs steps stairway staircase parallel members connected degree level stage point
ladle vessel container spoon shaped
lady woman adult female polite name dame madam
lag dawdle follow travel hang
lager laager camp encampment cantonment bivouac defended circular beer brew brewage general
lagerphone percussion instrument percussive musical
laggard dawdler drone lagger idler loafer layabout takes
lagging insulant insulation building material
lagoon laguna lagune lake body water larger reef
lair den habitation habitat home ground wild animals
laity temporalty multitude masses mass hoi polloi christianity
lake body water pigment coloring material colouring
lally support column pillar steel
lamasery monastery religious residence cloister
lamb young mammal offspring sheep elia english essayist
lambrequin scarf garment covers knight
lamentation lament plaint wail complaint cry yell sorrow mourning deed human action
laminate sheet flat solid artefact
lamination structure construction artefact layered
lamp source illumination device artificial visible furniture article furnishing holding
lamplight light visible radiation actinic lamp
lamppost post upright vertical metal
lanai island central hawaii veranda
lance spear shaft weapon arm system instrument long gig fizgig implement
lancet gothic arch pointed acutely
land real property estate realty immovable located ground soil physical material
landau soviet physicist worked temperature
lander town central wyoming spacecraft
landing platform horizontal surface level intermediate staircase structure construction artefact providing
landler dance music triple dancing country contredanse contra
landlord landowner landholder property owner holder leases others
landmark position place point prominent well known particular watershed juncture occasion occurrence
landmass land dry earth ground continuous extent
landowner landholder holder owner possessor proprietor land
landrover jeep car auto automobile machine suitable traveling
landscape scenery vicinity locality neighborhood expanse seen single painting picture graphic art
landscaping gardening horticulture farming agriculture working landscape gardener garden plot land ground
landslide victory triumph ending conclusion overwhelming electoral landslip slide descent mass
lane way artefact narrow road path well defined
langlaufer skier athlete jock cross
language abstract systematic means communicating sounds conventional symbols speech auditory word mouth
languor dreaminess easiness relaxation tranquillity tranquility relaxed comfortable wind air current weather
lantern lamp source illumination light transparent protective case
laos mountainous landlocked communist southeastern asia
lap thigh limb upper side thighs seated sphere domain area orbit
laparoscope endoscope medical instrument slender
lapel lap overlap flap front coat
lappet wattle caruncle caruncula process outgrowth fleshy wrinkled lap overlap flap garment
lapse oversight mistake error fault nonaccomplishment resulting inattention pause intermission break interruption
laptop portable computer personal microcomputer
larder commissariat provisions provender viands
larkspur delphinium flower numerous cultivated plants genus
larva animal animate beast brute immature free living
laryngoscope medical instrument examining larynx
laser optical device acronym light
lasher driver worker urges animals lashes whip
lashing whipping tanning flogging beating thrashing licking drubbing rope line fastening else
last endure persist specified period
lat skeletal muscle striated musculus broad flat either
latch lock fastener fastening holdfast
latchkey key device raising drawing
latchstring opener hand tool string
latest news intelligence tidings word
lath slat spline strip narrow
lathe shaper shaping machine tool
lather soapsuds suds foam froth bubble produced soaps fret stew sweat agitation
latin italic language dialect ancient rome inhabitant habitant dweller denizen
latitude angular distance angle imaginary line around heavenly liberty freedom normal restraints
latrine public toilet comfort station
latte espresso coffee java strong
latticework lattice fretwork framework frame
laudanum opiate narcotic alcohol solution opium preparation
laugh express emotion feelings produce laughter
laughter laugh utterance vocalization auditory sound laughing deed human action
launch establish found open
launcher armament weaponry arms implements war device capable catapult instrumentation launches
launching propulsion actuation deed moving newly built vessel introduction debut unveiling beginning
laundering wash washing lavation work clothes linens
laundry wash washing washables garment clothing article vesture workplace work geographic point
laurels award accolade honor symbol signal signaling sign honour standing status
lav toilet lavatory room area
lavabo washbasin handbasin washbowl basin
lavalava skirt garment rectangle calico
lavatory toilet lav room area building equipped toilets washbasin basin washbowl sink
laver australian tennis player second
law jurisprudence collection aggregation accumulation assemblage rules imposed legal document instrument official
lawman defender guardian protector shielder officer
lawn field tract land ground cultivated mowed grass
lawyer attorney professional adult grownup authorized practice
laxness laxity remissness slackness negligence neglect neglectfulness carelessness status physiologically
lay put set place displace certain abstract
layby area structure construction designated
layer bed artefact single thickness homogeneous substance region relatively thin sheetlike
layette kit outfit gear paraphernalia complete
laying parturition birth giving birthing production eggs
layman layperson secular commoner common man clergyman professional
layoff closure closedown closing shutdown laying employee work
layout design plan arrangement organization laid order ordering organisation
lazaret lazaretto lazarette pesthouse hospital
lazarette lazaretto lazaret pesthouse hospital
lazaretto lazaret lazarette pesthouse hospital
lead take direct conduct somebody somewhere
leader individual somebody rules guides inspires others merchandise ware product featured
leaders leadership body lead
leadership leading deed human action leaders body lead
leaf leafage foliage plant organ structure main photosynthesis folio sheet paper written
leafhopper homopterous insect homopteran leaping sucks juices plants
leaflet cusp flap animal tissue thin triangular heart leaf leafage foliage plant
league conference association organization organisation sports teams organizes union political states
leak hole opening gap accidental allows soft rot plant disease
leakage escape leak outflow discharge outpouring run flow
lean tilt tip slant bend flex shape incline
leap jump bound spring forward leaps bounds
leaper bounder jumper athlete jock
leapfrog progress progression procession advance advancing child game bends down
leaping leap spring saltation jump jumping propulsion actuation
learn larn acquire gain knowledge skills
learner scholar assimilator individual somebody apprentice prentice novice beginner
learning acquisition basic cognitive process mental acquiring skill eruditeness erudition learnedness education
lease rental letting property belongings holding possession leased contract written agreement granting
leash tether lead restraint constraint device rope three iii digit figure
leather animal skin product smooth flexible removing hair
leave away place
leavening leaven imponderable influence works subtly lighten modify substance produce fermentation
leaving departure going deed human action departing
lecher satyr lech letch pervert deviant deviate degenerate
lectern stand table desk slanted
lecture talk address speech open public rebuke reproof reproval
lecturer lector reader educator pedagogue pedagog professional public speaker talker utterer verbalizer
lecturing lecture teaching instruction pedagogy education giving discourse
lederhosen short pants shorts trunks
ledge shelf ridge elevation projecting mountain submerged water
ledger leger book record document commercial accounts recorded daybook journal volume
leech bloodsucker hirudinean annelid worm segmented carnivorous bloodsucking parasite sponge sponger follower
left position place point near direction toward side faction sect clique coterie
leftfield left tract land ground parcel outfield catcher position role fielding player
lefthander lefty southpaw pitcher hurler
lefty southpaw individual somebody uses left hand greater lefthander pitcher hurler
leg limb extremity appendage member human
legacy bequest gift acquisition personal property will
legatee beneficiary donee recipient receiver whom legacy bequeathed
legation legateship position post berth office legate diplomatic mission deputation commission
legend fable story fiction mythical supernatural beings events caption title subheading subhead
legging leging garment clothing article
leghorn boater panama sailor hat
legibility discernability distinctness sharpness clearness clarity makes perception readability comprehensibility understandability writing
leging legging garment clothing article
legion host army regular ground forces military service association organization organisation servicemen
legislation civil law jurisprudence enacted legislative body legislating lawmaking government governing
legislator lawgiver lawmaker leader makes enacts laws
legislature assembly gathering assemblage persons amend repeal laws
legitimacy lawfulness virtue authorized accordance authenticity genuineness credibility credibleness
legume herb herbaceous plant vascular tracheophyte erect climbing pod seedpod fruit seed
leisure off period available ease relaxation rest repose
leitmotiv leitmotif tune melody air strain melodic phrase
lemma proposition statement subsidiary assumed true order prove glume bract lower stouter
lemon citrus fruit citrous edible yellow oval juicy gamboge maize yellowness
lemonade fruit drink ade beverage sweetened diluted lemon
lend impart bestow contribute alter modify
lending loaning disposal disposition deed disposing money property
length fundamental quantity linear extent space duration temporal property continuance
lengthening prolongation protraction perpetuation continuance continuation prolonging
lens lense optical device transparent converge diverge transmitted rosid dicot genus magnoliopsid
lense lens optical device transparent
lentil legume vegetable veggie veg round flat seed pod seedpod fruit
leotard unitard garment clothing article
leotards tights hosiery hose footwear
leprosy infectious disease communicable chronic granulomatous occurring tropical
lesion pathology ill health unhealthiness problem localized abnormal wound injury hurt harm
lessen decrease diminish fall magnitude size extent range
lessening decrease alteration modification downward
lesson teaching instruction pedagogy education example admonition monition warning
let allow permit possible specific action lack happen
letdown disappointment dissatisfaction discontentment discontent discontentedness feeling results
lethality deadliness unwholesomeness morbidness morbidity deadly
lethargy lassitude sluggishness torpor torpidity physical physiological comatose inanition slackness weakness
letter missive text textual written message addressed organization character graph grapheme graphic
letterhead stationery letter paper writing sheet name address
lettering inscription writing written material letters inscribed
letterman athlete jock contestant earned letter school sport
letters culture taste appreciation discernment literary eruditeness erudition learnedness learning
level degree grade property position scale intensity amount tier rank status
lever bar implement rigid pivoted fulcrum machine simple mechanical device
lexicon vocabulary knowledge noesis language user words dictionary wordbook reference book
lexicostatistics etymology linguistics statistical technique glottochronology
leyte battle world
liability susceptibility susceptibleness status legally obliged responsible indebtedness obligation money another
liaison affair affaire intimacy sexual relationship secretive illicit link contact channel line
liar prevaricator deceiver cheat cheater trickster lied lies
liberal liberalist progressive adult grownup individual favors political
liberalism political orientation ideology theory favors progress reform economic advocating free
liberation release freeing accomplishment achievement action liberating attempt effort endeavor endeavour
libertine debauchee rounder bad individual dissolute
liberty autonomy independence independency freedom immunity arbitrary exercise choice
librarian bibliothec professional adult grownup trained library science
library room area books kept collection aggregation accumulation assemblage
libretto script book playscript dramatic composition words opera
license licence permit legal document instrument official giving liberty freedom deviate
lichgate lychgate gate movable barrier
lick cream bat clobber beat out crush shell
licking defeat ending conclusion finish unsuccessful struggle contest beating thrashing drubbing corporal
lid eyelid palpebra protective fold flap either folds top cover covering movable
lidar measuring instrument system device
lie located situated somewhere
liebfraumilch rhine wine rhenish hock
lieutenant commissioned military officer lawman law peace
life beingness existence face earth characteristic mode living experience cognitive mental
lifeboat sea boat strong designed
lifetime life lifespan period fundamental quantity during functional
lift raise elevate displace lower higher position
lifter weightlifter athlete jock contestant lifts barbells booster shoplifter thief stealer
liftgate hatchback hatch car door
ligament connective tissue animal sheet band tough fibrous attachment bond connection connexion
light actinic radiation ray electromagnetic wave produce visual source illumination device serving
lightbulb bulb electric lamp transparent
lighter igniter ignitor fuel substance
lighthouse beacon pharos tower structure
lighting light illumination abundant apparatus setup equipment supplying
lightning atmospheric electricity electrical discharge abrupt electric cloud flash occurrence occurrent light
lightship ship vessel watercraft equipped
lightweight prizefighter gladiator boxer pugilist professional weighs pounds whippersnapper jackanapes cipher cypher
lignite coal fossil fuel intermediate peat bituminous
like wish care desire want prefer
likelihood likeliness probability specified outcome
likeness alikeness similitude similarity sameness appearance character nature semblance picture image icon
liking feeling pleasure enjoyment
lilac shrub bush woody plant ligneous plants genus
lilt swing rhythmicity sound property jaunty rhythm music
limb extremity appendage member external body jointed appendages branch stalk stem main
limber vehicle wheeled horse drawn
limbo oblivion obscurity standing disregarded forgotten imaginary place mythical fictitious
limeade fruit drink ade beverage
limekiln kiln furnace reduce naturally
limelight spotlight glare prominence standing
limit bound boundary extent magnitude greatest possible degree end ending point final
limitation restriction rule regulation concept conception principle limits disadvantage liability limited restricted
limiter clipper circuit electrical electric
limo limousine car auto automobile
limousine limo car auto automobile
linac accelerator particle atom smasher
linchpin anchor mainstay keystone support
lincoln president united states capital nebraska
linden basswood wood plant material substance soft light lime tree woody
line formation arrangement beside another mark print indication indicant
lineage line descent bloodline genealogy family tree kin filiation kinship
linebacker football player footballer athlete jock defensive takes back position
lineman football player footballer athlete jock players line surveyor engineer applied scientist
linen fabric cloth material textile woven fibers flax paper stuff high
liner fly ball hit hitting flies straight batter lining protective covering cover
lineup card roll roster list listing batters order line formation persons arranged
linger persist remain stay present although waning gradually
lingerie underwear underclothes underclothing undergarment
linguist scientist individual specialist linguistics polyglot somebody speaks
linguistics science scientific discipline subject study language philology humanistic humanities
link associate relate colligate think cogitate cerebrate logical
links golf course built sandy ground near
linksman golfer player participant contestant
linkup link tie fastener fastening
lino linoleum covering material building
linoleum lino covering material building floor
lint fiber fibre material stuff fine ravellings cotton fabric cloth textile
lintel header beam structural member
lion big cat feline felid gregarious predatory africa celebrity famous important influential
lip external body either fleshy folds tissue surround plant structure bilabiate
lipstick makeup war paint cosmetic color lips
liqueur cordial alcohol alcoholic drink
liquid fluid substance room temperature pressure liquidness liquidity chemical phenomenon
liquidation settlement termination ending conclusion business operation using extermination destruction devastation
liquidiser blender liquidizer mixer kitchen
liquidizer blender liquidiser mixer kitchen
liquor spirits booze alcohol alcoholic drink beverage intoxicant liquid fluid substance solution
lisbon lisboa capital largest city economic cultural center
list listing database information info containing ordered array tilt inclination lean position
listen perceive comprehend hear intention
listener hearer auditor attender perceiver percipient observer beholder
listing list database information info
liter litre metric capacity volume formerly defined kilogram
literalism doctrine philosophy philosophical system school thought realistic inclination disposition tendency attitude
literalness concreteness materiality physicalness corporeality adhereing concrete construal
literature writing written material creative recognized artistic value lit literary study humanistic
litigant litigator party individual lawsuit
litigation proceeding legal proceedings due process court
litter animal biological offspring birth multiparous mammal rubbish trash scrap waste
litterbin bin container
little indefinite quantity amount duration
live populate dwell inhabit inhabitant reside
livelihood support keep living resource assets financial means
liveliness animation deed human action general motion life spirit sprightliness
liver internal organ viscus complicated reddish brown glandular variety meat organs animal
liverpool city northwestern england
livery uniform clothing article vesture
livestock stock placental mammal eutherian animals kept profit
living life experience cognitive mental alive grouping still
lizard saurian diapsid reptile relatively long bodied pairs gigolo libertine debauchee rounder
load loading burden weight artefact borne conveyed indefinite quantity amount
loading load burden weight artefact borne conveyed indefinite quantity amount
loadstone lodestone permanent magnet static
loaf bread breadstuff staff life baked goods shaped food solid quantity
loan debt liabilities temporary provision money loanword word language linguistic
loaner lender investor capitalist lends
lobby anteroom antechamber hall room area entrance reception grouping support common business
lobe body somewhat rounded subdivision bodily organ plant structure leaf divided
loblolly gruel porridge thick
lobscouse lobscuse scouse stew dish meat vegetables hardtack
lobscuse lobscouse scouse stew dish meat vegetables hardtack
lobularity shape configuration contour property lobules
lobule lobe body subdivision
local public transport conveyance train stops stations anesthetic anaesthetic agent numbs
locale venue locus scene area country action
locality vicinity neighborhood neighbourhood section area country surrounding
localization localisation locating determination finding discovery find place principle rule law
locate find regain get acquire discover
location physical point extent space placement locating position deed
lock fasten fix secure attach
lockbox strongbox deedbox box fireproof
locker cabinet compartment room storage clothes valuables fastener fastening holdfast fixing
locket case container ornamental
lockring washer seal prevents loosening
lockup jail jailhouse gaol clink local police station locking protection protect
locomotive engine vehicle wheeled self
locust grasshopper acridid hopper migratory grasshoppers warm regions wood plant material substance
lodestone loadstone permanent magnet static
lodge populate dwell live inhabit lodger
lodging housing structure construction artefact structures collectively housed lodgment lodgement fastness fixedness
lodgings diggings digs domiciliation living quarters housing lodging
loft floor level storey story unpartitioned space factory attic garret
log wood plant material substance segment trunk tree logarithm exponent power index
logarithm log exponent power index mathematical notation required
logbook record book fact written
loge balcony structure construction forward
logger lumberman lumberjack feller laborer manual labourer jack
loggia arcade colonnade structure construction
logging work cutting down trees timber
logic philosophy humanistic discipline humanities liberal arts branch common sense good gumption
logistics provision supply supplying handling operation involves providing
loincloth breechcloth breechclout garment clothing
loins pubes area region body lower abdomen just hips groin
london capital largest city england united states writer novels
londoner english britisher briton brit native resident london
loneliness solitariness isolation separation alone solitary forlornness desolation sadness unhappiness
long hanker yearn desire want strongly persistently
longbeard bellarmine greybeard jug bottle
longboat boat vessel watercraft largest
longbow bow weapon arm system
longevity longness duration length service seniority oldness age property
longhand cursive handwriting hand script writing rapid letters
longing yearning hungriness desire feeling prolonged unfulfilled need
longitude angular distance angle point meridian prime
longshoreman stevedore loader docker laborer manual labourer jack
longshot photograph photo exposure picture taken distance
loo closet toilet lavatory lav
look perceive attention
looking look sensing perception sensory directing eyes toward search hunt hunting searching
lookup search operation data processing determines whether items
loom look appear seem come view indistinctly threateningly
loon idler loafer layabout worthless lazy fellow diver gaviiform seabird sea
loop circle travel loops
loophole ambiguity saying expression locution hole opening fortified wall
loosen loose alter modify looser
loot booty pillage plunder stolen property transferred possession boodle bread cabbage money
lopper pruner pruning saw handsaw
lord godhead creator maker terms referring judeo christian overlord master ruler swayer
lordship title appellation denomination designation address british peer authority authorization authorisation potency
lore cognitive mental knowledge gained tradition anecdote
lorelei siren german legend lured boatmen rhine
lorgnette spectacles specs eyeglasses glasses
lorry wagon waggon wheeled vehicle
lose fail keep maintain
loser contestant individual loses contest failure nonstarter unfortunate
loss transferred property possession lost decline diminution decrease decrement
losses losings financial loss lost
lost doomed grouping destined soon
lot batch deal flock indefinite quantity amount number tract land ground parcel
lota water bottle globular asia
lotion toiletry toilet articles instrumentation cosmetic preparations applied application remedy curative cure
lots tons dozens heaps indefinite quantity amount number
lotus water lily aquatic plant hydrophyte native eastern rosid dicot genus magnoliopsid
loudspeaker speaker transducer electro acoustic converts electrical signals
louisiana southern united states gulf mexico
louisianan louisianian american inhabitant habitant dweller native resident
lounge sofa couch seat furniture
lounger dallier dillydallier idler loafer
loungewear clothing article vesture wear
loupe hand glass simple microscope
louse insect arthropod wingless flattened bloodsucking parasitic warm worm unpleasant disagreeable
lousiness pediculosis infestation fullness lice loathsomeness repulsiveness sliminess offensiveness
louver louvre fin slat spline
louvre museum famous tourist attraction
love great affection liking
loveliness comeliness fairness beauteousness beauty appearance visual aspect
lover individual somebody loves loved fan buff devotee follower
loveseat sofa couch lounge seat
lowboy chest drawers bureau dresser
lower displace somebody position
lowland depression geological formation level country
loyalist stalwart supporter protagonist champion admirer loyal allegiance
loyalty trueness fidelity faithfulness loyal love emotion feelings allegiance
lucidity clarity lucidness pellucidity comprehensibility understandability free obscurity sanity saneness mental health
lucifer satan devil beelzebub chief spirit evil adversary daystar phosphorus planet major
luck fortune destiny fate your overall circumstances life chance hazard phenomenon
lug tote tug transport carry displace difficulty
luge sled sledge sleigh vehicle
luger slider sledder athlete jock
luggage baggage case container cases carry belongings traveling
lugger boat vessel watercraft fishing
luging tobogganing sledding riding light
lull letup pause intermission break interruption during calm quiet calmness good weather
lullaby cradlesong berceuse song vocal musical composition opus strain
lumber timber building material artefact wood trees prepared bat club implement baseball
lumberjack lumberman logger feller laborer
lumbermill sawmill factory mill manufacturing
luminary notable notability celebrity famous important influential inspiration
luminescence light visible radiation actinic incandescence glow luminosity brightness level
luminosity brightness luminance luminousness physical property luminous
lummox lout clod stumblebum clumsy individual awkward stupid
lump ball clod glob agglomeration collection aggregation accumulation swelling puffiness enlargement abnormal
lunation moon month period successive moons
lunch luncheon tiffin dejeuner meal repast nutriment nourishment
luncheon lunch tiffin dejeuner meal repast nutriment nourishment
lunchroom restaurant eating house place eatery
lunette fortification munition defensive structure
lung respiratory organ internal viscus either saclike organs
lunge hurl hurtle thrust thrusting forward movement
lunkhead dunce dunderhead numskull stupid stupe dullard
lurch stagger reel keel walk travel unable control
lure entice tempt provoke stimulate challenge
lurk skulk hide conceal wait ambush behave sneaky
lust lecherousness lustfulness sexual desire eros concupiscence physical luxuria mortal sin deadly
luster lustre brilliancy splendor brightness light lightness outshines shininess sheen radiance
lustre luster glaze coating finish finishing surface ceramics brilliancy splendor brightness
lute luting sealing material stuff
luxury indulgence indiscipline undiscipline rather necessity lavishness sumptuosity sumptuousness expensiveness
lyceum lycee gymnasium school educational
lychgate lichgate gate movable barrier
lymphocyte leukocyte leucocyte white blood cell agranulocytic normally
lynchpin anchor mainstay keystone support
lyre harp chordophone ancient greeks
lyric words language text textual popular song musical poem verse literary composition
lyricist lyrist writer author communicator writes words songs
mac macintosh mackintosh mack raincoat
machete matchet panga knife weapon
machicolation parapet breastwork fortification munition
machine device instrumentation mechanical electrical transmits modifies energy individual somebody efficient
machinery machine device machines systems collectively system scheme grouping means
machinist mechanic craftsman artisan journeyman artificer skilled operating
machmeter speedometer speed indicator meter
macintosh mackintosh fabric cloth material
mack macintosh mackintosh mac raincoat
mackinaw coat overgarment outer garment short plaid thick blanket cover bedclothes bed
mackintosh macintosh fabric cloth material
macon city central georgia southeast
maconnais macon wine vino alcohol
macro instruction command statement program
macrophage phagocyte scavenger cell somatic vegetative
madam dame lady woman adult female refinement businesswoman businessperson bourgeois
madhouse bedlam nuthouse sanatorium mental
madman lunatic maniac sick diseased sufferer unfortunate insane
madness lunacy insaneness insanity mental illness disease psychopathy rabies hydrophobia lyssa zoonosis
magazine mag press public print media periodic publication product production creation paperback
maggot grub larva housefly blowfly commonly found decaying
magic thaumaturgy supernaturalism belief invokes supernatural powers trick legerdemain conjuration performance
magician prestidigitator conjurer conjuror performer performing artist entertainer sorcerer wizard necromancer occultist
magistrate judge justice jurist official civil authority administers
magnet device instrumentation attracts iron produces magnetic field attraction attractor attracter characteristic
magnetism attraction attractive force iron magnetics geophysics geophysical science
magneto generator engine dynamo secondary
magnetograph scientific instrument registers magnetic
magnetometer gaussmeter meter measuring instrument
magnetron tube vacuum thermionic diode
magnification expansion enlargement increase expanding apparent size ratio magnitude quantitative
magnificence impressiveness grandness richness excellence splendid imposing size brilliance splendor splendour elegance
magnifier scientific instrument magnifies image
magnify amplify enlarge grow increase size volume significance
magnitude property relative size extent ratio quantitative number assigned
magnum wine bottle liquor
magpie corvine bird oscine long tailed black white scavenger hoarder saver collects
mahogany wood plant material substance trees tree woody ligneous
maid maidservant housemaid amah domestic help house servant maiden girl miss missy
maiden maid girl miss missy young lady unmarried section division runs scored
mail send out transmit transfer postal service
mailbag pouch bag shipment mail
mailboat packet boat vessel watercraft
mailbox box container private delivery mail postbox maildrop drop public
maillot swimsuit swimwear bathing suit
mailman postman carrier deliveryman delivery boy deliverer employee
mailsorter sorter machine sorting mail
maimed wounded grouping
maine england
mainframe digital computer computing machine
mainland land dry earth ground main mass country
mainspring spring elastic device important
maintain keep hold continue certain position
maintenance care upkeep repair fix fixing fixture involved support keep livelihood living
maisonette maisonnette apartment flat housing
maisonnette maisonette apartment flat housing
majesty stateliness loftiness impressiveness grandness magnificence richness scale
major commissioned military officer united states army british statesman prime minister
majority bulk number figure amount property resulting greater relative quantity half
majors league conference association important sport
make engage
maker shaper creator individual makes godhead lord terms
makeready preparation readying final adjustments
makeup cosmetic toiletry toilet articles cosmetics applied face substituted previously cancelled
making devising fashioning production deed human action results qualification fitness fittingness suitability
malady status unwholesome desperate illness unwellness sickness ill
malaise unease uneasiness discomfort uncomfortableness status physical
malaria protozoal infection infective disease caused sporozoan parasites
male animal animate beast brute produces gametes individual somebody belongs cannot
malediction imprecation execration condemnation curse denunciation calling down
maleness masculinity sex gender sexuality physiological property properties
malevolency malevolence malice evil evilness immorality threatening
malfeasant wrongdoer offender bad guilty malfeasance
malignancy malignance disease illness unwellness malady malignant malignity evil evilness
malingering skulking evasion escape dodging negligence evading duty
mall promenade walk walkway paseo
malmsey madeira fortified wine sweet
malt malted milkshake milk shake
malware software program computer system
mama mamma mom mother female parent informal terms name ninkhursag worshipped
mamma mama mom mother female parent informal terms exocrine gland duct milk
mammal mammalian vertebrate craniate chordate warm blooded skin
man male individual adult serviceman skilled worker trained
manacle handcuff cuff handlock shackle
manage negociate succeed win come bring home bacon
management direction control action managing administration governance governing body
manager director administrator decision maker head chief controls coach handler trainer leader
manchester largest city hampshire northwestern england
mandamus writ judicial legal document instrument extraordinary commanding
mandate authorization authorisation legal document instrument official giving mandatory district territory territorial
mandola mandolin chordophone early
mandolin chordophone stringed instrument related
mane hair body covering long coarse growing crest growth
maneuver manoeuvre operation military training exercise tactic tactics plan
maneuverability manoeuvrability mobility maneuverable
manfulness manliness virility masculinity trait manly
manger trough container instrumentation
mangle clothes dryer drier drying
mangonel catapult arbalest arbalist engine
manhattan five boroughs york city cocktail mixed drink whiskey
manhood adulthood maturity matureness humanness humanity human
mania passion cacoethes irrational motive motivation need irresistible affective disorder major emotional
maniac lunatic madman sick diseased sufferer unfortunate insane fancier enthusiast admirer adorer
manifest attest certify demonstrate testify bear witness prove
manifestation appearance occurrence occurrent clear indication indicant manifest existence
manifold pipe pipage piping tube lateral outlets pipes paper material stuff lightweight
manipulate influence upon work affect control shrewdly deviously
manipulation use influence causing causation exerting shrewd devious handling touch touching deed
manner mode style way property done happens demeanor demeanour behavior behaviour
manners demeanor demeanour behavior behaviour deportment
manometer pressure gauge gage comparing pressures
manor mansion house manse hall lord wealthy estate land landed acres
manpower workforce hands men force personnel organization organisation
mansard curb roof slopes side
manse mansion hall residence house dwelling home domicile clergyman
manservant servant retainer worker
mansion sign house region equal
manta blanket cover bedclothes bed
mantel mantelpiece mantle mantlepiece shelf support projects wall
mantelet mantlet shelter structure construction
mantelpiece mantel mantle mantlepiece shelf
mantilla scarf garment woman silk
mantle symbol signal signaling sign cloak authority united states baseball player
mantlepiece mantel mantelpiece mantle shelf
mantlet mantelet shelter structure construction
mantrap smasher stunner knockout woman adult female attractive trap device catching trespassers
mantua gown dress frock loose
manual handbook enchiridion vade mecum reference book exercise practice drill session
manufactory factory mill plant works
manufacture fabricate construct create raw material stuff together
manufacturer maker business concern organization engaged manufacturing product producer shaper creator
manufacturing fabrication manufacture creating raw materials creation creative
manumission liberation release freeing accomplishment formal slavery
manure organic fertilizer fertiliser animal plant material fertilize
manuscript writing written material literary work submitted publication holograph autograph
manzanita shrub bush woody plant ligneous chiefly evergreen madrona madrono arbutus
map representation creation diagrammatic earth surface function mapping mathematical element
maple wood plant material substance trees angiospermous tree flowering numerous
maquiladora assembly plant factory mill
mar impair spoil deflower damage alter modify imperfect
maraca percussion instrument percussive musical
maraschino liqueur cordial alcohol alcoholic
marathon undertaking project task labor long arduous footrace foot race run
marathoner runner athlete jock participates
marble rock stone material stuff hard crystalline metamorphic ball game equipment glass
marbleizing marbleization marbleisation marbleising texture visual property like
marbles game children played little balls hard wits intelligence ability power
marc brandy liquor spirits booze
march process walk travel procession
marching march walk walking locomotion travel
mare horse equus caballus equine equid female animal maria region dark considerable
margarita cocktail mixed drink tequila
margin border perimeter boundary edge bound line area amount magnitude beyond minimum
marginality position spatial property marginal fringes
maria mare region dark considerable extent surface moon tree woody plant ligneous
marimba xylophone percussion instrument percussive
marina dock dockage docking facility
marine leatherneck serviceman military man personnel member united soldier enlisted serves shipboard
mark tag label attach connect link tie
marker artefact conspicuous distinguish mark marking symbol signal
market marketplace deed human action world commercial goods class stratum customers particular
marketing selling merchandising commerce commercialism mercantilism transaction exchange
marketplace market deed human action world commercial goods mart mercantile establishment
marking marker mark symbol signal signaling sign distinguishing design pattern figure decoration
marksman sharpshooter shot shooter expert skilled shooting
marksmanship skill accomplishment acquirement acquisition shooting
marlinespike marlinspike marlingspike hand tool
marlingspike marlinespike marlinspike hand tool
marlinspike marlinespike marlingspike hand tool
marmalade conserve preserve conserves preserves pulp rind citrus
marmite soup dish cooked pot
marquee pavilion tent collapsible shelter sumptuous marquise canopy permanent
marriage matrimony union wedlock marital status legal married family kin
marrow connective tissue animal fatty network fills cavities summer squash vine cucurbita
marrowbone bone connective tissue containing edible marrow
marry wed conjoin espouse unite unify join fall
mars reddish planet periodically visible naked roman agriculture
marsh marshland fen fenland wetland land ground soil united states painter
marshal marshall lawman law officer peace defender duties commissioned military
mart marketplace market mercantile establishment
martian imaginary live planet mars
martini cocktail mixed drink
martyr sufferer victim unfortunate suffers sake principle voluntarily
marvel wonder react respond amazed
mary madonna mother jesus
maryland atlantic british colonies formed united
mascara makeup war paint cosmetic darken thicken lashes
masculinity maleness sex gender sexuality physiological property properties trait behaving ways considered
maser amplifier electronic equipment acronym
masher wolf womanizer womaniser philanderer
mashie iron golf club golfclub
masjid musjid place worship house
mask covering artefact disguise conceal face concealment concealing hiding tries
masking cover covering screening concealment concealing hiding existence sensation esthesis aesthesis sense
masonry structure construction artefact built stone brick mason freemasonry secret society association
masquerade masque mask party gathering
mass fundamental quantity property body causes weight gravitational batch deal flock indefinite
massachuset massachusetts algonquian algonquin language amerind amerindian
massachusetts england massachuset algonquian algonquin amerindian
massage knead manipulate handle palm manually
masses multitude mass grouping abstract common generally
masseur massager physical therapist physiotherapist male
mast spar pole vertical supporting sails nut seed nuts forest
master maestro artist creative creator consummate skill overlord lord ruler swayer
masterpiece work product production outstanding creative artist craftsman accomplishment achievement action
mastery command control skillfulness great knowledge subject domination supremacy dominance ascendance
masthead flag list listing database
mat floor cover covering thick flat matting mounting framework frame
match fit correspond check equal compatible similar consistent
matchboard board plank lumber timber
matchbox box container holding matches
matchet machete panga knife weapon
matchlock musket muzzle loader early
mate officer mariner seaman below master commercial ship teammate associate peer equal
material stuff substance tangible goes makeup physical information info message
materialism philistinism desire arousal wealth material possessions little physicalism philosophical doctrine theory
math mathematics maths science scientific discipline subject
mathematics math maths science scientific discipline subject
mating coupling pairing conjugation sexual practice sex male
matriarch materfamilias woman adult female head family tribe feisty
matrimony marriage union wedlock marital status legal married sacrament religious ceremony ritual
matrix array arrangement rectangular quantities expressions rows columns rock stone material stuff
matron wife married woman adult female wardress warder prison
matsyendra asana position posture attitude religious
matter affair concern interest involvement vaguely specified topic subject issue cognitive
matting covering artefact coarse fabric mat mounting framework frame
mattock pick pickax pickaxe edge
maturation ripening maturement organic process biological physical coming growth growing development
mature maturate grow develop reach maturity
maturity adulthood life period your after physical matureness mature
maul sledge sledgehammer hammer hand
mausoleum burial chamber sepulcher sepulchre sepulture above ground
maxi skirt garment long ending
maxim axiom saying expression locution speech widely accepted english inventor
maximum extremum peak limit limitation largest possible quantity utmost uttermost bound
may gregorian calendar month following april preceding june whitethorn hawthorn haw shrub
mayflower ship pilgrim fathers sailed england massachusetts shrub bush woody plant
mayor civil authority officer head city government
maypole post upright vertical pole
maze labyrinth system instrumentation complex paths tunnels easy tangle snarl perplexity confusion
mazer bowl vessel hardwood drinking
meadow hayfield grassland tract land ground field grass
meal repast nutriment nourishment nutrition sustenance food served occasion occasions eating
mean intend convey impart leave give express
meaning significance signification import message subject substance intended idea thought cognitive
meaningfulness significance importance great value
meanness beastliness malevolence malevolency malice evil deliberately mean minginess niggardliness niggardness stinginess
means agency way implementation effectuation deed produce particular instrumentation artefact accomplishing
measure mensurate decide mind determine measurements somebody take
measurement measuring mensuration deed human action process assigning
measuring measurement mensuration deed human action process assigning
meat food solid flesh animals kernel plant structure inner
mechanic machinist craftsman artisan journeyman artificer skilled operating repairman maintenance man service
mechanics physics philosophy science branch concerned motion bodies mechanism performance execution carrying
mechanism chemical process action atomic occurs during reaction mechanics performance execution carrying
medal decoration medallion palm award accolade honor honour
medalist medallist winner victor contestant
medallist medalist winner victor contestant
meddling tampering altering secretly improperly
medication medicine medicament drug agent treats prevents alleviates therapy medical care aid
medicine medical science life bioscience branches deal nonsurgical medication medicament drug agent
mediocrity averageness ordinariness mundaneness mundanity consequence average outstanding individual somebody second rate
meditation speculation contemplation reflection reflexion rumination continuous profound
mediterranean largest inland
medium instrumentation artefact means storing communicating information environment environs surroundings surround
medley potpourri pastiche musical composition opus series songs
meet encounter see come together
meeting gathering assemblage formally arranged affair informal
meetinghouse conventicle place worship house
megalith memorial monument structure construction
megalomania mental illness disease psychopathy delusions grandeur
megalopolis urban area populated geographical geographic complex
megaphone acoustic device cone shaped
megaton explosive measurement power avoirdupois mass million tons
mekong asian river
melancholy sadness unhappiness feeling thoughtful depression mental constitutional tendency
melee scrimmage disturbance motion movement noisy riotous fight
melioration amelioration betterment improvement relieving ills changing better status superior earlier
melodrama comedy drama extravagant action salient characterization
melody tune air strain music auditory succession notes musical perception sound
melon edible fruit produce green goods groceries numerous gourd vine cucurbitaceous
melt run dissolve resolve break integrity reduce reduced
melting thaw melt thawing heating warming temperature process
member associate peer equal match persons compose portion component anything belongs
membership rank body members organization relationship member
membrane sheet flat solid artefact thin pliable material animal tissue
membranophone drum tympan percussion instrument
memoir autobiography biography life story account author personal essay writing written material
memorabilia record evidence worth remembering
memorandum memo memoranda note written record account proposal
memorial commemoration remembrance recognition credit approval commendation meritorious message subject substance written
memorization memorisation learning acquisition basic cognitive process able
memorize memorise con learn study hit books larn
memory representation mental internal remembered remembering basic cognitive process
memphis largest city tennessee ancient egypt nile
men workforce manpower hands force personnel organization organisation
menace threat danger causal agent agency source declaration threatening
menarche start beginning first occurrence menstruation woman
mend repair fix bushel better improve amend ameliorate
mending garment clothing article vesture
menhir megalith megalithic structure memorial
meniscus cartilage gristle animal tissue
menorah candelabrum candelabra candlestick candle
mentality outlook mindset attitude mental knowledge habitual characteristic brain brainpower wit intelligence
mention advert cite name think mind mean associate
menu card carte bill list listing dishes available fare food nutrient
meq milliequivalent atomic mass weight relative thousandth equivalent
mercenary adventurer venturer individual hired fight another country
mercer trader bargainer dealer monger textiles british maker printed calico
merchandise ware product commodity trade good commodities offered
merchandising selling marketing commerce commercialism mercantilism transaction exchange
merchant merchandiser businessperson bourgeois capitalist engaged retail trade
merchantman bottom freighter cargo ship
mercury quicksilver hydrargyrum metallic element metal chemical heavy messenger jupiter commerce
mercy clemency mercifulness lenience leniency tolerance compassion shown humaneness disposition forgiving
merge unify unite integrate turn
merger amalgamation uniting consolidation integration combination combining commercial fusion unification union occurrence
merging meeting convergence converging convergency joining together confluence conflux blend blending
merit virtue worth admirable deservingness meritoriousness worthiness good
merlon rampart bulwark wall embankment
mermaid imaginary creature imagination imaginativeness half woman fish
merriment gaiety happiness feeling fun playfulness diversion recreation
merrymaking conviviality jollification celebration festivity diversion recreation boisterous
mescal mezcal peyote cactus succulent
mesh engage lock operate displace keep engaged
mess messiness muss mussiness disorderliness disorder status confusion fix hole jam difficulty
message abstract substance what
messenger courier traveler traveller individual carries message
messuage dwelling home domicile abode
metal chemical element substance elements shiny solids conduct alloy mixture containing
metalworks foundry factory mill manufacturing
metaphor trope figure speech image expression refer does
meteor meteoroid extraterrestrial estraterrestrial body solid bodies hits light visible radiation actinic
meteorite meteoroid meteor extraterrestrial estraterrestrial body stony metallic
meter metre metric linear basic length adopted systeme measuring instrument system device
meterstick metrestick rule ruler measuring
metheglin mead brew brewage spiced
method ability power doing systematic acting playing playacting performing
metis individual western canada caucasian american indian ancestry
metrazol pentylenetetrazol pentamethylenetetrazol medicine medication medicament medicinal drug
metrestick meterstick rule ruler measuring
metro tube underground subway railway railroad line electric
metropolis city municipality urban area populated densely gathering assemblage
mexican central american north native inhabitant mexico
mexico republic southern north america
mezzanine balcony structure construction first
mic microphone mike transducer device
micelle particle subatomic body electrically charged built polymeric
michigan midwestern north central united states great largest lakes
microbalance balance scale weighing machine
microbrewery brewery plant works industrial
microchip chip semiconductor device conductor
microcircuit computer circuit electrical electric
microcode firmware code computer coding
microcomputer digital computer computing machine
microcosm model example representation mental miniature
micrometeorite micrometeoroid micrometeor meteorite meteoroid meteor drifts down
micrometer micron metric linear length
micron micrometer metric linear length equal millionth meter
microorganism living animate microscopic size
microphone mike mic transducer device converting sound waves
microphoning transduction process action sound waves electrical
microphotometer densitometer measuring instrument system
microprocessor chip microchip micro silicon
microscope magnifier scientific instrument image objects
microscopy research investigation investigating microscopes
microsecond quantity millionth
microtome scientific instrument cuts thin
microwave electromagnetic radiation wave nonparticulate short kitchen appliance home household
midair point
midday noon noonday noontide hour day clock middle
middle center centre heart area country region approximately section division concept intermediate
middlebreaker lister moldboard plow mouldboard
middy blouse top sailor collar
midiron iron golf club golfclub
midnight hour day clock night
midsection middle midriff area region body human torso
midshipman cadet plebe trainee temporary rank held young
midst thick inside interior region surrounded
midsummer solstice cosmic june northernmost point
midwatch watch shift work duty period during night
midwest north central region united states
mien bearing comportment presence manner personal demeanor demeanour
might mightiness power strength property physical
migration motion movement persons country locality another grouping migrating together
mihrab design pattern figure decoration
mike microphone mic transducer device converting sound waves
mile linear measurement length equal yards feet nautical navigation
mileage milage distance spacing spatial arrangement measured miles ratio magnitude quantitative number
mileometer odometer hodometer milometer meter
miler linear measurement length miles
milestone milepost marker marking mark symbol stone post juncture occasion occurrence significant
milieu surroundings environment situation affairs environmental
military force personnel organization organisation forces nation
militia reserves military force civilians trained soldiers regular body entire physically
milk dairy product foodstuff food white nutritious liquid body substance bodily
milkwagon wagon waggon wheeled vehicle
mill factory manufactory plant works industrial building complex scottish philosopher expounded bentham
milldam dam dike dyke barrier
millenarianism millenarism millenniumism chiliasm theological doctrine philosophy philosophical
millennium millenary period fundamental quantity span years doctrine philosophy philosophical system
milliammeter ammeter meter sensitive graduated
milliampere current electromagnetic emu thousandth ampere
millidegree temperature measurement equal thousandth degree
milligram metric weight mass thousandth
milliliter millilitre mil metric capacity volume equal thousandth
millimeter millimetre metric linear length equal thousandth meter
millinery shop store mercantile establishment
million meg integer number represented followed zeros billion trillion zillion indefinite
millivoltmeter voltmeter meter sensitive voltage millivolts
millpond pond pool lake formed damming stream provide
millwheel waterwheel water wheel drive machinery mill
milometer odometer hodometer mileometer meter
milquetoast sissy pantywaist pansy coward individual timid considered
milwaukee largest city wisconsin
mimesis imitation doctrine philosophy philosophical system imitative representation disease illness unwellness malady
mimicry apery impersonation personation acting playing mimicking imitation copying resemblance animal
min minute quantity equal seconds hour fukien fukkianese hokkianese chinese
minaret tower structure construction slender
mincer kitchen utensil cuts chops
mind head brain psyche knowledge noesis responsible thoughts recall recollection reminiscence memory
mine excavation artefact earth ores minerals extracted explosive device explodes contact
minelayer ship vessel watercraft equipped
miner mineworker laborer manual labourer jack works mine
mineral material stuff substance solid homogeneous inorganic substances
mineralogy geology earth science branch studies minerals structure
minesweeper ship vessel watercraft equipped
mingle mix commix unify alter modify bring combine
mingling action coming contact
mini miniskirt skirt garment short
miniature illumination painting picture graphic art drawing included toy copy representation reproduces
minibar cellaret buffet counter sideboard
minibike motorbike motorcycle bike motor
minicab cab hack taxi taxicab
minicar car auto automobile machine
minicomputer digital computer computing machine
minimize minimise decrease lessen minify insignificant
minimum extremum peak limit limitation smallest possible quantity extremity point curve
mining excavation production industry manufacture extracting ores coal minelaying defense defence defensive
miniskirt mini skirt garment short
minister curate parson pastor clergyman reverend man cloth executive director administrator decision
ministration relief succor succour aid assist assistance help
ministry priesthood profession religious ministers collectively building edifice structure construction
minivan passenger van shaped
mink fur pelt animal skin
minneapolis largest city minnesota
minnesota midwestern
minor child kid youngster juvenile individual young either
minority grouping differ racially politically larger number figure amount smaller
minster cathedral church building certain
minstrel jongleur troubadour singer vocalist vocalizer vocaliser folk performer performing artist entertainer
mint batch deal flock indefinite quantity amount number herb herbaceous plant vascular
minuet ballroom dancing dance stately court century music composed
minute min quantity equal seconds hour moment second period indefinitely
minutia detail item point fact minor
miracle occurrence occurrent amazing wonderful marvellous manifesting supernatural divine
mire quagmire quag morass bog peat wetland soft slop mud clay soil
mirror reflector device polished surface forms images reflecting depicting depiction portraying portrayal
misanthrope misanthropist grouch grump crank churl dislikes general
misbehavior misbehaviour misdeed wrongdoing wrongful conduct misconduct actus
miscalculation misreckoning misestimation mistake error fault nonaccomplishment calculating
miscegenation crossbreeding interbreeding reproduction procreation breeding facts life
mischief mischievousness deviltry misbehavior misbehaviour misdeed wrongdoing reckless maleficence balefulness evil evilness
misconception idea thought cognitive incorrect conception
misconstruction misconstrual misinterpretation misunderstanding mistaking interpretation resulting putting constituent grammatical syntagma syntagm
misdeed misbehavior misbehaviour wrongdoing wrongful conduct misconduct actus
misdemeanor misdemeanour infraction violation crime criminal offense offence
misery wretchedness miserableness adversity hardship hard knocks affliction sadness unhappiness feeling intense
misfortune trouble occurrence occurrent unnecessary unforeseen resulting unfortunate fortune destiny fate luck
misgiving scruple qualm anxiety emotion uneasiness fitness action apprehension expectation outlook prospect
misinformation information info message incorrect
mismanagement misdirection management direction control careless inefficient
misnomer name language linguistic incorrect unsuitable
misogynist misanthrope misanthropist grouch grump dislikes women particular
miss lose fail perceive catch senses mind
missile rocket projectile vehicle carrying warhead conventional nuclear weapon arm system
mission nongovernmental organization ngo organisation missionaries foreign land operation military assigned higher
missionary teacher instructor educator pedagogue attempts convert others missioner religious individual sent
mississippi major north american river chief deep south gulf mexico
missive letter text textual written message addressed organization
missouri midwestern central united states longest river
mist fog aerosol thin condensation near ground
mistake error fault nonaccomplishment nonachievement deed wrong action misunderstanding misapprehension misconception idea
mistaking misinterpretation misunderstanding interpretation explanation account putting wrong
mistress woman adult female adulterous schoolmarm schoolmistress schoolteacher school
misunderstanding misinterpretation mistaking interpretation explanation account putting wrong mistake misapprehension misconception idea
misuse misapply use utilize utilise apply wrong
mite touch hint tinge indefinite quantity amount slight acarine arachnid arachnoid numerous
mitigation extenuation palliation decrease diminution reduction offense seem excuse alibi exculpation
mitt hand manus paw extremity
mitten glove handwear hand wear
mix blend flux conflate integrity together different elements
mixer sociable party gathering affair
mixing mix commixture admixture combination combining compounding integrity
mixture substance substances mixed together concoction intermixture foodstuff food
moan groan utter emit let out loose indicate
mob rabble rout crowd gathering assemblage disorderly syndicate family organized crime
mobcap cap headdress headgear high frilly full crown
mobility moving freely
mobilization mobilisation militarization militarisation control action assembling putting assembly assemblage gathering
mobilize mobilise marshal summon gather garner collect pull
mocker scoffer flouter jeerer unpleasant disagreeable unwelcome persona mockingbird oscine bird passerine
mockery jeer jeering scoff derision disrespect discourtesy showing parody lampoon spoof caricature
mode manner style way property done happens status particular functioning arrangement
model framework hypothesis possibility theory concept hypothetical description sort variety product
modem electronic equipment device connect
moderate chair lead hash out discuss talk preside
moderation moderateness degree grade level property moderate avoiding easing relief alteration modification
modern individual somebody contemporary bodoni proportional font fount
modernism genre art fine literature makes self conscious modernity modernness contemporaneity currentness
modernity modernness modernism contemporaneity currentness currency presentness current
modernization modernisation improvement modern appearance behavior adaptation version writing written
modesty modestness decency propriety properness correctitude freedom vanity reserve
modification alteration adjustment action different copy representation slightly modified
modifier qualifier word qualifies meaning noun verb moderator mediator intermediator makes
modify less severe harsh extreme
modillion bracket wall support ornamental
modulation transition passage musical composition opus moving another transmission communicating signal using
module faculty ability power knowledge
moire fabric cloth material textile silk wavy surface
moistener dampener device instrumentation dampens
moisture wet wetness status caused water
mold model mould shape work clay
moldboard mouldboard wedge inclined plane
molding casting creating raw materials creation creative mold moulding decoration ornament ornamentation
molecule building block simplest structural element compound atom particle corpuscle material
moment minute second instant point quantity particular period indefinitely
momentum impulse force forcefulness strength intensity impelling physical property product body
mommy mama mamma mother female parent informal terms
monarch sovereign ruler swayer individual nation head hereditary danaid butterfly migratory american
monastery religious residence cloister community
monday mon weekday day week second
money medium exchange monetary system standard criterion common wealth property belongings holding
moneybag drawstring bag holding money
moneymaker capitalist individual successful accumulating wealth project projection plan program
moneymaking acquisition acquiring getting money
monitor supervise observe watch keep tabs
monitoring observation observance watching look observing
monk monastic religious male living cloister devoting himself united states jazz pianist
monkey primate placental mammal eutherian long tailed primates imp scamp rascal child
monochrome painting picture graphic art done range tones photograph photo exposure
monocle eyeglass lens lense system optical device correcting
monocycle unicycle wheeled vehicle single
monograph treatise writing written material detailed documented particular
monolith stone building material single
monologist performer performing artist entertainer performs alone
monologue soliloquy speech spoken language yourself long
monomer compound chemical substance simple whose molecules join
monoplane airplane aeroplane plane craft
monopolization monopolisation domination control
monopoly market marketplace place there many buyers seller dominance ascendance ascendence ascendancy
monosyllable word language linguistic utterance syllable
monotone drone droning intonation modulation pitch contour prosody note musical tone notation
monotony humdrum sameness unvariedness invariability invariableness invariance wearisome constancy stability changelessness unchangeability
monsieur man adult male french courtesy title
monsoon wind air current weather seasonal southern asia rainy season year
monster imaginary creature imagination imaginativeness human animal giant goliath behemoth anomaly
monstrance demonstration proof argument statement
monstrosity freak monster mutant mutation variation sport animal malformation miscreation failure hideous
month period fundamental quantity twelve divisions calendar year approximately days
montreal city southern quebec province saint lawrence
monument memorial structure construction artefact erected commemorate persons site land tract important
mood temper humor humour feeling characteristic climate status prevailing
moon satellite earth physical resembling
moonlight moonshine moon light visible radiation actinic
moonshine moonlight moon light visible
moped minibike motorbike motorcycle bike
moral lesson meaning significance signification import story
morale mental individual well based upon sense confidence disposition temperament nature spirit
moralist philosopher scholar scholarly bookman specializes morals moral martinet disciplinarian authoritarian dictator
morality concern distinction good evil right wrong ethics morals motivation motive
morals ethics morality motivation motive need based ideas
mores convention normal pattern rule conventions embody fundamental
morgue mortuary building edifice structure construction
morning morn forenoon period fundamental quantity dawn noon greeting salutation acknowledgment acknowledgement
morocco maroc marruecos kingdom leather animal skin soft
morphology biology biological science life bioscience branch deals grammar descriptive linguistics studies
morphophonemics descriptive linguistics study phonological realization allomorphs morphemes
morrow day hours hour period interval next
morse code coding system telegraph letters numbers represented united states portrait painter
morsel indefinite quantity amount anything bit bite taste mouthful
mortal individual living animate human
mortality impermanence impermanency duration length mortal deathrate rate magnitude quantitative
mortar howitzer gun cannon muzzle loading high angle building material artefact bond
mortarboard hawk board sheet flat
mortgage security interest stake conditional conveyance property repayment
mortician undertaker skilled worker trained workman whose business
mortification chagrin humiliation embarrassment shame strong feelings necrosis gangrene sphacelus death
mortuary morgue building edifice structure
mosaic art fine creation design pieces colored stone plant disease viral solanaceous
moscow city central european russia
moses hebrew prophet israelites egypt across journey united states painter colorful
mosque place worship house prayer
mosquito dipterous insect insects dipteran dipteron winged whose
moss bryophyte nonvascular plant tiny leafy stemmed flowerless
motel motor hotel inn lodge tourist court
moth lepidopterous insect lepidopteron lepidopteran typically crepuscular nocturnal
mother parent genitor woman given birth child yeast barm leaven leavening
motherland fatherland homeland country land administrative district were
motif motive design pattern figure decoration consists recurring theme melodic musical
motion gesture visual movements movement occurrence occurrent involves
motivate actuate propel give incentive action
motivation motive need abstract arouses action toward desired status motivated
motive motivation need abstract arouses action toward desired motif theme melodic musical
motley assortment mixture miscellany collection
motor machine device converts forms energy mechanical agent causal agency nonspecific
motorbike minibike motorcycle bike motor
motorboat powerboat boat vessel watercraft
motorcar car auto automobile motor vehicle automotive four
motorcycle bike motor vehicle automotive
motorcycling cycling sport athletics riding
motortruck truck motor vehicle automotive
motto slogan catchword shibboleth saying expression locution speech
mouldboard moldboard wedge inclined plane
mound hill baseball equipment sports slight elevation pitcher knoll hillock hummock
mount attach connect link tie support
mountain mount elevation geological formation land mass projects batch deal flock indefinite
mountaineer climber athlete jock climbs
mountainside versant slope incline side geological formation mountain
mounting climb climbing rise rising
mourn grieve sorrow suffer feel sadness
mourner griever sorrower lamenter unfortunate individual feeling grief
mouse rodent gnawer placental mammal numerous rodents typically shiner bruise contusion injury
mousetrap trap device catching mice
mouth rima orifice opening porta food taken vocalizations passage
mouthful containerful indefinite quantity held mouth taste amount
mouthpiece aperture opening goes mouth acoustic device
move travel locomote
movement motion motility action position does entail changing place
mover workman workingman working man employed moving company proposer originator conceiver mastermind
movie film picture pic show entertainment enacts story
moviegoer spectator witness viewer watcher goes movies
mow hayloft haymow loft attic
mower garden tool lawn mowing
mph rate magnitude quantitative ratio distance traveled reading meter indication datum
much indefinite quantity amount great extent
mucosa membrane tissue layer animal mucus secreting lining
mucus secretion liquid body substance bodily fluid protective
mud clay soil dirt earth ground water soaked slander defamation calumny calumniation
muddle clutter jumble fuddle disorderliness disorder status confused fix hole jam difficulty
mudguard fender wing barrier curved above wheel bicycle
mudhif hovel hut hutch shack
muff handwear hand wear clothing article warm tubular fumble blunder blooper bloomer
muffle kiln furnace inner chamber
muffler silencer acoustic device tubular inserted exhaust system scarf garment worn around
mufti jurist legal expert interprets
mukataa headquarters central office main
mulch protective covering cover protection rotting vegetable spread
mule equine equid ungulate perissodactyl hybrid offspring male scuff slipper carpet footwear
multiplex telecommunication telecom medium communicates
multiplexer electronic device interleave activities
multiplication generation propagation reproduction procreation breeding facts life increase increment growth process
multiplicity magnitude property multiple numerousness numerosity number figure
multiply calculate cipher cypher compute combine multiplication
multiprocessing data processing simultaneous units
multiprocessor digital computer computing machine
multitude battalion plurality pack indefinite quantity amount number throng concourse gathering assemblage
mumble mutter maunder mussitate talk speak utter mouth
munich muenchen capital largest city bavaria southwestern germany
munition weaponry arms instrumentation artefact weapons considered collectively ordnance armament
murder slaying execution homicide killing kill putting death
murderer liquidator manslayer criminal felon crook outlaw commits
murmur talk speak utter mouth softly indistinctly
murmuring mutter muttering murmur sound occurrence occurrent continuous grumble grumbling complaint
muscadel muscat muscatel muscadelle fortified
muscadelle muscat muscatel muscadel fortified
muscatel muscat muscadel muscadelle fortified
muscle musculus contractile organ contractor organs body animal tissue predominantly
musclebuilding bodybuilding exercise exercising physical
muscleman muscle bully tough hooligan ruffian employed thug bodybuilder musclebuilder individual somebody
musculature system body muscular
muse meditate ponder excogitate think cogitate cerebrate reflect
musette bagpipe pipe formerly popular
museum depository deposit depositary repository collecting displaying objects
music auditory artistic incorporating instrumental vocal tones euphony sound sensation
musical play show film whose action dialogue interspersed
musician instrumentalist player performer performing artist entertainer plays creative creator composes
musicianship art artistry prowess superior skill performing music
musing contemplation reflection reflexion consideration thinking thought process
musjid masjid place worship house
musket muzzle loader firearm loading shoulder long barrel
musketry army military force musketeers muskets collectively proficiency technique skillfulness using
musnud throne chair seat cushion
must necessity essential requirement requisite
mustache moustache facial hair unshaved growth upper
muster rally summon gather garner collect pull together
mutant mutation variation sport living animate characteristics resulting animal beast brute
mute deaf individual unable speak
mutilation injury accidental accident causes disfigurement deprives limb defacement disfiguration damage
mutineer insurgent insurrectionist freedom fighter rebel openly rebellious
mutiny rebellion insurrection revolt rising open against constituted
mutter mumble maunder mussitate talk speak utter mouth
muttering mutter murmur murmuring sound occurrence occurrent continuous grumble grumbling complaint
mutton mouton meat food solid mature domestic sheep
mutuality mutualness reciprocality reciprocity sentiments interdependence interdependency
muumuu dress frock clothing woman
muzzle opening artefact open circular discharging face external body forward
myelofibrosis fibrosis pathology bone marrow
myocardium cardiac muscle heart muscular tissue middle layer
myofibril myofibrilla sarcostyle fibril filament strand fiber many
myofibrilla myofibril sarcostyle fibril filament strand fiber many
myriad indefinite quantity amount number integer cardinal product
myrtle periwinkle subshrub suffrutex widely cultivated groundcover dark angiospermous tree flowering evergreen
mystery enigma secret perplexity confusion mental confusedness baffles whodunit story fiction crime
mystique air aura atmosphere heightened value interest meaning
myth story fiction traditional accepted history
mythology collection aggregation accumulation assemblage myths collectively anthropology cultural study
nacelle enclosure area streamlined aircraft
nadir adversity hardship hard knocks misfortune extreme celestial point below observer
nail attach connect link tie somewhere means nails
nailfile file hand tool flat
nailhead decoration ornament ornamentation resembling
nakedness nudity nudeness status clothing covering bleakness desolation bareness gloom
name language linguistic portion known repute reputation honor honour
namesake individual somebody same name another
nammad numdah rug carpet carpeting
napkin serviette table linen napery
napoleon bonaparte french general became emperor pastry rectangular thin
nappy diaper napkin garment clothing
naprapath therapist healer expert practices naprapathy
narrative narration story tale message subject substance tells
narrow contract restricted
narrowboat boat vessel watercraft long
narrowing shape configuration contour instance becoming narrow decrease decrement process physical
narrowness width breadth dimension property narrow intolerance attitude mental inclination
narthex portico porch west early
nashville capital tennessee
nassau capital bahamas
natation floating swimming swim water
nation country land political politically organized body single grouping live
national subject individual somebody owes allegiance nation
nationalism patriotism loyalty trueness fidelity faithfulness love country doctrine philosophy philosophical system
nationality grouping common origins traditions comprising nation status position belonging particular
native indigen indigene aborigine individual somebody indigenous born particular
naturalism philosophical doctrine theory philosophy world understood scientific realism artistic movement art
naturalness based principles artlessness innocence ingenuousness naivete
nature essential qualities characteristics recognized causal agent agency physical
naturopath therapist healer expert practices naturopathy
naught nothing nil nix relative quantity amount importance failure nonaccomplishment nonachievement complete
nausea sickness symptom evidence grounds precedes vomiting disgust dislike strong makes
nautilus submarine pigboat sub propelled
nave area structure construction central
navel umbilicus bellybutton omphalos point scar umbilical cord center centre midpoint
navigation pilotage piloting steering guidance direction control ships transportation shipping transport commercial
navigator officer mariner seaman ship charge navigation aircrewman crewman crew member
navy military service armed force organization vessels belonging blue blueness chromatic color
nay negative denial
nazi fascist adult grownup german member adolf hitler restrainer controller individual derogatory
nazism naziism fascism political orientation ideology theory socialism
near approach come travel towards
nearness closeness distance spacing spatial arrangement property resulting
nebraska midwestern great plains
nebuchadnezzar nebuchadrezzar king chaldea captured
nebuliser atomizer atomiser spray dispenser
nebulizer atomizer atomiser spray dispenser
necessitate ask postulate need require useful just proper
necessity need demand status essential indispensable requirement requisite physical
neck cervix external body land dry earth ground
neckcloth stock cravat neckwear ornamental
neckerchief kerchief scarf worn around
necklace jewelry jewellery adornment cord chain
neckpiece clothing article vesture wear
necktie tie neckwear garment long narrow material worn
neckwear garment clothing article vesture
necrology obituary obit notice announcement
necropsy autopsy postmortem examination scrutiny investigation investigating dissection
necrosis mortification gangrene sphacelus death organic phenomenon localized
nectar secretion liquid body substance bodily fluid sweet fruit juice crush beverage
nectary plant organ structure gland
need necessitate ask postulate require useful just proper
needle simple leaf leafage foliage conifer pointer indicator slender indicating
negative denial speech reply film photographic paper material
neglect pretermit omit drop leave undone
neglige negligee peignoir wrapper clothing
negligee neglige peignoir wrapper clothing
negligence carelessness neglect nonperformance nonaccomplishment nonachievement deed failure neglectfulness sloppiness
negotiate negociate hash out discuss talk terms arrangement
negotiation dialogue talks discussion word speech intended produce deed human action business
negro black negroid individual somebody african ancestry
negus mulled wine vino water
neighbor neighbour individual somebody lives physical nearby same
neighborhood vicinity locality neighbourhood section area country surrounding community gathering assemblage
neighborliness neighbourliness friendliness disposition temperament friendly helpful neighbors
neighbourhood vicinity locality neighborhood section area country surrounding community gathering assemblage
nemesis goddess divine retribution vengeance bane curse scourge affliction
neocortex neopallium cerebral cortex mantle pallium cortical neencephalon
neolith tool implement stone neolithic
neoromanticism artistic movement art based revival romanticism literature
nephew kinsman relative your brother sister
nephoscope measuring instrument system device
neptune giant planet ring particles
nerve nervus fiber bundle fibre fascicle fasciculus fibers heart mettle spunk courage
nerves nervousness mental uneasy possession willpower control your
nervousness jitteriness jumpiness restiveness anxiety emotion anxious feeling nerves mental uneasy
nest structure animals eggs give birth young gun emplacement weapons
nestle cuddle snuggle nest cling hold close tight
nestling young bird offspring fledged child kid youngster juvenile
net internet cyberspace computer network electronic worldwide networks trap device netting catch
netball court game athletic team
netkeeper goalkeeper goalie goaltender soccer
netminder goalkeeper goalie goaltender soccer
network web system scheme grouping interconnected equipment facility installation
neurosis neuroticism psychoneurosis mental disorder disturbance personality attributable
neurotic psychoneurotic sick diseased sufferer unfortunate suffering neurosis
neuter gender grammatical category syntactic refers chiefly
neutralism foreign policy neutrality nonalignment international affairs
neutralist advocate advocator proponent exponent neutrality international affairs
neutrality nonparticipation action dispute disinterest tolerance attitude mental
neutralization neutralisation nullification override action intended keep country chemical reaction process
neutrophil neutrophile leukocyte leucocyte white blood cell chief
newcastle port city northeastern england river tyne
newcomer fledgling fledgeling starter novice beginner tyro tiro arrival arriver comer traveler
newel post upright vertical bottom
newfoundland dog domestic canis familiaris canine breed heavy island north atlantic
newmarket coat overgarment outer garment
newport port city southeastern wales resort rhode
news intelligence tidings word information info message recent reported
newsboy carrier deliveryman delivery boy deliverer employee delivers
newsbreak newsflash flash bulletin report
newscast news information info broadcast
newsflash flash newsbreak bulletin report
newsletter newssheet report news story account open letter
newsman reporter newsperson communicator individual investigates reports edits
newspaper paper press public print media daily weekly publisher publishing house
newspaperman correspondent newspaperwoman newswriter journalist writer author employed
newsroom staff force personnel newspaper
newssheet newsletter report news story
newsstand stall stand sales booth
newton english mathematician physicist force measurement equal imparts
niblick iron golf club golfclub
nicad storage battery accumulator voltaic
nicety justness rightness conformity conformance agreement correspondence esthetic nuance shade subtlety meaning
niche place station status position particularly well suited recess recession corner concave
nick dent ding gouge blemish
nickel metallic element metal chemical hard malleable ductile coin coinage mintage specie
nickelodeon jukebox record player phonograph
nickname moniker cognomen sobriquet appellation denomination designation appellative name language linguistic descriptive
nicotine plant toxin phytotoxin alkaloid poison occurs tobacco
niece kinswoman relative daughter your brother sister
night nighttime dark period fundamental quantity after sunset ignorance
nightcap drink helping portion serving
nightclothes nightwear sleepwear clothing article
nightclub cabaret club nightspot spot place business establishment
nightdress nightgown gown nightie lingerie intimate apparel underwear
nightfall twilight dusk gloaming hour day clock immediately
nightgown gown nightie lingerie intimate
nightie nightgown gown lingerie intimate
nightingale thrush oscine bird european songbird noted melodious english nurse remembered work
nightmare incubus situation difficulty resembling terrifying dream dreaming imagination imaging
nightshirt nightwear sleepwear nightclothes clothing worn
nightspot cabaret nightclub club spot
nighttime night dark period fundamental quantity after sunset
nightwear sleepwear nightclothes clothing article
nihilism doctrine philosophy philosophical system school thought revolutionary delusion psychotic belief
nine niner digit figure integer number cardinal eight club baseball team squad
ninepin skittle bowling pin equipment
nineteen xix integer number cardinal eighteen
nineties decade decennary decennium period
ninth rank status position nine countable series common fraction simple
nipa nypa monocot genus liliopsid
niqab face veil head covering
nirvana enlightenment blessedness beatitude beatification happiness transcends cycle eden paradise heaven region
nitrate compound chemical substance containing
nitrogen chemical element substance common nonmetallic normally colorless
nobility aristocracy elite upper class crust privileged holding nobleness magnanimousness grandeur honorableness
nobody cipher cypher nonentity commoner common man influence
nod gesticulate gesture motion communicate express signify nodding
nodule node solid body substance tubercle plant process enation
nog peg pin fastener fastening
nogging brickwork masonry rough brick
noise sound occurrence occurrent dissonance racket auditory
noisemaker device instrumentation
nomia arthropod genus
nomination appointment assignment designation naming officially candidate status proposed suitable
noncom military officer serviceman man appointed enlisted personnel
nonconformist chapelgoer protestant christian england member church recusant dissenter dissident protester
nondriver pedestrian walker footer traveler driver
nonequivalence inequality difference interchangeable
nonfiction prose writing style literary genre fictional
noninterference nonintervention foreign policy staying countries disputes
nonoccurrence absence lack deficiency want virtue occurring
nonsense bunk nonsensicality meaninglessness message subject substance seems folderal falderol frill decoration
nonsmoker individual somebody does smoke
nook retreat area country sheltered
noon midday noonday noontide hour day clock middle
noose snare gin trap device
noradrenaline norepinephrine catecholamine hormone endocrine internal secretion precursor
norethandrolone norethindrone norlutin progestin progestogen steroid hormone synthetic
noria waterwheel water wheel buckets
norm standard criterion touchstone model pattern regarded typical average statistic datum data
north region united states lying mason union
northeast northeastward compass point direction midway north east northeastern region united states
northerner inhabitant habitant dweller denizen north yankee yank american
northland region lying toward north
northwest northwestern region united states direction position spatial corresponding
norway norge noreg constitutional monarchy northern europe western
nose chemoreceptor sense organ sensory receptor smell entrance front side resembles human
nosebag feedbag bag container canvas
nosewheel wheel machine simple located
nostalgia longing yearning hungriness desire past
notable luminary notability celebrity famous important influential inspiration
notation writing written language black white technical system note annotation comment commentary
notch incise cut
note observe mention remark say tell express
notebook book volume product production blank pages recording portable computer personal microcomputer
notecase wallet billfold pocketbook case
nothing nil nix nada relative quantity amount importance
notice detect observe find spy sight perceive comprehend
notification presentment due process law action accusation crime telling apprisal informing known
notify advise apprise apprize inform communicate intercommunicate
notion impression feeling belief idea thought cognitive vague concept conception construct
noun word refer place action major class speech
nourish nurture sustain provide supply ply cater nourishment
nourishment nutriment nutrition sustenance food nutrient substance source care attention aid tending
nov november gregorian calendar month following october preceding
novel fiction literary composition work extended fictional prose book volume product production
novelist writer author communicator writes novels
novelty freshness originality virtue refreshingly novel ability power
november nov gregorian calendar month following october preceding
novitiate noviciate period fundamental quantity during novice religious individual entered
now present nowadays momentary
nowhere obscurity standing insignificant place
nozzle nose spout opening projecting fluid discharged beak honker hooter
nuance nicety shade subtlety meaning significance signification import
nubbin nub stub
nucleolus nucleole organelle cell organ round body protein
nucleus karyon organelle cell organ containing responsible growth center centre midpoint point
nude painting picture graphic art naked human figure nakedness nudity nudeness clothing
nuisance annoyance bother botheration pain broad legal concept unpleasant disagreeable unwelcome
number figure amount magnitude property possessed total indefinite definite quantity concept
numbering enumeration list listing database numbered
numbness symptom evidence grounds partial total lack sensation apathy indifference spiritlessness passivity
numdah nammad rug carpet carpeting
nun religious woman buoy reference point resembling
nunnery convent religious residence cloister
nurse health professional primary care provider pcp skilled nanny nursemaid woman adult
nursery room bedroom sleeping accommodation child baby
nursing care attention aid tending work caring sick health profession nurse
nut seed fruit hard shelled egyptian goddess
nuthouse bedlam madhouse sanatorium mental hospital psychiatric institution
nutrient food substance metabolized animal give energy build
nylons rayons stocking hosiery hose
nymph deity divinity minor nature goddess depicted beautiful larva animal animate beast
nymphomaniac nympho pervert deviant deviate degenerate woman abnormal
oak wood plant material substance hard durable tree woody ligneous
oarlock peg pin thole holder
oasis tract land ground parcel
oast kiln furnace drying hops
oat cereal grass annual europe north africa grain food foodstuff
oath curse expletive swearing profanity utterance vocalization profane commitment dedication message
oatmeal burgoo porridge dish rolled oats meal foodstuff food product
obedience obeisance submission compliance action obeying tractability tractableness flexibility trait
obelisk column pillar structure construction stone rectangular cross dagger character graph grapheme
obey adjust conform adapt get obedient
object physical tangible visible aim objective target goal
objectification realization realisation actualization actualisation representing physical representation creation concrete abstract
objection expostulation remonstrance remonstration communicating deed expressing earnest speech human action
objective aim target goal end cognitive intended attained lens lense system optical
objectivity objectiveness judgment judgement sound based observable phenomena
obligation duty responsibility control action force binds courses obligated
oblige compel obligate induce stimulate force somebody
obliteration annihilation destruction devastation termination ending annihilating eradication demolition wipeout
oblivion limbo obscurity standing disregarded forgotten obliviousness forgetfulness unknowingness unawareness
oboe hautboy hautbois instrument double
obscenity lewdness bawdiness salaciousness indecency impropriety improperness trait smut vulgarism filth profanity
obscure befog becloud obnubilate hide conceal less visible
obscurity obscureness abstruseness reconditeness incomprehensibility unclear abstruse hard standing status position obscure
observance observation watching look looking sensing observing ceremony ceremonial affair occasion
observation measurement measuring mensuration recording observance watching look looking
observatory building edifice structure construction
observe detect find discover spy sight perceive comprehend
observer perceiver percipient beholder individual somebody becomes aware commentator expert observes
obsidian volcanic glass rock acid granitic formed rapid
obstacle obstruction hindrance hinderance deterrent impediment immaterial stands obstructor obstructer
obstructer obstructionist obstructor resister disputant
obstruction obstructor obstructer impediment structure construction artefact makes blockage physical physiological blocking
obstructor obstructionist obstructer resister disputant
obtain get acquire come possession
obtrusiveness conspicuousness visibility visibleness unwelcome
obturator prosthesis prosthetic device corrective
obverse option alternative choice decision conspicuous alternatives cases side surface coin medal
ocarina wind instrument musical shaped
occasion juncture occurrence occurrent occurs critical affair function vaguely specified
occasions business aim objective
occidental inhabitant habitant dweller denizen native occident artificial language linguistic
occlusion attack affliction closure blockage front atmospheric phenomenon composite
occupancy tenancy residency residence abidance tenant occupant occupation acquiring getting deed
occupant resident occupier inhabitant habitant dweller denizen lives
occupation business job line deed human action principal control country military
occupy busy work keep
occur happen hap pass come
occurrence occurrent happens presence beingness existence instance
ocean body water constituting principal hydrosphere sea indefinite quantity amount
ocelot wildcat cat true nocturnal central america south
ocher ochre orange yellow saffron yellowness moderate color earth mineral
oct october gregorian calendar month following september preceding
octahedron polyhedron solid eight plane faces
octant measuring instrument system device
octave religious festival church feast seven days following interval musical notation eight
october oct gregorian calendar month following september preceding
ocular eyepiece lens lense system
odds likelihood likeliness probability occurring rather ratio magnitude quantitative better
odessa odesa port city south central ukraine black western texas
odometer hodometer mileometer milometer meter
odor smell aroma odour property detected olfactory system sensation esthesis
odyssey journey journeying travel traveling long wandering eventful greek epic poem
oenomel beverage drink drinkable potable
oesophagoscope esophagoscope optical instrument examining
offence offense offensive operation military action attacking enemy team squad ball
offender wrongdoer bad individual transgresses moral civil
offense discourtesy offence behavior behaviour conduct doings lack umbrage anger choler
offensive offense offence operation military action attacking enemy
offer supply provide render furnish available accessible
offering offer message subject substance offered contribution donation gift money
office place business establishment professional clerical duties performed agency bureau authority administrative
officer serviceman military man personnel armed services holds officeholder official functionary skilled
official functionary skilled worker trained workman holds invested adjudicator individual administers rules
officiate perform official capacity ceremony religious ritual wedding
offset countervail balance equilibrate equilibrize equilibrise compensate counterbalance
offspring progeny issue relative individual immediate descendants materialization materialisation consequence effect
offstage wing backstage stage platform area sight audience
ogress ogre giant female
ohio midwestern north central united states great river formed western pennsylvania
ohmmeter meter measuring instrument system
oil lipid lipide lipoid macromolecule slippery viscous liquid paint pigment containing artist
oilcan tin container long nozzle
oilcloth fabric cloth material textile treated side drying
oilfield field geographical area geographic region rich petroleum
oilskin slicker macintosh mackintosh mac
oilstone whetstone stone
oilstove heater warmer device burns
oklahoma south central united states
oldster adult grownup individual elderly
oleander poisonous plant flora life ornamental flowering shrub
ology discipline subject area field informal word
olympics olympiad athletic contest competition athletics modern revival
omen portent presage prognostic augury sign foretoken preindication
omission skip mistake error fault nonaccomplishment resulting neglect disuse decline declination
omit exclude except extinguish eliminate get rid away
onager catapult arbalest arbalist engine
one ace digit figure integer number smallest numeral single
oneness unity identity identicalness indistinguishability sameness united
onlooker spectator witness viewer watcher looks
onrush attack onslaught onset operation military offensive against rush spate surge upsurge
onset oncoming start beginning early stages attack onslaught onrush operation
onslaught trouble occurrence occurrent sudden severe onset attack onrush operation
opener start beginning first series undoer unfastener untier individual
opening gap space amorphous shape open empty ceremony ceremonial occasion observance
openwork work product production ornamental
opera classical music serious genre drama commercial browser
operagoer patron frequenter customer client opera
operate run direct manage deal care control
operation action activeness effect operative business commercial enterprise endeavor
operations transaction dealing dealings action financial transactions brokerage
operator function mathematical map symbol representing operation manipulator causal agent agency
operetta comic opera bouffe comique short amusing
ophthalmoscope medical instrument examining retina
opinion sentiment persuasion view belief cognitive mental personal message subject substance
opium narcotic drug addictive extracted seed capsules
opponent opposition opposite contestant individual matched against adversary antagonist opposer
opportunism expedience selfishness stinginess taking advantage opportunities regard
opportunity chance possibility possibleness beingness favorable combination circumstances
oppose argue contend debate fence against
opposite antonym word language linguistic expresses meaning opposed reverse contrary opposition oppositeness
opposition resistance action deed human opposing disapprove disagree oppositeness abstract opposed entities
oppression subjugation persecution maltreatment subjugating cruelty subjection relationship kept
optimism hope feeling optimistic going turn well disposition temperament nature general
optimum good goodness favorable conditions greatest degree amount
opus composition music auditory musical work created
orange citrus fruit citrous edible round yellow trees orangeness chromatic color colour
orangeade fruit drink ade beverage
orangery plantation estate land landed
oration oratory address speech instance
orator speechmaker rhetorician speechifier speaker talker utterer verbalizer
oratorio cantata classical music serious genre musical composition
orb eyeball capsule structure anatomical complex body ball globe sphere round
orbit path route itinerary line sphere domain area environment
orchard grove woodlet plantation garden plot land ground
orchestra musical organization organisation instrumentalists including string players seating seats room area
orchestration musical arrangement composition opus music performance orchestra instrumentation arranging transcription
orchid flower angiosperm flowering plant numerous plants family
ordeal experience occurrence occurrent severe trying trial proceeding legal proceedings
order command bid bidding dictation given superior magnitude property degree continuum
ordering order ordination arrangement grouping logical comprehensible separate organization organisation putting
orderliness methodicalness regularity appreciating method system order status regular proper
orderly attendant attender tender assistant soldier serves superior
ordinance regulation rule prescript direction instruction authoritative legislative statute enactment enacted
ordinary judge justice jurist official probate court expected commonplace situation
ordinate cartesian coordinate value vertical axis
ore mineral material stuff contains metal valuable enough fractional monetary subunit denmark
oregon northwestern united states pacific
organ body fully differentiated structural functional animal specialized agency federal government bureau
organification organic process biological physical organ formation
organism living animate system scheme grouping considered
organization organisation grouping work together arrangement system structure
organize organise create
organizer organiser arranger thinker intellectual intellect brings order union representative enlists
orgy binge splurge indulgence indulging pampering humoring immoderate rite religious ceremony ritual
oriel bay window bow projecting
orient point lie oriented
orientation placement locating position orienting attitude mental knowledge integrated
orifice opening porta passage passageway structure anatomical aperture
origin beginning root rootage point place begins springs descent extraction ancestry lineage
original master creation artefact archetype pilot model example
originality ability power knowledge think independently original
originate arise rise develop come existence
orinoco south american river miles long
ornament decoration ornamentation artefact beautify
ornithopter orthopter craft aircraft heavier
orphan child kid youngster minor lost parents individual somebody lacks support
orphanage orphanhood child living parents
orthicon tube television pickup vacuum obsolete picture camera
orthodoxy unoriginality orthodox orientation attitude mental belief
orthography writing written language black white method representing
orthophosphate phosphate salt compound chemical phosphoric acid
orthopter ornithopter craft aircraft heavier
orthoscope ophthalmoscope medical instrument layer
oscillation process action oscillating states vibration wave undulation movement
oscillator generator electronic device produces sonic oscillations alternating
oscilloscope scope cro electronic equipment
ossification organic process biological physical developmental bone formation calcification chemical action
ossuary receptacle container burial human
ostensorium monstrance vessel container
osteoporosis pathology ill health unhealthiness problem abnormal loss
otoscope auriscope auroscope medical instrument
oubliette dungeon cell jail prison
ounce weight apothecary equal grains twelfth troy avoirdupois mass
outboard motorboat powerboat boat motor
outbreak eruption irruption occurrence occurrent sudden violent spontaneous
outbuilding building edifice structure construction
outburst effusion gush blowup expression manifestation reflection reflexion burst occurrence occurrent sudden
outcast castaway pariah ishmael unfortunate individual rejected
outcome result resultant termination ending conclusion finish results consequence effect phenomenon
outcry cry call yell utterance vocalization auditory loud
outerwear overclothes clothing article vesture
outfield tract land ground parcel area baseball playing
outfielder fielder ballplayer baseball player plays outfield fieldsman cricketer cricket
outfit organization organisation cohesive military company getup rig turnout attire
outfitter garmentmaker garment worker needleworker
outflow escape leak leakage discharge outpouring run flow effluence efflux process
outhouse privy jakes outbuilding building
outing excursion jaunt junket journey journeying travel traveling picnic vacation holiday leisure
outlaw criminalize criminalise illegalize forbid prohibit interdict proscribe
outlay spending disbursement disbursal payment defrayal defrayment commerce outgo expenditure transferred
outlet place business establishment retailing goods receptacle fitting providing
outline sketch adumbrate describe depict draw set forth
outlook mentality mindset attitude mental knowledge habitual characteristic expectation prospect belief cognitive
outpost outstation post station position place remote sparsely colony settlement body frontier
output product production creation final yield industry manufacture
outrage indignation anger choler ire emotion feeling righteous atrocity inhumanity cruelty inhuman
outreach reach reaching stretch motion
outrigger stabilizer stabiliser device canoe
outset beginning commencement first point quantity supposed begin
outside exterior region surface boundary bound
outsider foreigner stranger alien unknown intruder excluded member contestant individual
outskirt fringe city district territory territorial dominion removed
outskirts section area country outlying areas
outweigh surpass outstrip outmatch outgo heavier
outwork defensive structure defense defence
ouzo liquor spirits booze hard
oval ellipse conic section plane figure closed curve
oven kitchen appliance home household baking roasting
ovenware crockery dishware tableware heat
overachievement performance accomplishment achievement better expected
overachiever student pupil educatee enrollee attains higher standards
overall work clothes clothing denim trousers boilersuit coverall protective garment
overcast cloudiness bad weather inclemency inclementness covered clouds semidarkness dark darkness
overclothes outerwear clothing article vesture
overcoat greatcoat topcoat coat overgarment outer garment heavy overcoating coating covering
overcome defeat victory
overcrossing footbridge bridge span structure
overdrive action activeness high excessive
overeating gluttony gula mortal sin deadly sinning eating
overestimation overestimate overvaluation overappraisal appraisal estimate estimation commercial overrating overreckoning
overflow overrun spill run out flow
overgarment garment clothing article vesture
overhang projection structure construction extends beyond hangs else
overhead expense disbursal disbursement cost maintaining property processing interval required device
overhear catch hear perceive comprehend knowledge speakers
overlap coincide cooccur coexist partially wholly
overload overloaded
overlook miss lose look past fail notice
overmantel shelf support mantelpiece
overnighter guest customer client stays overnight bag traveling travelling grip
overpass flyover bridge span structure
overpayment payment cost larger needed expected defrayal defrayment commerce
overprotection momism overshielding protection excessive
override device instrumentation manually operated
overshoe footwear footgear covering protects your shoes water
overskirt skirt garment outer worn
overtake catch possibly
overthrow subvert overturn depose force out oust throw
overtime work period done addition regular working hours fundamental quantity playing
overtone meaning significance signification import ulterior implicit partial harmonic tone pure
overture music auditory orchestral played beginning opera oratorio preliminary prelude origin origination
owe obliged repay
owl hooter bird prey raptor raptorial nocturnal hawk
own possess ownership possession
owner proprietor businessman man affairs businessperson bourgeois owns possessor individual somebody
ownership abstract owner possessed possession control controlling property
oxcart cart wagon waggon drawn
oxen cattle cows kine bovine bovid domesticated animals
oxford city southern england northwest london university town northern mississippi
oxidation oxidization oxidisation chemical reaction process oxidizing
oximeter measuring instrument system device
oxygen chemical element substance nonmetallic bivalent normally colorless
oyabun supervisor superior superordinate japanese
oyster bivalve pelecypod lamellibranch mollusk marine mollusks rough huitre shellfish seafood edible
ozone gas fluid colorless
pace gait rate magnitude quantitative moving footstep step stride indefinite
pachinko pinball game japanese played vertical board
pacific largest ocean world
pacification mollification appeasement calming control appeasing causing favorably peace treaty pact accord
pacing tempo musical speed composition played gait walk walking slow
pack encase incase case enclose arrange container
package bundle packet parcel collection aggregation accumulation assemblage container instrumentation wrapped
packaging commercial enterprise business commerce packing promotion promo publicity message
packet package bundle parcel collection aggregation accumulation assemblage message fragment
packing wadding material stuff substance protect boxing enclosure enclosing envelopment
packinghouse building edifice structure construction foodstuffs processed packed plant works industrial
packsack backpack knapsack rucksack bag
packsaddle saddle seat pack animals
pact treaty accord written agreement understanding states sovereigns
pad tablet paper material stuff number sheets fastened leaf leafage foliage plant
paddle bat club wooden flat
paddlewheel wheel machine simple fitted
paddock pen enclosure racehorses saddled
padlock lock fastener fastening holdfast detachable
paean encomium eulogy panegyric praise congratulations kudos extolment pean hymn anthem religious
pagan heathen gentile infidel nonreligious individual does acknowledge religious follows polytheistic
paganism heathenism religion faith religious belief religions christianity
page leaf folio sheet paper side english industrialist pioneered design
pageant pageantry representation elaborate scenes history ceremony ceremonial occasion
pager beeper electronic device generates
paging utterance vocalization auditory calling name pagination folio number definite
pagoda temple place worship house
pail bucket vessel container roughly cylindrical open pailful containerful indefinite quantity
pain hurting symptom evidence grounds physical hurt disorder painfulness feeling emotional distress
pains striving nisus strain attempt effort endeavor endeavour
paint create painting
paintball capsule container filled water
paintbox box container containing collection
paintbrush brush implement applicator
painter artist creative creator paints skilled worker trained workman
painting picture graphic art fine artistic composition applying creation production
pair brace set collection aggregation accumulation similar considered couple twosome twain two
pajama pyjama trousers pair pant
pakistan muslim republic occupies heartland ancient south
palace castle mansion house manse hall stately government authorities regime polity
pale picket strip lumber timber wooden forming fence
paleocortex archipallium cerebral cortex mantle pallium olfactory cerebrum
paleolith tool implement stone paleolithic
palermo capital sicily
palestine former british mandate east coast mediterranean canaan ancient country southwestern
palette pallet scope range reach orbit colour characteristic board sheet flat
paling fence fencing barrier upright
palisade fortification munition defensive structure
pallone court game athletic italian
pallor lividness lividity luridness complexion skin color colour
palm thenar area region body inner surface hand linear measurement based length
pamphlet booklet brochure folder book publication paper cover tract treatise writing written
pan cooking utensil cookware kitchen wide metal vessel fields woods shepherds flocks
panama republic isthmus boater leghorn sailor hat
pander pimp procurer panderer wrongdoer offender bad procures
pandiculation stretch stretching exercise exercising
pane plate glass sheet flat solid shapes windows paneling panelling panel
panel sheet flat solid artefact forms distinct jury committee commission administrative
paneling panelling pane panel sheet flat solid section
pang stab twinge feeling sudden sharp sting pain hurting symptom
panga machete matchet knife weapon
panic terror affright fear fearfulness fright emotion overwhelming scare anxiety anxiousness sudden
pannier bag container either pair
pannikin pan container
panopticon area structure construction everything
panpipe syrinx pipe wind instrument
pansy viola herb herbaceous plant flowered garden derived sissy pantywaist milksop coward
pant puff gasp heave blow exhale expire breathe
pantechnicon moving van
pantheon collection aggregation accumulation assemblage gods religion memorial monument structure construction
panther jaguar big cat feline felid spotted tropical leopard panthera pardus
pantie panty scanty underpants undergarment
pantile tile roofing material shape
panting heaving breathing external respiration ventilation heavily trousering fabric cloth material
pantograph mechanical device mechanism copy
pantomime mime acting playing playacting performing performance using
pantry larder buttery storeroom storage room stowage storing
pants bloomers drawers knickers underpants
pantsuit slack suit clothes pair
panty pantie scanty underpants undergarment
pantyhose tights leotards hosiery hose
panzer tank army armored combat
pap pablum drivel garbage message worthless oversimplified ideas diet fare does require
papa dad dada daddy father male parent begetter
paper material stuff substance cellulose pulp derived mainly composition report theme essay
paperback softback book volume product production paper covers
paperclip clip fastener fastening holdfast
paperknife knife edge tool dull
papers document writing written material provides information
paperwork work involves handling papers forms letters
par score number standard strokes hole golf course equality equivalence equation status
parable fable allegory apologue story fiction short moral stories told
parachute chute rescue equipment device fills retards your
parade procession action ceremonial including marching succession series extended
paradigm inflection inflexion grammatical systematic arrangement inflected forms prototype epitome image model
paradise eden nirvana heaven region place complete bliss imaginary mythical
paradox contradiction terms falsehood falsity statement contradicts itself
paragon idol perfection ideal idea thought instance nonpareil saint model
paragraph writing written material distinct subdivisions text intended
parakeet parrakeet parroket paraquet parrot bird numerous slender
parallel analogue analog similarity sameness property analogous else latitude line imaginary around
parallelism correspondence similarity sameness virtue corresponding
paramagnet magnet device substance whose magnetization proportional strength
parameter constant quantity invariable equation curve varied yield factor defines system determines
parang knife edge tool stout
paranoiac paranoid psychotic psycho sick afflicted paranoia
parapet wall partition divider along
paraphernalia gear appurtenance equipment instrumentation miscellaneous articles needed
paraphrase paraphrasis rewording recasting rephrasing rewriting purpose clarification
parasite living animate animal plant lives host leech sponge sponger follower
parcel package container instrumentation wrapped portion share allotment apportionment
parchment paper material stuff superior resembling sheepskin lambskin animal skin
pardner collaborator cooperator partner associate peer equal match
pardon excuse forgive concede yield grant accept
parenchyma animal tissue constitutes essential organ contrasted plant structure primary
parent genitor progenitor primogenitor father mother living animate
parenthesis punctuation mark either marks digression aside excursus message
parenthood parentage adulthood maturity matureness parent
parer manicurist beautician cosmetician trims
parget pargeting pargetting plaster mixture
pargeting parget pargetting plaster mixture
pargetting parget pargeting plaster mixture
parimutuel bet wager gambling gaming betting winners share
paris capital largest city france plant genus sometimes placed
parish community gathering assemblage local church jurisdiction district territory territorial
parishioner churchgoer church member religious parish
parisology ambiguity saying expression locution ambiguous words
park parkland tract land ground parcel area preserved commons common green
parka windbreaker windcheater anorak jacket
parking room way elbow position space vehicles parked maneuver manoeuvre tactical maneuvering
parlance idiom formulation expression expressive style manner speaking
parliament legislature legislative assembly body general certain countries fantan sevens card game
parlor parlour reception room club visitors received area private
parlour parlor reception room club
parody lampoon spoof sendup caricature imitation impersonation wit mockery takeoff apery mimicry
parole word promise speech password
paroxysm fit convulsion attack affliction sudden uncontrollable
parquet floor flooring horizontal surface
parrot bird vertebrate craniate brightly colored zygodactyl tropical copycat imitator emulator ape
parser program programme computer divides
parson curate minister pastor clergyman reverend man cloth
parsonage vicarage rectory residence house official provided church
part portion component constituent abstract determined includes physical less human
parthenon main temple goddess athena
participant player associate peer equal match takes contestant individual participates
participate share
participation engagement involvement involution action deed human sharing status common
particle atom molecule corpuscle material stuff substance tiny body finite mass internal
particular specific fact information detail item portion component
parting farewell leave departure going away leaving departing line scalp seen sections
partition divider structure construction artefact vertical divides separates computer memory measurement hard
partizan enthusiast partisan supporter protagonist
partner spouse mate relative individual marriage collaborator cooperator pardner associate
partnership business concern organization members venture created contract relationship human cooperative groups
parts environment environs surroundings surround local
party organization organisation gain political power gathering affair assemblage gathered
parvis court courtyard area portico
pass travel locomote across
passage transition passing place next section subdivision writing written
passageway passage way rooms buildings structure anatomical complex
passenger rider traveler traveller individual riding vehicle
passerby passer pedestrian walker footer traveler passes casually
passing pass football play involves player throwing ball loss departure exit death
passion passionateness feeling strong emotion heat warmth emotionality emotionalism
passivity passiveness inactiveness inactivity inertia trait remaining inactive submissiveness obedience submission
passkey master key device secures
password watchword word parole positive
past yesteryear elapsed period fundamental quantity earlier
paste composition mixture soft malleable consistency lead glass hard brilliant
pastel chromatic color colour spectral pale light colors
pastime interest pursuit diversion recreation occupies thoughts
pastis liqueur cordial alcohol alcoholic
pastor curate minister parson clergyman reverend man cloth bird genus rose colored
pasture pastureland lea ley grassland tract land ground eatage forage pasturage fodder
pat chuck caress fondle stroke squeeze fondly playfully
patch spot speckle dapple marking design pattern figure plot tract land ground
patchcord wire conducting conductor length
patchwork hodgepodge jumble theory belief argument miscellaneous incongruous quilt comforter comfort puff
patent document written papers writing granting inventor sole legal instrument official
paternoster lord prayer latin elevator
path way course action conduct artefact designed particular
pathogenesis pathologic process pathological organic biological origination development
pathologist diagnostician specialist medical doctor doc specializes diagnosis
pathology medical science life bioscience branch studies causes ill health unhealthiness problem
pathos poignancy arouses emotions commiseration pity ruth sympathy
pathway tract white substantia alba nervous tissue nerve footpath path way trodden
patience forbearance longanimity good nature disposition temperament natured solitaire card game cards
patient case individual requires medical care semantic role participant grammatical
patina coating coat covering fine oxide acquired
patio terrace area structure construction
patisserie bakery bakeshop bakehouse workplace
patka scarf garment worn sikh
patriot nationalist national subject individual loves defends country
patriotism nationalism loyalty trueness fidelity faithfulness love country
patrol detachment army security reconnaissance protection going around area
patroller watchman watcher security guard patrol duty
patrolman flatfoot lawman law officer peace defender policeman
patron frequenter customer client consumer regular owner proprietor businessman man
patronage backing backup championship blessing approval approving support clientele business grouping customers
patronne patroness patron sponsor supporter benefactor woman wife
patter spiel channel line plausible glib talk sound occurrence occurrent quick
pattern shape structure knowledge noesis perceptual practice deed human action
patzer chess player participant poor
paucity dearth scarcity scarceness insufficiency inadequacy insufficient quantity
pause hesitate delay wait hold off back interrupt
pave mount setting mounting precious
pavement paving paved surface horizontal level thoroughfare artefact material pave
pavilion marquee tent collapsible shelter
pavior paviour machine device laying
paviour pavior machine device laying
paw animal foot vertebrate pedal extremity clawed quadruped hand manus mitt
pawl detent click dog catch
pawnshop shop store mercantile establishment
pay give transfer money exchange goods services
payday day calendar civil receive your work
payment cost outgo spending expenditure money paid claim defrayal defrayment commerce commercialism
payroll paysheet register record list employees salaries sum money amount
pbs buffer solution containing phosphate
pea legume vegetable veggie veg seed plant food pod seedpod fruit
peace order prevailing during absence harmony concord concordance
peacoat jacket coat sailor heavy
peacock nymphalid butterfly european reddish brown wings marked peafowl bird juno pheasant
peak extremum limit limitation indefinite quantity extreme possible flower prime heyday period
peal pealing roll rolling sound occurrence occurrent deep
pealing peal roll rolling sound occurrence occurrent deep
pear edible fruit produce green goods groceries sweet tree angiospermous flowering
pearl jewel gem precious stone jewelry smooth lustrous bone ivory white whiteness
peasant provincial bucolic rustic commoner common man country agricultural laborer labourer manual
pebble rock stone smooth rounded
pecs pectoral pectoralis skeletal muscle striated musculus either
pectoral pectoralis pecs skeletal muscle striated musculus either adornment decoration ornament ornamentation
pectoralis pectoral pecs skeletal muscle striated musculus either
peculiarity characteristic property unusual specialness specialty speciality individuality
peddler pedlar packman hawker seller marketer vender vendor pusher dealer
pedestal base stand support device foundation status position great esteem
pedicab tricycle trike velocipede wheeled
pedigree lineage line descent genealogy family tree kin breed strain stock variety
pediment gable end wall triangular
pedometer measuring instrument system device
peer look searchingly
peg nog pin fastener fastening holdfast wooden pushed marker marking mark
pegboard board gameboard surface perforated regularly spaced holes
pegleg peg leg prosthesis prosthetic
peignoir negligee neglige wrapper clothing
pelisse cape mantle cloak sleeveless
pellet ball globe orb sphere
pelmet cornice valance framework frame
pelota court game athletic basque
pelting rain sequence chronological succession successiveness anything rapidly
pelvimeter measuring instrument system device
pelvis hip girdle skeletal structure vertebrate skeleton supporting cavity bodily cavum
pemmican pemican meat food solid lean dried pounded
pen writing implement point flows enclosure area confining livestock
penalty punishment penalization penalisation control action punishing payment cost required fulfilling
penance repentance penitence compunction remorse sorrow your past sacrament religious ceremony ritual
pencil writing implement thin cylindrical pointed graphite black lead plumbago
pendulum apparatus setup equipment mounted swings freely influence
penetrate perforate enter come get pass overcoming resistance
penetration incursion attack onslaught onset onrush penetrates enemy insight perception knowledge noesis
peninsula land dry earth ground mass projecting body
penitentiary pen correctional institution penal
penknife pocketknife pocket knife
penlight flashlight torch electric lamp
pennant crown award accolade honor honour given champion flag signal visual longer
pennsylvania atlantic british colonies formed united
penny fractional monetary subunit ireland united kingdom cent centime coin coinage
pennywhistle whistle fipple flute pipe
pension regular payment intended allow them subsist
pensioner pensionary beneficiary donee recipient receiver pension fund
penstock sluicegate floodgate regulator control
pentagon government building five sides serves headquarters bureaucracy bureaucratism officials
pentathlete athlete jock contestant competes
pentathlon athletic contest competition athletics
penthouse apartment flat housing lodging located floors building
pentode tube vacuum thermionic five
penutian amerind amerindian language american indian family spoken native individual
peony paeony flower angiosperm flowering plant numerous plants
people grouping abstract human beings citizenry body
peplos peplus peplum garment clothing
peplum frill flounce ruffle furbelow
peplus peplos peplum garment clothing
peptidase protease proteinase enzyme protein catalyzes splitting proteins
perambulator carriage pram stroller wheeled
perceive comprehend aware senses
percent percentage pct proportion quotient
percentage percent pct proportion quotient share portion assets possession
perception percept representation mental internal what perceived conceptualization conceptualisation conceptuality concept
perch roost rest sit down branch
perchlorate salt compound chemical perchloric acid
percolator coffeepot pot boiling water ascends central tube
percussion music playing instrument detonation explosion burst exploding
percussor plexor plessor hammer hand
perfectibility capability capableness potentiality aptitude becoming perfect
perfection flawlessness flaw defect paragon idol ideal idea
perfectionism disposition temperament nature feel anything less perfect
perfectionist compulsive individual displeased anything does meet high
perforation hole opening line holes tearing particular place gap
perform execute carry action
performance show dramatic musical entertainment presentation presentment demonstration
performer entertainer individual performs dramatic musical work audience
perfume aroma fragrance scent smell odor odour olfactory essence toiletry toilet articles
perfumery perfume essence toiletry toilet
perfusion insertion introduction intromission movement pumping liquid organ
pergola arbor arbour bower framework
peril hazard jeopardy risk danger causal agent agency riskiness status involving
period fundamental quantity amount interval taken complete
periodical publication work appears fixed intervals
periodicity cyclicity regularity recurring regular intervals
peripheral electronic equipment external circuit
periphery fringe boundary edge bound line outside surface
periscope optical instrument provides view
perish die decease turn pass physical life lose
peristyle colonnade structure construction surrounding
periwig peruke wig hairpiece false
periwinkle subshrub suffrutex shrub bush chiefly trailing poisonous herb herbaceous plant vascular
permanence permanency duration length temporal property able exist
permian million years
permission approval commendation message license permit authorization authorisation
permit allow let countenance accept consent react give
peroxide oxidant oxidizer oxidiser oxidizing agent viscous liquid oxide compound chemical inorganic
perpetration commission committal crime criminal offense offence committing
perpetuate continue uphold carry bear prevail
perpetuation prolongation protraction lengthening continuance continuation prolonging
persecution maltreatment abuse persecuting
persist prevail run endure continue exist
persistence continuity lastingness durability enduringness strength property continuous doggedness perseverance persistency determination
persistency doggedness perseverance persistence determination purpose resoluteness firmness
person individual somebody living animate human body physical material
persona character role portrayal characterization enactment personation actor image appearance visual aspect
personage individual somebody another word adult grownup whose
personality abstract complex attributes behavioral temperamental emotional mental celebrity famous important influential
personification individual somebody represents abstract prosopopoeia trope figure speech
personnel force organization organisation willing obey orders department section division responsible
perspective position view orientation attitude mental regarding situations appearance visual aspect relative
perspiration sweat sudor secretion liquid body substance bodily sweating diaphoresis sudation
persuade carry sway influence upon work affect approval
pertain refer relate concern relevant
pertinence applicability pertinency relevance relevancy connection connexion virtue
perturbation disturbance upset agitation mental unhappy worried influence consequence effect outcome
peru republic western south america
peruke periwig wig hairpiece false
perusal perusing studying reading linguistic process language carefully
pervaporation concentration strengthening colloidal solution whose colloid will
pessary diaphragm contraceptive preventive preventative
pessimism despair feeling will turn badly disposition temperament nature general
pessimist skeptic sceptic doubter intellectual expects worst
pesthouse lazaretto lazaret lazarette hospital
pestle stamp machine device heavy
pet animal animate beast brute domesticated kept companionship darling favorite favourite lover
petal floral leaf leafage foliage perianth brightly colored
petard explosive device break down
petcock regulator control controller cock
petition request postulation message subject substance formal requesting prayer orison asking
petitioner suppliant supplicant requester applicant applier individual praying suer plaintiff complainant litigant
petticoat underskirt undergarment unmentionable garment
petting caressing cuddling fondling foreplay arousal stimulation sexual
petulance irritability crossness fretfulness ill humor humour distemper
pew bench seat long backs
pfennig german monetary pfennigs formerly equaled deutsche mark
phaeton tourer car auto automobile
phagocyte somatic cell vegetative engulfs digests debris invading
phalanx bone connective tissue bones fingers toes crowd gathering assemblage closely
phantasy illusion fantasy fancy misconception idea thought many fiction literary composition
phantom apparition phantasm phantasma spirit disembodied spiritual supernatural illusion
pharmacist druggist chemist apothecary health professional primary care
pharmacy pharmaceutics medicine medical specialty science preparing dispensing drugstore shop store mercantile
pharos beacon lighthouse tower structure
phase stage period fundamental quantity distinct sequence events chemical phenomenon system
pheasant phasianid game bird long tailed gallinaceous native wildfowl fowl flesh
phenomenon process physical known senses rather intuition reasoning development alteration modification remarkable
phenothiazine thiodiphenylamine thiazine organic compound primarily veterinary medicine
phial vial ampule ampul bottle
philadelphia largest city pennsylvania
philanthropist altruist donor giver presenter bestower makes charitable
philippic tirade broadside denunciation denouncement speech violent
philippines republic philippine islands archipelago southwestern pacific including
philosopher scholar scholarly bookman student specialist philosophy individual somebody wise calm
philosophizing exposition expounding interpretation
philosophy doctrine ism belief cognitive mental humanistic discipline humanities liberal
philter philtre potion beverage drink
philtre philter potion beverage drink
phloem bast vascular tissue plant conducts synthesized food
phoenix capital largest city located south central monocot genus liliopsid monocotyledonous
phone telephone electronic equipment converts sound electrical signals language linguistic portion
phoneme phone speech sound language sounds distinguished speakers
phonemics phonology descriptive linguistics study sound system given
phonetics acoustics physics physical science branch concerned speech
phonograph machine device rotating records stylus vibrate vibrations
phonology phonemics descriptive linguistics study sound system given
phony hypocrite dissembler dissimulator deceiver cheat cheater trickster
phosgene gas fluid colorless poisonous smells like mown
phosphate orthophosphate salt compound chemical phosphoric acid soft drink beverage drinkable
phosphorus chemical element substance multivalent nonmetallic nitrogen family daystar lucifer planet major
photo photograph exposure picture representation creation scene print
photocathode cathode electrode emits electrons
photocell transducer electrical device detect
photocoagulator surgical instrument medical containing
photoflash flash flashgun flashbulb lamp
photoflood flood floodlight light source
photograph photo exposure picture representation creation scene print
photography pictorial representation picturing taking printing photographs process physical producing images
photometer measuring instrument system device
photomontage collage montage uses photographic images
photon gauge boson quantum electromagnetic radiation
phrase construction grammatical expression constituent words forming sentence passage musical composition opus
phraseology wording diction phrasing formulation expression expressive style
phrasing grouping musical phrases melodic line wording diction phraseology formulation
phrontistery establishment structure construction study
phylum grouping languages historically related taxonomic category taxon biological
physicalness materiality corporeality corporality physical
physician doctor doc medical practitioner man health professional
physicist scientist individual trained physics
physics science scientific discipline energy interactions physical
physiognomy countenance phiz visage face human external body
physiology biology biological science life bioscience branch sciences bodily property processes functions
physique build habitus bodily property constitution human body soma figure
piaffe dressage equestrian sport cadenced
pianism performance public presentation show technique pianist
pianist musician instrumentalist player performer plays piano
piano pianoforte keyboard instrument musical played depressing keys pianissimo softness sound property
pianoforte piano keyboard instrument musical
piazza plaza place public square tract land room
pibgorn hornpipe stockhorn instrument woodwind
picasso prolific influential spanish artist lived france
piccolo flute transverse woodwind instrument
pick choose take select out carefully
pickax pick pickaxe edge tool
pickaxe pick pickax edge tool
picket lookout sentinel sentry watchman watcher security guard detachment army troops guarding
pickle relish condiment vegetables fix hole jam difficulty
pickup truck motortruck motor vehicle automotive light open bench warrant arrest take
picnic outing vacation holiday leisure devoted outdoor gathering cinch breeze snap undertaking
picture image icon ikon representation creation visual painting graphic art fine
picturing envisioning imagination imaging imagery mental visual representation photography painting
pidgin artificial language linguistic trade speakers different languages
pie pastry baked goods dish lined language prehistoric unrecorded ancestor
piece portion physical separate item instance
piedmont plateau coastal plain appalachian mountains virginia slope incline side geological
pier wharf wharfage dock platform horizontal surface level support device vertical supporting
piety piousness righteousness morality virtue pious
piezoelectricity electricity physical phenomenon produced mechanical pressure certain
piezometer measuring instrument system device
pig hog grunter squealer swine ungulate artiodactyl mammal slob sloven vulgarian unpleasant
pigboat submarine sub submersible warship
pigeon columbiform bird gallinaceous gallinacean wild domesticated birds
pigment coloring material colouring color colour
pigpen sty pigsty pen enclosure
pigskin leather animal skin swine
pigsticking hunt hunting outdoor sport
pigsty sty pigpen pen enclosure
pike expressway freeway motorway highway main road route freshwater fish seafood highly
pilaster column pillar upright vertical
pile heap mound agglomerate collection aggregation accumulation assemblage batch deal flock indefinite
pilgrim wayfarer journeyer traveler traveller journeys foreign lands settler colonist migrant migrator
pilgrimage journey journeying travel traveling sacred place
piling pile spile stilt column
pill artefact resembles tablet medicine shape size lozenge tab dose
pillar principle rule generalization generalisation fundamental practice column tower shape anything
pillbox toque turban millinery hat
pillion seat support behind rider
pillory instrument punishment wooden post
pillow cushion padding cushioning support head sleeping
pilot aviator aeronaut airman flier licensed operate aircraft mariner seaman tar qualified
pilothouse wheelhouse compartment room enclosed
pimp procurer panderer pander wrongdoer offender bad procures
pimple hickey zit acne skin disease disorder inflamed
pin trap immobilize immobilise hold fast prevent moving
pinafore jumper pinny dress frock clothing sleeveless resembling
pinball game diversion recreation played sloping board
pincer tweezer hand tool holding
pinch squeeze twinge tweet grip seize prehend clutch
pine conifer coniferous tree gymnospermous wood plant material substance
pinecone cone strobilus strobile reproductive structure seed producing
pinfold pen enclosure stray animals
pinger pulse generator echo sounding
pinhead dumbbell dummy dope simpleton
pinion gear wheel geared cogwheel
pink chromatic color colour spectral light shade flower angiosperm flowering plant
pinnace tender cutter boat vessel
pinnacle steeple spire tower slender upright buttress acme height elevation degree
pinner cap headdress headgear woman
pinning promise speech mutual couple date anyone else
pinny jumper pinafore dress frock
pinpoint nail locate turn find regain exactly
pinstripe suit clothes garment fabric
pintle pivot pin axis rotation
pinwheel subshrub suffrutex shrub bush
piolet axe edge tool mountain
pioneer introduce innovate initiate open area prepare
pipe tube tubing conduit bowl pipage piping
piper bagpiper musician instrumentalist player performer plays bagpipe dicot genus magnoliopsid piperaceae
pipet pipette measuring instrument system
pipette pipet measuring instrument system
pipework pipe wind instrument musical
pique fabric cloth material textile tightly woven raised temper irritation annoyance chafe
pirate plagiarist plagiarizer plagiariser thief stealer criminal felon buccaneer plunderer pillager looter
pirogue dugout canoe boat hollowing shaping
pisces fish twelfth sign zodiac individual somebody born
pistol handgun firearm gun held fired hand
pistoleer soldier enlisted armed pistol
piston united states neoclassical composer
pit cavity hole hollow depression sizeable fossa concave shape concavity
pitch flip toss sky fling throw light motion
pitcher hurler twirler thrower individual does pitching ewer vessel container open
pitchfork hand tool long handled sharp widely
pitching playing action position pitcher baseball team lurch pitch motion movement
pitfall difficulty cognitive factor unforeseen unexpected surprising pit trap device concealed
pith plant tissue structure soft spongelike central cylinder kernel substance core cognitive
piton spike sports equipment metal
pitprop sprag prop support wooden
pitsaw saw whipsaw handed formerly
pittsburgh city southwestern pennsylvania confluence allegheny river
pituitary hypophysis endocrine gland ductless master system
pity commiseration ruth pathos sympathy fellow feeling sorrow shame misfortune bad luck
pivot marcher parader pedestrian walker
pix pyx chest box coins
pixie elf hob gremlin fairy faery faerie fay pyxie pixy shrub bush
pizza dish nutriment nourishment nutrition italian open thin
pizzeria shop store mercantile establishment
place spot point located respect surface features region property geographical area geographic
placekicker kicker football player footballer
placement arrangement position spatial property placed contact interaction established applicants
plague blight afflict smite damage suffer
plain field champaign land dry earth ground extensive knit knitting stitch basic
plainclothesman detective investigator tec police wears civilian clothes
plan intend mean think will intention carry action
planchet disk disc plate flat
plane airplane aeroplane craft aircraft fixed wing powered sheet shape unbounded dimensional
planer plane power tool machine
planet celestial body heavenly nine bodies solar system satellite follower individual follows
planetarium building edifice structure construction
planetoid celestial body heavenly numerous bodies around
planimeter integrator measuring instrument system
plank board lumber timber building material stout length policy argumentation logical argument
planking lumber timber building material
planner contriver deviser individual somebody makes plans notebook computer portable recording
planning preparation readying formulating program definite course action design designing creating mental
plant works building complex structure construction buildings carrying flora living animate lacking
plantation estate land landed acres cash crops grown colony settlement body newly
planter farmer husbandman granger sodbuster owner manager plantation worker individual puts sets
planting placement locating position fixing firmly place collection aggregation accumulation assemblage
plaque spot speckle dapple patch abnormal inside body brass memorial monument structure
plasma plasm extracellular fluid ecf liquid body substance chalcedony calcedony quartz green
plaster mixture substance lime gypsum sand water calcium sulphate sulfate salt
plasterer skilled worker trained workman applying plaster
plastic solid generic name certain synthetic semisynthetic materials credit revolving charge account
plasticity malleability physical property physically malleable
plate home base bag baseball equipment rubber slab sheet flat solid artefact
platen table furniture article work
platform horizontal surface level raised program document written papers
platinum noble metal metallic element heavy precious
plato ancient athenian philosopher
platonism realism philosophical doctrine theory philosophy abstract concepts
platonist advocate advocator proponent exponent platonism
platoon army military force subdivision company police squad team policemen
platter flatware tableware shallow dish
play compete vie contend participate games sport
playacting acting playing performing deed human action performance
playback sound reproduction replication reproducing recorded electronic equipment comprising tape
playbill bill list listing theatrical
playbox box container child toys
player participant contestant individual participates skilled game musician instrumentalist performer performing
playground area country region many recreation yard grounds curtilage field
playing musical performance instrument action deed human taking
playlist list listing database musical
playmaker player participant contestant team
playmate playfellow companion comrade fellow familiar play
playoff contest competition final determine
playpen pen enclosure area portable
playroom recreation room rec noisy
playsuit outfit getup rig turnout
playwright dramatist writer author communicator writes plays
plaza place piazza public square
plead appeal invoke request ask earnestly
please delight satisfy gratify give pleasure pleasing
pleasure pleasance feeling fundamental hard define desire experience joy delight positive stimulus
pleat plait fold crease plication flexure types formed
plectron pick plectrum device instrumentation
plectrum pick plectron device instrumentation
plenitude plenty plentifulness plenteousness abundance copiousness teemingness quantity
plenty plentifulness plenteousness plenitude abundance copiousness teemingness quantity batch deal flock indefinite
plenum meeting gathering assemblage legislative
plessor plexor percussor hammer hand
plethysmograph measuring instrument system device
pleura serous membrane serosa tissue layer thin around
plexor plessor percussor hammer hand
pliers plyers hand tool gripping
plight predicament quandary difficulty status situation extrication difficult troth assurance pledge commitment
plinth pedestal footstall support supporting
plod slog footslog trudge walk travel heavily firmly
plodding drudgery grind donkeywork labor labour toil work plod walk walking locomotion
plonk wine vino alcohol alcoholic
plot game scheme strategy plan action secret patch tract land ground
plough dipper wain wagon seven
ploughshare plowshare share wedge inclined
plow plough turn till work process break earth
plowing ploughing tilling cultivation land plow
plowshare ploughshare share wedge inclined plane sharp steel
pluck tweak pull draw displace sharply
plug stopper stopple blockage block closure occlusion designed chew chaw cud morsel
plumber craftsman artisan journeyman artificer installs repairs pipes
plumbing utility facility installation pipes fixtures distribution water plumbery trade craft occupation
plumpness embonpoint roundness fleshiness obesity corpulency fatness bodily
plunder loot booty pillage stolen property transferred possession
plunge immerse penetrate perforate enter come thrust throw
plunger speculator adventurer venturer individual
plunker plunk hit hitting striking touch baseball drops
pluviometer udometer gauge gage measuring
plyboard plywood laminate sheet flat
plyers pliers hand tool gripping
plywood plyboard laminate sheet flat
pneumonia respiratory disease illness disorder inflammation lung parenchyma
poacher appropriator acquirer hunts fishes
pocket pouch bag inside garment carrying articles sac sack cavity
pocketbook means substance capital your
pocketcomb comb device suitable carrying
pocketful containerful indefinite quantity pocket will hold
pocketknife knife edge tool blade
poem literary composition work writing written material metrical
poet writer author communicator poems
poetry poesy verse writing style literary genre expressive resembling beauty
poignancy poignance sadness sorrow sorrowfulness unhappiness deeply felt pathos arouses emotions
point component constituent element factor geometric position extension physical precise
pointel graver pointrel hand tool
pointer arrow mark written symbol
pointrel graver pointel hand tool
poise hover fly wing motionless suspension
poison toxicant substance causes injury illness death living destructiveness anything harms destroys
poke jab prod stab thrust push force abruptly
pokey jail jailhouse gaol correctional
poky jail jailhouse gaol correctional
poland polska republic central europe
polarimeter polariscope optical device rotation
polariscope polarimeter optical device rotation
polarity opposition oppositeness opposite attributes tendencies sign indicated
polarization polarisation optical phenomenon physical waves light radiation status giving polarity
pole rod implement long european inhabitant habitant dweller
poleax poleaxe axe edge tool
poleaxe poleax axe edge tool
police constabulary law force personnel organization organisation policemen
policeman officer lawman law peace defender member police
policy plan action program programme adopted individual argumentation logical argument line
polio poliomyelitis infectious disease communicable acute viral marked
polish smooth smoothen shine fancify beautify embellish prettify
polisher buffer power tool machine
politeness niceness courtesy good manners manner personal courteous civility action deed human
politician leader individual engaged civil administration politico pol
politics relations involving intrigue gain authority power government science scientific discipline
polka dance music performed dancing folk bohemian
poll canvass inquiry enquiry research problem solving public pate crown top side
pollen spore agamete fine spores contain male gametes
polls position place point vote
pollution environmental status undesirable environment contaminated harmful substances befoulment defilement dirtiness uncleanness
polo venetian traveler explored asia
polonaise dress frock clothing woman
polybutene polybutylene butylene butene gas polymer
polyelectrolyte electrolyte solution high molecular weight
polyethylene polythene synthetic resin rosin lightweight thermoplastic
polygraph medical instrument records physiological
polymerization polymerisation chemical process action combines monomers polymer
polymyositis myositis inflammation redness rubor weakness limb neck
polynomial multinomial function mathematical map number terms
polyphosphate salt compound chemical ester polyphosphoric acid
pompousness ostentation ostentatiousness pomposity inelegance lack elegance consequence
poncho cloak overgarment outer garment blanket like hole
pond pool lake body water
ponder meditate excogitate contemplate think cogitate cerebrate reflect
poniard bodkin dagger sticker knife
pontifical vestment gown robe vestments
pontoon barge flatboat hoy lighter
pony horse equus caballus equine equid range western racehorse race bangtail
ponycart cart wagon waggon underslung
pool excavation artefact pond lake body water
poolroom room area pool tables
poorhouse establishment structure construction maintained
pop start protrude bulge shape deform outward
pope pontiff spiritual leader head roman catholic church english poet satirist
poplin fabric cloth material textile ribbed clothing upholstery
poppet valve control controller mushroom
popping pop sound occurrence occurrent sharp explosive gunshot
poppy flower angiosperm flowering plant annual biennial perennial
populace public world grouping general considered
popularism music auditory adapted understanding taste majority
popularity widely admired accepted sought after
populate dwell live inhabit inhabitant reside
population grouping inhabit territory abstract organisms same
porch structure construction artefact attached exterior building forming
porcupine hedgehog rodent gnawer placental mammal relatively rodents
pore hole space tiny admitting passage liquid duct epithelial canal channel
pork porc meat food solid domestic appropriation money legislative designed
porkchop chop cut meat
porkpie hat chapeau lid flat
porosity porousness consistency consistence substance body property porous
porringer bowl dish shallow metal
port geographic point geographical place fortified wine vino sweet
portable typewriter character printer serial
portal entrance entranceway entryway entry grand imposing web site website internet
portcullis gate movable barrier iron
porter laborer manual labourer jack employed carry luggage doorkeeper doorman gatekeeper guard
porterhouse beefsteak steak thick short loin containing shaped
portfolio case container flat thin carrying loose papers set collection aggregation accumulation
porthole window framework frame ship
portico porch structure construction entrance
portiere curtain drape drapery mantle
portion component constituent abstract determined includes physical less human
portmanteau blend neologism neology coinage
portrait portrayal portraiture word picture delineation depiction appearance likeness semblance
portray represent express verbalize verbalise words
portrayal portraiture portrait word picture delineation depiction appearance characterization enactment personation acting
portugal republic southwestern europe iberian peninsula
portuguese romance language latinian latin spoken portugal brazil european inhabitant habitant dweller
portwatcher watchman watcher security guard wharf
pose present constitute represent comprise introduce
poseur poser exhibitionist egotist egoist habitually pretends
position place point particular portion space occupied troops tactical
positioner actuator mechanism moves read
positivism empiricism empiricist philosophy sensationalism philosophical doctrine bases positivity positiveness certainty acceptance
positivist rationalist nonreligious individual emphasizes observable facts excludes
posse police force constabulary law temporary
posseman man adult male able bodied serving member
possess knowledge skill
possession ownership control controlling property abstract anything owned possessed
possibility expectation outlook prospect belief future potential possibleness beingness existence face
possible possibility action opening option done applicant applier individual might
possum opossum marsupial pouched mammal metatherian nocturnal arboreal phalanger
post station position place point military installation facility body
postbag mailbag bag container letter
poster posting placard notice sign posted public place worker individual pastes bills
postern gate movable barrier rear
posthouse hostel hostelry inn lodge
postiche hairpiece attire garb dress
posting poster placard notice sign
postmark marker marking mark symbol cancellation stamped mail
postpone prorogue table shelve delay wait hold off
postscript note annotation notation comment appended letter after addendum supplement writing written
postulate contend claim affirm maintain assert
posture position attitude bodily property arrangement body limbs carriage bearing
pot cooking utensil cookware kitchen metal earthenware vessel toilet commode plumbing fixture
potable beverage drink drinkable food
potassium metallic element metal chemical light soft silver
potato murphy spud tater root vegetable veggie veg vine vascular plant tracheophyte
potbelly pot corporation tummy belly
poteen irish whiskey whisky unlawfully
potency authority authorization authorisation control power powerfulness right effectiveness strength
potential potentiality potency possibility possibleness beingness inherent capacity voltage electrical phenomenon physical
potentiality potential potency possibility possibleness beingness inherent capacity capability capableness aptitude ability
potentiometer measuring instrument system device direct current electromotive pot potential divider voltage
pothole chuckhole hole hollow depression produced wear weathering
pothook hook claw mechanical device
pothouse pub saloon taphouse tavern
pothunter archeologist archaeologist anthropologist nonprofessional
potion beverage drink drinkable potable
potpourri assortment mixture miscellany collection aggregation accumulation assemblage medley pastiche musical composition
potshot shooting shot propulsion actuation taken easy casual criticism unfavorable judgment disapproval
potter thrower ceramicist ceramist craftsman artisan journeyman artificer
pottery clayware ceramic ware utensil clay baked kiln trade craft occupation business
pottle pot cooking utensil cookware
potty toilet commode plumbing fixture
pouch bag container medium size holding carrying sac sack pocket cavity
pouf fagot faggot fag homosexual
pouffe ottoman pouf puff seat
poultry fowl gallinaceous bird gallinacean domesticated thought descended meat flesh
pound avoirdupois mass ounces quid british monetary basic
pounder force measurement weighing given
pounding buffeting blow bump impact repeated heavy blows throb throbbing pulse pulsation
pour displace
poverty poorness impoverishment financial status little money material
pow prisoner captive unfortunate surrenders
powder pulverization pulverisation solid substance tiny loose particles gunpowder explosive chemical
power powerfulness possession controlling influence physical phenomenon rate doing
powerboat motorboat boat vessel watercraft
powerfulness power possession controlling influence
powwow huddle conference discussion quick private council meeting native americans
practice pattern deed human action customary operation behavior exercise drill recitation training
practitioner practician professional adult grownup practices learned profession
praetorium pretorium tent collapsible shelter
prairie grassland tract land ground treeless grassy plain
praise evaluate valuate assess express approval
pram carriage perambulator stroller wheeled
prank buffoonery clowning japery folly foolery tomfoolery craziness antic joke trick diversion
pray commune communicate intercommunicate address deity prophet saint
prayer supplication worship communicating deity petition orison request asking
preach prophesy lecture talk teach learn deliver sermon
preacher sermonizer sermoniser clergyman reverend man cloth spiritual
preaching sermon discourse address speech religious nature lecture talking
preamble introduction section subdivision preliminary statute constitution
precaution safeguard guard step maneuver manoeuvre precautionary warding circumspection caution discretion discernment
precede predate forego forgo earlier
precedence precedency priority high status position established order antecedence antecedency earliness
precedent example illustration instance representative justify similar occurrences civil law jurisprudence established
prechlorination chlorination chemical process action prior another
precinct city district territory territorial dominion town marked
precipice cliff drop geological formation steep
precipitate effect effectuate set bring abruptly
precipitator electrical device removes dust
precipitin antibody protein causes precipitation unites antigen
precision preciseness exactness exactitude accuracy truth reproducible amount
preconception prepossession opinion sentiment persuasion view formed beforehand bias prejudice partiality partisanship
predecessor precursor forerunner individual precedes harbinger herald indication
predicament quandary plight difficulty status situation extrication difficult
predicator construction grammatical expression constituent predicates
predict foretell prognosticate call guess venture pretend hazard
prediction anticipation prevision reasoning logical thinking abstract thought foretelling forecasting prognostication statement
predilection preference orientation predisposition inclination disposition tendency favor penchant taste liking
prednisone orasone deltasone meticorten glucocorticoid hormone endocrine internal
predominance predomination prepotency dominance ascendance ascendence ascendancy predominant obviousness noticeability noticeableness
predomination predominance prepotency dominance ascendance ascendence ascendancy predominant obviousness noticeability noticeableness
preemptor appropriator acquirer acquires land
preexistence beingness existence face earth existing former previous
prefab structure construction artefact prefabricated
preface foreword prolusion introduction section subdivision short introductory
prefer like better
preference penchant predilection taste liking feeling strong orientation predisposition inclination
preferment promotion preferring accusation accusal charge complaint
prefix affix bound morpheme added front word
prejudice bias preconception partiality partisanship inclination disposition prevents
prelim preliminary athletic contest competition
preliminary prelim athletic contest competition
prelude preliminary overture origin origination inception beginning serves music auditory precedes fugue
premiere performance public presentation show first play movie
premise premiss assumption postulate posit proposition statement assumed
premises site land tract buildings
premium payment cost insurance value economic quantity amount
premix mix concoction mixture intermixture foodstuff commercially prepared
premonition foreboding presentiment boding apprehension apprehensiveness dread fear forewarning warning informing known
preoccupation idea thought cognitive preoccupies mind holds attention preoccupancy absorption engrossment
preparation readying deed human action putting setting order formulation compound chemical substance
prepare fix ready set alter modify suitable equip
preposition function word combines noun pronoun place position item point
prerequisite requirement duty responsibility obligation control required advance
presbyterian protestant christian follower calvinism taught church
presbytery building edifice structure construction
prescribe order dictate inflict bring down visit impose
prescription direction instruction message directions prescribed beforehand medicine medication medicament medicinal
preseason season period prior beginning regular devoted
presence beingness existence face earth present front proximity vicinity locality
present show demo exhibit give exhibition interested audience
presentation ceremony formally presenting presentment demonstration show entertainment
presentment notification due process law action accusation crime charge billing request asking
presentness nowness timing temporal arrangement order present
preservation saving protection protecting loss danger status
preserve continue uphold keep maintain hold unaltered
presidency administration tenure term office incumbency president presidentship position post berth
president corporate executive business director officer firm corporation head chief representative holds
presidio fortress fort defensive structure
press touch exert pressure force upon
pressing press pressure push pushing propulsion actuation portion physical metal plastic
pressure physical phenomenon force applied area surface influence compels
prestige prestigiousness standing status position high achieved success
presume assume expect anticipate evaluate pass judgment take
presumption given precondition assumption supposition supposal hypothesis taken inference illation reasoning logical
presupposition supposition supposal conjecture presupposing
pretence pretension pretense artificiality unnaturalness false unsupportable guise pretext semblance
pretend feign sham affect misrepresent belie represent believe
pretense pretence pretending simulation deception deceit dissembling dissimulation feigning misrepresentation
pretension pretense pretence artificiality unnaturalness false unsupportable claim assertion averment asseveration
pretext pretense pretence feigning dissembling serving conceal plans guise semblance
pretorium praetorium tent collapsible shelter
prettiness cuteness beauty appearance visual aspect appealing delicate
prevail predominate dominate rule larger number quantity power
prevalence generality prevailing generally ratio magnitude quantitative
prevent forestall foreclose preclude keep arising
preventative preventive prophylactic remedy curative
prevention bar hindrance hinderance interference preventing
preventive preventative prophylactic remedy curative
prevision vision imagination imaging imagery prophetic prescience capacity mental ability
prey quarry target victim unfortunate attack animal animate beast
price cost value worth property material terms damage outgo
pricing evaluation valuation rating appraisal terms price
prick prickle pierce penetrate perforate hole needle thorn
pricker spine thorn prickle aculeus
pricket spike sports equipment sharp
pride pridefulness feeling self respect personal worth satisfaction contentment your
priest clergyman reverend man cloth spiritual leader christian performs religious
primacy importance grandness standing first
primary election vote preliminary delegates nominees chosen flight feather pinion quill
primate archpriest hierarch prelate priest clergyman reverend man placental mammal eutherian order
primates animal order including lemurs tarsiers monkeys
prime number definite quantity exactly distinct divisors itself flower peak heyday period
primer textbook text edition schoolbook introductory fuse fuze fusee lighter
priming preparation readying ready fuse fuze fusee lighter
primping dressing grooming covering careful finicky
prince aristocrat blue blood patrician leader male member
principal debt liabilities original amount interest calculated head educator pedagogue pedagog
principle rule generalization generalisation generality idea basic accepted value ideal standard
print publish produce create
printer pressman skilled worker trained
printing writing written language black white text handwritten commercial enterprise business commerce
priority precedence precedency high status position established order antecedence antecedency anteriority earliness
priory religious residence cloister monastery
prism polyhedron solid congruent parallel
prison correctional institution penal facility persons confined trial situation affairs prisonlike
prisoner captive unfortunate individual confined
privacy privateness seclusion reclusiveness aloneness loneliness lonesomeness secluded secrecy concealment isolation
private enlisted man lowest rank army marines
privateer privateersman officer mariner seaman
privilege advantage vantage asset plus special immunity benefit prerogative perquisite right abstract
privy toilet lavatory lav room area building equipped outhouse jakes outbuilding
prize award gift acquisition given victory superiority contest loot booty pillage stolen
prizefight boxing match professional boxers cash prize
pro professional athlete jock contestant plays argument statement evidence favor
probability chance quantity amount likely will occur probable
probe examine investigate look analyze analyse question thoroughly
problem job difficulty status needs resolved question head subject topic
procedure process deed human action particular course intended operation work series
proceed continue talk speak communicate intercommunicate talking
proceeding proceedings due process law action institution sequence
proceedings proceeding due process law action institution sequence minutes transactions written record
proceeds return issue take income financial gain profit
process procedure deed human action particular course intended operation knowledge noesis performance
processing process physical preparing putting prescribed procedure
processor business concern organization engaged processing agricultural products worker individual processes
proclaim entitle title name call declare formally
proclamation announcement annunciation declaration statement message subject formal promulgation deed human action
procrastination cunctation shillyshally delay holdup inactivity procrastinating dilatoriness slowness deliberation deliberateness
procreation reproduction breeding sexual practice sex conceiving bearing
proctoscope endoscope medical instrument examining
procurement procurance procural acquisition acquiring getting possession
procurer pimp panderer pander wrongdoer offender bad procures securer acquirer individual obtains
prod goad goading prodding encouragement
produce create bring forth yield
producer manufacturer maker shaper creator manufactures individual finds financing
product merchandise ware commodity trade good commodities offered production creation artefact created
production deed human action process producing presentation display stage screen
productivity productiveness fruitfulness fecundity productive power produce ratio magnitude quantitative quantity
profanity utterance vocalization auditory vulgar irreverent speech action
profess claim affirm practice profession teach knowledgeable
profession occupational vocation body learned occupation business job line
professional adult grownup individual engaged learned professions pro athlete jock contestant
professor prof academician academic faculty member educator college
professorship chair position post berth office professor
proficiency competence competency ability great facility technique skillfulness command fundamentals
profile chart graph visual analysis outline lineation boundary bound
profit net lucre profits income financial gain excess advantage vantage asset
profitability profitableness gainfulness lucrativeness profit gain advantage vantage
profits net lucre profit income financial gain excess winnings win
profundity reconditeness abstruseness abstrusity wisdom cognitive mental recondite profoundness depth degree grade
profusion profuseness richness cornucopia abundance copiousness teemingness quantity
program plan programme idea thought cognitive series steps system rules method
programme program announcement promulgation statement
programming scheduling programing planning preparation readying setting order creating mental creation
progress advancement development improvement gradual growth progression procession advance motion
progression series ordering order ordination definite pattern advance progress travel movement
progressivism political orientation ideology theory those favor progress
prohibit forbid interdict proscribe command require order tell
prohibition law legal document instrument official forbidding sale ban proscription decree edict
project undertaking task labor work undertaken attempted projection plan program programme
projectile missile weapon arm system instrument forcibly thrown rocket vehicle conveyance transport
projection prediction anticipation prevision reasoning extrapolating past observations visual image film onto
projector optical device projecting beam
proletariat labor labour class stratum comprising those manual
proliferation growth growing maturation development rapid multiplication increase increment process
prolongation protraction perpetuation lengthening continuance continuation prolonging extension lengthiness longness length
prometheus titan stole fire olympus gave mankind
prominence standing status position prominent widely known eminent importance value relative
promise assure declare say tell commitment
promote advance boost further support back contribute progress
promoter booster plugger advertiser advertizer adman publicist active showman impresario booker booking
promotion promo publicity packaging message subject substance issued action raising rank position
prompt motivate actuate propel give incentive action
prompter assistant helper help supporter
promulgator lawgiver lawmaker leader promulgates laws
prong projection structure construction pointed
pronoun function word place noun phrase
pronounce articulate enounce enunciate speak utter certain
pronouncement dictum declaration statement authoritative
proof evidence grounds information factual helps establish truth argument statement formal
prop support supporting structure placed beneath against keep property physical movable articles
propaganda information info message spread purpose promoting
propagandist communicator individual disseminates messages calculated assist government
propagation extension dissemination airing public exposure spreading generation multiplication reproduction procreation
propeller propellor mechanical device mechanism rotates push against
propellor propeller mechanical device mechanism
property belongings holding possession owned abstract basic essential shared
prophecy prognostication vaticination prediction anticipation prevision reasoning knowledge divination foretelling forecasting
prophet prophesier oracle seer diviner visionary illusionist authoritative religious individual speaks divine
prophylactic preventive preventative remedy curative
propjet turboprop propeller plane airplane
proponent advocate advocator exponent individual somebody pleads propounds
proportion quotient ratio obtained magnitude divided dimension property extent
proportionality ratio magnitude quantitative quantities constant proportion balance placement arrangement
proposal message subject substance proposed offer offering marriage
propose suggest advise declare say tell proposal plan
proposition statement message subject affirms denies either true suggestion proffer proposal
proprietor owner businessman man affairs businessperson bourgeois owns
proprietorship proprietary ownership unincorporated business owned single responsible
propriety properness correctitude demeanor demeanour behavior behaviour correct
propylthiouracil organic compound chemical crystalline antithyroid drug treatment
proscenium apron forestage stage platform
prose writing style literary genre expressive ordinary distinguished fact commonplace
prosecute conduct prosecution court
prosecution legal action law proceeding institution conduct proceedings collection aggregation accumulation assemblage
prosecutor official functionary skilled worker trained government conducts
prosody inflection manner speaking speech delivery expressive style versification system
prospect chance potential potentiality potency possibility future success expectation outlook belief cognitive
prosperity economic status growth rising profits full employment successfulness good fortune luckiness
prosthesis corrective restorative device replacement
prostitute cocotte whore harlot woman adult female engages
prostitution harlotry whoredom vice crime criminal offense offence
protagonist supporter champion admirer advocate advocator proponent exponent agonist fictional character fictitious
protease peptidase proteinase enzyme protein catalyzes splitting proteins
protect defend prevent keep shield danger injury destruction
protection deed human action protecting covering artefact intend protect
protectorate district territory territorial dominion partly controlled
protege recipient receiver acquirer receives support protection influential
protein macromolecule supermolecule molecule nitrogenous organic compounds essential
proteolysis chemical process action hydrolysis proteins peptides amino
protest complain kick plain sound off utter words
protestant christian religious adherent protestantism church religion faith
protestantism christianity christian religion faith theological system churches
protestation protest objection speech formal solemn declaration statement strong
proton nucleon baryon heavy particle stable positive charge
protoplasm substance living cell
prototype paradigm epitome image model example representation mental
protozoa phylum taxonomic category taxon classifications considered superphylum
protozoan protozoon protoctist microorganism diverse minute acellular unicellular
protractor drafting instrument draw angles
protrude jut project extend space
protuberance bulge bump hump projection convex shape convexity status protuberant
prove shown found
provenance birthplace cradle provenience beginning origin root rootage
proverb adage saw byword saying expression locution speech
provide supply render furnish give transfer useful necessary
providence capital largest city rhode island care charge tutelage guardianship
province administrative district division territorial territory occupied constituent responsibility sphere domain area
provincialism narrowness intolerance lack sophistication sectionalism localism partiality partisanship
provision proviso precondition stipulation premise stipulated supply supplying deed human
provisions commissariat provender viands food nutrient substance stock
proviso provision precondition stipulation premise stipulated
provocation aggravation irritation aggression behavior behaviour conduct unfriendly incitement incitation psychic energy
provoke arouse elicit enkindle create call forth
prowess art artistry superior skill ability power learn
prowler sneak stalker intruder interloper trespasser entrant prowls
proximity propinquity nearness closeness distance property close together vicinity locality neighborhood neighbourhood
prudence discretion discernment wisdom wiseness practical affairs discreetness circumspection sagacity
pruner trimmer worker individual thins
pruno hooch hootch alcohol alcoholic
pry prise prize lever open force effort
psaltery stringed instrument musical ancient
pseudophloem plant tissue structure false phloem
psi pressure measurement letter alphabet alphabetic character
psithyrus arthropod genus resembles bumblebee lacks pollen collecting
psyche mind head brain knowledge noesis responsible thoughts soul spirit vital principle
psychiatrist shrink specialist medical doctor doc physician specializes
psychologist scientist individual trained psychology
psychology science scientific discipline subject mental life
psychopath sociopath neurotic psychoneurotic mental case sick sociopathic
psychophysiology neuropsychology psychology science scientific discipline branch concerned
psychopomp imaginary creature imagination imaginativeness conductor souls afterworld
psychotherapy psychotherapeutics psychiatry psychopathology medicine branch concerned methods therapy medical care aid
psychrometer hygrometer measuring instrument system
pterygium conjunctiva mucous membrane mucosa either thickened triangular
pub saloon pothouse taphouse tavern
public populace world grouping general considered body sharing common interest
publication work product production copy printed offered distribution issue printing commercial enterprise
publicist publicizer publiciser communicator individual publicizes
publicity promotion promo packaging message subject substance issued open public view
publicize publicise air bare tell inform public
publish print produce create
publisher firm house business publishing professional adult grownup engaged
publishing publication commercial enterprise business commerce issuing printed
puck fairy faery faerie fay
pucker rumple cockle crumple wrinkle ruckle crease crinkle
puddle covering material building mixture
pugilism boxing fisticuffs contact sport
puke rotter rat skunk unpleasant disagreeable unwelcome persona vomit vomitus barf body
pull draw displace pulling
pullback tieback holding device withdrawal
pulley block machine simple mechanical device wheel groove
pulling pull propulsion actuation deed
pullover slipover sweater jumper garment
pulp mush mass body soft soggy flesh plant tissue structure
pulpit dais podium rostrum platform horizontal surface level
pulque alcohol alcoholic drink beverage
pulsation pulsing pulse impulse wave undulation movement motion phenomenon process physical periodically
pulse pulsation pulsing impulse wave undulation movement motion heartbeat beat periodic
pump wield handle manage manipulate operate like
pun punning wordplay paronomasia fun play sport wit
punch plug hit touch deliver quick blow
punchball ball game equipment inflated
puncher cowboy cowpuncher cowman ranch hand hired man boxer pugilist combatant battler
punctuality promptness timing temporal arrangement order habit adhering
pundit initiate savant scholar scholarly bookman student admitted
pung sled sledge sleigh vehicle
punish penalize penalise impose penalty
punishment penalty penalization penalisation control action punishing
punk hood hoodlum goon criminal felon crook outlaw igniter ignitor lighter fuel
punkah fan device frame covered
punnet basket handbasket container light
punster humorist humourist entertainer overly fond puns
punt pound irish monetary formerly
punter boatman boater waterman worker
pup whelp young mammal offspring canines wolf puppy youth younker
pupil student educatee enrollee individual learner enrolled educational aperture hole contractile center
puppet marionette figure model simulation operated above strings creature tool slave individual
puppy pup whelp young mammal youth younker
purchase buy get acquire obtain
purgatory situation difficulty temporary torment suffering imaginary place mythical fictitious
purging purge cleaning cleansing cleanup improvement removing purgation clearing liberation
purification cleaning cleansing cleanup improvement getting impurities refining refinement processing process
purity pureness status undiluted unmixed extraneous material sinlessness innocence
purl eddy whirlpool swirl run flow feed course
purple purpleness chromatic color colour spectral pigment nobility noblesse status position
purpose intent intention aim goal end cognitive anticipated function role use utility
purse bag handbag pocketbook container instrumentation carrying money sum amount spoken
pursue prosecute engage carry participate
pursued chased hunted victim
pursuer chaser follower traveler traveller pursuing trying overtake individual somebody pursues plan
pursuit chase pursual following motion movement pursuing effort pursuance quest search higher
purveyor supplier provider businessperson bourgeois supplies provisions
push force displace
pushball field game outdoor using
pushcart handcart cart wheeled vehicle
pushchair carriage perambulator pram wheeled
pushing push propulsion actuation deed applying force order
pushpin thumbtack tack nail attaching
pushup arm exercise exercising physical performed lying face
pussy cunt puss slit female genitalia genitals genital kitty domestic cat
put set place pose displace certain abstract
putout out failure resulting fielding play
puttee legging leging leg covering
putter golfer golf player linksman
puzzle perplex vex stick confuse throw fox befuddle
puzzlement bewilderment obfuscation befuddlement confusion mental confusedness muddiness
pyjama pajama trousers pair pant
pylon tower structure construction guiding
pyrometer thermometer measuring instrument system device designed high
pyroscope pyrometer thermometer uses color
pyrostat thermostat thermoregulator regulator operates
python boa constrictor world boas spirit disembodied spiritual supernatural
pyx pix chest box coins
qabala cabala cabbala cabbalah secret
qabalah cabala cabbala cabbalah secret
quack doctor doc physician untrained pretends dispenses medical sound occurrence occurrent harsh
quackery empiricism medical practice advice based observation experience charlatanism dishonesty knavery wrongdoing
quadrangle quadrilateral tetragon polygon polygonal
quadraphony stereo stereophony system stereophonic
quadriceps quad extensor muscle skeletal striated thigh extends
quadrupling multiplication increase increment growth factor four
quake earthquake temblor seism geological phenomenon shaking vibration
quaker friend christian religious member society friends founded trembler coward individual quakes
qualification fitness fittingness suitability suitableness must complied fits revision alteration transformation translation
qualifier contestant individual meets certain
qualify suffice answer serve prove capable
quality abstract essential distinguishing caliber calibre degree grade
qualm scruple misgiving anxiety emotion uneasiness fitness action queasiness squeamishness nausea sickness
quantity amount abstract much there many quantify magnitude adequate
quarrel dispute scrap argufy argue contend debate fence
quart united states liquid equal fluid ounces british capacity imperial
quarter fourth common fraction simple four equal city district territory territorial
quarterback back football player footballer plays position
quarterfinal match contest competition four
quartering coat arms blazon blazonry
quarters housing lodging living accommodations structure available live
quartz lechatelierite crystal glass colorless almost pure silica mineral material stuff hard
quatrain stanza text textual four lines
quaver sound occurrence occurrent tremulous note musical tone notation
queen insect arthropod fertile female colony insects bees aristocrat blue blood
quern mill grinder milling machinery
query question ask inquire enquire communicate pose
quest pursuit pursuance search higher cognitive process alternative seeking hunt hunting
question inquiry enquiry query questioning inquiring request asking head subject topic theme
questioner inquirer enquirer querier speaker talker utterer verbalizer
questioning inquiring request asking speech information
questionnaire document written papers containing questions
queue line formation vehicles waiting
quickening organic process biological physical showing signs life degree level stage point
quickie quicky repair fix fixing fixture hurried
quickness adeptness adroitness deftness skillfulness skillful performance ability intelligence power revealed
quiet lull calmness good weather period calm tranquillity tranquility order untroubled
quietness soundlessness silence quiet sound property tranquillity tranquility quietude calmness
quill pen writing implement bird feather spine process outgrowth appendage
quilt comforter comfort puff bedclothes bed clothing bedding
quintet quintette musical composition opus five performers digit figure integer
quipu calculator calculating machine cord
quirk oddity queerness quirkiness unfamiliarity strangeness unusualness strange groove channel depression impression
quirt whip instrument leather thong
quit discontinue stop cease
quiver quake palpitate tremble shake agitate fast tremulous
quiz examination exam test short questions
quoin coign coigne wedge inclined
quoit game equipment ring iron
quoits horseshoes outdoor game athletic
quota number definite quantity prescribed allotment allocation share portion
quotation citation cite acknowledgment note annotation notation comment quote excerpt excerption
quote cite repeat reiterate ingeminate iterate passage
rabat capital morocco
rabbi spiritual leader jewish congregation title respect address appellation
rabbit coney cony leporid mammal lagomorph gnawing burrowing lapin fur pelt animal
rabble mob rout crowd gathering assemblage disorderly riffraff ragtag folk folks
race contest competition speed
raceabout sloop sailing vessel ship
racer driver operator manipulator drives
rachet ratchet ratch mechanical device
racine french advocate jansenism city southeastern wisconsin lake
racing sport athletics diversion recreation engaging contests speed
racist racialist bigot partisan zealot drumbeater prejudiced belief
rack framework frame supporting structure holding objects cut meat section forequarter
racket noise sound loud disturbing enterprise endeavor endeavour undertaking
racketeer criminal felon crook outlaw commits crimes profit
racquetball ball game equipment playing
radar radiolocation measuring instrument system device echo pulse
radiance glow glowing light visible radiation actinic amount radiancy shine effulgence brightness
radiation energy free physical phenomenon radiated transmitted rays emission emanation egress egression
radiator radiates energy heater warmer device series
radical building block atoms bound together single forming atom substance least
radicalism political orientation ideology theory those favor revolutionary
radio radiocommunication wireless broadcasting telecommunication telecom medium tuner receiver receiving
radiochlorine chlorine atomic number chemical element radioactive isotope
radiolocation radar measuring instrument system
radiometer meter measuring instrument system
radiomicrometer radiometer meter extremely sensitive
radiophone radiotelephone telephone phone set
radiotelephone radiotelephony wireless telecommunication telecom
radish root vegetable veggie veg pungent fleshy edible daikon plant crucifer cruciferous
radius length fundamental quantity line segment center circumference straight perimeter
raft float artefact flat batch deal flock indefinite
rafter balk baulk beam structural member parallel sloping raftsman raftman traveler traveller
rag shred tag tatter cloth material paper week hebdomad period british
ragamuffin tatterdemalion urchin child kid youngster dirty shabbily
ragbag oddments melange farrago assortment
rage fury madness anger choler ire emotion feeling angriness emotional arousal
raglan garment clothing article vesture
raid bust attack assail contend fight search warning
rail railing barrier obstruction obstructor obstructer horizontal supports railway railroad line short
railcar car wheeled vehicle adapted
railhead storehouse depot entrepot storage railroad theater operations end terminal extremity completed
railing rail barrier obstruction obstructor obstructer horizontal supports material equipment rails collectively
railroad railway line carrier common commercial organization responsible track artefact
railway railroad line carrier common commercial organization responsible track artefact
raiment array regalia clothing article
rain rainfall precipitation downfall weather water falling drops rainwater fresh freshwater
rainbow bow arc curve curved shape colored light promise hope expectation outlook
raincoat waterproof coat overgarment outer
rainfall rain precipitation downfall weather water falling drops
raise increase alter modify level amount
raiser bridge partner player hand
raising elevation lift rise rising ascent ascension raised rearing nurture upbringing inheritance
rajah raja aristocrat blue blood patrician leader prince
rally collect pull roll gather
rallying mobilization mobilisation assembly assemblage mobilizing common purpose rally feat effort exploit
ram pound thrust push force strike drive against
ramekin ramequin dish nutriment nourishment
ramequin ramekin dish nutriment nourishment
ramification branching fork forking division separation dividing branches branch leg subfigure figure
ramjet atherodyde athodyd jet engine
rammer ram tool driving force
ramp incline inclined plane machine simple surface connecting alliaceous plant liliaceous north
rampart bulwark wall embankment mound hill built around
ramrod rod implement charge muzzle loading firearm overseer superintendent supervisor harshly
ranch spread farm workplace work tract land along
rancher farmer husbandman granger sodbuster owns operates ranch
rancor resentment bitterness gall hostility enmity ill will
randomization randomisation organization organisation deliberately haphazard arrangement observations
range scope reach orbit extent magnitude area operates limit extremity limits
rangefinder measuring instrument system device
rank line formation status position relative
ransack plunder despoil loot take steal goods
ransom cost outgo spending expenditure money demanded return payment defrayal defrayment commerce
rap knap strike touch sharply
rapidity celerity quickness rapidness pace rate temporal property
rapier tuck sword blade brand
rapist raper attacker aggressor assailant assaulter forces another
rapper singer vocalist vocalizer vocaliser
rapport resonance affinity kinship relationship mutual understanding trust
rapture ecstasy transport exaltation emotional spirit emotion carried bliss blissfulness cloud
rascal rogue knave rapscallion villain scoundrel unwelcome persona imp scamp monkey child
rasp rasping utterance vocalization auditory uttering irritated tone file hand tool coarse
rassling wrestling grappling contact sport
rat rodent gnawer placental mammal long tailed rodents scab strikebreaker blackleg worker
ratafee ratafia liqueur cordial alcohol
ratafia ratafee liqueur cordial alcohol
ratan rattan switch instrument punishment
ratch ratchet rachet mechanical device
ratchet rachet ratch mechanical device
rate magnitude quantitative frequency relative charge cost amount payment
rathole hole opening gap room area dirty uncomfortable
rathskeller tavern tap house building
ratify sign validate formalize formalise authorize approve express
rating evaluation valuation appraisal assessment classification categorization value judgment judgement
ratio magnitude quantitative relative magnitudes quantities proportion
ration fare food nutrient allowance share portion percentage fixed
rationale principle explanation thinking thought process fundamental reasons
rationalism philosophical doctrine theory philosophy knowledge acquired reason theological
rationalization rationalisation explanation thinking thought process cognitive seem defense mechanism reaction
rationalize apologize apologise excuse defend support fend argue
rationing allotment apportionment apportioning allocation
rattle sound perceived short successive sounds
rattler rattlesnake pit viper horny segments tail rattle train railroad public transport
rattlesnake rattler pit viper horny segments tail rattle
rattling rattle rale noise sound rapid series short
rattrap difficulty status difficult entangling
ravage depredation destruction demolition wipeout ending destructive action
ravehook hand tool hooked prepare
rawhide hide fell animal skin untanned cattle
ray beam shaft irradiation light visible radiation actinic pedicel pedicle peduncle branch
rayons nylons stocking hosiery hose
razor edge tool cutter cutlery cutting shaving
razorblade blade cutting implement sharp
rbi run tally score result batter performance
reach attain hit destination either real abstract
react respond show response reaction
reactant chemical substance material stuff present start reaction
reaction chemical process action substances changed others idea thought cognitive evoked
reactionary ultraconservative conservative conservativist adult grownup extreme
reactivity responsiveness sensitivity sensitiveness sensibility sense responsive stimulation susceptibility susceptibleness status ready
reactor electrical device introduce reactance
read interpret construe see understand written printed
reader scholar scholarly bookman student enjoys reading subscriber customer client consumer
readiness preparedness preparation ready prepared action eagerness zeal forwardness willingness
reading linguistic process language higher cognitive understanding written interpretation explanation account particular
readjustment adjustment accommodation fitting improvement adjusting again registration calibration standardization
readout output signal signaling computer
ready readiness preparedness preparation poised action
reaffirm affirm once again
reagent chemical agent reactions
realism pragmatism practicality utility usefulness accepting facts life reality realness actuality beingness
realist philosopher scholar scholarly bookman believes universals real individual somebody accepts world
reality world experience cognitive mental your experiences determine realness realism actuality beingness
realization realisation recognition understanding apprehension discernment savvy coming actualization actualisation creating
realize recognize recognise realise know cognize cognise fully
realm kingdom land sphere domain area orbit dominant demesne
reamer juicer squeezer kitchen utensil
reappear appear again
reappearance appearance occurrence occurrent appearing again return arrival
rear formation arrangement back military procession backside side face surface
rearguard detachment army assigned protect rear
rearing raising nurture upbringing inheritance heritage properties acquired breeding fostering fosterage socialization
rearward rear backside back end side direction toward
reason ground rational motive motivation need belief action explanation account statement phenomenon
reasoning thinking thought process cerebration coherent logical
reassurance support aid assist assistance reassuring
reassure assure calm down quiet tranquilize feel sure
reb rebel johnny greyback confederate soldier applied nickname
rebel reb johnny greyback confederate soldier applied nickname insurgent insurrectionist revolutionist revolutionary
rebellion resistance action refusal accept authority code convention insurrection revolt rising conflict
rebozo scarf garment long woolen
rebuff snub repel reject spurn freeze off scorn
rebuild reconstruct construct build again
rebuilding reconstruction repair fix fixing building again
rebut refute disown renounce repudiate reject overthrow argument
recall remember retrieve recollect knowledge memory
receipt reception acquiring getting deed receiving acknowledgment acknowledgement message
receipts gross revenue sum money amount entire income
receive get acquire
receiver set electronic equipment receives radio signals liquidator fiduciary individual
receptacle container instrumentation keep plant structure enlarged stem
reception response greeting salutation acknowledgment acknowledgement manner greeted party gathering affair formal
receptionist secretary secretarial assistant helper whose main duty
recession economic status economy declines recess niche corner concave
recipient receiver acquirer individual receives semantic role participant grammatical
recital narration yarn report account informing known giving performance public presentation show
recklessness foolhardiness rashness unthoughtfulness thoughtlessness trait giving little
reckon think opine suppose expect anticipate evaluate pass
reckoning calculation computation figuring problem solving thinking thought tally bill account invoice
reclassification categorization categorisation classification compartmentalization classifying again
recliner lounger armchair chair whose
reclining motion movement motility assuming maintaining position
recluse hermit solitary solitudinarian loner lone wolf hand
recognition acknowledgment acknowledgement acceptance situation affairs recognized acknowledged identification memory remembering basic
recognize acknowledge recognise know accept evaluate pass judgment
recollection remembrance anamnesis memory retention retentiveness retentivity ability recall reminiscence remembering
recommend urge advocate propose suggest advise declare push
recommendation advice proposal testimonial praise congratulations kudos
reconcile accommodate conciliate harmonize harmonise relate
reconsider see consider reckon view again
reconsideration consideration discussion treatment discourse topic afterthought rethink reversal mind
reconstruct construct retrace speculate theorize theorise conjecture reassemble
reconstruction period after american civil southern states repair fix fixing fixture
record evidence indication indicant anything disk disc platter sound
recorder equipment instrumentation records registrar official functionary skilled
recording signal signaling sign encodes transcription creating raw materials
recount tell narrate recite inform communicate intercommunicate give
recourse resort refuge aid assist assistance help turning resource asset
recover retrieve find regain get acquire back
recovery improvement betterment advance transformation return original convalescence recuperation healing bodily
recreation diversion deed human action diverts amuses stimulates refreshment rejuvenation restoration refreshes
recrimination accusation accusal charge complaint mutual accusations
recruit enroll inscribe enter register record put down
recruitment enlisting accomplishment achievement action getting recruits
rectangle parallelogram quadrilateral quadrangle tetragon four right angles
rectifier electrical device transforms alternating direct current individual somebody corrects sets
rectitude uprightness righteousness morality consequence honorable honest
rectory parsonage vicarage residence house
recuperation convalescence recovery healing bodily process body function
recur repeat happen hap pass off occur again
recurrence return repeat repetition periodic recurrent again
red redness chromatic color colour spectral pigment tributary mississippi river flows
redcoat lobsterback soldier enlisted british
redefinition definition explanation account giving
redemption salvation rescue deliverance delivery saving delivering evil repayment quittance payment principal
redeposition deposition deposit accretion accumulation another
redevelopment renovation overhaul improvement improving renewing restoring
redheader redhead carrottop individual somebody hair
rediscovery discovery find uncovering discovering again
redoubt fortification munition defensive structure
redress damages amends indemnity compensation recompense money paid remedy remediation correction rectification
reduce trim cut decrease lessen minify down
reducing reduction chemical reaction process electrons added atom loss decline diminution excess
reduction decrease diminution magnitude decreasing reducing chemical reaction process
redundancy repetitiveness repetitiousness verboseness verbosity repetition messages reduce redundance overplus plethora superfluity
reef ridge elevation submerged rock coral near surface witwatersrand rand rocky region
reel film photographic paper material roll holding series dance music composed dancing
reelection election vote again
reenforcement reinforcement confirmation information info makes forcible convincing support operation military
reevaluation evaluation valuation rating appraisal second
refectory dining room communal hall
refer mention advert cite think mind mean associate
referee ref official adjudicator chief reviewer reader critic evaluator
reference mention remark comment input statement calls attention citation cite acknowledgment note
referendum vote action legislative referred final approval popular
refinement polish culture cultivation perfection flawlessness plus ultra elaboration improvement betterment advance
refinery plant works industrial building
reflect indicate point designate show manifest bring back
reflectance reflectivity coefficient constant fraction radiant energy reflected
reflection contemplation reflexion rumination consideration thinking thought process physical phenomenon propagating
reflectometer meter measuring instrument system
reflector device instrumentation reflects radiation optical telescope astronomical concave
reflex reaction response bodily process body automatic instinctive
refocusing focalization focalisation focusing intensification again
reform improvement better result correcting abuses campaign crusade drive aimed
reformatory correctional institution penal facility
refractometer measuring instrument system device
refrain chorus music auditory song soloist joined singers
refresher legal fee beverage drink
refrigeration infrigidation cooling chilling temperature reduction process freezing therapy medical care aid
refrigerator icebox white goods home appliance household food
refueling fueling provision supply supplying taking fuel
refugee exile expatriate expat absentee flees safety
refund payment cost money returned payer repayment defrayal defrayment
refusal denial speech refusing message subject substance
refuse decline react respond show unwillingness towards
regain recover retrieve find get acquire back
regalia gear paraphernalia appurtenance equipment
regard see consider reckon think believe conceive deem
regatta meet sports meeting athletic
regime government authorities polity organization organisation governing authority regimen plan program programme
regiment army military force smaller division
regimentals military uniform insignia regiment
regimentation imposition infliction enforcement order discipline
region physical extended spatial area body animal special
register record enter put down save writing
registrant individual somebody formally entered
registration enrollment enrolment entrance entering entry ingress enrolling body
registry register written record account official names events
regret repent rue feel experience remorse
regular habitue fixture patron frequenter customer client soldier enlisted army
regularity symmetry symmetricalness correspondence balance property polygons equal fixed principle rate
regulate modulate adjust set correct amount degree rate
regulation ordinance rule prescript direction instruction authoritative concept conception construct
regulator control controller mechanism controls devices regulating controlling official functionary skilled worker
rehabilitation restoration repair fix fixing useful place society reclamation renewal
reharmonization reharmonisation harmonization harmonisation harmony musical music whose
rehash material information info slightly
rehearing relistening listening hearing sensing perception again
rehearsal exercise practice drill session preparation public performance
rehearse practise practice perform execute engage rehearsal
reich nation country land german austrian born psychoanalyst lived
reign govern rule control command sovereign power
reimbursement compensation recompense paid
rein strap leather strip pair long straps control power powerfulness means
reinforce reenforce strengthen beef fortify stronger
reinforcement support reenforcement operation military confirmation information info
reissue reprint reprinting publication work
reiterate repeat ingeminate iterate tell inform perform again
reject evaluate pass judgment judge think refuse accept
rejection deed human action rejecting situation affairs rejected
rejoice joy feel experience happiness
rejoicing happiness feeling great exultation jubilation utterance vocalization
relate associate link colligate think cogitate cerebrate logical
relatedness connection connexion connectedness particular manner
relation abstract belonging characteristic entities together intercourse copulation coitus sexual
relations dealings mutual connections communications among persons
relationship abstract connectedness
relative individual somebody related blood marriage congener congenator congeneric living
relax unbend unwind decompress turn less tense rest
relay communicate pass along
release relinquish grip
relegate submit refer another decision judgment
relentlessness inexorability inexorableness mercilessness unmercifulness inhumaneness inhumanity unwillingness
relevance relevancy connection connexion connectedness hand
relevancy relevance connection connexion connectedness hand
reliability dependability dependableness reliableness responsibility responsibleness trustworthiness trustiness
reliance trust certainty cognitive mind based past experience dependence dependance dependency relying
relic antiquity artefact survived distant past keepsake souvenir token physical
relief alleviation assuagement comfort pleasure pleasance feeling comes ease comfortableness status
relieve alleviate palliate assuage better improve amend ameliorate
religion faith belief cognitive mental strong supernatural power institution establishment organization
religionist religious individual addicted religion zealot
religiousness devoutness piety piousness righteousness virtue devout conscientiousness conscience extremely conscientious
relinquish release resign free pass hand reach possession
reliquary container instrumentation religious relics
relish gusto zest zestfulness enjoyment pleasure pleasance vigorous condiment flavorer flavourer flavoring
reliving experience cognitive mental recurrence prior
remain stay rest same
remainder balance residual residue portion component left after number definite quantity dividend
remains physical left unused still extant relic excavated soil
remark note observe mention say tell express
remedy redress remediation correction rectification improvement correcting error curative cure therapeutic medicine
remember retrieve recall recollect knowledge memory
remembrance recollection anamnesis memory retention retentiveness retentivity ability memorial commemoration recognition credit
remind mind
reminder message subject substance helps remember experience cognitive mental causes
remise hackney carriage coach expensive
remission remittal subsidence suspension respite reprieve hiatus abatement remittance remitment payment
remnant leftover remainder balance residual residue portion remains end oddment cloth
remonstrance expostulation remonstration objection communicating deed expressing earnest
remorse compunction sorrow regret rue ruefulness feeling deep
remote device instrumentation control machine
removal remotion separation integrity removing dismissal dismission discharge firing
remove take withdraw concrete lifting pushing taking
remuda herd animal horses those next chosen
remuneration wage pay earnings regular payment remunerates defrayal defrayment commerce
renaissance renascence period european history close middle ages rebirth revival resurgence
render get alter
rendering rendition performance public presentation show musical composition interpretation interpreting explanation
rendezvous meeting coming together congress assembly planned certain topographic point place spot
rendition rendering performance public presentation show musical composition interpretation interpreting explanation
renew regenerate create reestablish improved basis like
renewal reclamation rehabilitation restoration repair fix fixing conversion repetition repeating continuance continuation
renovation redevelopment overhaul improvement improving renewing restoring restoration refurbishment melioration
rent lease contract undertake promise assure money
renunciation repudiation rejection speech rejecting disowning disclaiming invalid apostasy defection situation
reorientation orientation attitude mental fresh action changing direction oriented
repair mend fix bushel better improve amend ameliorate
repairman mender repairer fixer skilled worker whose repair
repay refund return pay give back
repayment refund payment defrayal defrayment commerce returning money quittance cost debt
repeal revoke annul lift cancel strike down declare
repeat reiterate ingeminate iterate tell inform perform again
repechage race contest competition
repel drive repulse push force displace back influence
repentance penitence penance compunction remorse sorrow your past
repertory depository deposit depositary repository storehouse stock kept repertoire collection aggregation accumulation
repetition repeat periodic recurrent occurrence repeats repeating continuance continuation doing
replace regenerate renew substitute
replacement replacing substitution exchange commutation furnishing equivalent place surrogate alternate substitute relief
replacing replacement substitution exchange commutation furnishing equivalent place
replenish refill fill full previously emptied
replenishment refilling replacement renewal filling flow again supplying
replication reproduction copying repetition repeating copies organic process biological physical
reply answer respond say tell express react verbally
report describe account inform communicate intercommunicate give representation
reportage coverage reporting news information
reporter newsman newsperson communicator individual investigates reports edits
reporting coverage reportage news information info presented reporters
repose rest ease relaxation inactivity deed human action peace peacefulness serenity tranquillity
repository depository deposit depositary facility installation artefact deposited secretary confidant intimate friend
represent correspond equal take place parallel equivalent
representation cognitive mental presentation mind idea image creation artefact visual tangible
representative negotiator negotiant treater communicator represents others spokesperson interpreter voice advocate
repression subjugation subjection relationship forcible defense mechanism reaction defence
reprieve respite relief ease comfort comfortableness suspension hiatus interruption
reprint reissue reprinting publication work offprint separate article nonfiction
reprisal retaliation revenge return paying back retaliatory action
reproach rebuke reproof reproval reprehension mild criticism shame disgrace ignominy dishonor
reprobate miscreant wrongdoer offender bad moral scruples
reproduce produce create copy equivalent
reproducer audio system sound electronic
reproducibility duplicability dependability dependableness reliability reliableness reproducible
reproduction organic process biological physical generating offspring recall recollection reminiscence memory
reproof rebuke reproval reprehension criticism unfavorable judgment disapproval
reptile reptilian vertebrate craniate chordate cold blooded class
republic democracy commonwealth political system government supreme power whose
republican politician politico pol political leader member party advocate advocator proponent exponent
repugnance repulsion revulsion horror disgust dislike intense aversion incompatibility inconsistency contradictoriness opposition
repulsion force physical phenomenon bodies repel another repugnance revulsion horror disgust
reputation repute honor honour laurels standing held high notoriety ill fame infamy
repute esteem think believe consider conceive look
request bespeak quest communicate pass along express need
require necessitate ask postulate useful just proper
requirement demand duty responsibility obligation control required necessity essential requisite physical
requisition command require order tell formal request official
reredos altarpiece screen partition divider
rescue deliver save carry pull bring free harm
research investigation investigating work systematic establish facts inquiry enquiry problem solving
researcher investigator scientist individual devotes himself doing research
resemblance likeness alikeness similitude similarity appearance external superficial
resemble match fit correspond check appear like
resent dislike feel bitter indignant
resentment bitterness gall rancor hostility enmity ill will
reserpine raudixin sandril antihypertensive drug medicine medication alkaloid
reservation reserve administrative district division territorial reserved particular qualification statement message subject
reserve withhold keep back deny refuse hold aside
reserves militia military force civilians trained soldiers regular
reservoir supply indefinite quantity extra lake body water store
reset device instrumentation resetting instruments
reside shack domicile domiciliate populate dwell live inhabit
residence abode address geographic point geographical dwell temporarily house dwelling home domicile
resident occupant occupier inhabitant habitant dweller denizen lives doctor doc physician
residue physical remains after removed remainder balance residual portion
resign vacate renounce leave office quit step down
resignation surrender despair feeling acceptance speech deed human action
resilience resiliency elasticity snap physical property material return recoil repercussion rebound
resist defy refuse elude escape perplex vex baffling
resistance opposition action deed human opposing disapprove disagree mechanical phenomenon physical force
resistor resistance electrical device resists flow current
resolution declaration resolve document written papers writing formal physical phenomenon ability microscope
resolve decide settle adjudicate end terminate alter bring
resonance physical phenomenon excited stable particle causing sharp oscillation vibration wave undulation
resonator chamber enclosure hollow whose
resorcinol phenol organic compound crystalline obtained resins
resort recur use utilize utilise apply recourse
resource assets possession available source wealth asset plus support
resourcefulness resource asset plus able cope difficult situation imagination inventiveness ingeniousness
respect regard detail item point fact esteem honor honour
respects message subject substance formal expression esteem
respiration metabolism metabolic process organic biological processes whereby bodily body function
respirator inhalator breathing device apparatus
respite reprieve relief ease comfort comfortableness recess break pause inactivity
respond react show response reaction
response consequence effect outcome result reaction bodily process body
responsibility duty obligation control action force binds courses province sphere domain area
responsiveness reactivity sensitivity sensitiveness sensibility sense responsive stimulation
rest remainder balance residual portion component left after ease repose relaxation inactivity
restatement statement message subject revised
restaurant eatery building edifice structure construction
restlessness mobility ceaselessly moving active impatience irritation annoyance vexation
restoration reign charles england repair fix fixing fixture
restorative tonic medicine medication medicament
restore reconstruct regenerate renew return original usable functioning
restraint control controlling restraining discipline trait personal
restrict curtail curb limit circumscribe confine decrease place
restriction limitation rule regulation concept conception principle limits regulating control
restroom convenience toilet lavatory lav
result consequence effect outcome phenomenon process physical follows solution answer resolution statement
resume restart continue uphold carry bear take begin
resumption recommencement beginning start commencement again
resuscitator breathing device apparatus machine
resuspension suspension mixture renewed insoluble particles after precipitated
retail selling merchandising marketing commerce goods consumers
retailer merchant merchandiser businessperson bourgeois sells goods retail
retailing selling merchandising marketing commerce activities involved commodities
retain hold bear carry contain back within
retaliation revenge return paying back getting even action
retardation deceleration slowing alteration modification decrease rate delay hold lag postponement
retention keeping holding possession ownership control retaining memory retentiveness retentivity faculty
retentiveness memory retention retentivity faculty mental module ability acquisitiveness greed property
reticule bag handbag pocketbook purse
retina membrane tissue layer animal innermost light sensitive
retire leave office quit step down resign retirement
retirement status position retired business occupation termination ending conclusion withdrawal
retort repay return riposte answer reply respond back
retrace trace return travel back again
retractor surgical instrument medical holds
retraining training preparation grooming occupation
retreat withdraw recede retire travel locomote pull back
retreated grouping
retrenchment entrenchment intrenchment fortification munition
retribution requital penalty payment justly deserved correction rectification improvement correcting
retrieval computer operation machine accessing
retrieve recover find regain get acquire back
retro fashion vogue trend style
retrorocket rocket engine jet larger
retrospect contemplation reflection reflexion rumination past
retrospective art exhibition exposition expo representative selection artist
retrovision vision imagination imaging imagery events distant past
retsina wine vino alcohol alcoholic
return travel locomote come back place before
reunion party gathering affair former associates come together reunification union unification uniting
reveal unveil show visible
revel delight enjoy take
revelation disclosure revealing speech deed human action evident insight brainstorm brainwave understanding
reveller reveler merrymaker celebrant celebrator celebrater shares noisy
revelry revel merrymaking conviviality jollification celebration unrestrained
revenge retaliation return paying back getting even action
revenue gross receipts sum money amount entire income taxation government
reverberation echo replication reflection reflexion reflectivity physical property repercussion consequence effect outcome
reverend clergyman spiritual leader member clergy christian church title respect address appellation
reverie revery daydream daydreaming dream dreaming imagination imaginativeness abstractedness preoccupation preoccupancy
reversal opposite reverse setback blow occurrence
reverse turn contrary
reversibility changeableness changeability reversible either direction
reversible garment clothing article vesture
revery reverie abstractedness preoccupation preoccupancy abstracted absorption daydream daydreaming dream
revetment barrier obstruction obstructor obstructer against explosives revetement facing cladding protective
review reexamine analyze analyse study examine look again
reviewer referee reader critic evaluator judge reads manuscripts commentator writer author communicator
revise rewrite write revisions
revision alteration transformation translation integrity revising altering revisal revise rescript rewriting
revival resurgence revitalization revitalisation improvement betterment advance transformation rally mass meeting gathering
revive resuscitate bring back round around regain consciousness
revolt rebellion insurrection rising conflict struggle battle action
revolution alteration modification drastic reaching ways thinking behaving action deed human overthrow
revolver pistol handgun side arm shooting iron revolving door movable barrier four
revulsion repugnance repulsion horror disgust dislike intense aversion
reward wages payoff consequence aftermath result resultant recompense payment cost return service
rheometer measuring instrument system device
rheostat resistor resistance electrical device
rhetorician orator speechmaker speechifier speaker talker utterer verbalizer
rheumatism disease illness unwellness malady painful disorder joints arthritis inflammatory chronic
rhino rhinoceros ungulate perissodactyl mammal massive powerful herbivorous
rhinoceros rhino ungulate perissodactyl mammal massive powerful herbivorous
rhinoscope medical instrument mirror mounted
rhinotracheitis animal disease respiratory infection nose throat cattle
rhubarb pieplant vegetable veggie veg produce long pinkish herb herbaceous plant vascular
rhyme rime versification correspondence sounds lines verse poem literary composition
rhythm beat musical basic rhythmic music cyclicity periodicity regularity recurring
rib support device resembling animal costa bone connective tissue
ribbing framework frame supporting structure
ribbon thread physical long resembling thin line decoration medal medallion award
ribes plant genus flowering shrub bearing currants gooseberries
riboflavin lactoflavin ovoflavin hepatoflavin vitamin complex prevents skin
rice grain food cereal foodstuff grains either unpolished grass annual perennial
ricer kitchen utensil ricing soft
richmond capital virginia located east central
richness profusion profuseness cornucopia abundance copiousness teemingness quantity affluence wealth wealthiness financial
rickey mixed drink alcohol alcoholic
ricksha jinrikisha rickshaw cart wagon
rickshaw jinrikisha ricksha cart wagon
rid free disembarrass relieve
riddle pierce penetrate perforate many holes
ride sit travel locomote back animal controlling motions
rider traveler traveller individual actively rides animal article clause section subdivision
ridge elevation geological formation long narrow striation convex shape convexity solid
ridgepole ridge rooftree beam structural
ridicule roast guy blackguard mock bemock treat handle
riding equitation sport athletics diversion
rifle firearm gun shoulder long barrel rifled bore
rifleman marksman sharpshooter crack shot skilled rifle soldier enlisted whose weapon
rift opening gap space cloud masses crack cleft crevice fissure
rig cheat chisel deceive lead arrange outcome means
rigger craftsman artisan journeyman artificer rigs ships sable brush hair pencil
right abstract concept conception idea governmental body tradition position place point near
righteousness morality adhering moral principles
rightfield right tract land ground parcel outfield catcher position role fielding player
rightness morality according conscience appropriateness propriety properness correctitude
rigor asperity grimness hardship difficulty difficultness hard endure cogency validity rigour credibility
rigout costume attire garb dress
rim boundary edge bound line shape raised less hoop ring band suspended
ring peal sound perceived loudly sonorously
ringing ring tintinnabulation sound occurrence occurrent bell betrothal troth engagement promise
rings gymnastic apparatus exerciser sports
rink building edifice structure construction
riot violence force aggression hostility public unruly rioting disorder involving
rip rend rive pull tear rupture snap bust
ripening maturation maturement organic process biological physical coming aging ageing
ripple rippling riffle wavelet wave moving ridge movement oscillation vibration undulation
ripsaw splitsaw handsaw hand saw
rise lift arise uprise travel locomote upward
risk try seek attempt essay expose chance loss
rite religious ceremony ritual established prescribed religion custom usage usance
ritual rite custom usage usance practice customary observance pattern prescribed procedure
rival equal touch match compete vie contend ability
river stream watercourse body water
riverbank riverside bank slope incline side river
rivet stud decoration ornament ornamentation
riveter rivetter skilled worker trained
rivetter riveter skilled worker trained
rivulet rill run runnel stream watercourse body water
road route way artefact open means agency implementation
roadbed bed foundation base fundament
roadblock barrier obstacle obstruction hindrance hinderance makes difficult barricade obstructor
roadhouse hostel hostelry inn lodge
roadside wayside edge limit demarcation line road path
roadster runabout car auto automobile
roadway road route way
roam roll wander swan travel locomote aimlessly destination
roar howl noise resound sound loud wind water
roarer bawler bellower screamer communicator individual communicates vocally
roaring boom roar thunder noise sound deep prolonged bellow bellowing holla cry
rob steal rip off take away force consent
robber thief stealer criminal felon steals threatening violence
robbery larceny theft thievery thieving threat violence looting plundering pillage pillaging
robe garment clothing article vesture loose flowing gown outerwear overclothes
robot automaton golem mechanism device
robotics artificial intelligence computer science
robustness hardiness lustiness strength property strong healthy constitution characteristic enough withstand
rock stone lump mass hard consolidated mineral material stuff substance
rocket projectile vehicle conveyance transport self propelled engine jet reaction containing
rod implement instrumentation long thin metal wood bacteria bacterium microorganism shaped
rodeo exhibition presentation presentment demonstration cowboy skills pen enclosure cattle rounded
rogue knave rascal rapscallion villain scoundrel unwelcome persona
role function office duty work actions activities assigned character persona portrayal characterization
roleplaying acting playing playacting performing particular role
roll turn turning rotating
roller grounder ground ball groundball hopper rolls along roll wave moving ridge
rollerblader skater uses rollerblades
rollerblading roller skating using rollerblades
roman italian european resident modern rome inhabitant habitant dweller
romance relationship lovers romanticism exciting mysterious
romantic idealist dreamer visionary soulful amorous romanticist artist creative creator
romanticism idealism impracticality impractical romantic ideals attitudes humanistic discipline humanities liberal
rome roma capital largest city italy leadership leaders body roman
romp frolic lark rollick play boisterously
romper individual somebody romps frolics
roof protective covering cover protection covers forms building
roofer craftsman artisan journeyman artificer lays repairs roofs
rooftop top side upper upside
rooftree ridge ridgepole beam structural member laid along
rook castle chessman chess man
rookie cub greenhorn novice beginner tyro tiro awkward
room area structure construction within building enclosed walls way position spatial space
roomette compartment room private sleeping
roomful containerful indefinite quantity room will hold
rooms suite apartment flat housing lodging series connected
roosevelt fdr president united states wife franklin strong advocate
roost shelter protective covering cover
rooster cock chicken gallus domestic fowl adult male
root plant organ structure underground lacks buds leaves beginning origin rootage point
rooting growth growing maturation development process putting forth
rope line artefact strong rophy roofy flunitrazepan rohypnol
ropedancer ropewalker aerialist acrobat performs
ropewalker ropedancer aerialist acrobat performs
rosary beads string counting prayers
rose rosebush shrub bush woody plant ligneous many wine vino alcohol alcoholic
rosebud bud flower bloom blossom rose girl miss missy young
rosette adornment decoration ornament ornamentation pattern resembling rose rhizoctinia disease plant potatoes
roster roll list listing database names
rostrum dais podium pulpit platform horizontal surface level snout nose olfactory organ
rot decompose molder moulder decay break down
rota court tribunal judicature assembly
rotary circle roundabout junction topographic
rotate revolve turn around axis center
rotation motion movement motility rotating axis transformation function mathematical coordinate
rotc corps army training program prepare college students
rotgut alcohol alcoholic drink beverage
rotisserie oven kitchen appliance broiler
rotor armature coil rotating motor generator bar implement revolving distributor
rotunda building edifice structure construction
rotundity sphericity sphericalness globosity roundness shape configuration dimensional tone voice manner
roughcast plaster mixture coarse surface
roughneck bully tough hooligan attacker aggressor assailant assaulter
roughness raggedness texture tactile property feel surface edge harshness unpleasantness harsh rough
roulette curve curved shape line
round ammunition ammo weaponry arms charge single shot cycle rhythm interval quantity
roundabout circle rotary junction topographic
rounder libertine debauchee bad individual
rounders baseball game ball english
roundhouse workplace work geographic point geographical circular building hook punch clout poke
roundup ranching farming agriculture husbandry gathering livestock together summary statement list
rousseau french philosopher writer born switzerland primitive painter
route path itinerary line established travel access road way artefact open
router skilled worker trained workman
routine procedure process unvarying habitual method number turn performance public
row line formation arrangement objects side quarrel wrangle words dispute
rowboat dinghy dory boat shallow
rowdy bully tough hooligan attacker aggressor assailant assaulter
rowel wheel machine simple spiked
rowing row sport athletics diversion
rowlock peg pin thole holder
royalty payment cost holder patent copyright resource right house family line folk
rpm rev rate magnitude quantitative revolution motor
rub guide run draw pass pressure
rubber caoutchouc latex exudate exudation elastic material obtained synthetic substance compound chemical
rubbish trash scrap waste material product worthless disposed folderol tripe trumpery drivel
rubble debris dust junk rubbish trash scrap waste
rubric rule prescript direction instruction authoritative conduct procedure gloss explanation account statement
ruby jewel gem precious stone jewelry transparent polished gemstone
ruck herd multitude throng concourse gathering crowd ordinary pucker fold crease plication
rucksack backpack knapsack packsack bag
rudder airfoil aerofoil control surface hinged vertical mounted steering system mechanism
rudderpost rudderstock post upright vertical
rudderstock rudderpost post upright vertical
rudeness discourtesy manner personal demeanor demeanour rude insulting crudeness crudity primitiveness wild
rudiments basics fact information info
ruffian bully tough hooligan attacker aggressor assailant assaulter
rug carpet carpeting floor cover covering thick heavy
rugby rugger football game field
rugger rugby football game field
ruin ruination devastation desolation deterioration impairment irrecoverable destruction building edifice structure construction
rule regulation concept conception construct idea principle customarily convention normal pattern practice
ruler swayer individual somebody rules commands rule measuring stick rod
ruling opinion judgment judgement judicial decision due process
rum liquor spirits booze hard
rumanian romanian romance language latinian latin eastern spoken european inhabitant habitant
rumble rumbling grumble grumbling noise sound loud dull seat support servant
rumen stomach tummy tum breadbasket first compartment ruminant
rummer glass drinking container
rumor rumour hearsay gossip comment scuttlebutt report
rump hindquarters croup croupe body animal corresponds human cut beef meat fleshy
rumpus commotion din ruction disturbance motion movement noisy
run travel rapidly speed hurry zip fast using
runabout roadster car auto automobile
runaway blowout romp laugher victory triumph ending conclusion fugitive fleer individual somebody
rundle spoke rung crosspiece brace
rundown summation summary statement concluding
rung round stave crosspiece brace
runner smuggler contrabandist criminal felon crook outlaw imports traveler traveller individual travels
running run football play player attempts carry ball locomotion travel motion
runoff overflow overspill flow flowing travel occurrence surplus election vote final resolve
rush hotfoot hasten hie travel locomote hurridly
rusher ball carrier runner football
rushing rush run running play game attempt advance haste hurry motion
rushlight candle taper wax light
russet homespun fabric cloth material reddish brown
russia ussr former communist country eastern europe northern formerly largest soviet socialist
russian native indigen indigene aborigine inhabitant russia slavic language slavonic official
rustle sound perceived crackling
rustler thief stealer criminal felon steals livestock
rustling larceny theft thievery thieving stealing cattle rustle whisper whispering noise
rut groove channel depression impression furrow routine modus operandi
rutabaga swede turnip root vegetable yellow plant food crucifer
ruthlessness pitilessness mercilessness unmercifulness inhumaneness inhumanity lack pity cruelty heartlessness
rya shag rug carpet carpeting
sabbath rest day week worship sunday christians
saber sabre fencing sword blade
sabine river eastern texas flows south gulf italian european member ancient
sable brush implement artist hairs fur pelt animal skin
sabotage destruction devastation termination ending deliberate disruption equipment
sabre saber fencing sword blade
sachet bag container soft containing
sack poke bag container paper plastic holding customer pouch sac pocket cavity
sackbut trombone brass instrument medieval
sackcloth garment clothing article vesture
sacque sack jacket coat woman
sacrament religious ceremony ritual formal conferring specific grace
sacramento city north central california miles northeast
sacrifice give release relinquish resign free endure loss
sacrilege profanation desecration blasphemy irreverence violation evil immorality
sacristy vestry room area church
saddle seat support rider horse animal saddleback pass mountain notch
saddleback saddle pass mountain notch
saddlebag bag container
sadism sexual pleasure pleasance obtained inflicting harm
sadness unhappiness feeling emotions experienced well sorrow sorrowfulness emotional
safe strongbox deedbox box valuables safely kept cupboard closet storage space
safebreaker safecracker cracksman thief stealer criminal felon breaks
safeguard protect defend safe
safehold refuge sanctuary asylum shelter
safety status certain adverse effects will caused agent refuge area country region
sag droop swag flag sink drop down posture
saga adventure story heroic tale narrative telling adventures
sage mentor wise man intellectual intellect spiritual philosophical herb flavorer flavourer flavoring
sagebrush subshrub suffrutex shrub bush north american composite
sail travel journey traverse
sailboat sailing vessel ship watercraft
sailing seafaring navigation employment work occupation business sailor water travel traveling
sailor crewman skilled worker trained workman member ship bluejacket serviceman military man
sailplane glider craft aircraft supported
saint deity divinity god immortal died declared canonization angel good individual exceptional
sake interest benefit welfare good goodness reason wanting saki alcohol alcoholic drink
saki munro british writer short
salad dish nutriment nourishment nutrition food mixtures either
salamander amphibian vertebrate craniate typically terrestrial amphibians resemble mythical monster creature reptilian
salary wage pay earnings regular payment remunerates
sale selling merchandising marketing commerce particular instance
saleroom showroom salesroom panopticon area
salesgirl saleswoman saleslady salesperson sales representative rep employee
saleslady salesgirl saleswoman salesperson sales representative rep employee
salesman salesperson sales representative rep employee
salesmanship skill accomplishment acquirement acquisition selling
salesroom showroom saleroom panopticon area
saline isotonic solution isosmotic sodium chloride distilled water
salinometer hydrometer gravimeter measuring instrument
salish salishan mosan amerind amerindian language family spoken native american individual
saliva spit spittle secretion liquid body substance bodily
sally wisecrack crack quip remark comment input statement sortie military action besieged
salmon salmonid fish malacopterygian food game fishes northern tributary snake river idaho
salon gallery art picture room works displayed shop store mercantile establishment
saloon barroom bar ginmill room area establishment alcoholic pub pothouse taphouse tavern
salt compound chemical substance formed replacing hydrogen acid flavorer flavourer flavoring flavouring
saltbox house dwelling home domicile
saltcellar container instrumentation holding salt
saltshaker shaker container perforated sprinkling
saltwater seawater brine water binary compound containing salts
saltworks plant works industrial building
salvation redemption rescue deliverance delivery saving delivering evil means agency way implementation
salve ointment unction unguent remedy curative cure therapeutic redress remediation correction
salver tray receptacle
salvo outburst burst resembling discharge firearms release bombs fusillade volley fire
salwar shalwar trousers pair pant
sambuca liqueur cordial alcohol alcoholic
sameness alike monotony humdrum unvariedness invariability
samisen shamisen stringed instrument musical
samovar urn pot metal spigot
sampan skiff boat asian propelled
sample example illustration instance representative intended sampling distribution statistical arrangement
sampler observation station sample observations taster critic evaluator judge
sampling choice selection option pick suitable sample study distribution statistical arrangement
sanatarium sanatorium sanitarium hospital infirmary
sanatorium sanatarium sanitarium hospital infirmary
sanction approve okay authorize authorise pass clear give
sanctity holiness sanctitude holy
sanctuary place property geographical area
sand soil dirt earth ground loose material grains french writer known works
sandal shoe footwear footgear sole fastened straps foot
sandalwood wood plant material substance close grained fragrant
sandbag bag container filled sand
sandblaster hand tool throws blast
sandbox mold mould cast container
sander smoother power tool machine
sandglass timepiece timekeeper horologe measuring
sandpaper abrasive abradant material stiff paper coated powdered
sandwich snack food dish
sanitarium sanatorium sanatarium hospital infirmary
sanitation sanitariness sanitary clean conducive health sanitization sanitisation cleaning cleansing
sanity saneness mental health normal sound powers mind
sapling tree woody plant ligneous young
sapphire transparent gem gemstone stone
saracen nomad wanderer roamer rover member nomadic syrian arab arabian semite
sarape serape shawl cloak long
sarcasm irony satire wit humor humour witticism witty
sarcophagus coffin casket box stone
sardine pilchard saltwater fish seafood fatty canned clupeid malacopterygian edible
saree sari dress frock clothing
sari saree dress frock clothing worn primarily hindu
sarin organophosphate nerve agent gas
sarong skirt garment loose brightly
sarsaparilla vine vascular plant tracheophyte
sash framework frame supporting structure holds panes window girdle cincture waistband band
sassing sass backtalk lip rejoinder retort return riposte
satchel baggage luggage case flat
satellite orbiter equipment instrumentation orbits around earth moon planet follower individual follows
satiety repletion satiation fullness status satisfactorily full unable
satin fabric cloth material textile smooth silk rayon
satire sarcasm irony wit humor humour witticism witty
satirist ironist ridiculer humorist humourist entertainer uses ridicule
satisfaction contentment happiness feels fulfilled desire need expectation gratification emotional spirit emotion
satisfy fulfill fulfil fit conform meet requirements expectations
saturation impregnation permeation pervasion suffusion diffusion process totally filling integrity soaking thoroughly
saturday sabbatum sat weekday day week seventh last
saturn giant planet surrounded three planar concentric agriculture vegetation
sauce condiment flavorer flavourer flavoring flavorful relish dressing
sauceboat boat dish crockery dishware
saucepan pan cooking utensil cookware
saucepot pot cooking utensil cookware
saucer disk disc round shape
sauna steam bath room vapor
sausage meat food solid highly seasoned minced stuffed blimp airship dirigible craft
savage barbarian primitive individual member uncivilized beast wolf brute attacker
savageness savagery ferocity fierceness furiousness fury property untamed
savannah port eastern georgia near mouth river south carolina flows
save salvage salve relieve rescue deliver carry ruin
saver rescuer recoverer individual somebody saves danger violence owner possessor
saving economy action deed human economizing rescue deliverance delivery recovery
savings fund monetary money reserve
savior jesus christ saviour teacher prophet born bethlehem rescuer deliverer benefactor
savor enjoy bask relish derive receive pleasure
saw proverb adage byword saying
sawbuck sawhorse horse buck framework
sawdust wood plant material substance fine particles sawing
sawhorse horse sawbuck buck framework frame supporting structure
sawmill power saw sawing machine
sax belgian maker musical instruments
saxhorn brass instrument wind family
saxophone sax instrument woodwind reed
say tell express verbalize verbalise utter words
scaffold platform horizontal surface level criminals executed arrangement grouping temporary erected
scale standard criterion touchstone ordered reference magnitude quantitative relative
scaler pulse counter tabulator electronic
scalp skin tegument cutis connective tissue covers head
scalpel surgical knife thin straight
scamper scurry skitter scuttle run travel rapidly speed
scan examine see minutely intensely
scandal dirt gossip comment scuttlebutt report disgraceful private outrage trouble occurrence occurrent
scanner reviewer referee reader critic
scantling stud upright vertical structural
scanty pantie panty underpants undergarment
scape stalk stem plant organ
scapular feather plume plumage body covering shoulder bird scapulary garment clothing article
scapulary scapular garment clothing article
scar cicatrix cicatrice symptom evidence grounds mark left scratch scrape blemish
scarcity scarceness insufficiency inadequacy deficiency amount inadequate
scare frighten fright affright stimulate shake excite fear
scarf garment clothing article vesture worn around head joint junction conjunction notching
scarfpin tiepin pin jewelry jewellery
scarp escarpment slope incline side
scatter disperse dissipate dispel separate divide different directions
scattergun shotgun firearm gun double
scauper scorper graver graving tool
scavenger chemical agent added mixture counteract magpie hoarder saver collects
scenario script book playscript dramatic composition outline synopsis setting scene environment environs
scene area country region place action occurs incident occurrence occurrent
scenery scene stage set representation painted structures intended vicinity locality neighborhood neighbourhood
scent aroma fragrance perfume smell odor odour olfactory
scepticism agnosticism skepticism unbelief disbelief cognitive claims ultimate
schedule plan think cogitate cerebrate
scheme strategy plan action program programme elaborate systematic dodge dodging falsehood falsity
scherzo movement musical composition opus fast
schism split division separation opposing factions rupture breach break severance
schizophrenic psychotic psycho sick afflicted schizophrenia
schnapps schnaps liquor spirits booze
schnaps schnapps liquor spirits booze
scholar bookman student intellectual intellect individual learned learner assimilator somebody
scholarship aid economic financial assistance provided student basis eruditeness erudition learnedness education
scholastic pedant bookworm scholar scholarly bookman student pays philosopher
school educational institution establishment schoolhouse building edifice structure
schoolbag bag container carrying school
schoolboy male child boy attending school
schooldays schooltime life period going school
schoolgirl female child girl little attending school
schoolhouse school building edifice structure construction young receive
schooling teaching instruction pedagogy education school learning acquisition
schoolmarm schoolmistress mistress schoolteacher school teacher instructor woman
schoolmaster headmaster master principal school head teacher presiding educator pedagogue pedagog professional
schoolmate classmate schoolfellow acquaintance friend individual school
schoolmistress schoolmarm mistress schoolteacher school teacher instructor woman
schoolroom classroom room area school lessons take place
schooner glass drinking container beer
sciatica neuralgia neuralgy pain hurting along sciatic nerve
science discipline subject area field particular branch scientific skill ability power knowledge
scientist individual somebody advanced knowledge sciences
scimitar cavalry sword saber sabre curved oriental
scissors edge tool cutter cutlery
sclerometer measuring instrument system device
scoffing jeer jeering mockery derision disrespect discourtesy showing
sconce shelter structure construction screen
scoop scoopful containerful indefinite quantity will hold pocket concave shape concavity
scooter motorboat powerboat boat resembling
scope range reach orbit extent magnitude area operates setting background environment situation
score mark grade evaluation valuation rating appraisal number sheet music musical composition
scoreboard board sheet flat solid displaying score contest
scorecard card record book fact
scorer player participant contestant makes
scores tons dozens heaps indefinite quantity amount number
scorn contempt disdain despite dislike feeling lack respect disrespect discourtesy message
scorper scauper graver graving tool
scot scotsman scotchman european inhabitant habitant dweller native
scotchman scot scotsman european inhabitant habitant dweller native
scotland four countries united kingdom great britain
scoundrel villain unwelcome persona non grata individual wicked
scourge flagellum whip instrument inflict punishment bane curse nemesis affliction
scouring search hunt hunting moving territory scrub scrubbing cleaning cleansing
scours animal disease diarrhea livestock
scout reconnoiter reconnoitre observe watch explore goal finding
scouting reconnoitering reconnoitring reconnaissance mission intelligence exploring order
scow boat vessel watercraft flat
scowl frown glower lour lower displeasure
scramble travel locomote hurriedly
scrambler mover traveler traveller rapid
scrap bit chip flake fragment broken rubbish trash waste material
scrape grate rub guide run draw scratch repeatedly
scraper hand tool tools scraping
scrapheap dump garbage trash rubbish accumulation refuse discarded pile heap mound agglomerate
scraping fragment scraped collected scrape scratch scratching noise
scratch rub fray fret touch adjoin meet contact
scratchiness harshness abrasiveness roughness raggedness texture substance causes
scratchpad memory computer storage high
scream shout cry call utter emit let out
screaming scream shriek shrieking cry outcry call yell screech screeching noise
screech whine squeak creak noise resound sound high
screeching screech shriek shrieking noise sound high pitched scream screaming cry
screen surface artefact white silvered pictures projected viewing blind protective covering cover
screenplay script book playscript dramatic composition film including
screw jailer jailor gaoler lawman
screwballer pitcher hurler twirler thrower
screwdriver hand tool driving screws cocktail mixed drink vodka
scriber scribe awl hand tool
scrimmage exercise practice drill session play football team melee disturbance motion movement
script book playscript dramatic composition work writing written handwriting hand
scriptorium room area monastery aside
scripture bible book word sacred text writing religious
scrub scour rub guide run draw clean hard
scrubbing scrub scouring cleaning cleansing cleanup improvement surface
scrubs gown garment clothing article
scrumpy cider cyder beverage drink
scrutinize scrutinise examine see look critically searchingly minute
scrutiny examination investigation investigating work examining closely look looking sensing prolonged
scuffle hassle tussle dogfight fight fighting combat scrap hoe tool pushing rather
scullery room area
sculling rowing row sport athletics
sculptor sculpturer carver artist creative creator creates sculptures faint constellation southern hemisphere
sculpture plastic art fine three dimensional work carving artistic creation
scuttle container instrumentation coal hatchway
scyphus cup crockery dishware ancient
scythe edge tool cutter cutlery
sea body water division ocean salt partially indefinite quantity amount
seabag drawstring bag cylindrical sailors
seacoast seashore coast shore geological formation ocean
seafarer mariner seaman tar sailor crewman skilled worker
seagull gull larid coastal diving bird mostly white
seahorse walrus pinniped mammal pinnatiped aquatic either northern pipefish needlefish teleost fish
seal close shut tight
sealing waterproofing protection treating repel water
sealskin seal fur pelt animal
seam joint junction conjunction line formed joining pieces wrinkle furrow crease depression
seaman mariner tar sailor crewman skilled worker trained muckraking united states journalist
seaplane hydroplane airplane aeroplane plane
seaquake earthquake quake temblor seism
search seek locate discover establish existence
searchlight light source illumination reflectors projects beam
season period fundamental quantity year marked special events periods
seat place space area country reserved sitting buttocks nates arse body
seatbelt safety belt life harness
seattle major port entry largest city washington
seawall breakwater groin groyne barrier
seawater saltwater brine water binary compound containing salts
seaweed alga algae protoctist plant growing marine
sec second quantity minute secant trigonometric function circular
secateurs pruning shears spring holds
secede splinter separate split withdraw organization communion
secessionist advocate advocator proponent exponent secessionism
second sec quantity minute moment period indefinitely
secondary formation arrangement defensive football
secrecy secretiveness silence uncommunicativeness trait keeping secret privacy privateness concealment isolation
secret information info message should remain hidden others arcanum
secretaire secretary escritoire desk table
secretary head chief top dog leader administrative department assistant helper help supporter
secretion secernment organic process biological physical synthesizing releasing liquid body substance bodily
sect religion faith organized institution subdivision larger religious faction clique coterie ingroup
section subdivision writing written material self contained larger slice thin
sectional furniture article furnishing sections
sector plane figure bounded radii included circle grouping forms society economy
secularism doctrine philosophy philosophical system school thought rejects
secularist advocate advocator proponent exponent secularism
secure procure obtain get acquire special effort
security safety status free danger injury protection assets possession defense
sedan saloon car auto automobile machine closed front litter conveyance transport
sediment deposit physical deposited process
sedimentation deposit alluviation geological phenomenon sediment gravel accumulating
seduction enticement temptation influence enticing astray right behavior conquest success attainment winning
see perceive comprehend sight power
seed fruit reproductive structure hard ovule mature
seedbed bed plot land ground seedlings grown before
seeder individual somebody seeds clouds
seedling spermatophyte phanerogam seed plant vascular young tree
seedpod pod fruit reproductive structure seeded dehiscent leguminous
seek desire want reach
seeker searcher quester individual somebody search inquiry projectile missile weapon arm
seem look appear give certain impression outward aspect
seepage ooze oozing flow flowing travel process seeping
seer visionary illusionist intellectual intellect individual unusual powers perceiver percipient observer beholder
segment section portion physical pieces others constitute naturally divides
segregate discriminate separate single out distinguish race religion
segregationist segregator bigot partisan zealot drumbeater believes racial
seidel glass drinking container beer
seine french river flows heart
seismograph measuring instrument system device detecting intensity direction
seize prehend clutch take get hold
seizure ictus raptus attack affliction sudden occurrence capture acquiring getting deed
select choose take decide mind determine pick number
selection choice option pick action deed human choosing assortment mixture mixed bag
selectman elected official functionary member board officials england
selector picker chooser individual somebody
self ego consciousness cognitive mind your identity individual somebody considered unique
selfishness stinginess trait resulting concern your welfare disregard
sell exchange interchange transfer deliver money equivalent
selling merchandising marketing commerce commercialism mercantilism transaction exchange
seltzer mineral water drinking naturally
semblance gloss color colour appearance visual aspect outward illusion representation mental
semi semifinal match contest competition
semiautomatic pistol handgun side arm
semiconductor conductor material stuff substance
semifinal semi match contest competition
semifinalist rival challenger competitor competition
seminarian seminarist student pupil educatee enrollee seminary
seminary private school place education young religious theological training
semipro semiprofessional professional pro athlete
semiprofessional semipro professional pro athlete
semitrance unconsciousness cognitive mind trancelike follow instructions voluntary
senate legislature legislative assembly body general possessing high
senator legislator lawgiver lawmaker member senate
send direct displace somewhere
sender transmitter communicator individual transmits
sending causing causation deed
senior undergraduate undergrad collegian college man student during elder adult grownup individual
seniority high status position higher rank others reason longevity oldness age property
sensation esthesis aesthesis perception basic cognitive process unelaborated ace adept champion expert
sense awareness consciousness cognizance cognisance general conscious signified meaning significance signification
sensibility esthesia aesthesia consciousness cognitive mind mental responsiveness sensitivity sensitiveness feeling refined
sensing detection perception basic cognitive process occurred exists sensory becoming aware
sensitivity sensitiveness sensibility sense sensation sentience sentiency responsiveness physical property ability
sensitometer measuring instrument system device
sensor detector device instrumentation receives signal stimulus
sensuality sensualness sensualism sexual desire eros concupiscence physical
sentence string words word linguistic satisfying grammatical rules conviction condemnation final judgment
sentiment feeling tender romantic nostalgic emotion opinion persuasion view belief
sentimentalist romanticist individual somebody indulges excessive sentimentality
sentimentality mawkishness drippiness mushiness emotionality emotionalism trait falsely sentiment feeling extravagant affected
sentinel lookout sentry watch watchman watcher security guard
sentry lookout sentinel watch watchman watcher security guard
separate divide barrier
separation lacking unity breakup detachment alteration modification
sepia mahogany brown brownness chromatic color colour shade pigment coloring material colouring
sept september sep gregorian calendar month following august family folk kinfolk lineage
septation division partition partitioning segmentation cavity septum
september sep sept gregorian calendar month following august
septum partition body dividing tissues cavities plant organ structure
sepulcher sepulchre sepulture grave tomb
sepulchre sepulcher sepulture grave tomb
sepulture burial entombment inhumation funeral
sequence series ordering order ordination serial arrangement follow succession successiveness temporal
sequestration segregation separation action segregating sequestering chemical process forming
seraglio harem hareem serail living
serail harem hareem seraglio living
serape sarape shawl cloak long
serenade divertimento musical composition opus movements song vocal
serenity repose quiet placidity composure calm calmness equanimity peace peacefulness tranquillity
serge fabric cloth material textile twilled woolen
sergeant noncommissioned officer noncom enlisted military ranks army lawman law peace
serger sewing machine home appliance
serialism music auditory century uses definite order notes
series ordering order ordination arrangement similar placed after serial broadcast program programme
seriousness earnestness sincerity gravity solemnity feeling earnest sincere distressfulness badness severity severeness
sermon discourse preaching address speech religious nature lecture talking
serpent snake ophidian diapsid reptile reptilian limbless scaly firework pyrotechnic low explosive
serratus skeletal muscle striated musculus muscles trunk
serum liquid body substance bodily fluid humor amber
servant retainer worker individual working service another handmaid handmaiden subordinateness subsidiarity
serve function suffice answer purpose role
server waiter attendant restaurant employee
service work done benefits another aid assist assistance help
services employment work occupation business performance duties provision
serviette napkin table linen napery wipe mouth cover
session conference discussion meeting execution functions term period during school
set put place pose displace certain abstract
setback reverse reversal blow occurrence occurrent unfortunate hinders
setoff offset structure construction artefact
setscrew screw fastener fastening holdfast
sett cobble cobblestone paving stone
settee settle bench seat long
setting scene environment environs surroundings surround context background scope situation
settle put set place pose position surface ground
settlement colony body settle home maintain ties homeland village community gathering assemblage
settler colonist migrant migrator traveler traveller settles colony negotiator negotiant treater communicator
setup apparatus equipment instrumentation designed serve specific function manner mode style way
seven vii sevener digit figure integer number cardinal spot playing card four
sever separate disunite divide keep apart
severalty discreteness distinctness separateness separation distinct ownership exclusive individual
severing severance cut cutting division
severity badness severeness intensity intensiveness degree grade undesirable asperity grimness hardship difficulty
sew stitch fasten fix secure attach sewing
sewage sewerage waste material product carried away sewers
sewer sewerage cloaca drain drainpipe waste pipe carries needleworker maker shaper sews
sewing stitching handicraft trade craft joining attaching stitches stitchery needlework needlecraft creation
sex bodily process body function activities associated sexual class category family collection
sextant angular measurement distance equal
sextet sextette sestet musical composition opus written performers six digit figure integer
sforzando chord note musical tone accented notation notational system
shack hovel hut hutch shelter structure construction crude
shackle bond hamper trammel restraint constraint device confines bar implement shaped
shade shadiness shadowiness semidarkness dark darkness relative caused tint tincture tone color
shades reminder experience reminds sunglasses
shading marking design pattern figure graded markings indicate blending gradation graduation quantification
shadow shade shadiness shadowiness semidarkness within clear boundaries darkness dark scene area
shaft line mark print forms length arrow pointer shot slam dig remark
shahadah pillar islam first affirmation
shake agitate back forth
shakespeare shakspere english poet dramatist considered greatest
shaking agitation motion movement causing down shakiness trembling quiver
shako bearskin busby hat chapeau
shallowness superficiality depth degree grade level lack knowledge deepness extent lacking
shalwar salwar trousers pair pant
sham fake postiche imitation copy counterfeit imposter impostor pretender deceiver
shambles disorderliness disorder status great
shame feeling painful emotion resulting awareness inadequacy guilt disgrace ignominy dishonor dishonour
shamisen samisen stringed instrument musical
shamrock clover trefoil herb herbaceous plant creeping european oxalis sorrel wood
shantung fabric cloth material textile heavy silk rough
shanty hovel hut hutch shelter structure construction crude chantey chanty work song
shape configuration contour spatial property spatiality attributes abstract arrangement distinct
shaper maker creator individual makes
shaping defining process physical serving define shape formation fabrication manufacture manufacturing
shard sherd fragment portion broken brittle
share overlap coincide cooccur common
sharer partaker participant player associate gives receives share
shareware software program computer system
shark elasmobranch selachian cartilaginous fish chondrichthian numerous elongate wrongdoer offender bad ruthless
sharper cardsharp cardsharper sharpie card
sharpie sharpy actor doer worker
sharpness acuteness acuity keenness intelligence ability power quick edge urgency importance tone
sharpshooter athlete jock contestant noted
sharpy sharpie actor doer worker
shatter burst bust break separate many pieces
shave groom neaten fancify beautify remove body hair
shaving shave depilation epilation cleaning cleansing removing hair paring sliver fragment thin
shawl cloak overgarment outer garment oblong cloth cover
shawm oboe hautboy hautbois instrument
shay chaise carriage equipage rig
sheaf bundle package parcel container tied together carrying
shear deformation alteration modification parallel planes remain shifted edge tool cutter cutlery
shears scissors pair edge tool
sheath protective covering cover protection case enveloping
shebeen tavern tap house building
shed cast throw drop remove take away withdraw
sheep bovid ruminant woolly horned mammal related goat simpleton simple individual timid
sheepcote fold sheepfold pen enclosure
sheepfold fold sheepcote pen enclosure
sheepman stockman stock raiser farmer raises sheepherder shepherd herder herdsman
sheepshank knot fastener fastening holdfast
sheepskin fleece leather animal skin tanned sheep left parchment lambskin
sheet expanse space broad thin surface paper material stuff writing
shelf support device consists horizontal surface holding objects ledge ridge elevation projecting
shell ammunition ammo weaponry arms cylindrical metal casing animal material stuff forms
shelter structure construction artefact provides privacy protection danger protective covering cover
shelterbelt windbreak hedge hedgerow fence
shenanigan mischief mischievousness misbehavior misbehaviour misdeed wrongdoing reckless trickery chicanery chicane deception
shepherd clergyman reverend man cloth spiritual leader watches sheepherder sheepman herder herdsman
sheriff lawman law officer peace defender principal enforcement
sherry fortified wine vino sweet amber jerez region
shibboleth motto slogan catchword saying expression locution speech manner speaking delivery
shield protective covering cover protection structure buckler armor armour
shielding protection harm shield protective covering cover
shift switch alter modify exchange
shifter sceneshifter stagehand stage technician
shim wedge inclined plane thin material
shimmy wobble movement motion abnormal
shin body front human knee ankle cut meat lower
shinbone tibia shin leg bone long longum inner
shine reflect emit give out off bright reflecting
shingle shake building material artefact
shining polishing work smooth shiny rubbing waxing
shinney shinny field hockey game
shinny shinney field hockey game
shinpad protective garment clothing article
ship vessel watercraft craft carries passengers freight
shipbuilding construction building creating raw materials ships
shipment cargo lading freight merchandise ware product commodity dispatch despatch departure going
shipping transportation transport commercial enterprise business commerce moving conveyance instrumentation provided
shipway ways slipway structure construction
shipwreck ship vessel watercraft wrecked ruin ruination destruction demolition
shipyard workplace work geographic point geographical ships built
shirking slacking soldiering goldbricking evasion escape dodging negligence
shirt garment clothing article vesture worn upper half
shirtdress dress frock clothing tailored
shirtfront front side shirt dickey dickie dicky insert
shirtsleeve sleeve arm cloth covering shirt
shirtsleeves dishabille deshabille status wearing jacket
shirtwaist shirtwaister blouse top buttons
shirtwaister shirtwaist blouse top buttons
shit crap dirt shite fecal faecal feces faeces bullshit bull horseshit bunk
shitlist blacklist list listing database
shiv knife weapon arm system
shiver shudder throb thrill tremble shake agitate convulsively
shivering chill symptom evidence grounds sensation cold marks
shock daze stupor stupefaction astonishment amazement feeling distress impact fight fighting combat
shoe footwear footgear covering shaped foot case container playing cards
shoebox structure construction artefact resembling
shoeful containerful indefinite quantity amount shoe will hold
shoehorn device instrumentation easing foot
shoelace shoestring lace lacing cord fastening shoes
shoes place situation position status particular
shoestring shoelace lace lacing cord fastening shoes indefinite quantity amount money
shoetree device instrumentation wooden metal
shofar shophar horn alarm warning
shoofly policeman police officer lawman
shook barrel cask vessel disassembled
shoot hit pip injure wound hurt missile weapon
shooter taw marble ball shooting game marbles shot expert individual shoots
shooting shot propulsion actuation deed firing projectile homicide killing kill putting
shop store mercantile establishment retail sales outlet sale workshop workplace work geographic
shophar shofar horn alarm warning
shopkeeper tradesman storekeeper merchant merchandiser businessperson bourgeois owns
shopper customer client consumer visits stores search articles agent representative commercial shops
shopping buying purchasing purchase searching goods services commodity trade good commodities
shopwindow window framework frame store
shore geological formation physical land along edge body shoring beam structural member
shoring shore beam structural member
short tract land ground parcel baseball field shortstop contact tangency junction conjunction
shortage deficit shortfall insufficiency inadequacy deficiency amount property dearth famine lack
shortcut cutoff crosscut road route way shorter usual
shorten reduce cut down back trim shorter originally
shortlist list listing database applicants
shortness length fundamental quantity property short spatial extent lack deficiency want need
shorts trunks trousers pair pant
shortstop infielder fielder plays position short role fielding
shot shooting propulsion actuation deed firing projectile pellet missile weapon
shotgun scattergun firearm gun double barreled smoothbore shoulder
shoulder body neck upper cut meat including
shout talk speak utter mouth loud voice
shouting cheering encouragement approval commendation cheers spectators yelling cry outcry call
shove jostle push force displace come rough contact
shovel hand tool lifting loose material shovelful spadeful containerful indefinite
shovelboard shuffleboard outdoor game athletic
show demo exhibit present give exhibition interested audience
showboat steamboat boat river theatrical
showcase setting background scope environment displayed best effect case vitrine container instrumentation
showdown confrontation encounter disagreement speech hostile face
shower plumbing fixture sprays water washup bathing wash washing
showerhead nozzle nose spout perforated showers water bather
showing screening viewing display motion picture exhibit show entertainment
showjumping equestrian sport riding horseback
showpiece curio curiosity oddity oddment outstanding item
showroom salesroom saleroom panopticon area merchandise
shrapnel shell ammunition ammo containing lead pellets explodes
shred scintilla whit iota indefinite quantity amount tiny rag tag tatter cloth
shredder device instrumentation shreds documents
shriek scream screaming shrieking cry outcry call yell screech screeching noise
shrieking scream screaming shriek cry outcry call yell screech screeching noise
shrimper vessel watercraft craft engaged
shrine place worship house prayer god hallowed association
shrink shrivel wither decrease diminish lessen fall loss
shrub bush woody plant ligneous vascular tracheophyte perennial
shrubbery area country region number shrubs planted vegetation flora botany collection
shrug gesticulate gesture motion communicate raise shoulders indicate
shucks damn darn hoot worthlessness ineptitude little value saying expression locution speech
shudder shiver involuntarily reflexively shake cold
shuffle scuffle shamble walk travel dragging feet
shuffleboard shovelboard outdoor game athletic
shuffler card player participant shuffles
shuffling shamble shambling shuffle walk walking locomotion travel reordering rearrangement mixing
shunt passage passageway structure anatomical bodily fluid bypass conductor device resistance
shunter locomotive engine railway cars
shut close opening passage obstructed
shutdown closure closedown closing termination ending conclusion operations
shutter mechanical device mechanism camera opens closes control blind screen protective covering
shuttle shuttlecock bird birdie badminton
shuttlecock bird birdie shuttle badminton
siamese thai tai kadai language branch languages asian asiatic
siberia vast asian region russia
sicilian italian european resident sicily
sicily sicilia italian region island largest mediterranean
sick grouping
sickbag bag container provided airplane
sickbay room area treatment sick
sickbed bed bedroom furniture sick
sickle edge tool cutter cutlery
sickness illness unwellness malady ill health unhealthiness problem defectiveness faultiness imperfection imperfectness
sickroom room area sick confined
side region place within identified relative center organization organisation contesting groups
sideboard board sheet flat solid removable fitted side
sidecar cocktail mixed drink orange
sidelight light source illumination carried
sidesaddle saddle seat woman
sidewalk pavement walk walkway paseo path paved area
sidewall side surface automobile tire
sidewinder rattlesnake rattler pit viper pale colored desert missile rocket projectile infrared
siding turnout sidetrack railroad track railway short stretch building material artefact applied
siege besieging beleaguering blockade encirclement military action armed
sieve screen strainer filter separating lumps powdered material
sifter sieve screen strainer household
sigh suspire breathe take breath respire heave utter
sight visual percept image perception instance display anything seen
sights optical instrument aiding aiming
sightseeing look looking sensing going places interest
sigmoidoscope endoscope medical instrument
sign subscribe write communicate intercommunicate mark signature
signal signaling sign abstract nonverbal action gesture encodes incitement incitation provocation psychic
signaling signal sign abstract nonverbal action gesture encodes
signature name language linguistic your written handwriting touch manner mode style
signboard sign structure construction artefact
significance importance value significant import implication meaning substance
signore man adult male italian title respect
signpost guidepost sign post bearing gives directions shows
silence status silent quiet sound property absence
silencer tube tubing conduit short
silhouette outline lineation boundary bound solid drawing representation
silicate salt compound chemical ester derived silicic acid
silicone siloxane compound chemical class siloxanes unusually stable
silk fabric cloth material textile fine threads produced animal fiber fibre fibers
silks garment clothing article vesture
silkworm caterpillar larva commercially bred hairless white domestic saturniid moth
sill structural member support continuous horizontal timber forming rock stone flat
silo tower structure construction cylindrical storing silage military installation facility underground
silver noble metal metallic element soft white precious valuable coins
silverware tableware ware silver plate
similarity sameness similar gestalt law organization principle
simile trope figure speech image expresses resemblance different
similitude likeness alikeness similarity sameness appearance character nature counterpart twin duplicate duplication
simmer boil slowly temperature
simplicity simpleness simple uncompounded naivete naivety naiveness
simulate imitate copy reproduce produce create behavior looks
simulation model modelling modeling representation imitating behavior situation technique method representing real
simulator machine device simulates environment
sin sinfulness wickedness unrighteousness immorality estrangement sinning transgression evildoing wrongdoing
sincerity earnestness seriousness gravity solemnity feeling earnest sincere truthfulness honesty honestness open
sinfulness sin wickedness unrighteousness immorality estrangement
sing talk speak utter deliver singing
singer vocalist vocalizer vocaliser musician instrumentalist player performer united states inventor improved
singing vocalizing vocal music tattle telling disclosure revelation
single bingle base hit safety batter stops safely digit figure integer number
singles badminton court game played
singlet vest undershirt undergarment unmentionable
singsong intonation modulation pitch contour prosody regular monotonous singalong singing vocalizing vocal
singularity uniqueness individuality individualism individuation trait unfamiliarity strangeness unusualness virtue
sink drop posture fall descend lower place level
sinking descent travel liquid decrease lessening slow fall
sinner evildoer wrongdoer offender bad sins
sinning sin transgression evildoing wrongdoing wrongful conduct regarded
sinusoid passage passageway structure anatomical tiny endothelium lined wave undulation curve curved
sioux siouan plains indian buffalo amerindian native american
sip drink imbibe consume ingest sips
sipper drinker consumer sips
sir man adult male term address aristocrat blue blood
sirloin cut meat portion loin
sis sister female sibling kinswoman same parents another
sister sis female sibling kinswoman same parents another nun religious title given
sit seated
sitar stringed instrument musical india
site tract land ground parcel located situation position place point
sitting posing motion movement motility assuming certain position
situation general position status find yourself
six sixer digit figure integer number cardinal five spot playing card domino
sixpack carton box containing bottles
sixties decade decennary decennium period life
size magnitude property physical resulting series graduated
skate sports equipment worn feet
skateboard board sheet flat solid
skateboarder skater athlete jock skates
skateboarding skating sport athletics skateboard
skater athlete jock contestant skates
skating sport athletics diversion recreation
skeet trapshooting shoot shooting shot sport clay pigeons
skeg brace support extends rear
skein hank coil spiral volute
skep basket handbasket container round
skeptic sceptic doubter intellectual intellect individual habitually doubts
skepticism incredulity disbelief doubt uncertainty incertitude dubiety truth agnosticism scepticism unbelief
sketch study drawing representation preliminary later elaboration vignette description speech brief
skewer pin fastener fastening holdfast
ski runner device narrow wood
skibob vehicle conveyance transport resembling
skid board plank lumber timber
skier athlete jock contestant skis
skiff boat boats propelled oars sails motor
skiing sport athletics diversion recreation
skill accomplishment acquirement acquisition ability power knowledge acquired science
skillet frypan pan cooking utensil
skimmer reader literate rapid superficial
skimming removal remotion separation removing floating material surface skim reading linguistic process
skin tegument cutis connective tissue animal protective body surface artefact outer
skinny information info message confidential
skip jump neglect pretermit omit drop bypass
skirmish brush clash encounter fight fighting combat scrap
skirmisher combatant battler belligerent fighter skirmishes
skirt cloth covering forms garment below waist clothing article vesture
skit acting playing playacting performing short theatrical episode
skittle ninepin bowling pin equipment
skulking malingering evasion escape dodging negligence evading duty
skull bone connective tissue bony skeleton head vertebrates
skullcap cap headdress headgear rounded brimless fitting crown helmetflower herb herbaceous plant
skunk rotter rat stinker unpleasant disagreeable unwelcome persona shutout defeat licking ending
sky atmosphere gas outer space viewed earth
skybox box loge compartment elevated
skyhook helicopter chopper whirlybird eggbeater
skylight fanlight window framework frame roof admit daylight
skyscraper building edifice structure construction tall many stories
slab block artefact thick
slacken slow slack weaken decrease diminish lessen slower
slacks trousers pair pant garment pants casual wear
slain dead
slalom ski race skiing downhill
slam bang close shut violently
slammer closer finisher reliever relief
slant angle point view viewpoint stand standpoint biased pitch rake gradient slope
slap strike touch flat like paddle open hand
slapstick comedy drama boisterous chases collisions practical jokes acoustic device paddles hinged
slash cut separate disunite divide sweeping strokes
slasher attacker aggressor assailant assaulter
slat spline strip lumber timber thin
slate intend destine designate specify schedule
slating slate roofing material building
slaughter butcher kill
slaughterhouse abattoir butchery shambles building
slave individual somebody owned striver worker works
slavery bondage thrall thralldom subjugation subjection relationship control slaveholding practice pattern owning
slavic slavonic language branch indo european family languages
sled sledge sleigh vehicle conveyance
sledder athlete jock contestant rides
sledding sport athletics diversion recreation
sledge sled sleigh vehicle conveyance
sledgehammer maul sledge hammer hand
sleep kip slumber rest recumb repose recline asleep
sleeper slumberer rester individual sleeping spy undercover agent secret
sleeping sleep slumber physical physiological asleep quiescence quiescency dormancy rest
sleepwalker somnambulist noctambulist sleeper slumberer rester walks sleep
sleepwear nightwear nightclothes clothing article
sleeve arm cloth covering garment attached armhole provides case container fits
sleigh sled sledge vehicle conveyance
slice share portion percentage helping serving indefinite
slicer golfer golf player linksman
slick slickness slipperiness slip smoothness texture slippery glossy magazine mag press
slicker oilskin macintosh mackintosh mac mack cotton fabric sophisticate man world adult
slide skid slip slue glide travel obliquely sideways
slider skidder slipper individual somebody
slight rebuff discourtesy offense offence offensive deliberate discourteous
sling highball mixed drink liquor
slinging throw propulsion actuation throwing wide motion
slingshot sling catapult plaything toy artefact shaped stick
slip steal stealthily
slipknot knot fastener fastening holdfast
slipover pullover sweater jumper garment
slippage decrease decrement process physical transmitted power mechanical decline diminution
slipper footwear footgear covering slipped easily skidder slider individual somebody
slipstick analog computer analogue computing
slipway ways shipway structure construction
slit opening artefact long narrow cunt puss pussy female
slivovitz brandy liquor spirits booze
slob sloven pig vulgarian unpleasant disagreeable coarse obnoxious
sloe wild plum tree northeastern united states dark blackthorn shrub bush woody
slogan motto catchword shibboleth saying expression locution speech
sloganeering persuasion suasion communicating means empty slogans
sloop sailing vessel ship watercraft single mast third
slop spill splatter displace allow
slope incline side geological formation physical elevated gradient position spatial property
slops slop swill pigswill feed
slopshop clothing store haberdashery mens
slot position spatial grammatical linguistic construction variety alternative slit opening
slovenliness sloppiness unkemptness untidiness disorderliness disorder lack order uncleanliness trait habitual
slow decelerate retard decrease diminish lessen fall lose
slowing deceleration retardation alteration modification decrease rate
slowness awkwardness clumsiness ineptness unskillfulness inability resulting lack deliberation deliberateness unhurriedness pace
sludge precipitate solid produced sewage treatment slime goo goop physical
slug slog swig hit touch strike heavily fist
slugger batter hitter batsman ballplayer baseball player athlete slogger boxer pugilist combatant
sluice pour pelt stream rain cats dogs
sluicegate floodgate penstock regulator control
slum city district territory territorial dominion marked poverty
slumber sleep kip rest recumb repose recline asleep
slump slouch sag droop swag flag assume drooping
small body slender back size property garment
smallness littleness size magnitude property relatively amount
smallpox variola pox contagious disease contagion highly viral
smash nail boom blast hit touch hard
smell perceive comprehend inhale odor
smelter smeltery plant works industrial
smeltery smelter plant works industrial
smile grimace face pull communicate facial expression spreading
smiling smile grin grinning facial expression gesture motion
smock duster gaberdine gabardine coverall
smoke fume aerosol cloud fine particles suspended smoking vaporization vaporisation vapor
smokehouse house building edifice smoke cure meat fish
smoking smoke breathing external respiration ventilation tobacco substances vaporization vaporisation vapor
smooth smoothen surface smoother rubbing
smoothbore firearm gun rifling
smoother sander power tool machine
smoothie smoothy charmer hypocrite dissembler
smoothness texture tactile property feel roughness eloquence fluency expressive style
smuggler runner contrabandist criminal felon crook outlaw imports
snack bite collation meal repast nutriment nourishment light
snail gastropod univalve mollusk mollusc freshwater marine terrestrial escargot meat food solid
snake serpent ophidian diapsid reptile reptilian limbless scaly bad individual deceitful treacherous
snap snarl talk speak utter mouth angry sharp
snapdragon flower angiosperm flowering plant garden genus antirrhinum
snapper center lineman football player
snapshot snap shot photograph photo exposure picture informal
snare trap design plan arrangement organization drum membranophone tympan percussion
snarl snap talk speak utter mouth angry sharp
snatch snap seize prehend clutch take grasp hastily
sneaker shoe footwear footgear canvas pliable rubber sole fink snitch snitcher informer
sneer express show evince convey scornful smile
sniff whiff smell perceive comprehend inhaling nose
snifter glass drinking container globular
snip snippet snipping portion anything clip clipping cut cutting
sniper marksman sharpshooter crack shot shoots concealed place
snips tinsnips shears scissors pair
sniveling snivel crying weeping tears bodily process whining
snoring snore stertor breathing external respiration ventilation producing
snorkel breathing device apparatus machine
snorkeling skin diving swimming swim
snort utter emit let out loose indicate contempt
snout neb nose olfactory organ chemoreceptor long projecting beak honker hooter
snow snowfall precipitation downfall weather falling clouds crystals layer region snowflakes
snowball sand verbena wildflower wild flower plant heads frozen dessert sweet afters
snowbank mound hill structure construction
snowfall snow precipitation downfall weather falling clouds crystals
snowmobile tracked vehicle travel snow
snowplough snowplow motor vehicle automotive
snowplow snowplough motor vehicle automotive
snowshoe device instrumentation help walk
snowsuit overgarment outer garment child
snuffbox box container ornamental carrying snuff your pocket
snuffer implement instrumentation cone shaped handle individual somebody snuffs candles
snuffers scissors pair edge tool
snug cubby cubbyhole snuggery room
snuggery cubby cubbyhole snug room
soak immerse plunge penetrate perforate submerge liquid
soaking soak soakage process action becoming softened saturated drenching souse sousing wetting
soap cleansing agent cleanser cleaner formulation salts vegetable bribe payoff payment money
soapbox crate box packing soap
soapsuds suds lather foam froth bubble produced soaps
soar surge zoom rise lift arise rapidly
sobriety soberness temporary sober intoxicated alcohol dryness temperance moderation restraint
soccer football game field teams
sociability sociableness sociality nature relative tendency disposition sociable
social sociable mixer party gathering affair assembled promote
socialism political orientation ideology theory advocating ownership industry managed economy economic system
socialist politician politico pol political leader advocate socialism
sociality nature trait tendency associate others groups
society grouping extended distinctive cultural economic organization club guild gild association
sociologist scientist studies institutions development human society
sock hosiery hose footwear cloth covering foot windsock drogue visual signal
socket cavity bodily cavum structure
socle pedestal plinth footstall support
sod turf sward greensward land ground soil surface enzyme protein catalyzes conversion
soda salt compound chemical sodium
soddy house dwelling home domicile built adobe laid english chemist whose work
sodium metallic element metal chemical silvery soft waxy
sofa couch lounge seat furniture article upholstered
softball ball game equipment playing
soften intensity alter modify
softening process action becoming softer
softness consistency consistence substance body property giving little unfitness ill health unhealthiness
software package code computer coding
soil dirt filth grime dirtiness uncleanness sanitary covered earth ground material
sojourn visit stay deed human action temporary
solace consolation solacement comfort pleasure pleasance feel consoled comfortableness status
solarium sunporch sunroom room area
solder join conjoin connect link fuse
soldier enlisted serviceman military man woman serves army worker insect wingless sterile
soldiering soldiership skill accomplishment acquirement acquisition skills required shirking slacking goldbricking evasion
soldiery troops force personnel organization organisation soldiers collectively
sole bottom underside undersurface side footwear golf club flatfish saltwater fish lean
solemnity sedateness staidness solemness seriousness earnestness sincerity trait gravity feeling solemn dignified
solenoid coil reactor wire around
solicitude solicitousness concern sympathy fellow feeling excessive
solid physical room temperature pressure solidness chemical phenomenon substance
solidarity commonality commonness generality union interests purposes sympathies
solidity solidness consistency consistence substance body solid fullness status interior filled
solipsism philosophical doctrine theory philosophy self know exist
solitaire jewel gem precious stone
solitude purdah isolation separation situation alone
solo deed human action performed alone assistance musical composition opus voice
soloist musician instrumentalist player performer performs solo
solution mixture substance homogeneous substances answer result resolution statement
solve lick work understand find solution
solvent dissolvent dissolver resolvent medium substance liquid capable solution answer result statement
soman organophosphate nerve agent gas
sombrero islands saint christopher nevis
someone individual somebody living animate human
somersault somerset summersault summerset tumble acrobatic stunt feat
somersaulting somersault somerset summersault tumble acrobatic stunt feat
son boy male offspring child kid human word logos divine
sonar asdic measuring instrument system device sends acoustic
song vocal musical composition opus short words sound occurrence occurrent distinctive
songwriter songster composer musician words music popular songs
sonnet poem verse literary composition work lines fixed
sonny cub lad laddie male child boy
sonogram echogram picture image icon ikon structure produced
sonograph instrument device uses differential
sonometer audiometer measuring instrument system
sonority plangency resonance reverberance timbre timber tone character
soothsayer forecaster predictor prognosticator visionary illusionist seer intellectual
sophisticate adult grownup individual worldly wise
sophistication edification enlightenment education uplifting sophism sophistry fallacy false
sophomore soph lowerclassman underclassman undergraduate undergrad second year
soprano singer vocalist vocalizer vocaliser female singing voice vocalization vocalisation
sorb turn take liquid either adsorption absorption
sordino sourdine mute acoustic device
sore infection ill health unhealthiness problem open skin
sorority club society guild female undergraduates
sorption process action substance takes holds another
sorrow sadness unhappiness feeling emotion great associated loss regret rue ruefulness
sort variety category concept conception construct distinguished common similarity sameness approximate definition
sorter clerk employee sorts machine
sorting sort operation data processing
souk market marketplace square open
soul psyche spirit vital principle life immaterial individual living animate human
sound property particular auditory effect produced given sensation esthesis aesthesis sense
soundboard resonator cavity resonating chamber
soundbox body resonator cavity resonating
sounder device instrumentation soundings
soundtrack sound recording audio narrow strip motion picture
soup dish nutriment nourishment nutrition liquid food meat composition mixture consistency suggestive
soupspoon spoon cutlery eating utensil
sour cocktail mixed drink liquor
source beginning origin root point place begins springs document written papers writing
sourdine sordino mute acoustic device
sourdough leaven leavening substance dough fermentation active settler colonist migrant migrator
sousaphone tuba brass instrument wind
soutane cassock vestment long buttons down front
south region united states lying mason confederacy dixie dixieland southern
southeast southeastward compass point direction midway south east southeastern region united states
southerner american inhabitant habitant dweller lives south
southernism saying expression locution speech pronunciation peculiar southern attitude mental knowledge characteristic
southpaw lefthander lefty pitcher hurler twirler thrower baseball individual somebody uses
southwest southwestward compass point direction midway south west southwestern region united states
souvenir keepsake token relic physical sentimental value memento reminder experience past
sovereign monarch ruler swayer individual nation head hereditary
sovereignty autonomy government free external control reign dominion rule dominance
soviets government authorities regime soviet union
sow seed put set place pose
sowbelly salt pork porc belly carcass
spa resort area playground vacation
space infinite abstract unlimited expanse everything located amorphous shape empty area
spacecraft craft vehicle capable traveling
spaceship starship spacecraft ballistic capsule
spacesuit pressure suit protective garment
spacing rate magnitude quantitative occurrences repeating placement arrangement position spatial
spaciousness capaciousness roominess commodiousness largeness bigness size spatial
spackle plaster mixture powder
spade playing card major suit black figures hand shovel sturdy pushed
spain espana parliamentary monarchy southwestern europe iberian peninsula
span cross traverse sweep cover continue extend area
spaniel sporting dog gun hunting breeds medium sized
spanish romance language latinian latin spoken spain countries nation land country
spanner wrench hand tool hold
spare save refrain forbear harming
spark flicker glint flash occurrence occurrent momentary light sparkle twinkle vitality
sparkle twinkle spark light vitality verve energy muscularity glitter coruscation flash occurrence
sparkler ice diamond jewel gem
sparring controversy contention contestation disputation
sparrow passerine passeriform bird dull colored singing birds dunnock accentor oscine
spasm cramp symptom evidence grounds painful involuntary muscular constriction compression compressing sudden
spat bicker bickering tiff quarrel
spatiality property occupying space
spatter spattering splatter splattering noise sound sputtering explosively splash splashing painting
spatula turner food cooking utensil
speak talk utter mouth communicate intercommunicate interact express
speakeasy barroom bar saloon ginmill illegal
speaker talker utterer verbalizer articulator communicator expresses language loudspeaker transducer electro acoustic
speakerphone telephone phone set electronic
speaking utterance vocalization auditory intelligible speech speechmaking address delivering
spear transfix impale empale spike pierce
special offer offering message dish nutriment nourishment nutrition
specialist specializer specialiser expert individual devoted occupation branch doctor doc physician practices
specialization specialisation specializing specialty speciality career
specialize specialise narrow alter vary focused area field
specialty forte metier speciality asset plus special worth peculiarity specialness individuality
species taxonomic category taxon biological whose members interbreed sort variety specific
specification spec description verbal statement detailed design criteria naming speech explicitly
specificity particularity specialness specific rather general particular
specify stipulate qualify contract undertake promise assure requirement
specimen example illustration instance representative regarded typical class sample tissue blood urine
speck pinpoint spot speckle dapple patch atom molecule particle material
specs spectacles eyeglasses glasses optical
spectacle sight display seen presentation representation elaborate
spectacles specs eyeglasses glasses optical instrument frame holds
spectator witness viewer watcher perceiver percipient observer beholder pump shoe woman medium
specter ghost shade spook apparition phantom phantasm phantasma spirit
spectrograph spectroscope prism optical instrument
spectrometer spectroscope prism optical instrument obtaining mass spectrum
spectroscope optical instrument spectrographic analysis
spectroscopy spectrometry chemical analysis qualitative spectroscopes analyze spectra
spectrum array arrangement ordered components emission wave scope range reach orbit
speculate theorize theorise conjecture expect anticipate evaluate pass
speculation guess conjecture supposition opinion view message expressing hypothesis possibility theory
speculum mirror reflector medical instrument
speech address deed human action delivering formal spoken language auditory word mouth
speechlessness silence quiet sound property speechless
speed velocity rate magnitude quantitative distance travelled swiftness fastness pace
speedboat motorboat powerboat boat fast
speedometer meter measuring instrument system
speedskater skater races competitively
spell enchantment trance mental induced tour turn shift work
spelldown contest competition eliminated fail
spelling orthography writing system forming words letters according
spend pass period specific
spending disbursement disbursal outlay payment defrayal defrayment commerce outgo expenditure transferred
spermatocide spermicide contraceptive preventive preventative
spermicide spermatocide contraceptive preventive preventative
sphere domain area orbit environment situation affairs particular artefact spherically shaped
spherometer measuring instrument system device
spherule ball globe orb sphere
sphygmomanometer pressure gauge gage measuring
spice preservative compound chemical aromatic substances vegetable origin flavorer flavourer flavoring flavouring
spicemill mill grinder milling machinery
spider arachnid arachnoid arthropod predatory eight legs poison wanderer program programme computer
spigot tap plug stopper stopple
spike electrical discharge transient variation voltage current sports equipment sharp point
spile pile piling stilt column
spillikin jackstraw strip lumber timber
spin whirl reel gyrate revolve around rotate turn
spine backbone back rachis skeletal structure anatomical complex spur acantha projection convex
spinet upright piano pianoforte compactly
spinnability suitable spinning capability spun
spinner spinster maker shaper creator
spiral curve curved shape line plane traced point helix
spire steeple tower structure construction tall forms superstructure
spirit vital principle life causal agent animating force tone feel feeling atmosphere
spirits liquor booze alcohol alcoholic drink beverage intoxicant
spiritual religious song music church originated blacks southern
spirograph measuring instrument system device
spirometer measuring instrument system device
spit ptyalize ptyalise spew expectorate cough out expel
spitball projectile missile weapon arm
spite malice maliciousness spitefulness malevolence malignity hate hatred cattiness bitchiness
spittoon cuspidor receptacle container spit
splash sprinkle splosh scatter dot dust
splat splash plash noise single
splatter spatter spattering splattering noise sound sputtering explosively dab splash indefinite quantity
spleen lien lymphatic tissue lymphoid animal dark oval irascibility bad temper ill
splendor luster lustre brilliancy brightness light lightness outshines magnificence brilliance splendour elegance
splenomegaly hypertrophy dysplasia abnormal enlargement spleen
splicing splice junction conjunction connection connexion
spline strip lumber timber flexible
splint paring sliver shaving fragment
splinter sliver bit chip flake fleck thin sharp
splinters matchwood wood plant material substance pieces
split divide separate dissever integrity portions
splitsaw ripsaw handsaw hand saw
splutter spatter spattering splatter noise sound sputtering explosively sputter utterance vocalization auditory
spoke radius support device radial member wheel joining rundle rung crosspiece brace
spokeshave plane woodworking edge tool
spokesman spokesperson interpreter representative voice male
sponge wipe pass rub clean moisten
sponsor patronize patronise support give assume sponsorship
sponsorship support aid assist assistance sponsoring
spontaneity spontaneousness naturalness spontaneous coming feelings constraint
spool bobbin reel winder mechanical
spoon cutlery eating utensil tableware shallow bowl shaped spoonful containerful indefinite quantity
spoonful spoon containerful indefinite quantity much will hold
spore agamete reproductive structure single celled asexual body
sporran pouch bag leather worn
sport athletics diversion recreation active requiring physical exertion occupation business job line
sportfishing fishing outdoor sport field
sportscast newscast news broadcast sports
sportsman sport sportswoman athlete jock contestant engages sports
sportswear activewear attire garb dress
sportswoman sport sportsman athlete jock contestant engages sports
spot place point located respect surface features region section subdivision writing written
spotlight limelight glare prominence standing focus public attention spot lamp source illumination
spouse partner mate relative individual marriage
sprag chock wedge block wedged
sprawl sit down limbs spread
sprawling sprawl position posture attitude bodily property ungainly
spray pesticide chemical substance suspension solution spraying indefinite quantity amount
sprayer laborer manual labourer jack
spraying dispersion dispersal dissemination diffusion fungicides insecticides fertilizer spray indefinite quantity amount
spread distribute disperse widely
spreader hand tool spreading broadcaster
spreadsheet program programme computer screen
spree fling intemperance intemperateness indulgence brief your impulses
spring springtime season year period growth elastic device metal returns
springboard board sheet flat solid flexible jumping upward beginning start commencement enterprise
springer impost stone building material
springfield capital illinois city southwestern missouri
springtime spring season year period growth
sprinkle scatter dot dust discharge spread distribute loosely
sprinkler mechanical device mechanism attaches
sprinkling scattering indefinite quantity amount number sprinkle shower rain
sprinter runner athlete jock runs short distance speed
spritzer mixed drink alcohol alcoholic
sprocket roller cylinder teeth rims
sprue psilosis disorder upset physical physiological chronic occurs
spud potato murphy tater root
spume foam froth bubble
spur goad goading prod encouragement approval commendation verbalization spine acantha projection convex
sputnik satellite artificial orbiter equipment russian
sputtering spatter spattering splatter noise sound explosively
spy descry spot espy sight perceive comprehend catch
spyglass glass refracting telescope optical
spyware software program computer system
squab dove poultry bird fowl
squabble bicker bickering spat quarrel wrangle row words
squad army military force smallest team organization organisation cooperative
squadron cavalry army troops headquarters supporting arms air military force larger
square foursquare rectangle parallelogram plane four equal sides number definite quantity product
squat crouch scrunch hunker sit down heels
squatting squat leg exercise exercising physical repeatedly assuming motion movement motility
squawker whiner complainer moaner unpleasant
squeak whine screech creak noise resound sound high
squeal oink utter emit let out loose high
squeeze squash crush squelch press touch compress violence
squeezer kitchen utensil squeezing juice
squelch squelcher takedown derision disrespect
squelcher squelch takedown derision disrespect
squinch arch structure construction built
squire attendant attender tender assistant young nobleman knight landowner landholder property owner
squirrel rodent gnawer placental mammal arboreal long bushy fur pelt animal skin
stabiliser stabilizer device instrumentation stable
stability stableness steadiness firmness immovability immovableness firm steadfast order stable
stabilization stabilisation standardization standardisation normalization normalisation stabilizing stable improvement
stabilizer chemical substance material stuff
stable stalls farm building edifice housing horses livestock
stabling accommodation living quarters animals
stack pile heap mound agglomerate orderly batch deal flock indefinite
stacks tons dozens heaps indefinite
staddle base pedestal stand support
stadium bowl arena structure construction artefact open sports
staff force personnel organization organisation assist superior carrying stick implement strong specialized
stage phase period fundamental quantity distinct sequence events degree level point specific
stagecoach stage coach carriage four
stager supervisor superior superordinate supervises physical aspects production veteran oldtimer expert individual
stagger reel keel lurch walk travel unable control
staginess theatricality artificiality unnaturalness artificial mannered
stagnation stagnancy doldrums inaction inactivity inactiveness
stain dye discolor discolour colour color liquid tint
staining dyeing coloring colouring color specimens microscopic study spotting maculation soiling soilure
stair step support device place rest foot ascending
staircase stairway way artefact access
stairs steps stairway staircase way flight
stairway staircase way artefact access
stairwell well shaft vertical around there stairway
stake venture hazard adventure risk put line lay
stalin russian leader succeeded lenin head communist
stalk walk travel stiffly
stall compartment room stable single animal confined booth cubicle kiosk closet
stalls stable farm building edifice
stamen reproductive structure plant organ male flower
stammer bumble stutter falter talk speak utter mouth
stamp stomp stump walk travel heavily
stampede panic
stance position posture attitude bodily property standing mental
stanchion post upright vertical support
stand rest standing
standard criterion touchstone system measurement metric quantity basis ideal idea thought
standby artefact relied needed understudy actor histrion player
standing status position financial professional reputation list listing database ordered
standpoint viewpoint stand position stance posture attitude mental
standstill deadlock impasse stalemate situation difficulty progress advancement stand stop halt ending
stanhope carriage equipage rig vehicle
staple basic commodity trade good necessary demand constant fiber fibre
staplegun tacker machine device hand
stapler machine device inserts staples
star celestial body heavenly gases radiates energy derived ace adept champion expert
starboard side surface right ship aircraft aboard facing
stardom high status position acknowledged star
stare gaze look fixed eyes
starlet actress actor histrion player young star celestial body heavenly
starlight light visible radiation actinic stars
starship spaceship spacecraft ballistic capsule
start begin get commence take first step steps
starter electric motor starting engine contestant individual team sport
starting start turn play starter
startle galvanize galvanise shock floor ball blow out
startup beginning start commencement setting operation inauguration
starvation famishment hunger hungriness drive extreme resulting lack starving privation deprivation control
starve hunger famish suffer hurt hungry
state province administrative district division territorial territory occupied abstract respect main attributes
statement message subject substance stated declared argument evidence indication indicant
stateroom cabin compartment guest
statesman solon politician politico pol political leader respected
statesmanship statecraft diplomacy wisdom wiseness trait management public
station facility installation artefact equipped special equipment personnel place status rank proper
stationery writing paper appropriate size letters
statistic datum data point information represented numerically
statistician mathematician scientist specializes statistics actuary calculator reckoner figurer
stator mechanical device mechanism stationary
statuary collection aggregation accumulation assemblage statues collectively
statue sculpture plastic art representing human animal
statuette figurine figure model simulation carved molded
stature esteem regard respect honor high level gained height bodily property distance
status position relative standing persons society particular
statute enactment legal document instrument passed legislative body
stave staff musical notation notational
stay remain rest same
stays corset girdle foundation garment
stead position place lieu function office role post
steak cut meat slice fleshy animal fish
steakhouse chophouse restaurant eating house place eatery specializes
steal rip take owner consent
stealing larceny theft thievery felony crime criminal offense stealth concealment concealing hiding
stealth stealing concealment concealing hiding avoiding detection moving
steamboat boat vessel watercraft propelled steam engine
steamer clam shellfish steamed shell
steamroller juggernaut power force causal
steamship steamer ship vessel watercraft powered steam engines
steed warhorse saddle horse riding mount spirited
steel alloy metal mixture iron amounts carbon sword blade brand weapon
steelworks factory mill manufacturing plant
steelyard balance scale weighing machine
steeper vessel container
steeple spire tower structure construction tall forms superstructure
steeplechase footrace foot race run
steer maneuver manoeuver manoeuvre control command direct course
steerage accommodation living quarters cheapest
stein mug drinking vessel intended serving beer experimental expatriate united states
stela stele stone building material
stele vascular tissue plant cylindrical
stem root base theme word signifier descriptor after stalk plant organ structure
stenograph character graph grapheme graphic
stenography shorthand tachygraphy handwriting hand script writing method committal
step maneuver manoeuvre tactical progress toward goal footstep pace stride indefinite
stepchild child kid offspring progeny your spouse former
stepmother stepparent parent wife your father subsequent marriage
steppe plain field champaign land extensive trees
stepper hoofer dancer professional terpsichorean
steprelationship affinity kinship family relationship virtue remarriage
steps stairs stairway staircase way flight path track course line
stereo stereophony reproducer audio system sound microphones feed photograph photo exposure picture
stereophony stereo reproducer audio system
stereoscope optical device viewing stereoscopic
stereotype representation mental internal conventional formulaic conception image
steriliser autoclave sterilizer vessel container
sterilizer autoclave steriliser vessel container
stern quarter poop tail rear back side ship united states concert violinist
sternpost timber beam principal upright
sternum breastbone bone connective tissue flat articulates clavicles
sternwheeler paddle steamer steamship wheel
steroid organic compound chemical soluble compounds basis carbon hormone endocrine internal secretion
stethoscope medical instrument listening sounds generated inside
stetson fedora homburg trilby hat chapeau lid headdress
steward fiduciary individual manages property affairs else officer mariner seaman ship
stewing agitation feeling extreme worry boiling simmering cooking cookery
stewpan saucepan pan cooking stewing
stick implement instrumentation length wood limb tree branch thin
stickball baseball game ball played
stickpin pin jewelry jewellery decorative worn necktie
stiff man adult male ordinary cadaver corpse clay body
stiffen stiff stiffer
stiffening procedure process becoming stiff rigidifying rigidification action
stiffness inelasticity physical property inflexible hard bend awkwardness clumsiness carriage bearing
stile upright vertical structural member
stiletto dagger sticker knife tapered
still photograph photo exposure picture static hush stillness silence quiet
stillness hush still silence quiet sound property tranquil windlessness calmness good weather
stillroom pantry larder buttery storeroom
stilt pile spile piling column pillar upright vertical pole rod stout poles
stimulant stimulation stimulus input information knowledge noesis stimulating excitant drug agent temporarily
stimulate excite affect impact bear upon stimulant
stimulation arousal rousing arousing action stimulus stimulant input information
stimulus stimulation stimulant input information knowledge noesis stimulating
sting bite burn ache smart hurt perceived sharp
stinger cocktail mixed drink creme
stir displace implement
stirring agitation motion movement agitating liquid implement inspiration arousal rousing arousing
stirrup support device metal loops rider feet stapes auditory ossicle bonelet
stitch sewing stitchery needlework needlecraft link loop knot pain hurting symptom sharp
stock capital working assets raised corporation issue shares inventory merchandise ware product
stockade fortification munition defensive structure defense fence line camp penal institution facility
stockbroker agent factor broker businessperson buying selling stocks
stockcar boxcar freight car latticed
stockholder shareholder shareowner investor capitalist holds shares stock
stockhorn hornpipe pibgorn instrument woodwind
stocking hosiery hose footwear close fitting cover foot provision supply supplying stock
stockpot pot cooking utensil cookware
stockroom storeroom storage room stowage
stocks framework frame supporting structure
stockyard yard enclosure enclosed cattle
stoep stoop porch structure construction
stoic philosopher scholar scholarly bookman member ancient greek adult grownup individual seemingly
stoicism stolidity stolidness unemotionality emotionlessness trait indifference pleasure philosophical doctrine theory philosophy
stokehold stokehole fireroom chamber enclosure
stokehole stokehold fireroom chamber enclosure
stole scarf garment wide worn
stomach tummy tum breadbasket internal organ viscus enlarged abdomen venter belly body
stomacher garment clothing article vesture
stone rock lump mass hard consolidated mineral building material artefact
stonework masonry structure construction done
stool seat furniture article simple back arms feces faeces body waste
stoop crouch bend bow flex shape back forward
stop halt come moving
stopcock cock turncock faucet spigot
stoppage arrest check halt inaction
stopping fillet fastener fastening holdfast
stopple plug stopper blockage block
stopwatch timer timepiece timekeeper horologe
storage retention keeping holding possession storing storehouse depot entrepot depository
store shop mercantile establishment retail sales outlet sale stock fund accumulation net
storefront shopfront front side store facing street
storehouse depot entrepot storage depository deposit depositary repository
storekeeper shopkeeper tradesman merchant merchandiser businessperson bourgeois owns
storeria reptile genus colubridae
storeroom stowage room area stored
storey floor level story structure
storm atmospheric phenomenon physical violent weather winds knots tempest disturbance disruption commotion
story narrative narration tale message subject substance tells fiction literary composition work
storyline plot story book play film
storyteller narrator teller speaker talker utterer verbalizer tells fibber fabricator liar prevaricator
stoup drinking vessel archaic stoop
stout ale beer strong dark
stove range kitchen appliance home household cooking food heater warmer device heating
stovepipe chimney flue metal pipe
stovepiping retrieval computer operation machine
stowage charge cost stowing goods
straddle stand astride
straggler strayer dawdler drone laggard lagger strays falls
straightaway straight section segment portion roadway racecourse
straightedge hand tool flat rigid
straighten unbend posture
straightener device instrumentation straightening
straightjacket straitjacket garment clothing article
strain deformation alteration modification physical body action applied stress difficulty status causes
strainer filter device retain larger
straining strain effort elbow grease exertion travail intense distortion overrefinement torture falsification
strait sound channel body water narrow joining larger pass straits situation difficulty
straitjacket hindrance hinderance deterrent impediment
strake wale board plank lumber
strand shape pattern structure forming unity within larger line artefact complex fibers
strangeness unfamiliarity unusualness uncommonness consequence well known flavor flavour sort flavors
stranger alien unknown intruder interloper trespasser entrant anyone individual somebody acquainted
strangulation choking strangling throttling suffocation asphyxiation killing kill disorder upset physical physiological
strap leather strip implement elongated hanger support loop
strapless dress frock clothing woman
stratagem ploy gambit maneuver manoeuvre tactical game conversation contrivance dodge scheme strategy
strategist strategian planner contriver deviser expert strategy
strategy scheme plan action program programme elaborate systematic military science discipline subject
stratification categorization categorisation classification compartmentalization process arranging persons arranged strata classes within
stratum layer region parallel layers material arranged another class grouping same economic
stravinsky composer born russia lived united states music auditory
straw plant fiber fibre baskets hats fodder chaff husk shuck
strawberry berry edible fruit sweet fleshy herb herbaceous plant vascular
stray roll wander swan travel locomote aimlessly destination
streak run succession series unbroken events characteristic distinctive
stream watercourse body water running flowing earth flow current course line
streamliner train railroad public transport streamlined
street thoroughfare road route sidewalks
streetcar tram tramcar trolley vehicle wheeled runs rails
streetlight lamp source illumination supported lamppost
strength property physically mentally strong posture capability capableness ability
strengthen fortify alter modify strong stronger
strengthener reinforcement device instrumentation designed
stress emphasis accent prosody inflection manner speaking speech tension tenseness strain mental
stretch occupy elongated area
stretcher framework frame supporting structure
stretching expansion enlargement increase expanding lengthening widening stretch exercise exercising physical
strew straw spread distribute scattering
striation stria groove channel depression impression number tiny band banding stripe
stride pace tread step locomotion travel walking running footstep indefinite
strife discord disorder lack agreement harmony conflict struggle battle action
strike touch deliver sharp blow hand fist weapon
striker athlete jock contestant forward
string twine cord line lightweight stringed instrument musical instruments
stringer player participant contestant member
strip relatively long narrow slip artefact flat
stripe band banding adornment decoration ornament ornamentation strip badge emblem allegory braid
strive endeavor endeavour try seek attempt essay employing
striving nisus pains strain attempt effort endeavor endeavour
strobe stroboscope scientific instrument provides
stroboscope strobe scientific instrument provides
stroke shot maneuver manoeuvre play motion swinging striking throw movement occurrence
stroll amble promenade saunter walk travel traveling travelling
stroller saunterer ambler pedestrian walker
strongbox deedbox box container strongly
stronghold fastness defensive structure defense
strongroom storeroom storage room stowage
structure construction artefact constructed constitution composition physical makeup
struggle battle attempt effort endeavor endeavour energetic achieve conflict action deed
strut prance swagger gait walk walking proud stiff brace bracing structural member
strychnine plant toxin phytotoxin alkaloid extracted chiefly vomica
stub plant structure short remaining trunk stem branch nub
stubbornness obstinacy obstinance mulishness intractability intractableness trait difficult bullheadedness resoluteness
stucco plaster mixture mostly portland cement sand lime
student pupil educatee enrollee individual learner enrolled educational scholar bookman intellectual intellect
studio workplace work geographic point geographical teaching practice apartment flat housing lodging
study survey examination scrutiny investigation investigating detailed critical work learning acquisition basic
stuff material substance tangible goes makeup physical miscellaneous unspecified objects
stumble falter bumble walk travel unsteadily
stump plant structure base tree remains standing after body limb tooth
stumping campaigning candidacy candidature electioneering political speeches
stunt feat effort exploit accomplishment difficult unusual dangerous animal animate beast brute
stupa tope shrine place worship
stupid stupe dullard dolt simpleton simple individual bright
stupidity inability knowledge noesis poor ability understand profit betise folly foolishness mistake
stupor daze shock stupefaction astonishment amazement feeling distress grogginess semiconsciousness unconsciousness
sty stye hordeolum infection ill
style manner mode way property done happens abstract expressing
stylemark hallmark trademark earmark characteristic distinctive
stylist artist creative creator master particular style hairdresser hairstylist styler craftsman
stylization stylisation standardization standardisation normalization normalisation stylizing
stylus device instrumentation sharp pointed
sub bomber grinder hero sandwich
subcommittee committee commission administrative body subset members organized
subcompact car auto automobile machine
subcontinent landmass land mass dry distinctive
subdirectory directory list listing listed
subdivision tract land ground parcel area composed subdivided division partition partitioning segmentation
subfigure figure shape another
subgroup grouping abstract distinct subordinate within mathematical set subset
subject topic theme message substance conversation discussion physical
subjectivist intellectual intellect individual subscribes subjectivism
subjugation subjection relationship forced submission control others oppression persecution maltreatment subjugating
submarine pigboat sub submersible warship war vessel armed bomber grinder hero sandwich
submenu menu computer list listing
submersible apparatus setup equipment intended
submission entry message subject substance compliance action deed human
submit refer send direct judgment consideration
submucosa connective tissue animal beneath mucous membrane
subordinate subsidiary underling assistant helper help supporter subject hyponym word language linguistic
subornation provocation incitement encouragement underhandedly
subpart portion component
subprogram routine subroutine procedure software
subroutine routine subprogram procedure software
subscription payment cost consecutive issues newspaper magazine given agreement speech expressed
subsection subdivision section segment portion
subsidize subsidise support give subsidies
subsidy grant aid economic financial paid government enterprise
subsistence support keep livelihood living minimal survival endurance animation life
subsoil undersoil soil dirt earth ground layer topsoil
subspace mathematical space topological infinite contained within another
subspecies race taxonomic category taxon biological division species
substance physical real consists kernel core center cognitive
substation station facility installation subsidiary electricity transformed distribution
substitute replace interchange exchange alter modify place another
substitution permutation transposition replacement variation fluctuation alteration substituted exchange commutation action putting
substrate substance acted upon enzyme ferment substratum surface boundary bound
substructure infrastructure structure constitution composition
subsystem system scheme grouping larger
subterfuge blind misrepresentation deceit deception falsehood intended misrepresent
subtlety nuance nicety shade meaning significance signification import niceness difficulty difficultness difficult
subtract deduct calculate cipher cypher compute subtraction
subtracter calculator reckoner figurer estimator
suburb suburbia residential district area community located outskirts
suburbanite resident occupant occupier inhabitant suburb
subway metro tube underground railway railroad line electric underpass tunnel passageway
subwoofer loudspeaker speaker system designed
succeed win attain success reach desired goal
success occurrence occurrent accomplishes intended purpose attainment accomplishment achievement successful
succession sequence successiveness temporal arrangement order property following series ordering ordination
successor replacement peer equal match compeer follows next substitute equivalent immediately
succor relief succour ministration aid assist assistance help
suck drink imbibe consume ingest draw mouth creating
sucker chump fool gull victim dupe individual gullible shoot sprout arising plant
suction pressure level force per area physical phenomenon sucking suck consumption ingestion
sudanese african individual native inhabitant sudan
sudatorium sudatory bathhouse bagnio house
sudatory sudorific medicine medication medicament
suddenness abruptness precipitateness precipitousness haste hastiness hurry hurriedness
suds soapsuds lather foam froth bubble produced soaps beer brew brewage dysphemism
sue action litigate process challenge invite bid institute
suffer endure experience see undergo subjected
sufferer unfortunate individual suffering illness martyr victim suffers
suffering agony excruciation pain hurting symptom acute woe misery wretchedness miserableness
suffix postfix affix bound morpheme added word
suffocation asphyxiation killing kill putting death termination depriving hypoxia drive deprived
suffrage vote franchise enfranchisement legal right guaranteed amendment
sugar sweetening sweetener flavorer flavourer white crystalline carbohydrate saccharide macromolecule supermolecule
suggest propose advise declare say tell proposal plan
suggestion idea thought cognitive suggested proposition proffer proposal message
suicide killing kill putting death termination yourself killer slayer individual kills
suit garment clothing article vesture garments lawsuit case proceeding legal
suitability suitableness properties right specific purpose
suitcase bag grip baggage luggage case portable rectangular
suite musical composition opus movements loosely connected rooms apartment flat housing
suitor suer wooer admirer adorer lover courts woman
sulfur sulphur chemical element substance abundant tasteless odorless
sulky vehicle wheeled light
sultan ruler swayer individual muslim country
sum amount assets possession quantity money total concept
sumatra mountainous island western indonesia
summarize summarise resume repeat reiterate ingeminate iterate give
summary statement message subject brief presents main points
summation rundown summary statement concluding organic process biological physical
summer summertime season year period warmest life finest development
summerhouse gazebo building edifice structure
summon summons cite call send order tell official
sumo wrestling rassling grappling contact
sump reservoir tank storage internal
sun star source light heat planets solar sunlight sunshine visible
sunbonnet bonnet poke hat chapeau
sunday dominicus sun rest day week first united states evangelist
sundial timepiece timekeeper horologe measuring instrument indicates daylight
sundown sunset hour day clock evening begins fall
sundress dress frock clothing light
sunglass converging lens convex lense
sunglasses shades spectacles specs eyeglasses
sunhat hat chapeau lid headdress
sunlamp lamp ultraviolet source mercury
sunlight sunshine sun light visible radiation actinic rays
sunporch sunroom solarium room area
sunray sunbeam beam light ray sunlight wildflower wild flower angiosperm
sunroof roof protective covering cover
sunroom sunporch solarium room area
sunshade awning sunblind canopy shelter canvas rain parasol shade protective covering
sunshine sunlight sun light visible radiation actinic rays temperateness weather conditions atmospheric
sunsuit garment clothing article vesture
suntrap patio terrace area garden
supercharger compressor mechanical device forces
supercomputer mainframe computer digital powerful
superficiality shallowness depth degree grade level lack knowledge deepness terms
superhet radio receiver receiving set
superhighway expressway freeway motorway highway main road route network electronic system extensive
superintendent overseer supervisor superior superordinate directs manages organization super caretaker custodian keeper
superior superordinate leader individual greater rank station religious head community
superiority caliber calibre degree superior advantage vantage asset plus
superlative praise congratulations kudos extolment exaggerated expression acme height elevation degree
supermarket grocery store food market self service selling
supernatural occult causal agent agency physical forces events
supernaturalism belief cognitive mental forces beyond ordinary human supernaturalness unnaturalness attributed power
superstition belief cognitive mental irrational arising ignorance fear
superstructure structure construction artefact ship
supertanker oil tanker oiler tank
supervise oversee superintend manage administer administrate deal watch
supervision supervising superintendence oversight management direction control overseeing
supervisor superior superordinate leader supervises charge direction program programme computer controls
supper meal repast nutriment nourishment light evening gathering affair assemblage
supplement addendum postscript writing written material textual added supplementation increase increment amount
suppleness lissomeness litheness gracefulness carriage bearing posture animal pliancy pliantness bendability pliability
supplier provider businessperson bourgeois capitalist whose business supply
supply provide render furnish give transfer useful necessary
support give moral courage
supporter protagonist champion admirer advocate advocator proponent exponent patron sponsor benefactor helper
supporting support deed human action bearing weight strengthening
suppose say speculate reason express supposition
suppress subdue conquer control hold contain bring force
supremacy domination mastery dominance ascendance ascendence ascendancy power
surcoat coat overgarment outer garment
surety certainty sure foregone conclusion clearly established security transferred property possession
surf breaker breakers wave moving ridge movement motion
surface artefact outer boundary material layer constituting resembling bound bounds extremity
surfactant wetter chemical agent capable reducing surface tension
surfboarding surfing surfriding water sport
surfboat boat vessel watercraft launched
surfing surfboarding surfriding water sport
surfriding surfing surfboarding water sport
surge billow heave inflate blow expand rise waves
surgeon sawbones doctor doc physician specializes surgery
surgery medical science life bioscience
surmise deduce infer deduct derive incomplete evidence
surpass excel distinguish oneself
surplice vestment gown robe loose
surplus excess surplusage nimiety overabundance overmuch overmuchness superabundance
surprise affect impress strike surprised
surrender yield give agree forgo power possession another
surrey county southeastern england thames
surround environ ring skirt touch adjoin meet contact
surroundings milieu environment situation affairs environmental environs surround geographical
surtout greatcoat overcoat topcoat coat
surveillance police work investigation investigating close observation
survey appraise analyze analyse study examine consider comprehensive
surveying measurement measuring mensuration practice angles distances ground
surveyor engineer applied scientist technologist determines boundaries elevations statistician actuary calculator reckoner
survival endurance animation life living aliveness surviving selection process action resulting
survive last live continue avoid dying
survivor subsister unfortunate individual lives affliction somebody outlives another
susceptibility susceptibleness status susceptible
sushi dish nutriment nourishment nutrition rice
suspect surmise guess venture pretend hazard imagine case
suspend hang fasten fix freely
suspender brace gallus clothing article
suspense apprehension apprehensiveness dread fear what going happen doubt uncertainty incertitude dubiety
suspension mixture substance fine particles suspended fluid supported pause intermission break interval
suspensor supporter jockstrap jock protective
suspicion intuition hunch impression feeling belief notion might misgiving mistrust distrust doubt
sustain prolong continue uphold carry bear lengthen extend
sustenance nutriment nourishment nutrition food nutrient substance source support keep livelihood resource
swad bunch clump cluster clustering
swage upset tool implement thicken
swahili bantu bantoid language widely spoken languages
swallow pass esophagus eating drinking
swallowtail jacket coat full dress
swami hindu hindoo religious teacher
swamp swampland wetland land ground soil seasonally flooded situation difficulty fraught difficulties
swan aquatic bird stately heavy bodied long
sward turf sod greensward land ground soil surface
swarm teem pullulate hum buzz seethe teeming abuzz
swash wave moving ridge movement motion sound water
swashbuckler daredevil madcap hothead adventurer venturer individual reckless
swatch cloth material sample
swathing covering artefact cloth coverings wrapped around
sway rock shake back forth sideways
swear curse cuss blaspheme express verbalize verbalise utter
swearing curse expletive oath profanity utterance vocalization profane commitment dedication message
sweat perspiration sudor secretion liquid body substance bodily fret stew lather agitation
sweatband band strip slip fabric leather sewn inside material
sweatbox cell jail prison room
sweater jumper garment clothing article vesture crocheted knitted perspirer individual somebody perspires
sweatpants trousers pair pant garment
sweats sweatsuit garment clothing article
sweatshirt pullover slipover sweater jumper cotton knit long
sweatshop factory mill manufacturing plant
sweatsuit sweats garment clothing article
swede european inhabitant habitant dweller native sweden rutabaga turnip plant crucifer
sweden sverige scandinavian kingdom eastern peninsula
sweep brush across
sweeping cleaning cleansing cleanup improvement broom
sweetheart sweetie steady truelove lover individual loved another good well liked
sweetness sweet sugariness taste sensation gustatory perception experience property tasting
swell increase magnitude size number intensity
swelling puffiness lump enlargement abnormal protuberance localized bulge bump hump projection
swerve sheer curve trend turn sharply
swig gulp draft draught swallow drink deglutition consumption
swim travel locomote water
swimmer athlete jock contestant trained
swimming swim water sport aquatics athletics
swimsuit swimwear garment clothing article vesture tight fitting
swimwear swimsuit garment clothing article
swing displace curve intent hitting
swinger athlete jock contestant swings
swirl twirl twiddle whirl revolve around rotate turn
swiss nation land country natives inhabitants switzerland
switch exchange reversal turn reverse around order sequence
switchblade pocketknife pocket knife blade
switchboard patchboard plugboard central telephone exchange workplace circuits
switching switch shift action changing position another
switzerland suisse schweiz svizzera landlocked federal republic central
swivel coupling coupler mechanical device
swizzle mixed drink alcohol alcoholic
swoop pounce descend fall down come attack
sword blade brand steel weapon arm system instrument
syllabicity language system scheme pattern syllable formation particular
syllable language linguistic portion spoken larger phoneme
syllabus program programme curriculum information
symbol signal signaling sign arbitrary symbolization symbolisation representational process
symbolism symbol signal signaling sign system symbols symbolic symbolization symbolisation practice pattern
symbolist artist creative creator member artistic movement expressed symbolizer symboliser interpreter translator
symbolize typify symbolise represent mean intend convey express
symmetry symmetricalness correspondence balance spatial property spatiality shape proportion equilibrium equipoise
sympathy understanding inclination disposition tendency attitude support loyal feeling sharing feelings others
symphony sonata classical music serious long complex orchestra philharmonic musical organization
symposium conference meeting public discussion topic participants
symptom evidence grounds information sensation bodily function experienced indication indicant anything accompanies
synagogue temple tabernacle place worship house prayer god
synchrocyclotron cyclotron accelerator particle atom
synchroflash device instrumentation photography synchronize
synchroniser synchroscope synchronoscope synchronizer measuring
synchronism synchrony synchronicity synchroneity temporal exists occur same
synchronizer synchroscope synchronoscope synchroniser measuring
synchronoscope synchroscope synchronizer synchroniser measuring
synchrony synchronism synchronicity synchroneity temporal exists occur same
synchroscope synchronoscope synchronizer synchroniser measuring
synchrotron cyclotron accelerator particle atom
syndicate mob family organized crime gangland gangdom loose consortium pool association organization
syndrome complex composite concurrent symptom evidence grounds pattern
synergism synergy process action working together theological doctrine philosophy philosophical
synonym word language linguistic words interchanged context said
syntax structure knowledge noesis grammatical arrangement words sentences system scheme grouping systematic
synthesis chemical process action producing compound reasoning logical thinking abstract
synthesiser synthesist synthesizer intellectual intellect
synthesizer synthesist synthesiser intellectual intellect
syria asian republic middle east mediterranean
syringa philadelphus shrub bush hardy showy strongly fragrant dicot genus magnoliopsid world
syringe medical instrument inject withdraw
syrinx panpipe pipe wind instrument
system instrumentation artefact combines interrelated interacting artifacts designed scheme grouping abstract independent
systematization systematisation rationalization rationalisation organization organisation systematic
tabard tunic cloak short sleeveless
tabi tabis sock hosiery hose
tabis tabi sock hosiery hose
table array arrangement data arranged rows columns furniture article furnishing smooth
tableau arrangement grouping attractively arranged view aspect prospect scene
tablefork fork cutlery eating utensil
tablespoon tablespoonful containerful indefinite quantity
tablet slab block stone wood suitable bearing inscription pad paper material stuff
tabletop work surface horizontal table
tableware ware article articles table
tabor tabour drum membranophone tympan
taboret tabouret stool seat shape
tabour tabor drum membranophone tympan
tabouret taboret stool seat shape
tabulation information info message tabular investigation investigating work putting
tabulator counter calculator calculating machine
tabun organophosphate nerve agent gas
tach tachometer measuring instrument system
tacheometer tachymeter theodolite transit surveying
tachistoscope scientific instrument psychologists
tachograph tachometer tach measuring instrument
tachometer tach measuring instrument system
tachymeter tacheometer theodolite transit surveying
tack bearing heading aim direction
tackle undertake confront face set accept challenge
tackler football player footballer athlete
tact tactfulness consideration considerateness thoughtfulness kindness dealing others
tactic tactics maneuver manoeuvre plan action program programme
tactics military science discipline subject area branch dealing tactic maneuver manoeuvre plan
tadpole polliwog pollywog larva animal animate beast larval
taffrail railing rail barrier around
taffy candy confect sweet confection chewy sugar syrup
tag label mark attach connect link tie
tahiti island south pacific
tail process outgrowth appendage body posterior vertebrate elongated end ending point last
tailback back football player footballer plays position offensive
tailboard tailgate gate movable barrier
tailcoat tails formalwear eveningwear evening
tailfin stabilizer airfoil aerofoil control
tailgate tailboard gate movable barrier rear vehicle
taillight lamp source illumination
tailor orient adapt accommodate alter adjust specific need
tailplane airfoil aerofoil control surface
tails tailcoat formalwear eveningwear evening
tailstock support device movable lathe
taint contamination impurity impureness status contaminated
taiwan china government island established chiang shek formosa southeastern asia
take carry
takeoff departure going away leaving rise rising ascent ascension
takeover coup putsch action deed human sudden decisive buyout acquisition sale merger
takings return issue take income financial gain profit
tale narrative narration story message subject substance tells fib tarradiddle lie
talent endowment gift ability aptitude abilities qualities expert individual possesses unusual
talk speak communicate intercommunicate interact exchange thoughts
talking talk conversation speech spoken exchange ideas
talks negotiation dialogue discussion word speech intended produce
tallboy highboy chest drawers bureau
tallis english organist composer church
tallith tallis shawl cloak ritually
tallow animal oil obtained suet soap candles lubricants
tally run score success baseball runner touching four reckoning bill account invoice
tam tammy cap headdress headgear
tambour framework frame supporting structure
tambourine drum membranophone tympan percussion
tammy fabric cloth material textile
tamp tamper tool implement tamping
tamper tamp tool implement tamping
tampering meddling altering secretly improperly
tampion tompion plug stopper stopple
tampon plug stopper stopple blockage
tan suntan sunburn burn hyperpigmentation physical physiological browning topaz light brown brownness
tandem placement arrangement position spatial
tandoor oven kitchen appliance clay
tang nip piquance piquancy spiciness spice spicery taste dynasty family line folk
tangent straight line plane touches curve curved tan trigonometric function circular
tangle twisted tangled mass highly interwoven snarl maze perplexity confusion
tango ballroom dancing dance latin american origin music written duple
tangram puzzle game chinese square
tank military vehicle enclosed armored vessel container
tankard drinking vessel handle
tanker oiler cargo ship vessel designed carry crude soldier enlisted drives tank
tannoy loudspeaker speaker system
tantrum fit scene conniption bad temper ill anger
tap cut separate disunite divide female screw thread
tape strip slip artefact long thin cloth paper taping recording memory device
tapeline tape measuring instrument system
tapestry complexity complexness resembles intricacy tapis fabric cloth material
taphouse pub saloon pothouse tavern
taping tape recording memory device
tapping sound occurrence occurrent light blow knock
taproom barroom bar saloon room
tar pitch bitumen hydrocarbon dark heavy viscid substances mariner seaman sailor crewman
tarboosh fez cap headdress headgear
target mark reference point indicator shoot prey quarry victim unfortunate
tariff duty indirect tax taxation revenue enhancement government
tarpaulin tarp canvas canvass fabric cloth waterproofed
task undertaking project labor work undertaken attempted job chore duty
taste sensation esthesis aesthesis sense experience results buds preference penchant predilection liking
taunt tease razz rag mock bemock treat handle
tauromachy bullfighting blood sport athletics
tavern building edifice structure construction licensed sell alcoholic
taw letter alphabet alphabetic character
tawse strap whip leather punishing
tax taxation levy charge against citizen property support
taxi cab hack taxicab car auto automobile machine
taxicab cab hack taxi car
taxidriver taximan cabdriver cabman driver operator manipulator drives
taximeter meter measuring instrument system
taxpayer payer remunerator money handler dealer pays taxes
tea beverage drink drinkable potable steeping leaves water teatime meal repast nutriment
teacart serving cart handcart pushcart light refreshments
teach learn instruct inform communicate intercommunicate impart skills
teacher instructor educator pedagogue pedagog professional whose occupation abstract concept conception personified
teaching instruction pedagogy education profession teacher precept commandment doctrine philosophy
teacup teacupful containerful indefinite quantity
teahouse teashop tearoom restaurant eating
teakettle kettle boiler pot boiling water
teakwood teak wood plant material substance hard strong
team squad organization organisation cooperative animal biological draft animals
teammate mate associate peer equal match fellow member
teamster driver worker team horses doing hauling trucker operator manipulator
teapot pot cooking utensil cookware
tear rupture snap bust separate disunite divide abruptly
teargas lacrimator lachrymator gas fluid
tearoom teashop teahouse restaurant eating
tears crying weeping bodily process body function shedding
tease badger pester bug torment rag bedevil crucify
teashop teahouse tearoom restaurant eating
teasing tease ribbing tantalization harassment molestation mistreatment harassing play frolic romp gambol
teaspoon teaspoonful containerful indefinite quantity
teaspoonful teaspoon containerful indefinite quantity much will hold
teat nipple mammilla mamilla reproductive organ sex projection
technical pickup truck motortruck mounted
technician skilled worker trained workman whose occupation involves expert individual known high
technique method practical applied particular task proficiency skillfulness command fundamentals
technology application practical use usage knowledge tools engineering discipline subject area
teddy plaything toy artefact child
tee site land tract starting place hole golf support device holding football
teenager adolescent stripling teen juvenile individual onset puberty
teens life period ages integer number numbers teen
teepee tepee tipi tent collapsible
teetotaler teetotaller teetotalist abstainer abstinent nondrinker total
telamon atlas column pillar upright
telegram wire message transmitted telegraph
telegraph telegraphy apparatus setup equipment communicate distance wire
telegrapher telegraphist operator manipulator causal agent transmits messages
telegraphy telecommunication telecom medium communicating distance electric transmission telegraph apparatus setup equipment
telemeter scientific instrument observing events
telepathy psychic psychical anomalous apparent mind another using
telephone phone electronic equipment converts sound electrical signals telephony telecommunication telecom medium
teleprinter teletypewriter telex character printer
teleprocessing data processing functions performed
telerobotics robotics artificial intelligence area
telescope scope magnifier scientific instrument
telethermometer thermometer measuring instrument system
teletypewriter teleprinter telex character printer
television telecasting video broadcasting telecommunication telecom visual images system equipment
telex teletypewriter teleprinter character printer
tell say express verbalize verbalise utter words
telly television receiver receiving system
temerity audacity audaciousness boldness daring hardiness hardihood fearless
temper pique irritation annoyance chafe vexation anger sudden mood humor humour feeling
temperament disposition nature trait your usual mood emotionality emotionalism excessive
temperature fundamental quantity degree hotness coldness body environment somesthesia somaesthesia somatesthesia somatic
tempest storm disturbance disruption commotion flutter violent windstorm wind
temple place worship house prayer god edifice deity lineament body flat area
tempo pacing musical speed composition played pace rate magnitude quantitative
tempt allure invite bid request dispose incline entice
temptation enticement influence determinant determiner determinative seduces seduce desire feeling know should
ten tenner integer number cardinal nine spot playing card four
tenacity doggedness perseverance persistence determination purpose resoluteness firmness
tenancy occupancy residency residence abidance tenant occupant
tenant renter payer remunerator money handler dealer pays holder owner possessor buildings
tend lean incline run tendency disposition
tendency inclination disposition attitude mental knowledge mind favors leaning propensity liking
tenderness affectionateness fondness lovingness warmth tendency express warm soreness rawness pain hurting
tending care attention aid work providing treatment attending
tendon sinew connective tissue animal cord band inelastic
tenement apartment building house edifice down barely meeting
tenet dogma religious doctrine church gospel creed proclaimed
tennessee east central united states river formed confluence rivers
tennis court game athletic played rackets four players
tenon projection structure construction wood
tenor singing voice vocalization vocalisation adult male above pitch sound property range
tenoroon bassoon instrument double reed
tenpin bowling pin equipment bottle
tense grammatical category syntactic class verbs express distinctions
tensimeter manometer pressure gauge gage
tensiometer measuring instrument system device
tension tenseness stress strain mental nervous nervousness emotional tensity tautness status
tent shelter structure construction portable web physical resembles carpet
tentacle grip grasp influence like ability hold process outgrowth appendage body
tenter framework frame supporting structure
tenterhook hook claw mechanical device
tenth common fraction simple rank status position countable
tenting camping encampment bivouacking inhabitancy inhabitation habitation occupancy
tenure incumbency term period during position held legal right hold property
tepee tipi teepee tent collapsible
tequila liquor spirits booze hard
term word language linguistic expression particular period fundamental quantity limited
terminal terminus depot station facility installation transport vehicles pole contact tangency junction
terminate end alter modify bring halt
termination expiration expiry end ending point coming contract endpoint terminus terminal
terminology nomenclature language word linguistic system words name
terms footing status position respect relations groups price damage cost outgo
terrace patio area structure construction paved outdoor adjoining bench tableland plateau highland
terrain tract land ground parcel specific characteristics military
terrarium vivarium enclosure selected living
terrier hunting dog domestic canis familiaris short bodied
territory district dominion region marked administrative purposes area topic subject issue
terror panic affright fear fearfulness fright emotion overwhelming scourge threat individual somebody
terrorist radical individual employs terror political weapon
terrycloth terry fabric cloth material textile pile
test prove try examine evaluate pass judgment judge
testament creed credo doctrine philosophy profession belief will legal document instrument
testicle testis orchis ball male reproductive gland organ
testify attest declare say tell give testimony court
testimonial testimony evidence indication indicant serves tribute approval commendation message
testimony evidence information info solemn statement oath assertion averment asseveration declaration
testing experiment experimentation scientific research project subjecting experimental examination scrutiny investigation investigating
tether leash lead restraint constraint
tetherball athletic game sport athletics
tetrode tube vacuum thermionic four
texan american inhabitant habitant dweller native resident texas
texas second largest
text writing written material words passage section subdivision bible
textile fabric cloth material artefact weaving felting knitting
texture tactile property feel surface fabric character lineament essential
thailand siam country southeastern asia extends southward along
thamnophis reptile genus garter snakes
thank convey impart leave give express gratitude show
thankfulness gratefulness appreciativeness gratitude feeling warm friendly feelings
thanks acknowledgment acknowledgement message appreciation aid assist assistance help
thanksgiving legal holiday national public fourth thursday november grace blessing prayer petition
thatch hairdo hairstyle hair style coiffure resembling thatched roofing material building plant
thaw dissolve unfreeze unthaw liquefy flux liquify integrity
thawing thaw melt melting heating warming temperature process weather conditions
theater theatre house building edifice structure construction theatrical dramaturgy dramatics communicating
theatre theater house building edifice structure construction theatrical dramaturgy dramatics communicating
theatregoer playgoer theatergoer spectator witness viewer watcher attends
theme subject topic message substance conversation discussion motif idea thought cognitive
then point quantity
theodolite transit surveying instrument measuring
theologian theologist theologizer theologiser scholar scholarly bookman student
theology divinity discipline subject area field rational systematic system rules method particular
theorem proposition statement deducible basic postulates idea thought cognitive accepted
theorist theoretician theorizer theoriser intellectual intellect individual theorizes
theory explanation thinking thought process well substantiated aspect hypothesis possibility concept conception
therapist healer expert individual skilled particular therapy
therapy medical care aid treatment intervention caring
theremin electronic instrument musical
thermel thermometer measuring instrument system
thermistor semiconductor device conductor materials whose resistance varies
thermocouple thermometer measuring instrument system device wires different
thermodynamics physics philosophy science branch concerned conversion different
thermograph medical instrument uses infrared
thermogravimeter thermohydrometer hydrometer gravimeter measuring
thermohydrometer thermogravimeter hydrometer gravimeter measuring
thermometer measuring instrument system device temperature
thermometrograph thermograph thermometer measuring instrument
thermometry measurement measuring mensuration temperature
thermopile thermometer measuring instrument system device heat radiation
thermoregulator thermostat regulator control controller
thermos vacuum flask bottle preserves
thermostat thermoregulator regulator control controller automatically regulating temperature
thermostatics thermodynamics physics philosophy aspect concerned thermal equilibrium
thesis premise premiss assumption postulate unproved statement forward dissertation treatise writing written
thiamin thiamine aneurin vitamin complex prevents beriberi
thick midst inside interior region surrounded
thicket brush brushwood coppice vegetation flora botany collection
thickness dimension magnitude opposed length width articulation pronunciation indistinct
thief stealer criminal felon crook outlaw takes property
thieving larceny theft thievery felony crime criminal offense
thigh limb extremity appendage member knee helping portion serving indefinite
thighbone femur femoris leg bone long longum longest
thill shaft rod shafts extending body cart carriage
thimble thimbleful containerful indefinite quantity
thing situation affairs special action deed human
things property belongings holding possession movable
think believe consider conceive evaluate pass judgment judge
thinker mind intellectual intellect individual important exercises
thinking thought cerebration intellection higher cognitive process mental
thinness tenuity slenderness dimension magnitude relatively opposed length leanness spareness bodily property
thiocyanate salt compound chemical thiocyanic acid
thiouracil organic compound chemical depresses function thyroid gland
third tierce common fraction simple three equal divisible position role fielding player
thirst thirstiness drive physical physiological need drink hunger hungriness desire
thirteen xiii integer number cardinal twelve
thirties life period decade decennary decennium
thirty xxx integer number cardinal product three
thole peg pin tholepin holder
tholepin peg pin thole holder
thong lash leather strip implement forms flexible whip underpants undergarment unmentionable resembling
thoreau united states writer critic
thorn irritant annoyance bother botheration pain causes irritation spine prickle pricker aculeus
thoroughfare road route way public place another
thoroughness conscientiousness painstakingness carefulness performing aspects task
thought idea cognitive mental thinking cerebration intellection higher
thousand integer number cardinal product
thrasher thresher farm machine separating
thread weave wind meander travel locomote sinuous spiral
threader bodkin hand tool blunt
threads togs duds clothing article
threat menace danger causal agent agency source warning informing known unpleasant
threaten endanger jeopardize jeopardise exist pose threat
three iii trio digit figure integer number cardinal trey playing card four
thresher thrasher farm machine separating
threshing separation sorting grain seeds husks straw
threshold beginning commencement first outset starting point experience limen sensation esthesis aesthesis
thriftshop shop store mercantile establishment
thrill bang boot charge exhilaration excitement joy joyousness frisson shiver chill fear
thriller adventure story heroic tale suspenseful play movie
throat pharynx tubular cavity bodily cavum passage stomach opening artefact vamp shoe
throbbing throb pounding pulse pulsation heartbeat beat instance sound occurrence occurrent strong
throe agony suffering excruciation pain severe spasm distress adversity hardship hard
thrombosis occlusion attack formation presence thrombus
thrombus clot coagulum ball clod blood formed within
throne chair monarch bishop toilet commode plumbing fixture
throng multitude concourse gathering assemblage
throstle spinning machine textile formerly
throttle accelerator valve control controller regulates supply fuel gas gun pedal
throw propel impel displace
thrust push force displace forcefully
thruster pusher intruder interloper trespasser
thruway expressway freeway motorway highway main road route
thud thump sound perceived dull
thuggee murder slaying execution homicide robbery thugs
thumb pollex finger digit dactyl thick short innermost covering artefact glove provides
thumbnail fingernail nail thumb
thumbscrew instrument torture punishment crushes
thumbtack pushpin tack nail attaching
thump beat pound rhythmically
thumping thump clump clunk sound occurrence occurrent heavy
thunder boom roar roaring noise sound deep prolonged booming crashing
thunderer epithet jupiter noisemaker device
thurible censer vessel container burning
thursday weekday day week fifth
thwack blow stroke hard flat
thwart queer spoil scotch prevent forestall foreclose preclude
thyroglobulin iodoprotein iodinated protein iodine containing obtained thyroid
thyroid endocrine gland ductless located near base neck
thyronine amino acid aminoalkanoic organic compound phenolic thyroxine
thyrotrophin thyrotropin tsh hormone endocrine internal secretion anterior
thyroxine thyroxin tetraiodothyronine thyroid hormone endocrine internal secretion
tiara jewelled headdress jeweled headgear
tibet thibet xizang sitsang autonomous region peoples republic
tibetan himalayish language spoken tibet asian asiatic inhabitant habitant
tick ticking sound occurrence occurrent metallic tapping acarine arachnid arachnoid families
ticker heart pump internal organ
ticket commercial document instrument written showing holder entitled tag label marker marking
tidbit titbit dainty delicacy goody kickshaw tasty food
tide periodic recurrent occurrence rise fall level gravitational variation fluctuation alteration increase
tidemark indicator device line highwater
tidewater coastal plain land dry earth lying drained south eastern
tidings news intelligence word information info message recent
tidy receptacle container holds odds
tie bind fasten fix secure attach rope string
tieback pullback holding device
tiepin scarfpin pin jewelry jewellery
tier grade level rank status
tiger individual somebody fierce audacious big cat feline felid
tighten fasten alter modify tight tighter
tightening alteration modification adjustment tighter
tights leotards hosiery hose footwear
tile slab block flat thin rectangular roofing material building
tilt lean tip slant bend flex shape incline
tilter rival challenger competitor competition
tilth status aggregation soil supporting plant growth farmland plowland ploughland land
timber lumber building material artefact wood trees prepared beam structural member
timbre timber tone sound property distinctive complex
timbrel drum membranophone tympan percussion
time clip case instance example single occasion period fundamental quantity considered
timeliness seasonableness timing temporal arrangement order right opportuneness patness convenience suitability
timepiece timekeeper horologe measuring instrument system device keeping
timer timepiece timekeeper horologe measuring instrument measures interval official adjudicator keeps
times period fundamental quantity less definite previously present multiplication arithmetic operation mathematical
timetable schedule list listing events times will take
timidity timidness timorousness fear fearfulness fright emotion unknown cowardice cowardliness
timing temporal arrangement order property happens regulation regulating control occurrence
timpani kettle kettledrum tympanum percussion
tin metallic element metal chemical silvery malleable resists vessel container
tinderbox situation difficulty dangerous affairs
tine prong projection fork pitchfork antler
tinkle tink clink chink sound perceived emit high
tinsnips snips shears scissors pair
tint shade tincture tone color colour coloring colouring dye dyestuff material
tintack tack nail tinned iron
tintometer colorimeter measuring instrument system
tip end terminal extremity extreme gratuity pourboire baksheesh fringe
tipi tepee teepee tent collapsible
tipper donor giver presenter bestower
tippet cape mantle cloak woman
tire tyre hoop ring band covers wheel
tirolean tyrolean hat chapeau lid
tisane herb tea herbal infusion
tissue body aggregate cells similar structure function paper material stuff soft
tit breast bosom knocker mammary gland mamma exocrine nipple mammilla mamilla reproductive
titer titre concentration property solution determined titration
titfer hat chapeau lid headdress
title rubric heading header head line names statute name language linguistic work
titration volumetric analysis quantitative chemical measured amount solution
toad frog anuran batrachian amphibian vertebrate craniate tailless
toast crispen crisp heat alter brown heating
toaster wassailer supporter protagonist champion
toastrack rack framework frame holding
tobacco baccy plant product material substance leaves dried herb herbaceous vascular
tobacconist shopkeeper tradesman storekeeper market
toboggan sled sledge sleigh vehicle
tobogganing sledding sport athletics riding
tobogganist sledder athlete jock rides
toby mug drinking vessel shape
tocsin alarm alert warning signal
today present nowadays day hours hour period
toddy mixed drink alcohol alcoholic beverage liquor water
toe digit dactyl extremity appendage digits foot covering artefact footwear provides
toehold status position relatively insignificant
toffee brittle toffy candy confect sweet confection caramelized
toga cloak overgarment outer garment
toggle instruction command statement program
togs threads duds clothing article
toilet lavatory lav room area building equipped toilets commode crapper plumbing fixture
tokamak chamber enclosure doughnut shaped
token item symbol signal signaling sign individual instance mark clue clew
tokyo tokio yeddo yedo capital largest city japan
tolbooth tollbooth tollhouse booth cubicle
tolerance endurance strength power capacity tolerate unfavorable environmental permissiveness disposition temperament nature
tolerate digest endure stomach permit allow let countenance
toll fee fixed charge cost costs levied roads price value worth
tollbar tollgate gate movable barrier
tollbooth tolbooth tollhouse booth cubicle
tollgate tollbar gate movable barrier across toll bridge
tollhouse tollbooth tolbooth booth cubicle stall kiosk tollgate
tomahawk hatchet weapon arm system
tomato solanaceous vegetable veggie veg mildly acid yellow herb herbaceous plant vascular
tomb grave topographic point place spot burial corpse
tombstone gravestone headstone stone building
tomorrow day hours hour period interval after today future hereafter futurity come
tompion tampion plug stopper stopple
ton avoirdupois mass united states weight equivalent pounds british
tone manner speaking speech delivery expressive style voice pitch sound property
tongs device instrumentation devices taking
tongue lingua glossa clapper organ body mobile mass language linguistic human written
tonic soft drink beverage drinkable
tonight present nowadays immediately coming night
tonometer measuring instrument system device
tons dozens heaps lots indefinite quantity amount number
tool implement instrumentation practice vocation instrument means agency way
toolbox chest box cabinet holding
toolhouse toolshed shed outbuilding storing
toolshed toolhouse shed outbuilding storing
tooth bone connective tissue hard bonelike structures jaws projection structure construction resembling
toothbrush brush implement mustache moustache facial hair
toothpaste dentifrice cleansing agent cleanser cleaner paste
toothpick pick hand tool strip
top region upper anything upside side face surface
topcoat greatcoat overcoat coat overgarment
tope stupa shrine place worship
topee topi sunhat sun hat
topi topee sunhat sun hat
topic subject theme message substance conversation discussion issue cognitive mental
topknot headdress headgear clothing article
topography shape configuration contour surface relations among features geography geographics earth science
topsoil soil dirt earth ground layer surface
toque hat chapeau lid headdress
torch light source illumination carried hand mullein flannel leaf velvet
torment torture pain hurting symptom unbearable physical anguish distress hurt
tormentor tormenter persecutor oppressor unpleasant disagreeable torments teaser flat scenery
tornado twister cyclone windstorm localized violently destructive occurring crack cocaine cocain hard
toronto provincial capital largest city ontario
torpor torpidity physical physiological motor mental inactivity partial listlessness torpidness passivity
torrent downpour cloudburst deluge rain rainfall precipitation downfall current stream flow flowing
torso trunk body excluding head neck limbs
torture torment excruciate rack pain anguish hurt upset
tory american inhabitant habitant dweller favored british side englishman english member political
toss flip sky pitch fling throw light motion
total sum totality aggregate physical amount quantity concept
totalisator totalizer totaliser totalizator computer
totaliser totalizer totalizator totalisator computer
totality entirety entireness integrality completeness integrity unity wholeness generality complete indiscriminate
totalizator totalizer totaliser totalisator computer
totalizer totaliser totalizator totalisator computer
tote carryall holdall bag container
toter carrier bearer traveler traveller individual whose employment
touch physical contact come
touchdown score success american football landing arrival
touchscreen computer screen display crt
touchstone standard criterion system measurement metric quantity basis
toughness stamina endurance strength enduring energy huskiness ruggedness property
toupe toupee hairpiece false hair
toupee toupe hairpiece false hair
tour circuit journey journeying travel traveling route around spell turn shift work
tourer tourist holidaymaker traveler traveller
tourist tourer holidaymaker traveler traveller individual travels pleasure
tournament tourney contest competition sporting contestants play series jousts
tourney tournament contest competition sporting
tow towage draw haul haulage pull hauling
towboat tugboat tug tower boat vessel watercraft powerful
towel cloth material rectangular absorbent
toweling towelling fabric cloth material textile fabrics
tower structure construction artefact taller diameter column pillar shape anything
town municipality urban area populated fixed boundary smaller townspeople townsfolk gathering
townsman peer equal match compeer same town yourself towner resident occupant occupier
toxin poison toxicant poisonous substance produced during metabolism
toy plaything artefact designed played replica replication reproduction copy
toyshop shop store mercantile establishment
trace follow analyze analyse study examine discover ascertain
tracer detective investigator tec police
trachea windpipe cartilaginous tube duct epithelial canal membranous tubule structure tubules
tracing drawing draftsmanship drafting art plan diagram outline trace representation created
track path course line route along travels moves lead trail evidence grounds
trackball electronic device rotatable ball
tract parcel geographical area geographic region extended land system body together serve
tractarian christian religious follower tractarianism supporter oxford movement
tractor vehicle wheeled wheels truck motortruck motor
trade commerce commercialism mercantilism transaction commercial exchange craft occupation business job
trademark hallmark earmark stylemark characteristic distinctive marker marking mark symbol
trader bargainer dealer monger merchant merchandiser businessperson bourgeois
tradesman shopkeeper storekeeper merchant merchandiser businessperson bourgeois owns
trading commerce commercialism mercantilism transaction buying selling securities
tradition cognitive mental inherited pattern thought action custom practice knowledge noesis
traditionalism traditionality orthodoxy unoriginality strict adherence traditional methods attachment adhesion support
traditionalist diehard conservative conservativist adult grownup adheres traditional
traffic collection aggregation accumulation assemblage commerce commercialism mercantilism transaction
tragedian writer author communicator actor histrion player thespian
tragedy calamity catastrophe disaster misfortune bad luck trouble drama writing style literary
trail drag lag dawdle fall back behind linger
train develop prepare educate teach learn instruct inform
traineeship aid economic financial assistance enables trained specified
trainer leader individual trains persons
training preparation grooming deed human action leading skilled education breeding upbringing inheritance
trainman railroader railwayman employee worker railroad
trait abstract distinguishing your personal nature
traitor treasonist criminal felon crook outlaw betrays country deceiver cheat cheater trickster
tram tramway ropeway conveyance transport
tramcar tram wagon waggon wheeled
trammel fishnet fishing net three
tramp hike walk travel foot walking expedition
trample tread walk travel stomp heavily roughly
trampling trample sound occurrence occurrent heavy treading stomping
trampoline gymnastic apparatus exerciser sports
trance enchantment spell mental induced unconsciousness cognitive mind consciousness
tranquility repose quiet placidity composure calm calmness equanimity tranquillity order untroubled
tranquilizer tranquillizer tranquilliser ataractic psychotropic agent drug reduce
transaction dealing dealings action deed human transacting within
transcription written language black white copied medium another organic process biological physical
transducer electrical device converts energy another
transept structure construction artefact forming
transfer reassign delegate designate depute assign somebody different
transform alter modify subject mathematical transformation
transformation transmutation shift alteration modification qualitative function mathematical map changes
transformer electrical device alternating current voltage changed
transfusion insertion introduction intromission movement blood plasma vein action deed human pouring
transgression evildoing wrongdoing wrongful conduct misconduct actus reus geological phenomenon spreading land
transience transiency transitoriness impermanence impermanency duration length suggests brevity briefness
transistor semiconductor device conductor capable amplification
transit theodolite surveying instrument measuring horizontal vertical angles transportation facility installation artefact
transition passage passing place next conversion changeover transformation transmutation
translate interpret render repeat reiterate ingeminate iterate restate
translation rendering version written record account second language travel movement motion uniform
translucence translucency semitransparency clearness clarity uncloudedness allowing light
transmission transmittal transmitting sending causing causation message communicating deed means transmitted
transmit convey communicate transfer displace another
transmitting transmission transmittal sending causing causation message
transmutation transubstantiation conversion changes character substance transformation shift alteration modification
transom fanlight window framework frame
transpiration process action passage gases fine tubes because bodily body function
transponder electrical device designed receive
transport displace somebody around
transportation transit facility installation artefact means equipment necessary transport transfer transferral movement
transporter truck motortruck motor vehicle
transvestitism transvestism practice pattern adopting clothes manner sexual
trap device instrumentation drain drainpipe waste pipe
trapeze swing mechanical device circus
trapper hunter huntsman skilled worker trained sets traps
trapping caparison housing stable gear saddlery tack decorated
trappings furnishing accessory accoutrement accouterment
trave traverse crossbeam crosspiece beam
travel locomote
traveler traveller individual somebody changes
traveller traveler individual somebody changes
travelogue travelog attraction show film illustrated lecture traveling
traverse track cover cross pass travel across
trawl spiller setline trotline fishing
trawler fisherman fisher skilled worker
tray receptacle container open holding displaying serving articles
treachery perfidy perfidiousness disloyalty infidelity unfaithfulness betrayal trust treason dishonesty
tread step travel locomote down press foot place
treadmill exercise device endless belt walk changing treadwheel mill grinder milling
treadwheel treadmill mill grinder milling
treason crime criminal offense offence undermines offender government subversiveness traitorousness disloyalty infidelity
treasure wealth riches material resource accumulated money jewels gem art fine creation
treasurer money handler dealer individual officer charged receiving
treasury exchequer funds finances monetary resource cash hand government department section responsible
treat handle interact certain
treatment intervention care attention aid tending provided improve handling management direction control
treaty pact accord written agreement understanding states sovereigns
trebuchet catapult arbalest arbalist engine
trebucket catapult arbalest arbalist engine
tree woody plant ligneous vascular tracheophyte tall perennial plane figure branches single
treenail trenail trunnel peg nog
treetop crown top region upper branches leaves tree
treillage trellis lattice latticework fretwork
trellis treillage lattice latticework fretwork
trembling shaking shakiness quiver motion shaky
tremor shudder vibration quiver quivering motion involuntary microseism earthquake quake temblor
trenail treenail trunnel peg nog
trench ditch excavation fortification parapet excavated earth deep depression geological formation
trend tendency direction way path route general tends course
trepan trephine surgical instrument medical
trephine trepan surgical instrument medical
trepidation apprehension apprehensiveness dread fear feeling alarm
trestle supporting tower support bridge sawhorse horse sawbuck buck
trestlework structure construction artefact supporting
trews trousers pair pant garment
trial test run attempt effort endeavor endeavour testing tryout experiment experimentation
triamcinolone aristocort aristopak kenalog corticosteroid corticoid adrenal cortical
triangle trigon trilateral polygon polygonal shape plane figure approximating
tribunal court judicature assembly gathering assemblage
tribune defender guardian protector shielder
tribute testimonial approval commendation message given done expression payment defrayal defrayment commerce
trick device gimmick twist maneuver cunning deceitful action shift work duty period
triclinium dining room table board
tricorn tricorne cocked hat chapeau
tricorne tricorn cocked hat chapeau
tricycle trike velocipede wheeled vehicle
trident spear lance shaft weapon
trigger lever bar activates firing mechanism device instrumentation releases
trike tricycle velocipede wheeled vehicle
trilby singer novel george maurier
trill shake note musical tone notation alternates rapidly articulation pronunciation consonant
trim pare cut separate disunite divide remove edges
trimaran sailboat sailing boat vessel
trimmer pruner worker individual thins
trimming decoration adding trim passementerie adornment
trinket bangle bauble gaud adornment decoration ornament ornamentation
trio three iii digit figure integer number cardinal musical composition opus
triode tube vacuum thermionic three
trip journey journeying travel traveling purpose hallucination delusion psychotic belief
triphammer hammer power tool massive
triple treble multiply manifold increase threefold
tripod rack stand support three legged
trireme galley vessel watercraft ancient
triumph victory ending conclusion finish successful struggle contest exultation jubilance jubilancy jubilation
trivet base pedestal stand support
triviality pettiness slightness puniness unimportance value unimportant petty trifle detail item point
troika carriage equipage rig vehicle russian pulled three iii digit figure
trojan dardan dardanian asian asiatic
troll mythical monster creature supernatural round partsong song vocal
trolley streetcar tram tramcar vehicle
trolling troll angling fishing sportfishing
trombone brass instrument wind long
troop army military force soldiers cavalry
trooper cavalryman soldier enlisted motorized army policeman police officer lawman
troops soldiery force personnel organization organisation soldiers collectively
troopship ship vessel watercraft transporting
tropidoclonion reptile genus lined snakes
trot jog clip run travel rapidly speed hurry
trouble problem difficulty cognitive factor source fuss bother hassle perturbation
troubleshooter repairman maintenance man service mender worker whose
trough depression geological formation narrow gutter channel passage along
troupe company organization organisation performers associated personnel
trouser garment clothing article vesture
trousers pant garment clothing article vesture extending waist
trousseau outfit getup rig turnout
trowel hand tool handle flat
truck motortruck motor vehicle automotive suitable hauling handcart pushcart cart frame
trucking hauling truckage transportation shipping transport commercial enterprise
truckle trundle bed bedroom furniture
truculence truculency aggressiveness belligerence pugnacity disagreeableness obstreperous defiant
trudge slog footslog plod walk travel heavily firmly
trumpet cornet horn trump brass instrument wind musical
trumpeter cornetist musician instrumentalist player performer plays trumpet herald messenger courier traveler
trundle truckle bed bedroom furniture
trunk bole stalk stem plant organ main tree baggage luggage case strong
trunks shorts trousers pair pant
trunnel treenail trenail peg nog
truss bandage patch dressing medical
trust believe accept confidence faith
trustee fiduciary individual regent committee member fellow
truth fact information verified verity trueness actuality beingness
truthfulness honesty honestness righteousness truthful
try seek attempt essay effort
tsh thyrotropin thyrotrophin hormone endocrine internal secretion anterior
tsunami calamity catastrophe disaster tragedy cataclysm resulting destructive
tub bathtub vessel container relatively open fill water vat
tuba sousaphone brass instrument wind
tube tubing conduit passage long hollow electronic device system electrodes
tuberculosis infectious disease communicable infection transmitted inhalation ingestion
tubing tube conduit passage long hollow
tubule tube structure anatomical
tuck insert enclose close inclose shut snugly
tudor dynasty family line folk english descended henry united states dancer choreographer
tudung scarf garment worn around
tuesday tues weekday day week third
tuffet footstool footrest ottoman stool
tuft tussock bunch clump cluster clustering hair feathers crest process outgrowth appendage
tug attract pull draw hard
tugboat tug towboat tower boat
tuition fee fixed charge cost costs paid instruction tutelage tutorship teaching
tularemia tularaemia yatobyo zoonosis zoonotic disease animal highly
tulip liliaceous plant bulbous numerous perennial herbs linear
tumble topple descend fall down come collapsing
tumbler gymnast athlete jock performs rolls somersaults twists glass drinking container flat
tumbling acrobatics gymnastics gymnastic exercise sport athletics moves
tumbrel tumbril dumpcart cart farm
tumbril tumbrel dumpcart cart farm
tumor tumour neoplasm growth illness unwellness malady abnormal
tumour tumor neoplasm growth illness unwellness malady abnormal
tumult tumultuousness uproar garboil disturbance disruption commotion flutter turmoil agitation feeling violent
tumulus barrow mound hill structure
tun barrel cask vessel holding
tune melody air strain music auditory succession notes pitch sound property producing
tuner skilled worker trained workman
tungsten wolfram metallic element metal chemical heavy grey
tunic tunica adventitia membrane tissue
tuning calibration standardization standardisation calibrating
tunisia republic northwestern africa mediterranean coast
tunnel burrow dig delve cut turn digging
tupek tupik tent collapsible shelter
tupik tupek tent collapsible shelter
turban headdress headgear clothing article traditional muslim long pillbox toque millinery hat
turbinate turbinal bone connective tissue scrolled spongy bones
turbine rotary engine ice kinetic energy moving fluid
turbofan fanjet turbojet jet plane
turbogenerator generator engine steam turbine
turbojet fanjet turbofan jet plane
turboprop propjet propeller plane airplane
turbulence turbulency physical phenomenon unstable flow liquid bad weather inclemency inclementness
tureen serving dish deep cover
turf sod sward greensward land ground soil surface city district territory territorial
turkey domestic fowl poultry gallinaceous bird shaped tail eurasian republic asia minor
turmoil convulsion upheaval disturbance disruption commotion flutter violent tumult agitation feeling
turn orientation direction abstract sense
turnbuckle coupling coupler mechanical device
turncock employee worker employed control
turning turn course direction reorientation changing reversing action practice custom
turnover ratio magnitude quantitative number workers replaced given dish nutriment nourishment nutrition
turnpike gate movable barrier gates across road prevent expressway freeway motorway pike
turnspit spit skewer roasting turned
turnstile gate movable barrier post
turntable platform horizontal surface level circular rotates phonograph tray receptacle revolving placed
turret tower structure construction extending
turtle turtleneck sweater jumper garment
turtleneck turtle sweater jumper garment
tutor coach teacher instructor educator pedagogue gives private
tutorial session conference discussion intensive tuition given tutor
tutu south african prelate leader
tux tuxedo formalwear eveningwear evening
tuxedo tux formalwear eveningwear evening
tweed fabric cloth material textile thick woolen clothing flannel gabardine white trousers
tweeter loudspeaker speaker system reproduces
tweezer pincer hand tool holding
twelve xii dozen integer number cardinal eleven
twenties life period decade decennary decennium
twentieth rank status position countable series
twenty integer number cardinal nineteen bill note government bank
twig branchlet sprig branch stalk stem division
twilight dusk gloaming gloam hour day clock immediately light visible radiation actinic
twin sibling sib relative either offspring born same gemini individual somebody
twine intertwine entwine enlace twist distort shape spin
twinge pang stab feeling sudden sharp pain sensation painful somesthesia
twinjet jet plane airplane propelled
twinkling flash heartbeat instant moment minute second short
twirler performer performing artist entertainer twirls baton pitcher hurler thrower individual
twist writhe wrestle wriggle twisting contorted motion
twisting distortion overrefinement straining falsification misrepresentation wrongdoing wrongful spin twirl twist rotation
twitch jerk involuntarily reflexively uncontrolled short jerky motion
two deuce digit figure integer number cardinal numeral playing card four
tympan drum membranophone percussion instrument
tympani kettle kettledrum tympanum percussion
type sort variety subdivision particular character eccentric case adult
typewriter character printer serial hand operated printing written
typewriting typing writing written language black white done
typhoid infectious disease communicable serious infection marked intestinal
typhus rickettsial disease rickettsiosis infectious transmitted body lice
typing typewriting writing written language black white done
typography trade craft occupation business composing printing composition process writing
tyranny dictatorship absolutism authoritarianism autocracy autarchy political system despotism dominance ascendance
tyrant autocrat despot dictator potentate ruler swayer cruel individual ancient
tyrolean european inhabitant habitant dweller
tyrosine amino acid aminoalkanoic organic compound found proteins
ubermensch demigod superman leader individual great powers abilities
udometer pluviometer gauge gage measuring
ugliness appearance visual aspect qualities give pleasure senses nefariousness wickedness vileness evil
uke ukulele guitar stringed instrument
ukrainian slavic language slavonic spoken ukraine
ukulele uke guitar stringed instrument
ulcer ulceration lesion pathology circumscribed inflammatory suppurating skin
ulceration ulcer lesion pathology circumscribed inflammatory suppurating skin organic process biological physical
ulster historic division ireland located
ultimatum demand request petition postulation final peremptory
ultracentrifuge centrifuge extractor separator apparatus high speed determine
ultramicroscope light microscope uses scattered
ultraviolet actinic radiation ray electromagnetic wave lying range
umbrella canopy shelter lightweight handheld collapsible defense defence defensive military
unambiguity unequivocalness clarity lucidity lucidness pellucidity achieved avoidance
unawareness unknowingness unconsciousness cognitive mind resulting lack knowledge
unbalance imbalance instability disequilibrium situation affairs lack balance derangement insanity mental illness
uncertainty uncertainness precariousness unsettled doubt dependent chance incertitude dubiety cognitive
uncle kinsman relative brother your father mother benefactor helper good source
unconcern nonchalance indifference carefreeness irresponsibility irresponsibleness trait remaining feeling lack concern
unconfessed grouping confessed
unconscious mind head brain psyche wherein psychic takes
underachievement performance accomplishment achievement poorer expected
underachiever underperformer nonachiever student pupil educatee enrollee does
underbodice camisole undergarment unmentionable garment
underbrush undergrowth underwood brush brushwood coppice copse
undercarriage framework frame supporting structure
underclothes underwear underclothing undergarment unmentionable
underclothing underwear underclothes undergarment unmentionable
undercurrent undertone meaning substance idea thought subdued emotional undertide current stream flow
underdrawers drawers shorts boxers underpants
underframe skeleton frame supporting structure
undergarment unmentionable garment clothing article
undergraduate undergrad collegian college man boy student university
underlie base
underline underscore emphasize emphasise stress punctuate give extra
underling subordinate subsidiary assistant helper help supporter subject
undermine sabotage countermine counteract disobey refuse decline destroy
underpants undergarment unmentionable garment covers
undersecretary secretary head chief top dog immediately subordinate
undershirt singlet vest undergarment unmentionable garment collarless upper
underside bottom undersurface side face surface lower anything
underskirt petticoat undergarment unmentionable garment
understand know comprehend nature meaning
understanding apprehension discernment savvy knowing higher cognitive process agreement statement message subject
understatement statement message subject restrained ironic contrast what
understructure foundation base fundament support
undertake attempt initiate pioneer enter upon enterprise
undertaker mortician skilled worker trained workman whose business
undertaking project task labor work undertaken attempted trade craft occupation business
underwear underclothes underclothing undergarment unmentionable garment worn next
underworld class stratum criminal hell hades netherworld imaginary
undies lingerie intimate apparel underwear
undoing reversal policy makes previous effect untying unfastening loosening laxation
uneasiness edginess inquietude disquietude anxiety emotion feelings tense malaise unease discomfort uncomfortableness
unemployment unemployed
unfold blossom develop grow come promising stage
unfolding flowering development evolution process physical developmental
unfortunate individual somebody suffers misfortune
unhappiness sadness feeling emotions experienced well emotional spirit emotion
unicycle monocycle wheeled vehicle single
unification fusion merger union occurrence occurrent involves production joined united linked
uniform clothing article vesture wear distinctive design worn
uniformity regularity everything regular unvarying uniformness similarity sameness lacking
unify unite merge integrate turn
uninitiate grouping introduced mysteries field
union brotherhood organization organisation employees formed bargain employer north united states
uniqueness singularity individuality individualism individuation trait
unit definite quantity amount division accepted standard measurement portion component individual structure
unitard leotard garment clothing article
unitarian disciple adherent follower unitarianism
unite unify join fall get together concert common
unity integrity wholeness undivided unbroken completeness totality nothing digit figure integer number
universality catholicity generality universal
universe existence creation world everything exists anywhere population collection aggregation accumulation
university body faculty students establishment structure construction seat
unknown region unexplored stranger alien intruder interloper
unloading handling manual labor labour taking load vehicle
unlock open lock
unmentionable undergarment garment clothing article
unpredictability capriciousness inconstancy changefulness changeableness changeability guided sudden volatility irresoluteness irresolution trait
unrealism abstractionism representation mental internal reference concrete objects
unreality immateriality incorporeality possessed unreal irreality nonexistence nonentity nonbeing
unreason irrationality insanity mental illness disease psychopathy irrational
unrest agitation ferment fermentation turbulence upheaval sturm und feeling restless
unselfishness generosity generousness kindness putting yourself first willing sharing distribution acting
untruth falsehood falsity statement message subject false
unwillingness involuntariness disposition temperament nature trait unwilling
update information info message data
upgrade ascent acclivity rise slope
upheaval turbulence disorder violent disturbance convulsion turmoil disruption
uphold continue preserve keep maintain hold unaltered
upkeep care maintenance repair fix fixing fixture involved sustenance sustentation sustainment support
uplift upheaval upthrow upthrust rise
uplifting rise rising ascent ascension
upper berth bunk built bed
uppercut blow stroke swinging directed upward
upright vertical structural member support
uprising rebellion insurrection revolt conflict struggle battle action
uproar tumult tumultuousness garboil disturbance disruption commotion flutter hubbub brouhaha katzenjammer noise
upset touch disturb alter balance stability
upsetter winner victor contestant unexpected
upshot consequence effect outcome phenomenon process physical follows
uptake consumption ingestion intake bodily process body function human physical taking
uptown residential district area community town away central
urceole vessel container holds water
urchin child kid youngster minor poor mischievous city
urge press exhort rede advise counsel hash out
urgency necessity need demand urgent importance value pressing requiring
urging goad goading prod encouragement approval commendation verbalization advocacy protagonism support earnestly
urine piss pee piddle body waste excretion excreta
urn vase jar pedestal feet pot cooking utensil cookware
usage use utilization utilisation deed human action using custom usance practice pattern
use utilize utilise apply service
usefulness utility practical
uselessness inutility unusefulness practical
user individual somebody makes exploiter selfish unpleasant disagreeable
ussr russia former communist country eastern europe northern
utah western united states
utensil implement instrumentation practical
utility service company performs public usefulness practical
utilization use usage utilisation deed human action using
utilize use utilise apply service
utmost uttermost maximum limit bound boundary extent greatest
utopia book written thomas ideally perfect
utopian reformer reformist crusader idealistic
utopianism political orientation ideology theory utopian believes impossibly
utter express verbalize verbalise articulate
utterance vocalization auditory uttered sounds
vacancy emptiness status unoccupied void vacuum space
vacation holiday leisure off away work devoted rest abrogation repeal annulment cancellation
vacationing leisure rest ease repose taking vacation
vaccinating inoculating protection protecting against disease introducing vaccine
vaccination inoculation immunization immunisation protection taking vaccine precaution scar cicatrix cicatrice symptom
vaccine vaccinum immunogen immunizing agent antigen suspension weakened
vacuolization vacuolisation vacuolation status filled vacuoles
vacuum vacuity emptiness status absence void vacancy space
vagabond physical anything resembles fixed place vagrant drifter floater wanderer
vagueness unclearness incomprehensibility virtue poorly expressed coherent meaning indistinctness softness blurriness fogginess
valance cornice pelmet framework frame
valet gentleman man manservant servant retainer personal attendant
validation proof substantiation determination finding discovery find validating establishment cogent evidence
validity cogency rigor rigour credibility credibleness believability valid validness legality lawfulness legal
valise overnighter overnight bag case
valley vale depression geological formation long surface land
valor heroism gallantry valour courage courageousness bravery braveness
valuation evaluation rating appraisal assessment classification categorization value price terms damage cost
value numerical quantity measured assigned computed worth
values belief cognitive mental beliefs emotional investment
valve structure anatomical complex body bodily hollow organ device instrumentation brass wind
vandal destroyer ruiner undoer waster willfully destroys defaces savage barbarian primitive member
vandalism hooliganism mischief mischievousness deviltry willful wanton malicious
vane weathervane mechanical device mechanism
vanguard van army military force leading units moving artistic movement art
vanish disappear lost warning explanation
vanity conceit pride pridefulness feeling feelings excessive emptiness worthlessness ineptitude valueless
vapor vapour suspension mixture visible particles substance vaporization vaporisation phase
vaporiser vaporizer device instrumentation puts
vaporization vaporisation annihilation obliteration destruction devastation vaporizing vapor vapour phase
vaporizer vaporiser device instrumentation puts
vaquero buckaroo buckeroo cowboy cowpuncher puncher cowman local
variability variableness variance changeableness changeability subject variation unevenness irregularity unregularity uneven
variable physical likely vary quantity concept conception construct
variant discrepancy variance deviation divergence departure difference departs strain taxonomic category taxon
variation fluctuation alteration modification instance variance deed human action
varietal wine vino alcohol alcoholic
variety assortment mixture miscellany collection aggregation accumulation assemblage diverseness diversity multifariousness heterogeneity
variometer measuring instrument system device
vary alter different particular permanently losing former characteristics
vase jar vessel open glass porcelain ornament hold
vat excise tax indirect levied
vatican residence catholic pope city
vaudeville variety show songs comic
vault burial chamber sepulcher sepulchre sepulture strongroom storeroom storage room
vaulter athlete jock contestant jumps
vaulting structure construction artefact vaulted
vector variable quantity resolved components straight line segment whose
veer swerve sheer curve turn sharply
vegetable veggie veg produce green goods groceries garden herb herbaceous plant vascular
vegetation flora botany collection aggregation accumulation assemblage plant growth growing maturation development
vehemence emphasis intensity intensiveness degree grade forcefulness expression ferocity fierceness furiousness
vehicle conveyance transport instrumentation transports objects medium expression achievement
veil hide conceal obscure
vein vena blood vessel vas carries capillaries toward expressive style distinctive manner
vellum writing paper heavy creamy colored resembling parchment sheepskin lambskin animal
velocipede bicycle bike wheel cycle
velocity speed rate magnitude quantitative distance travelled
velour velours fabric cloth material textile heavy resembles
velours velour fabric cloth material textile heavy resembles
velvet fabric cloth material textile silky densely piled
vending peddling hawking vendition selling merchandising marketing commerce
vendor seller marketer vender merchant merchandiser businessperson bourgeois
venezuela republic northern south america caribbean
vengeance retribution payback retaliation revenge return paying back
venice venezia provincial capital veneto
vent venthole blowhole hole opening escape orifice porta passage
ventail camail aventail hood headdress
ventilation airing improvement supplying fresh getting foul mechanical system building provides
ventilator device instrumentation facilitates breathing
venture embark proceed somewhere despite risk possible dangers
venus second nearest planet urania goddess love
veracity truthfulness honesty honestness unwillingness tell lies
veranda verandah gallery porch structure construction along outside
verandah veranda gallery porch structure construction along outside
verb major class speech word serves predicate sentence denotes action occurrence
verbena vervain flower angiosperm flowering plant numerous tropical
verdict finding judgment judgement judicial decision findings jury
verge brink threshold boundary edge bound line region limit
verification confirmation check substantiation proof cogent evidence grounds affidavit testimony attached statement
verify confirm corroborate sustain substantiate truth
verisimilitude semblance gloss color colour appearance truth
vermont england
vermouth wine vino alcohol alcoholic drink white wines
vernier french mathematician described scale
versatility skillfulness wide variety skills
verse poetry poesy writing style literary genre expressive rhyme poem composition
version interpretation explanation account particular viewpoint variant variation edition sort
vertebrate craniate chordate animal animate beast animals bony
vertex intersection point lines opposite base peak apex acme extreme
vertical orientation direction oriented vertically
vertigo dizziness giddiness lightheadedness symptom evidence grounds reeling
verve vitality energy muscularity vigor vigour energetic style
vessel vas tube structure anatomical body fluid circulates watercraft craft vehicle designed
vest invest enthrone install instal provide power authority
vestibule anteroom antechamber hall room area entrance reception cavity bodily cavum structure
vestige trace tincture shadow indication indicant present
vestiture clothing article vesture wear
vestment gown robe outerwear overclothes
vestry committee commission administrative body
vesture covering cover covers cloaks
vet veterinarian veterinary doctor doc physician practices medicine veteran serviceman military man
veteran serviceman military man personnel seen considerable active vet
veto vote ballot voting balloting blocks decision power powerfulness right prohibit
vexation annoyance chafe anger choler ire emotion produced irritation botheration mental
viability property capable normal growth development practicality utility usefulness
viaduct bridge span structure construction
vial phial ampule ampul bottle
viand dish nutriment nourishment nutrition choice delicious
vibes vibraphone vibraharp percussion instrument
vibraharp vibraphone vibes percussion instrument
vibrancy plangency resonance reverberance timbre timber tone character
vibraphone vibraharp vibes percussion instrument
vibration quiver quivering motion movement motility vibrating shaking shakiness trembling
vibrator mechanical device mechanism vibrates
vicar priest clergyman reverend man cloth roman catholic
vicarage parsonage rectory residence house
vice frailty evil evilness immorality moral weakness transgression evildoing wrongdoing wrongful
vicinity locality neighborhood neighbourhood section area country surrounding
victim unfortunate individual suffers adverse circumstance dupe somebody tricked
victor master superior combatant battler belligerent fighter able winner contestant individual wins
victory triumph ending conclusion finish successful struggle contest
video picture visual visible television transmission recording memory device storage
videocassette cassette container videotape
videodisc videodisk dvd optical disk
videodisk videodisc dvd optical disk
videotape tape recording taping video
vienna capital largest city austria
vientiane capital largest city laos
view position perspective orientation attitude mental regarding situations aspect prospect scene visual
viewer spectator witness watcher perceiver percipient observer beholder optical device viewing photographic
viewers audience multitude masses mass reached television
viewfinder finder optical device helps
viewpoint stand standpoint position stance posture attitude mental vantage place viewed
vigilance watchfulness wakefulness alertness attention faculty mental module attentiveness trait vigilant
vigilantism law enforcement actions vigilance committee trying enforce
vignette sketch description speech brief literary photograph photo exposure picture
vigor energy vigour zip force forcefulness strength intensity dynamism heartiness
villa mexican revolutionary leader house
village settlement community gathering assemblage smaller town hamlet geographical area
villager inhabitant habitant dweller denizen lived village life
villain scoundrel unwelcome persona non grata individual wicked baddie character role theatrical
vindication exoneration clearing liberation release freeing vindicating defending defense defence justification explanation
vine vascular plant tracheophyte flora weak stem derives
vinegar acetum condiment flavorer flavourer flavoring sour tasting acetic acid ethanoic carboxylic
vineyard vinery farm workplace work grapevines wine grapes
vino wine alcohol alcoholic drink
vintage wine vino alcohol alcoholic drink season yield oldness age wines
vinyl radical chemical univalent derived ethylene plastic solid shiny tough
viol bowed stringed instrument string
violate break fail agree
violation misdemeanor misdemeanour infraction crime criminal offense offence infringement wrongdoing wrongful conduct
violence force aggression hostility action ferocity fierceness furiousness intensity
violet viola herb herbaceous plant numerous growing violas purple purpleness chromatic color
violin fiddle bowed stringed instrument string highest member
violinist fiddler musician instrumentalist player performer plays violin
violoncello cello bowed stringed instrument
virgin innocent inexperienced individual never virgo somebody born
virginal harpsichord cembalo clavier klavier
virginia eastern united states british colonies formed
virginian american inhabitant habitant dweller native resident virginia
virginity status virgin
virtue virtuousness good goodness morality doing what right merit worth admirable
virtuoso ace adept champion expert individual dazzlingly skilled musician artist creative consummate
virulence virulency harmfulness injuriousness destructiveness extreme hostility ill will
virus microorganism ultramicroscopic infectious agent replicates itself within representation delegacy agency harmful
visage countenance physiognomy phiz face human external body appearance visual aspect
viscometer viscosimeter measuring instrument system device viscosity
viscosimeter viscometer measuring instrument system
viscosity viscousness consistency consistence substance body resistance liquid
vise holding device attached workbench
visibility visibleness perceptibility physical property fact degree visible profile salience saliency strikingness
vision imagination imaging imagery mental vivid image sight modality sense sensory
visit see tour travel journey place entertainment
visitor visitant traveler traveller individual visits
visor vizor armor plate armour
vista view aspect prospect visual percept image perception
visualization visualisation image mental representation similar visual perception
vitality verve energy muscularity vigor vigour energetic style vim good health
vitals organ body bodily essential life
vitamin nutriment nourishment nutrition sustenance organic substances essential
vitrine case showcase container instrumentation
vivarium enclosure area indoor keeping
vividness color colour interest interestingness power powerfulness variety saturation chroma intensity
vizor visor armor plate armour
vocabulary wordbook reference book work listing words enterprise lexicon knowledge noesis language
vocalist singer vocalizer vocaliser musician instrumentalist player performer
vocation career calling occupation business job line work body doing same
vodka liquor spirits booze hard
vogue trend style taste appreciation discernment perceptiveness popular acceptance situation affairs current
voice sound property distinctive pitch speech vocalization vocalisation vocalism abstract
volary aviary building edifice structure
volcano vent crack cleft crevice fissure earth crust mountain mount elevation formed
volition will faculty mental module ability capability conscious willing choice selection option
volley fusillade salvo burst fire firing attack onslaught return tennis stroke shot
volleyball court game athletic teams inflated ball high equipment
voltage emf electrical phenomenon physical rate energy drawn potential
voltaire arouet french writer embodiment century enlightenment
voltmeter meter measuring instrument system device measures potential
volume quantity amount dimensional space occupied bulk mass magnitude property
volumeter meter measuring instrument system
volunteer inform communicate intercommunicate tell voluntarily
volute spiral decoration ornament ornamentation
volvelle slide chart graph circular
vomiting vomit emesis regurgitation reflex response action instinctive
voodoo juju hoodoo fetish charm good luck physical cult religion faith organized
vote choose take select pick out express preference
voter elector citizen national subject legal right vote
voting vote ballot balloting choice selection option pick
vouge pike weapon arm system
voussoir building block material wedge
vowel phone speech sound language vocal tract open letter alphabet alphabetic character
voyage water travel seafaring traveling journey journeying
voyager traveler traveller individual distant land
vulnerability exposure danger status vulnerable exposed weakness property susceptibility injury
vulture bird prey raptor raptorial diurnal birds naked marauder predator piranha attacker
wads tons dozens heaps indefinite quantity amount number
wafer paste library adhesive material agent disk cookie cooky biscuit cake
waffle cake baked goods pancake batter iron
wag waggle jiggle joggle wiggle shake side
wage pay earnings remuneration regular payment remunerates
wager bet gambling gaming play diversion stake stakes gamble
wages reward payoff consequence aftermath result resultant recompense
waggon wagon wheeled vehicle kinds
wagon waggon wheeled vehicle kinds vehicles drawn animal van truck motortruck police
wail howl ululate roar shout out cry call
wailing bawling crying weeping tears bodily process loud
wainscoting wainscotting wall partition divider
wainscotting wainscoting wall partition divider
waist waistline area region body narrowing ribs hips shank portion physical narrow
waistcoat vest garment clothing article
wait stay place anticipate expect
waiter server attendant restaurant employee whose occupation serve individual somebody waits awaits
waiting wait inactivity deed human action
waitress waiter server attendant restaurant woman
wake awake alert there
wakefulness waking consciousness periodic during conscious aware world sleeplessness temporary unable
wale welt weal wheal injury
walk travel locomote feet advance
walkout strike work stoppage job action workers walk protest objection dissent resistance
walkover acrobatic stunt feat backbends combined handstands cinch breeze picnic undertaking
wall partition divider structure construction architectural height length physical anything suggests
wallet billfold notecase pocketbook case container pocket size
wallflower flower angiosperm flowering plant numerous plants genus
wallop whack wham whop hit touch hard
walloper hitter striker mover hard
wallow indulge devote oneself entirely
wallpaper paper material stuff decorative walls rooms
walnut edible nut trees wrinkled lobed seed hard wood plant material substance
walrus seahorse pinniped mammal pinnatiped aquatic either northern
wand rod implement magician water diviner branchlet twig sprig branch
wander roll swan stray travel locomote aimlessly destination
wanderer roamer rover traveler traveller individual leads wandering spider program programme computer
waning decrease lessening gradual magnitude extent
want desire feel
war warfare military action waging armed conflict against hostility enmity antagonism legal
ward individual somebody protection custody another administrative district division territorial
wardrobe closet press furniture article furnishing tall provides collection aggregation accumulation assemblage
wardroom military quarters living dining recreation officers warship
warehouse storehouse depot entrepot storage goods merchandise
warehousing repositing reposition storage deposit deposition buildup depositing
warfare war military action waging armed conflict against struggle battle
warhorse work art fine veteran oldtimer expert individual
warmer heater device instrumentation heats
warmongering hawkishness political orientation ideology theory policy advocating
warmth heat temperature somesthesia somaesthesia somatesthesia sensation caused warmheartedness lovingness caring love
warn inform communicate intercommunicate notify danger potential harm
warning informing known speech message danger admonition monition advice proposal
warplane craft aircraft designed combat
warrant justify vindicate uphold maintain provide adequate grounds
warrior individual somebody engaged experienced warfare
warsaw warszawa capital largest city poland
warship ship vessel watercraft government
wart bulge bump hump swelling rounded protuberance imperfection imperfectness suggestive
wash rinse serve process swear out deliver clean
washables laundry wash washing garment
washbasin basin washbowl washstand sink plumbing fixture bathroom handbasin lavabo
washboard device instrumentation corrugated surface
washbowl washbasin basin washstand sink plumbing fixture bathroom handbasin lavabo
washer worker individual washes living
washing wash lavation work cleansing laundry washables garment
washington capital united states district columbia tourist northwestern pacific
washroom toilet lavatory lav
washstand furniture article furnishing table
washtub tub vat vessel clothes
washup bathing wash washing lavation work yourself dishwashing
wassail punch mixed drink sweetened
waste blow squander use expend spend thoughtlessly
wastebasket container instrumentation open
wastebin ashcan ashbin bin container
wasteland barren waste wilderness wild geographical area geographic
wastewater effluent waste material product water mixed
watch look attentively
watcher spectator witness viewer perceiver percipient observer beholder watchman guard defender guardian
watching observation observance look looking sensing observing
watchmaker horologist horologer maker shaper creator makes repairs
watchman watcher guard defender guardian protector keeps watch
watchtower tower structure construction observation
watchword cry motto slogan catchword
water binary compound chemical occurs room temperature clear physical earth surface covered
watercolor watercolour painting picture graphic art produced watercolors paint pigment water
watercolorist watercolourist painter artist creative paints watercolors
watercraft craft craftsmanship workmanship skill
waterfall falls body water steep descent river
waterfront city district territory territorial dominion area
watermark line marking level reached body water marker mark symbol
waterproof fabric cloth material textile
waterproofing sealing protection treating repel water coating coat covering capable
watershed divide line ridge land separates adjacent river basin geographical area geographic
waterskin skin bag container holding
waterway body water navigable watercourse way artefact conduit
waterwheel wheel machine simple buckets
watt power electromagnetic emu equal joule second scottish engineer inventor whose
wattle lappet caruncle caruncula process outgrowth fleshy wrinkled framework frame supporting structure
wattmeter measuring instrument system device
wave movement motion occurrence series ridges moves across motility like
waveguide conductor device hollow metal
wavelength distance spacing spatial arrangement orientation attitude mental shared
waver hesitate waffle pause hold back uncertainty unwillingness
wax lipid lipide lipoid macromolecule substances either mineral
waxing application coating covering manual labor surface increase alteration modification gradual
way manner mode style property done happens means agency implementation effectuation
ways shipway slipway structure construction artefact sloping down
wayside roadside edge limit demarcation line road path
weaken alter modify lessen strength
weakening transformation transmutation shift becoming weaker decrease diminution reduction reducing
weakness failing imperfection imperfectness flaw weak point helplessness impuissance powerlessness impotence
wealth wealthiness financial status rich affluent abundance copiousness teemingness quantity
weaning ablactation substitution exchange commutation substituting food mother
weapon arm instrument device fighting hunting artillery persuasion suasion communicating
wear dressed
wearable clothing vesture wear covering
wearer user individual wears carries displays body covering
weariness fatigue tiredness temporary loss strength energy resulting
weather conditions atmospheric phenomenon physical comprise atmosphere terms
weatherboard clapboard weatherboarding siding building
weatherboarding clapboard weatherboard siding building
weathercock weathervane weather vane wind
weatherglass barometer measuring instrument system
weathervane vane mechanical device mechanism
weave interweave twist twine distort shape interlace weaving
web physical intricate network suggesting formed weaving interweaving entanglement trap device
webcam digital camera photographic designed
website site computer computing machine
wedding nuptials hymeneals ceremony ceremonial occasion observance marriage ritual rite custom
wedge cuneus triangle trigon trilateral polygon shape triangular bomber grinder hero sandwich
wednesday midweek wed weekday day week fourth
weed vascular plant tracheophyte flora crowds cultivated plants band strip slip black
weeder farmhand fieldhand field hand
weeds garment clothing article vesture black
week hebdomad period fundamental quantity seven consecutive days workweek work hours
weekday day week calendar civil except sunday
weekend period fundamental quantity extending friday night sunday
weekender vacationer vacationist nonworker vacations
weekly series serial publication periodical published every week
weep cry express emotion feelings shed tears because
weeping crying tears bodily process body function shedding
weigh certain weight
weighbridge scale weighing machine measuring
weight physical property vertical force exerted mass result sports equipment calisthenic exercises
weighting weight coefficient constant assigned elements frequency distribution
weightlessness lightness weight physical property comparatively
weightlift weightlifting bodybuilding anaerobic exercise
weightlifter lifter athlete jock contestant
weightlifting weightlift bodybuilding anaerobic exercise
weir dam dike dyke barrier built across stream fence fencing wattle
welcome accept take get gladly
weldment assembly machine welded together
welfare aid economic financial assistance governmental provision persons benefit good goodness aids
well excavation artefact deep hole shaft drilled obtain vessel container cavity contain
wellhead wellspring beginning origin root
weltanschauung position view perspective orientation comprehensive world human
welter clutter jumble muddle disorderliness disorder status confused
west occident countries westward cardinal compass point
western film movie life united states during sandwich snack food omelet
westerner inhabitant habitant dweller denizen western area
wet alter modify
wetness status containing covered liquid
wetting leak micturition urination elimination
whale giant hulk heavyweight individual cetacean mammal blower aquatic
whaleboat sea boat long narrow
whaler mariner seaman tar works
wharf pier wharfage dock platform horizontal surface level
wheat cereal grass annual biennial erect flower spikes grain food foodstuff
wheel machine simple mechanical device circular frame spokes handwheel control controller steering
wheelbarrow barrow handcart pushcart cart
wheelchair chair seat movable mounted wheels
wheelhouse pilothouse compartment room enclosed
wheelwork mechanical device mechanism including
wheeze breathe take breath respire suspire difficulty
whereabouts physical general
wherry barge flatboat hoy lighter
whetstone stone building material flat
whiff puff gust blast blow wind short light lefteye flounder lefteyed flatfish
whiffer batter hitter slugger batsman
whig englishman english member political party urged reform supporter protagonist champion admirer
while spell patch period indeterminate length
whim caprice impulse desire feeling sudden notion whimsy whimsey idea
whip flog welt lather beat work severely
whipping tanning flogging lashing beating thrashing licking drubbing walloping debacle defeat
whipsaw saw hand tool handles
whir whirr whirring birr sound occurrence occurrent rapid
whirl twirl swirl twiddle revolve around rotate turn
whirler dervish fakir fakeer faqir
whirligig top teetotum plaything toy
whirlybird helicopter chopper eggbeater craft
whirring whir whirr birr sound occurrence occurrent rapid
whisk mixer kitchen utensil incorporating
whiskers beard facial hair growing lower face
whiskey whisky liquor spirits booze hard drink fermented
whisky whiskey liquor spirits booze hard drink fermented
whisper talk speak utter mouth softly
whistle sound perceived whistling sounds
whistling whistle sound occurrence occurrent moving rapidly steam music tune
whit shred scintilla iota indefinite quantity amount tiny
white caucasian individual somebody whiteness achromatic color colour
whiteface hereford beef cattle cows hardy english breed clown buffoon goof goofball
whiteness white achromatic color colour greatest lightness purity pureness sinlessness status
whiz whizz whirr whir sound perceived soft swishing
whodunit mystery story fiction crime
whole concept conception construct idea including component elements physical assemblage regarded single
wholesaler jobber middleman distributor distributer supplier provider buys
whore prostitute cocotte harlot woman adult female engages
whorehouse brothel bordello bagnio building
whorl coil roll curl round shape formed series lock ringlet hair
wickedness evil immorality iniquity transgression evildoing wrongdoing wrongful darkness dark status absence
wicker wood plant material substance slender flexible branches wickerwork caning work product
wicket cricket equipment sports three
wickiup wikiup lodge indian dwelling
widen increase magnitude broader wider extensive
widget doodad doohickey doojigger stuff
widow woman adult female whose husband dead remarried
widower widowman man adult male whose wife dead
widowhood life period woman widow marital status legal
width breadth dimension magnitude extent side
wield exert maintain got hold exercise
wife woman adult female married
wig hairpiece false hair postiche attire covering head wigging chiding scolding objurgation
wiggle jiggle joggle shake agitate
wigmaker maker shaper creator makes sells wigs
wigwam lodge indian dwelling home
wikiup wickiup lodge indian dwelling
wildcat oil well oiler exploratory drilled land known beast wolf savage attacker
wildcatter oilman businessman man affairs drills exploratory wells
wildlife life living animate
wildness abandon passion passionateness feeling extreme emotional intensity ferocity fierceness furiousness
wile trickery chicanery chicane deception deceit dissembling dissimulation
will volition faculty mental module ability capability conscious purpose intent intention aim
willing volition choice selection option pick
willingness disposition temperament nature cheerful compliance
willow tree woody plant ligneous numerous deciduous trees textile machine system revolving
willowware chinaware china crockery dishware
willpower possession resoluteness firmness purpose resolve trait resolutely
wimble auger gimlet drill tool
wimple headdress headgear clothing article
win winner contest competition
winch windlass lifting device horizontal
wind weather conditions atmospheric moving influence consequence effect outcome
windbag gasbag bore dullard unpleasant disagreeable boring talks
windbreak shelterbelt hedge hedgerow fence fencing trees designed
windbreaker parka windcheater anorak jacket
windcheater parka windbreaker anorak jacket
winder worker individual winds key
windjammer sailing vessel ship watercraft
windlass winch lifting device horizontal
windmill mill grinder milling machinery powered wind aerogenerator generator engine extracts
window framework frame supporting structure wood metal contains opening artefact transparent vehicle
windowpane window pane glass plate lefteye flounder lefteyed flatfish
windowsill sill structural member window
windshield windscreen screen protective covering cover protection transparent
wine vino alcohol alcoholic drink beverage intoxicant fermented dark red redness
wineglass glass drinking container stem wine served
winepress press mechanical machine extract
winery establishment structure construction wine
wineskin skin bag animal
wing organ body movable flying airfoil aerofoil control surface
wingback back football player footballer plays position offensive lines
winger athlete jock contestant player
wingman pilot airplane aviator aeronaut positions aircraft outside
wings means agency way implementation flight ascent insignia badge stylized bird
wink gesticulate gesture motion communicate signal winking
winner victor contestant individual wins contest gambler
winning success attainment succeeding great difficulty
winnipeg capital largest city manitoba lake southern canada
winter wintertime season year period coldest
wintertime winter season year period coldest
wipe rub guide run draw circular motion
wire ligament attachment bond metal fasten cages fences conductor device carries
wiring circuit electrical electric device
wisdom cognitive mental accumulated knowledge erudition enlightenment wiseness trait utilizing
wise manner mode style way doing united states jewish leader
wisenheimer wiseacre weisenheimer upstart unpleasant disagreeable makes conceited
wish desire want hope
wishing wish want desire feeling specific
wisp tuft tussock bunch clump lock individual
wit humor humour witticism message subject substance whose brain brainpower mentality intelligence
witch enchantress occultist individual female sorcerer magician imaginary creature imagination imaginativeness
withdraw retreat recede retire travel locomote pull back
withdrawal backdown retraction abjuration recantation disavowal previously held removal remotion separation taking
withe band restraint constraint rope twisted twigs stems withy branchlet twig sprig
withhold deny refuse keep hold back
withholding subtraction deduction decrease diminution deducting employee salary income tax taxation revenue
withstand defy hold resist out stand firm confront
witness watch
wizard ace adept champion expert individual dazzlingly skilled sorcerer magician necromancer occultist
wobble coggle unsteadily
woe suffering misery wretchedness miserableness resulting affliction woefulness mournfulness sorrowfulness ruthfulness
wok pan cooking utensil cookware
wolf canine canid carnivore predatory carnivorous mammals north austrian composer
woman female individual adult plays significant
womb uterus female internal reproductive organ sex hollow
wonder inquire enquire question query ask wish desire
wonderfulness admirability admirableness excellence admirable
wood plant material substance stuff hard fibrous lignified forest woods vegetation flora
woodcarver carver woodworker woodsman woodman craftsman makes decorative
woodgrain woodiness grain texture produced fibers wood
woodgraining graining grain texture like wood
woodpecker peckerwood pecker piciform bird strong claws stiff
woods forest wood vegetation flora botany collection trees
woodscrew screw fastener fastening holdfast
woodshed shed outbuilding storing firewood garden tools
woodwind wood wind instrument musical
woodwork work product production wood carpentry woodworking trade craft
woofer loudspeaker speaker system reproduces
wool woolen woollen fabric cloth material textile hair animal fiber fibre sheared
woolen wool woollen fabric cloth material textile hair
word language linguistic portion native speakers identify statement message subject brief
wording diction phrasing phraseology formulation expression expressive style
wordnet lexical database electronic computer
words speech spoken language lyric text textual
wordsworth romantic english poet whose work inspired
work exert oneself doing mental physical
workbag workbasket workbox container instrumentation
workbasket workbox workbag container instrumentation
workbench bench worktable work table strong carpenter mechanic
workboard board sheet flat solid horizontal provides supported
workbox workbasket workbag container instrumentation
worker individual somebody works specific occupation proletarian prole commoner common
workhorse machine device performs dependably
workhouse poorhouse establishment able bodied
workings works mechanism device internal working excavation artefact mine
workman workingman employee worker performs manual industrial labor
workout exercise exercising effort elbow grease exertion travail
workroom room area work done
works plant building complex structure construction buildings carrying entirety entireness integrality totality
worksheet sheet paper multiple columns written record account
workshop shop workplace work geographic point geographical handcrafts course study instruction class
workstation digital computer computing machine
worktable table furniture article designed particular task
workwear apparel wearing dress clothes
workweek week work period hours days calendar
world universe existence creation everything exists anywhere domain class stratum general
worm invertebrate animal animate beast numerous relatively elongated louse insect unpleasant disagreeable
worriment troublesomeness inconvenience difficulty difficultness causes anxiety
worry worried concerned anxious troubled uneasy
worse bad badness inferior effect
worship deed human action worshipping adoration love emotion feeling
worshipper believer worshiper religious individual faith admirer adorer lover
worst result resultant final outcome least favorable evil evilness immorality greatest
worsted fabric cloth material textile woolen hard textured thread yarn cord tightly
worth indefinite quantity amount specified value renders desirable valuable useful
worthlessness ineptitude qualities would render valuable useful inutility uselessness unusefulness practical
wound lesion injury hurt harm trauma living tissue personnel casualty loss
wounded maimed grouping
wrack seaweed alga algae dried cast ashore rack destruction demolition wipeout
wrangle brawl quarrel dispute scrap argufy noisily angrily
wrap cover arrange fold protection
wraparound garment clothing article vesture
wrapper negligee neglige peignoir clothing article vesture loose wrapping wrap covering artefact
wrath fury rage madness anger intense ire ira mortal
wreath garland coronal chaplet flower arrangement floral circular
wreck wrack destroy ruin smash break forcefully
wreckage portion physical remaining wrecked
wrench twist pull force violently suddenly remove
wrestler grappler matman combatant battler belligerent fighter tries
wrestling wrestle grapple grappling struggle effort elbow grease rassling contact sport
wretch reprobate miscreant wrongdoer offender performs wicked deed victim unfortunate feel sorry
wretchedness misery miserableness adversity hardship hard knocks affliction discomfort uncomfortableness status character
wringer clothes dryer drier rollers
wrinkle furrow crease crinkle depression impression imprint concave difficulty cognitive factor minor
wrist carpus gliding joint articulatio plana synovial synovialis
wristwatch watch ticker timepiece timekeeper
writ legal document instrument official issued court judicial
write compose pen indite create verbally produce literary
writer author communicator individual writes literate able write
writhe wrestle wriggle worm twisting contorted motion
writing authorship composition penning verbal creation creating mental written language black white
writings hagiographa ketubim third three divisions hebrew scriptures
wrong wrongfulness injustice unjustness unrighteousness contrary principles justice damage injury wrongdoing wrongful
wrongdoing error evil evilness immorality departure what ethically misconduct deed human action
wyoming western united states
xenon chemical element substance colorless odorless inert gaseous
xylem vascular tissue plant woody plants supporting water
xylophone marimba percussion instrument percussive musical wooden bars
yacht vessel watercraft craft expensive propelled sail power
yagi directional antenna aerial transmitting
yale university connecticut english philanthropist contributions college
yank yankee northerner american inhabitant habitant dweller lives
yankee yank northerner american inhabitant habitant dweller lives
yard pace linear measurement length equal feet grounds curtilage field tract
yardage distance spacing spatial arrangement measured aggregate number
yarder linear measurement height length
yardstick standard criterion touchstone comparison rule ruler measuring stick
yarmelke yarmulke yarmulka skullcap cap
yarmulka yarmulke yarmelke skullcap cap
yarmulke yarmulka yarmelke skullcap cap
yashmac yashmak head covering veil
yashmak yashmac head covering veil
yataghan knife weapon arm system
yawl boat ship dandy sailing
yawn breathe take breath respire suspire utter lack
yaws frambesia framboesia infectious disease communicable tropical resembling
year twelvemonth period fundamental quantity containing occupying
yearning longing hungriness desire feeling prolonged unfulfilled need
years age eld geezerhood life period late fundamental quantity
yell shout cry call utter emit let out
yelling shouting cry outcry call yell uttering loud
yellow yellowness chromatic color colour spectral pigment
yelp yip yap bark utter emit let out
yelping yip yelp cry sound sharp high pitched
yen hankering longing yearning hungriness desire japanese monetary basic money
yes affirmative avowal avouchment affirmation
yesterday day hours hour period interval immediately before past times yesteryear recent
yesteryear past elapsed
yield give afford supply provide render furnish source
yoga discipline training preparation grooming aimed consciousness perfect exercise exercising physical exertion
yoke fabric cloth material textile comprising fitted garment oppression subjugation subjection oppressive
yokel rube hick yahoo rustic commoner common man
yokuts mariposan penutian amerind amerindian language spoken joaquin native american
young offspring animal animate beast brute immature united states film television
youngster child kid minor juvenile individual young either
youth younker juvenile individual young age bracket cohort
yucca shrub bush woody plant ligneous evergreen plants
yugoslavia jugoslavija mountainous republic southeastern europe bordering adriatic former country
yurt dwelling home domicile abode
zapper electrical device injure kill
zarf holder holding device ornamental
zeal ardor ardour elan eagerness avidity avidness keenness fervor fervour
zenith celestial point above observer directly opposite nadir
zero nothing nil nix relative quantity amount importance nought cipher digit figure
zest gusto relish zestfulness enjoyment pleasure pleasance vigorous nip piquance piquancy spiciness
ziggurat zikkurat zikurat temple building
zikkurat ziggurat zikurat temple building
zikurat ziggurat zikkurat temple building
zill cymbal percussion instrument percussive
zinc metallic element metal chemical bluish white lustrous
zinfandel vinifera grape common vine
zionism policy argumentation logical argument establishing developing national movement front world jewry
zionist jew hebrew israelite jewish supporter zionism
zipper zip fastener fastening holdfast
zither cither zithern stringed instrument
zithern zither cither stringed instrument
zloty polish monetary basic money poland
zombie zombi dead soul deceased body brought back spirit disembodied spiritual
zone topographic point place spot locally circumscribed distinctive geographical area geographic region
zoning division partition partitioning segmentation dividing area zones
zoo menagerie facility installation artefact wild animals housed
`
