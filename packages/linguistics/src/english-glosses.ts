/*
 * English words that texts use, and rarer harsh ones, in order, each with its field and its usual meanings. Written by
 * `bench/write-english.ts` from WordNet 3.1, Copyright 2011 by Princeton University, used under its licence:
 * permission to use, copy, modify and distribute for any purpose and without fee, provided that this notice stays;
 * provided "as is", without warranty.
 */
export const englishGlosses = `
aardwolf animal striped hyena of southeast Africa that feeds
abandon verb forsake, leave behind; leave behind empty
abandonment act the act of giving something up; withdrawing support or help despite allegiance
abbot person the superior of an abbey of monks
abdomen body the region of the body of a vertebrate between; the cavity containing the major viscera
abdominal property of or relating to or near the abdomen; the muscles of the abdomen
abduction act the criminal act of capturing and carrying away; moving of a body part away from the central axis
aberration state a state or condition markedly different; an optical phenomenon resulting from the failure
abet verb assist or encourage, usually in some wrongdoing
abhorrent property offensive to the mind
abide verb dwell; put up with something or somebody unpleasant
abiding property lasting a long time
ability attribute the quality of being able to perform; possession of the qualities required to do
abject property of the most contemptible kind; most unfortunate or miserable
ablation act surgical removal of a body part or tissue; the erosive process that reduces the size
able property having the necessary means or skill or know-how; have the skills and qualifications to do things
abode artifact housing that someone is living in; any address at which you dwell more than
abolish verb do away with
abolitionist person a reformer who favors abolishing slavery
abortion act termination of pregnancy; failure of a plan
abound verb be abundant or plentiful; be in a state of movement or action
above property appearing earlier in the same text; an earlier section of a written text
abroad property in a foreign country
abrupt property marked by sudden changes in subject and sharp; exceedingly sudden and unexpected
abscess state symptom consisting of a localized collection
absence state the state of being absent; failure to be present
absent property not being in a specified place; go away or leave
absentminded property lost in thought
absolute property perfect or complete or pure; complete and without restriction
absorb verb become imbued; take up mentally
absorbed property giving or marked by complete attention to; retained without reflection
absorption process a process in which one substance permeates; the process in which incident radiated energy
abstain verb choose not to consume; refrain from voting
abstract verb consider a concept without thinking; existing only in the mind
abstraction cognition a concept or idea not associated with any; the act of withdrawing or removing something
absurd property inconsistent with reason or logic or common; so unreasonable as to invite derision
absurdity communication a message whose content is at variance; a ludicrous folly
abundance attribute the property of a more than adequate quantity; the ratio of the total mass of an element
abuse verb treat badly; change the inherent purpose or function
abusive property characterized by physical or psychological; expressing offensive reproach
abyss object a bottomless gulf or pit
academic property associated with academia or an academy; hypothetical or theoretical and not expected
academy group a secondary school; an institution for the advancement of art
acaracide substance a chemical agent used to kill mites
acaricide substance a chemical agent used to kill mites
acarophobia state a morbid fear of small insects and mites
acataphasia state a disorder in which a lesion to the central
accelerate verb move faster; cause to move faster
acceleration act the act of accelerating; an increase in rate of change
accelerator artifact a pedal that controls the throttle valve; a valve that regulates the supply of fuel
accent communication distinctive manner of oral expression; special importance or significance
accentuate verb to stress, single out as important; put stress on
accept verb consider or hold as true; receive willingly something given or offered
acceptable property worthy of acceptance or satisfactory; adequate for the purpose
acceptance cognition the mental attitude that something is believable; the act of accepting with approval
accepted property generally approved or compelling recognition
accepting property tolerating without protest
access artifact a way of entering or leaving; the right to enter
accessary person someone who helps another person commit a crime; aiding and abetting in a crime
accessory artifact a supplementary component that improves; clothing that is worn or carried, but not part
accident event an unfortunate mishap; anything that happens suddenly or by chance
acclaim verb praise vociferously; enthusiastic approval
accommodate verb make fit for, or change to suit a new purpose; be agreeable or acceptable to
accompany verb be present or associated with an event or entity; go or travel along with
accomplish verb put in effect; to gain with effort
accomplished property successfully completed or brought to an end; highly skilled
accord verb go together; allow to have
accordance communication concurrence of opinion; the act of granting rights
accost verb speak to someone; approach with an offer of sexual favors
account communication a record or narrative description of past events; a short account of the news
accounting act the occupation of maintaining and auditing; a system that provides quantitative information
accredit verb grant credentials to; ascribe an achievement to
accretion process an increase by natural growth or addition; an increase in a beneficiary's share
accrue verb grow by addition; come into the possession of
accumulate verb collect or gather; get or gather together
accumulation process an increase by natural growth or addition; the act of accumulating
accuracy attribute the quality of being near to the true value; the number of significant figures given
accurate property conforming exactly or almost exactly to fact; characterized by perfect conformity to fact
accusation communication a formal charge of wrongdoing brought against; an assertion that someone is guilty of a fault
accusatorial property specifically indicating a form of prosecution
accuse verb bring an accusation against; blame for, make a claim of wrongdoing
accused person a defendant in a criminal proceeding
accusing property containing or expressing accusation
accustom verb make psychologically or physically used
ace quantity the smallest whole number or a numeral; one of four playing cards in a deck having
acetone substance the simplest ketone
acetonemia state an abnormal increase of ketone bodies
acetonuria state excessive amounts of ketone bodies in the urine
ache verb have a desire for something or someone who; feel physical pain
acheron object a river in Hades across which the souls
acherontia animal death's-head moth
achieve verb to gain with effort
achievement act the action of accomplishing something
aching property causing a dull and steady pain; a dull persistent pain
achy property causing a dull and steady pain
acid substance any of various water-soluble compounds having; harsh or corrosive in tone
acidemia state a blood disorder characterized by an increased
ackee food red pear-shaped tropical fruit with poisonous
acknowledge verb declare to be true or admit the existence; report the receipt of
acne state an inflammatory disease involving the sebaceous
aconite plant any of various usually poisonous plants
aconitum plant genus of poisonous plants of temperate regions
acquaint verb cause to come to know personally; make familiar or conversant with
acquaintance cognition personal knowledge or information about someone; a person with whom you are acquainted
acquiesce verb to agree or express agreement
acquiescence state acceptance without protest; agreement with a statement or proposal to do
acquire verb come into the possession of something concrete; take on a certain form, attribute, or aspect
acquisition act the act of contracting or assuming or acquiring; an ability that has been acquired by training
acquit verb pronounce not guilty of criminal charges; behave in a certain manner
acquitted property declared not guilty of a specific offense
acre quantity a unit of area used in English-speaking; a town and port in northwestern Israel
acreage attribute an area of ground used for some particular
acres possession extensive landed property retained by the owner
act communication a legal document codifying the result; perform an action, or work out or perform
acting act the performance of a part or role in a drama; serving temporarily especially as a substitute
actinomyces animal soil-inhabiting saprophytes
action act something done; the state of being active
activate verb put in motion or move to act; make active or more active
activated property treated with aeration and bacteria to aid; rendered active
active substance chemical agent capable of activity; tending to become more severe or wider in scope
activism cognition a policy of taking direct action to achieve
activity act any specific behavior; the state of being active
actor person a theatrical performer; a person who acts and gets things done
actress person a female actor
actual property presently existing in fact and not merely; taking place in reality
actuality state the state of actually existing objectively
actuate verb put in motion or move to act; give an incentive for action
aculea animal small spiny outgrowth on the wings of certain
aculeus animal a sharp-pointed process especially a sting; a stiff sharp-pointed plant process
acupuncture act treatment of pain or disease by inserting
acute property having or experiencing a rapid onset and short; extremely sharp or severe
adam person in Judeo-Christian mythology; street names for methylenedioxymethamphetamine
adamant property impervious to pleas, persuasion, requests; very hard native crystalline carbon valued
adapt verb make fit for, or change to suit a new purpose; adapt or conform oneself to new or different
add verb make an addition; state or say further
addict person someone who is physiologically dependent; someone who is so ardently devoted to something
addiction act a formal award by a magistrate of a thing; an abnormally strong craving
addition act the act of adding one thing to another; a component that is added to something
additive artifact something added to enhance food or gasoline; characterized or produced by addition
addlebrained property stupid and confused
addlepated property stupid and confused
address communication the code that identifies where a piece; speak to
adelgid animal any of various insects that feed and form galls
adenitis state inflammation of a gland or lymph node
adenopathy state a glandular disease or enlargement of glandular
adenosis state a disorder of the glands of the body
adequacy attribute the quality of being able to meet a need; the quality of being sufficient for the end
adequate property having the requisite qualities or resources; sufficient for the purpose
adhere verb be compatible or in accordance with; follow through or carry out a plan without
adherence act faithful support for a cause or political party; the property of sticking together or the joining
adherent person someone who believes and helps to spread; sticking fast
adhesive substance a substance that unites or bonds surfaces; tending to adhere
aditi person a Hindu goddess who releases from sin or disease
adjacent property nearest in space or position; having a common boundary or edge
adjectival property of or relating to or functioning as an adjective
adjective communication a word that expresses an attribute of something; the word class that qualifies nouns
adjoin verb lie adjacent to another or share a boundary; attach or add
adjourn verb close at the end of a session; break from a meeting or gathering
adjournment act the termination of a meeting; the act of postponing to another time or place
adjunct object something added to another thing but not; a construction that can be used to extend
adjust verb alter or regulate so as to achieve accuracy; adapt or conform oneself to new or different
adjusted property altered to accommodate to certain requirements; adjusted to demands of daily living
adjustment event making or becoming suitable; the act of making something different
administer verb work in an administrative capacity; perform ritually
admirable property deserving of the highest esteem or admiration; inspiring admiration or approval
admiration feeling a feeling of delighted approval and liking; the feeling aroused by something strange
admire verb feel admiration for; look at with admiration
admission act the act of admitting someone to enter; an acknowledgment of the truth of something
admit verb declare to be true or admit the existence; allow to enter
admonition communication cautionary advice about something imminent; a firm rebuke
adolescence time the time period between the beginning of puberty; in the state that someone is in between puberty
adolescent person a juvenile between the onset of puberty; relating to or peculiar to or suggestive
adopt verb choose and follow; take up and practice as one's own
adopted property acquired as your own by free choice
adoption act the act of accepting with approval; the appropriation from another source
adorn verb make more attractive by adding ornament, colour; furnish with power or authority
adult animal any mature animal; a fully developed person from maturity onward
adulterate verb corrupt, debase, or make impure by adding; mixed with impurities
adulterer person someone who commits adultery or fornication
advance event a movement forward; move forward, also in the metaphorical sense
advanced property farther along in physical or mental development; comparatively late in a course of development
advantage attribute the quality of having a superior or more; benefit resulting from some event or action
adventure act a wild and exciting undertaking; take a risk in the hope of a favorable outcome
adverb communication the word class that qualifies verbs or clauses; a word that modifies something other than a noun
adverse property contrary to your interests or welfare; in an opposing direction
advertise verb call attention to; make publicity for
advertising communication a public promotion of some product or service; the business of drawing public attention
advice communication a proposal for an appropriate course of action
advil artifact a nonsteroidal anti-inflammatory and analgesic
advise verb give advice to; inform of something
advocate verb push for something; a person who pleads for a cause or propounds
adynamia attribute lack of strength or vigor
aegean object an arm of the Mediterranean between Greece; of or relating to or characteristic
aerated property treated by having air passed or bubbled through; supplied with carbon dioxide
aeration process the process of exposing to air; the act of charging a liquid with a gas making
aerator artifact an apparatus for exposing something to the air
aeroembolism state obstruction of the circulatory system caused; pain resulting from rapid change in pressure
aerosol phenomenon a cloud of solid or liquid particles in a gas; a dispenser that holds a substance under
aerosolize verb disperse as an aerosol; become dispersed as an aerosol
aesthetic property relating to or dealing with the subject; concerning or characterized by an appreciation
aethusa plant fool's parsley
aetiologic property relating to the etiology of a disease; of or relating to the philosophical study
aetiological property relating to the etiology of a disease; of or relating to the philosophical study
aetiology cognition the philosophical study of causation; the cause of a disease
affair cognition a vaguely specified concern; a usually secretive or illicit sexual
affaire state a usually secretive or illicit sexual
affairs cognition matters of personal concern; transactions of professional or public interest
affect verb have an effect upon; act physically on
affected property acted upon; speaking or behaving in an artificial way
affection feeling a positive feeling of liking
affectionate property having or displaying warmth or affection
affiliation act the act of becoming formally connected or joined; a social or business relationship
affirm verb establish or strengthen as with new evidence; to declare or affirm solemnly and formally
affix verb attach to; add to the very end
affixed property firmly attached
afflict verb cause physical pain or suffering in; cause great unhappiness for
afflicted property grievously affected especially by disease; mentally or physically unfit
afflictive property causing misery or pain or distress
affluence state abundant wealth
afford verb be able to spare or give up; be the cause or source of
affront act a deliberately offensive act or something; treat, mention, or speak to rudely
aflame property keenly excited or indicating excitement; lighted up by or as by fire or flame
aflare property lighted up by or as by fire or flame; streaming or flapping or spreading wide as if
aflaxen artifact a nonsteroidal anti-inflammatory drug
aforesaid property being the one previously mentioned or spoken of
afraid property filled with fear or apprehension; filled with regret or concern
africa object the second largest continent
african property of or relating to the nations of Africa or their; a native or inhabitant of Africa
afterlife time life after death
afternoon time the part of the day between noon and evening; a conventional expression of greeting
agalactia state a condition in which milk is not secreted
agalactosis state a condition in which milk is not secreted
agape property with the mouth wide open as in wonder or awe; a religious meal shared as a sign of love
age attribute how long something has existed; an era of history having some distinctive
aged property advanced in years; people who are old collectively
agency group an administrative unit of government; a business or organization that provides
agenda cognition a temporally organized plan for matters to be; a list of matters to be taken up
agent object an active and efficient cause; a representative who acts on behalf of other
agglomerate verb form into one cluster; a collection of objects laid on top of each
agglutinin substance an antibody that causes agglutination
aggravate verb make worse; exasperate or irritate
aggravation act unfriendly behavior that causes anger; action that makes a problem or a disease worse
aggravator person an unpleasant person who is annoying
aggregate property formed of separate units gathered into a mass; the whole amount
aggress verb take the initiative and go on the offensive
aggression attribute a disposition to behave aggressively; violent action that is hostile and usually
aggressive property having or showing determination and energetic; characteristic of an enemy or one eager to fight
aggressor person someone who attacks; a confident assertive person who acts
aghast property struck with fear, dread, or consternation
agitate verb try to stir up public opinion; cause to be agitated, excited, or roused
agitated property troubled emotionally and usually deeply; physically disturbed or set in motion
agonal property pertaining to or associated with agony
agonised property expressing pain or agony
agonized property expressing pain or agony
agony feeling intense feelings of suffering; a state of acute pain
agranulosis state an acute blood disorder characterized by severe
agree verb be in accord; consent or assent to a condition, or agree to do
agreement communication the statement of an exchange of promises; compatibility of observations
agricultural property relating to or used in or promoting agriculture; relating to farming or agriculture
agriculture act a large-scale farming enterprise; the practice of cultivating the land or raising
agrippina person granddaughter of Augustus and mother of Caligula; wife who poisoned Claudius after her son Nero
aid verb give help or assistance; a person or thing that is a resource that helps
aide person an officer who acts as military assistant; someone who acts as assistant
aids state a serious disease of the immune system
ailing property somewhat ill or prone to illness
ailment state an often persistent bodily disorder or disease
aim cognition an anticipated outcome that is intended; point or cause to go towards
aimless property aimlessly drifting; continually changing especially as from one
air substance a mixture of gases required for breathing; the region above the ground
airborne property moved or conveyed by or through air
aircraft artifact a vehicle that can fly
airhead location a bridgehead seized by airborne troops; a flighty scatterbrained simpleton
airing act the act of supplying fresh air and getting rid; a short excursion in the open air
airplane artifact an aircraft that has a fixed wing and is powered
airport artifact an airfield equipped with control tower
airs attribute affected manners intended to impress others
airspeed time the speed of an aircraft relative to the air
airway artifact a duct that provides ventilation; a commercial enterprise that provides scheduled
airy property open to or abounding in fresh air; characterized by lightness and insubstantiality
aisle artifact passageway between seating areas; a long narrow passage
akee food red pear-shaped tropical fruit with poisonous; widely cultivated in tropical and subtropical
akin property similar in quality or character; related by blood
ala animal a wing of an insect; a flat wing-shaped process or winglike part
alabama location a state in the southeastern United States; the Muskhogean language of the Alabama
alabaster substance a compact fine-textured, usually white gypsum; a very light white
alarm feeling fear resulting from the awareness of danger; a device that signals the occurrence of some
alaska location a state in northwestern North America
alate property having winglike extensions
alated property having winglike extensions
albany location state capital of New York; a town in southwest Georgia
album communication one or more recordings issued together; a book of blank pages with pockets or envelopes
albumin substance a simple water-soluble protein found in many
albuminuria state the presence of excessive protein in the urine
alcaptonuria state a rare recessive metabolic anomaly marked
alcohol food a liquor or brew containing alcohol; any of a series of volatile hydroxyl compounds
alderfly animal dark-colored insect having predaceous aquatic
alert verb warn or arouse to a sense of danger or call; engaged in or accustomed to close observation
alertness cognition the process of paying close and continuous; lively attentiveness
aleve artifact a nonsteroidal anti-inflammatory drug
algae animal primitive chlorophyll-containing mainly aquatic
algerian property of or relating to or characteristic of Algeria; a native or inhabitant of Algeria
algolagnia feeling sexual pleasure derived from inflicting
algometer artifact device for measuring pain caused by pressure
algometry act measuring sensitivity to pain or pressure
algophilia feeling sexual pleasure derived from inflicting
algophobia state a morbid fear of pain
alibi communication a defense by an accused person purporting; a defense of some offensive behavior or some
alien property not contained in or deriving from the essential; a person who comes from a foreign country
alienate verb arouse hostility or indifference in where there; make withdrawn or isolated or emotionally
alienation feeling the feeling of being alienated from other people; the action of alienating
alienator person an unpleasant person who causes friendly people
alienism attribute the quality of being alien; an obsolete term for the study and treatment
alienist person a psychiatrist and specialist in the legal
align verb place in a line or arrange so as to be parallel; align oneself with a group or a way of thinking
alignment attribute the spatial property possessed by an arrangement; an organization of people involved in a pact
alike property having the same or similar characteristics
alive property possessing life; full of life and spirit
alkalemia state a blood disorder characterized by a lower
alkali substance any of various water-soluble compounds capable; a mixture of soluble salts found in arid soils
alkaline property relating to or containing an alkali
alkalinuria state a condition in which the urine is alkaline
alkaluria state a condition in which the urine is alkaline
alkaptonuria state a rare recessive metabolic anomaly marked
all property used with either mass or count nouns to indicate; completely given to or absorbed by
allegation communication a formal accusation against somebody; statements affirming or denying certain matters
allege verb report or maintain
alleged property declared but not proved; doubtful or suspect
allegory communication a short moral story; an expressive style that uses fictional
alleviant artifact remedy that alleviates pain without curing
alleviate verb provide physical relief, as from pain; make easier
alleviated property made easier to bear
alleviation act the act of reducing something unpleasant; the feeling that comes when something burdensome
alleviative property moderating pain or sorrow by making it easier
alleviator artifact remedy that alleviates pain without curing; a therapist who makes suffering more endurable
alleviatory property moderating pain or sorrow by making it easier
alligator animal either of two amphibious reptiles related; leather made from alligator's hide
allocable property capable of being distributed
allocate verb distribute according to a plan or set apart
allocation act the act of distributing by allotting; a share set aside for a specific purpose
allopathy act the usual method of treating disease
allot verb give out; allow to have
allotment possession a share set aside for a specific purpose; the act of distributing by allotting
allow verb make it possible through a specific action; consent to, give permission
allowable property deductible according to the tax laws; that may be permitted especially as according
allowance possession an amount allowed or granted; a permissible difference
alloyed property blended to obtain a desired property; debased by mixture with an inferior element
allusion communication passing reference or indirect mention
ally group a friendly nation; an associate who provides cooperation
aloes artifact a purgative made from the leaves of aloe
alone property isolated from others; lacking companions or companionship
alter verb cause to change; become different in some particular way, without
alteration event an event that occurs when something passes; the act of making something different
altercation communication noisy quarrel
alternate verb go back and forth; every second one of a series
alternative cognition one of a number of things from which only one; serving or used in place of another
altitude attribute elevation especially above sea level or above; angular distance above the horizon
aluminum substance a silvery ductile metallic element found
alveolar property pertaining to the tiny air sacs of the lungs; a consonant articulated with the tip
alveolitis state inflammation of the alveoli in the lungs caused; inflammation in the socket of a tooth
alveolus body a tiny sac for holding air in the lungs; a bony socket in the alveolar ridge that holds
amanita plant genus of widely distributed agarics that have
amateur person someone who pursues a study or sport; engaged in as a pastime
amativeness feeling the arousal of feelings of sexual desire
amatory property expressive of or exciting sexual love or romance
amaze verb affect with wonder; be a mystery or bewildering to
amazed property filled with the emotional impact of overwhelming
amazement feeling the feeling that accompanies something extremely
amazing property inspiring awe or admiration or wonder; surprising greatly
amazon animal mainly green tropical American parrots; a major South American river
ambassador person a diplomat of the highest rank; an informal representative
amber property of a medium to dark brownish yellow color; a deep yellow color
ambiguity communication an expression whose meaning cannot be determined; unclearness by virtue of having more than one
ambiguous property open to two or more interpretations; having more than one possible meaning
ambition feeling a cherished desire; a strong drive for success
ambitious property having a strong desire for success; requiring full use of your abilities
amble verb walk leisurely; a leisurely walk
ambulance artifact a vehicle that takes people
ambush act the act of concealing yourself and lying in wait; wait in hiding to attack
amebiasis state infection by a disease-causing ameba
amebiosis state infection by a disease-causing ameba
amend verb make amendments to; to make better
amended property of legislation; modified for the better
amendment act the act of amending or correcting; a statement that is added to or revises
amerciable property of a crime or misdemeanor
america location North American republic containing 50 states -; North America and South America and Central
american property of or relating to the United States of America; a native or inhabitant of the United States
americana artifact any artifact that is distinctive of America
amiable property diffusing warmth and friendliness; disposed to please
amianthum plant one species
aminobenzine substance oily poisonous liquid amine obtained
ammo artifact projectiles to be fired from a gun
ammoniuria state excessive ammonia in the urine
ammunition artifact projectiles to be fired from a gun; information that can be used to attack or defend
amoebiasis state infection by a disease-causing ameba
amoebiosis state infection by a disease-causing ameba
amorous property inclined toward or displaying love; expressive of or exciting sexual love or romance
amorousness feeling a feeling of love or fondness; the arousal of feelings of sexual desire
amorphous property having no definite form or distinct shape; lacking the system or structure characteristic
amount possession a quantity of money; the relative magnitude of something
amour state a usually secretive or illicit sexual
amp quantity the basic unit of electric current adopted under; a nucleotide found in muscle cells and important
amphimixis event union of sperm and egg in sexual reproduction; reproduction involving the union or fusion
ample property more than enough in size or scope or capacity; affording an abundant supply
amplify verb increase in size, volume or significance; increase the volume of
amplitude event the maximum displacement of a periodic wave; greatness of magnitude
amputate verb remove surgically
amrinone artifact a drug used intravenously in heart failure
amsterdam location an industrial center and the nominal capital
amulet artifact a trinket or piece of jewelry usually hung about
amuse verb occupy in an agreeable, entertaining or pleasant; make laugh
amusement feeling a feeling of delight at being entertained; an activity that is diverting and that holds
amyloidosis state a disorder characterized by deposit of amyloid
anabaptist person adherent of Anabaptism
anachronism artifact an artifact that belongs to another time; something located at a time when it could not
anaconda animal large arboreal boa of tropical South America
analeptic property stimulating the central nervous system; a medication used as a stimulant to the central
analgesia state absence of the sense of pain without loss
analgesic artifact a medicine used to relieve pain; capable of relieving pain
analgetic property capable of relieving pain
analogous property similar or equivalent in some respects though; corresponding in function but not
analogy act drawing a comparison in order to show; an inference that if things agree in some
analyse verb consider in detail and subject to an analysis; make a mathematical, chemical, or grammatical
analysis act an investigation of the component parts; the abstract separation of a whole into
analyst person someone who is skilled at analyzing data; a licensed practitioner of psychoanalysis
analytic property using or subjected to a methodology using; using or skilled in using analysis
analyze verb consider in detail and subject to an analysis; make a mathematical, chemical, or grammatical
ananias person a habitual liar
anaphrodisia feeling decline or absence of sexual desire
anaplasmosis state a disease of cattle that is transmitted
anaprox artifact a nonsteroidal anti-inflammatory drug
anarchy state a state of lawlessness and disorder
anastomosis body a natural or surgical joining of parts
anatomical property of or relating to the structure of the body; an expression that relates to anatomy
anatomy cognition the branch of morphology that deals; alternative names for the body of a human being
anatoxin substance a bacterial toxin that has been weakened until
ancestor person someone from whom you are descended
ancestral property inherited or inheritable by established rules; of or belonging to or inherited from an ancestor
ancestry group the descendants of one individual; inherited properties shared with others of your
anchor artifact a mechanical device that prevents a vessel; secure a vessel with an anchor
ancient property very old; belonging to times long past especially
andrena animal a bee that is a member of the genus Andrena
androgen substance male sex hormone that is produced in the testes
androgenesis process male parthenogenesis in which the embryo
androgeny process male parthenogenesis in which the embryo
androgyne person one having both male and female sexual
anecdote communication short account of an incident
anemia state a deficiency of red blood cells; genus of terrestrial or lithophytic ferns having
anestrum state applies to nonhuman mammals
anestrus state applies to nonhuman mammals
aneurism state a cardiovascular disease characterized
aneurysm state a cardiovascular disease characterized
angel person spiritual being attendant upon God; the highest waterfall
angelic property marked by utter benignity; of or relating to angels
anger feeling a strong emotion; the state of being angry
angiitis state inflammation of a blood vessel or lymph duct
angina state any disease of the throat or fauces marked; a heart condition marked by paroxysms of chest
anginal property of or related to the pain of angina pectoris
anginose property of or related to the pain of angina pectoris
anginous property of or related to the pain of angina pectoris
angiopathy state any disease of the blood vessels or lymph ducts
angle shape the space between two lines or planes; a biased way of looking at or presenting
anglican property of or pertaining to or characteristic; a Protestant who is a follower of Anglicanism
angry property feeling or showing anger; as if showing violent anger
angst feeling an acute but unspecific feeling of anxiety
anguish feeling extreme mental distress; extreme distress of body or mind
anguished property experiencing intense pain especially mental pain
angular property having angles or an angular shape; measured by an angle or by the rate of change
anhidrosis state failure of the sweat glands
anhydrosis state failure of the sweat glands
aniline substance oily poisonous liquid amine obtained
animal thing a living organism characterized by voluntary; marked by the appetites and passions of the body
animate verb heighten or intensify; belonging to the class of nouns that denote
animated property having life or vigor or spirit; made to appear to move as living creatures do
anion object a negatively charged ion
anionic substance a class of synthetic detergents; of or relating to anions
anisogametic property relating to either of a pair of dissimilar
anisogamic property relating to a type of sexual reproduction
anisogamous property relating to a type of sexual reproduction
ankle body a gliding joint between the distal ends
annihilate verb kill in large numbers
annihilation act destruction by annihilating something; total destruction
anniversary time the date on which an event occurred in some
announce verb make known; announce publicly or officially
announcement communication a formal public statement; a public statement containing information about
annoy verb cause annoyance in
annoyance state the psychological state of being irritated; anger produced by some annoying irritation
annoyed property aroused to impatience or anger; troubled persistently especially with petty
anode artifact a positively charged electrode; the negatively charged terminal of a voltaic
anodyne artifact a medicine used to relieve pain; capable of relieving pain
anoestrum state applies to nonhuman mammals
anoestrus state applies to nonhuman mammals
anonymous property having no known name or identity or known source; not known or lacking marked individuality
anorexia state a prolonged disorder of eating due to loss
anorgasmia state absence of an orgasm in sexual relations
another property any of various alternatives
answer verb react verbally; a statement that is made to reply to a question
ant animal social insect living in organized colonies
antagonist person someone who offers opposition; a drug that neutralizes or counteracts
antagonistic property characterized by antagonism or antipathy; indicating opposition or resistance
antagonize verb provoke the hostility of; act in opposition to
antecedent event a preceding occurrence or cause or event; someone from whom you are descended
antelope animal graceful Old World ruminant with long legs
antemortem property preceding death
antenna artifact an electrical device that sends or receives; sensitivity similar to that of a receptor organ
anterior property of or near the head end or toward the front; a tooth situated at the front of the mouth
anthracosis state lung disease caused by inhaling coal dust
anthrax state a highly infectious animal disease; a disease of humans that is not communicable
anthropology cognition the social science that studies the origins
anti property not in favor of; a person who is opposed
antibiotic property of or relating to antibiotic drugs; a chemical substance derivable from a mold
antibody substance any of a large variety of proteins normally
anticipate verb regard something as probable or likely; act in advance of
anticipated property expected hopefully
anticipation cognition something expected; an expectation
antidiuretic artifact a drug that limits the formation of urine
antidotal property counteracting the effects of a poison
antidote artifact a remedy that stops or controls the effects
antigen substance any substance that stimulates an immune response
antigone person the daughter of King Oedipus who disobeyed her
antimicrobic artifact an agent that destroys microorganisms that might; capable of destroying or inhibiting the growth
antipathy feeling a feeling of intense dislike; the object of a feeling of intense aversion
antique property made in or typical of earlier times and valued; out of fashion
antiseptic property thoroughly clean and free of or destructive; clean and honest
antiserum body blood serum containing antibodies against
antithyroid property having the effect of counteracting excessive
antitoxic property counteracting a toxin or poison
antivenene substance an antitoxin that counteracts the effects
antivenin substance an antitoxin that counteracts the effects
antlion animal winged insect resembling a dragonfly; the larva of any of several insects
anxiety state a relatively permanent state of worry; a vague unpleasant emotion that is experienced
anxious property eagerly desirous; causing or fraught with or showing anxiety
any property one or some or every or all without
aorta body the large trunk artery that carries blood
aortitis state inflammation of the aorta
apache person any member of Athapaskan tribes that migrated; the language of the Apache
apartment artifact a suite of rooms usually on one floor
apex location the highest point; the point on the celestial sphere toward
aphid animal any of various small plant-sucking insects
aphonia state a disorder of the vocal organs that results
aphonic property being without sound through injury or illness
aphrodisiac artifact a drug or other agent that stimulates sexual; stimulating sexual desire
aplasia state failure of some tissue or organ to develop
apologize verb acknowledge faults or shortcomings or failing; defend, explain, clear away, or make excuses
apology communication an expression of regret at having caused trouble; a poor example
apophysis body a natural outgrowth or projection on an organ; a natural swelling or enlargement
apoptosis phenomenon a type of cell death in which the cell uses
apostolic property of or relating to or deriving from the Apostles; proceeding from or ordered by or subject
apothecary person a health professional trained in the art
appalling property causing consternation; an experience that appalls
apparatchik person a communist who was a member; a humorous but derogatory term for an official
apparatus artifact equipment designed to serve a specific function; a group of body parts that work together
apparent property clearly revealed to the mind or the senses; appearing as such but not necessarily so
appeal communication earnest or urgent request; a legal proceeding in which the appellant
appealing property able to attract interest or draw favorable; evoking empathic or sympathetic feelings
appear verb give a certain impression or have a certain; come into sight or view
appearance attribute outward or visible aspect of a person or thing; the event of coming into sight
appease verb cause to be more favorably inclined; make peace with
appendicitis state inflammation of the vermiform appendix
appendix communication supplementary material that is collected; a vestigial process that extends from the lower
appetite feeling a feeling of craving something
applaud verb clap one's hands or shout after performances; express approval of
applause communication a demonstration of approval by clapping
applesauce communication nonsensical talk or writing; puree of stewed apples usually sweetened
applicable property capable of being applied
applicant person a person who requests or seeks something such
application act the act of bringing something to bear; a verbal or written request for assistance
apply verb put into service; be pertinent or relevant or applicable
appoint verb create and charge with a task or function; assign a duty, responsibility or obligation to
appointed property subject to appointment; selected for a job
appointee person an official who is appointed; a person who is appointed to a job or position
appointment act the act of putting a person into a non-elective; furnishings and equipment
apportion verb distribute according to a plan or set apart; give out as one's portion or share
appraise verb evaluate or estimate the nature, quality; consider in a comprehensive way
appreciable property enough to be estimated or measured
appreciate verb recognize with gratitude; be fully aware of
appreciation cognition understanding of the nature or meaning; delicate discrimination
apprehend verb get the meaning of something; take into custody
apprehension feeling fearful expectation or anticipation; the cognitive condition of someone who
apprentice person works for an expert to learn a trade; be or work as an apprentice
approach verb move towards; ideas or actions intended to deal with a problem
appropriate property suitable for a particular person or place; give or assign a resource to a particular person
approval act the formal act of approving; a feeling of liking something or someone good
approve verb give sanction to; judge to be right or commendable
approved property established by authority
approximate verb be close or similar; not quite exact or correct
apractic property having uncoordinated muscular movements
apraxic property having uncoordinated muscular movements
april time the month following March and preceding May
apron artifact a garment of cloth or leather or plastic; a paved surface where aircraft stand while not
apt property naturally disposed toward; being of striking appropriateness and pertinence
apteral property having columns at one or both ends but not along; without wings
apterous property without wings
aptitude cognition inherent ability
aqueous property similar to or containing or dissolved in water; produced by the action of water
arbitrary property based on or subject to individual discretion
arc phenomenon electrical conduction through a gas; a continuous portion of a circle
arch verb form an arch or curve; a curved bony structure supporting or enclosing
archbishop person a bishop of highest rank
arched property constructed with or in the form of an arch; forming or resembling an arch
archerfish animal any of several small freshwater fishes
architect person someone who creates plans to be used in making
architecture artifact an architectural product or work; the profession of designing buildings
arctic location the regions to the north of the Arctic Circle; of or relating to the Arctic
ardor feeling a feeling of strong eagerness; intense feeling of love
area location a particular geographical region of indefinite; a subject of study
areola body small circular area such as that around; small space in a tissue or body part such
argon substance a colorless and odorless inert gas
argue verb present reasons and arguments; have an argument about something
argument communication a fact or assertion offered as evidence; a contentious speech act
arianist person an adherent of Arianism
arise verb come into existence; originate or come into being
aristocracy group a privileged class holding hereditary titles; the most powerful members of a society
aristotle person one of the greatest of the ancient Athenian
arithmetic cognition the branch of pure mathematics dealing; relating to or involving arithmetic
arkansas location a state in south central United States; a river that rises in the Rocky Mountains
arm body a human limb; prepare oneself for a military confrontation
armadillo animal burrowing chiefly nocturnal mammal with body
armchair artifact chair with a support on each side for arms
armed property characterized by having or bearing arms; furnished with bristles and thorns
armor artifact protective covering made of metal and used; tough more-or-less rigid protective covering
armored property protected by armor; used of animals
armpit body the hollow under the arm where it is joined
arms artifact weapons considered collectively; the official symbols of a family, state, etc.
army group a permanent organization of the military land; a large number of people united for some
aroma attribute any property detected by the olfactory system; a distinctive odor that is pleasant
aromatic property of or relating to or containing one or more; having a strong pleasant odor
aromatise verb fill or impregnate with an odor
aromatize verb fill or impregnate with an odor
arousal act the act of arousing; mutual sexual fondling prior to sexual
arouse verb call forth; stop sleeping
aroused property aroused to action; emotionally aroused
arraign verb accuse of a wrong or an inadequacy; call before a court to answer an indictment
arrange verb put into a proper or systematic order; make arrangements for
arranged property disposed or placed in a particular kind of order; deliberately arranged for effect
arrangement cognition the thing arranged or agreed to; an organized structure for arranging
array group an orderly arrangement; an impressive display
arrest verb take into custody; the act of apprehending
arrival act accomplishment of an objective; the act of arriving at a certain place
arrive verb reach a destination; succeed in a big way
arrow communication a mark to indicate a direction or relation; a projectile with a straight thin shaft
arroyo object a stream or brook
arse body vulgar slang for anus; the fleshy part of the human body that you sit
arsehole body vulgar slang for anus
arsenic substance a white powdered poisonous trioxide of arsenic; a very poisonous metallic element that has three
arsine substance a poisonous colorless flammable gas used
arsonist person a criminal who illegally sets fire to property
art artifact the products of human creativity; the creation of beautiful or significant things
arterial property of or involving or contained in the arteries
arteriolar property of or relating to or involving arterioles
arteriole body one of the small thin-walled arteries that end
arteritis state inflammation of an artery
artery body a blood vessel that carries blood from the heart; a major thoroughfare that bears important
arthralgia state pain in a joint or joints
arthritis state inflammation of a joint or joints
article communication nonfictional prose forming an independent part; one of a class of artifacts
articulate verb speak, pronounce, or utter in a certain way; put into words or an expression
artificial property contrived by art rather than nature; artificially formal
artillery artifact large but transportable armament; an army unit that uses big guns
artist person a person whose creative work shows sensitivity
artistic property relating to or characteristic of art or artists; satisfying aesthetic standards and sensibilities
arts cognition studies intended to provide general knowledge
asbestosis state lung disease caused by inhaling asbestos
ascend verb travel up; slope upwards
ascending property moving or going or growing upward; the act of changing location in an upward
ascertain verb establish after a calculation, investigation; be careful or certain to do something
ascribe verb attribute or credit to
ascus plant saclike structure in which ascospores are formed
ash substance the residue that remains when something; any of various deciduous pinnate-leaved
ashamed property feeling shame or guilt or embarrassment
ashen property anemic looking from illness or emotion; made of wood of the ash tree
asia object the largest continent with 60% of the earth's; the nations of the Asian continent collectively
asinine property extremely silly or stupid
ask verb make a request or demand for something; direct or put
asleep property in a state of sleep; dead
asp animal of southern Europe; cobra used by the Pharaohs as a symbol of their
aspect cognition a distinct feature or element in a problem; a characteristic to be considered
aspersion act an abusive attack on a person's character; the act of sprinkling water in baptism
aspiration attribute a will to succeed; the act of inhaling
aspire verb have an ambitious plan or a lofty goal
ass body the fleshy part of the human body that you sit; a pompous fool
assail verb attack someone physically or emotionally; attack in speech or writing
assassin person a murderer who kills by a surprise attack; a member of a secret order of Muslims who
assault verb attack someone physically or emotionally; close fighting during the culmination
assay cognition an appraisal of the state of affairs; analyze
assemblage group a group of persons together in one place; the social act of assembling
assemble verb create by putting components or members together; collect in one place
assembly act the act of constructing something; a group of machine parts that fit together
assent communication agreement with a statement or proposal to do; to agree or express agreement
assert verb state categorically; to declare or affirm solemnly and formally
assertion communication a declaration that is made emphatically; the act of affirming or asserting or stating
assess verb evaluate or estimate the nature, quality; estimate the value of for taxation
assessment cognition the classification of someone or something; the act of judging or assessing a person
assessor person an official who evaluates property
asshole body vulgar slang for anus; insulting terms of address for people who are
assign verb give out; give an assignment to to a post, or assign
assignee person the party to whom something is assigned
assignment act a duty that you are assigned to perform; the instrument by which a claim or right
assimilate verb become similar to one's environment; take up mentally
assist verb give help or assistance; act as an assistant in a subordinate
assistance act the activity of contributing to the fulfillment; a person or thing that is a resource that helps
assistant person a person who contributes to the fulfillment; of or relating to a person who is subordinate
associate verb make a logical or causal connection; a person who joins with others in some activity
association group a formal organization of people or groups; the act of consorting with or joining
assoil verb pronounce not guilty of criminal charges
assuage verb provide physical relief, as from pain; satisfy
assume verb take to be the case or to be true; take on a certain form, attribute, or aspect
assumption communication a statement that is assumed to be true; a hypothesis that is taken for granted
assurance cognition freedom from doubt; a statement intended to inspire confidence
assure verb make certain of; inform positively and with certainty
assured property marked by assurance; characterized by certainty or security
assyrian communication the language of modern Iraq; an inhabitant of ancient Assyria
asterisk communication a star-shaped character * used in printing; mark with an asterisk
asthma state respiratory disorder characterized by wheezing
astonished property filled with the emotional impact of overwhelming
astonishing property surprising greatly; so surprisingly impressive as to stun
astonishment feeling the feeling that accompanies something extremely
astound verb affect with wonder
astronomical property relating or belonging to the science; inconceivably large
asymmetric property characterized by asymmetry in the spatial
asymptomatic property having no symptoms of illness or disease
asynchrony relation the relation that exists when things occur
ate person goddess of criminal rashness and its punishment
athabascan communication a group of Amerindian languages; a member of any of the North American Indian
athlete person a person trained to compete in sports
athletic property relating to or befitting athletics or athletes; vigorously active
atlanta location state capital and largest city of Georgia; a siege in which Federal troops under Sherman
atlantic object the 2nd largest ocean; relating to or bordering the Atlantic Ocean
atmosphere state a particular environment or surrounding; the mass of air surrounding the Earth
atom substance the smallest component of an element having; a tiny piece of anything
atomic property of or relating to or comprising atoms; deriving destructive energy from the release
atoxic property not producing or resulting from poison
atrophic property relating to or characterized by atrophy
atrophied property diminished in size or strength as a result
atrophy state a decrease in size of an organ caused by disease; any weakening or degeneration
atropine artifact a poisonous crystalline alkaloid extracted
attach verb cause to be attached; be attached
attached property being joined in close association; associated in an exclusive sexual relationship
attachment artifact a supplementary part or accessory; a feeling of affection for a person
attack verb launch an attack or assault on; an offensive against an enemy
attacker person someone who attacks
attain verb to gain with effort; reach a point in time, or a certain state
attainment act the act of achieving an aim; arrival at a new stage
attempt verb make an effort or attempt; earnest and conscientious activity intended
attempted property tried unsuccessfully
attend verb be present at , etc.; take charge of or deal with
attendance act the act of being present; the number of people that are present
attendant person someone who waits on or tends to or attends; an event or situation that happens at the same
attention cognition the process whereby a person concentrates; the work of providing treatment for or attending
attentive property giving care or attention; taking heed
attest verb provide evidence for; authenticate, affirm to be true, genuine
attic artifact floor consisting of open space at the top; of or relating to Attica or its inhabitants
attire artifact clothing of a distinctive style; put on special clothes to appear particularly
attitude cognition a complex mental state involving beliefs; the arrangement of the body and its limbs
attorney person a professional person authorized to practice law
attract verb direct toward itself or oneself by means of some; be attractive to
attraction phenomenon the force by which one object attracts another; the quality of arousing interest
attractive property pleasing to the eye or mind especially through; having power to arouse interest
attributable property capable of being attributed
attribute verb attribute or credit to; a construct whereby objects or individuals can
audacity attribute fearless daring; aggressive boldness or unmitigated effrontery
audible property heard or perceptible by the ear; a football play is changed orally after both
audience group a gathering of spectators or listeners; the part of the general public interested
audit possession an inspection of the accounting procedures; examine carefully for accuracy with the intent
audition verb perform in order to get a role; a test of the suitability of a performer
auditorium artifact the area of a theater or concert hall where
aug time the month following July and preceding September
augment verb enlarge or increase; grow or intensify
august time the month following July and preceding September; profoundly honored
aunt person the sister of your father or mother
aureomycin artifact a yellow crystalline antibiotic used to treat
austin location state capital of Texas on the Colorado River
australia location a nation occupying the whole of the Australian; the smallest continent
authentic property not counterfeit or copied; conforming to fact and therefore worthy
authenticity attribute undisputed credibility
author person writes professionally; someone who originates or causes or initiates
authorities group the organization that is the governing authority
authority attribute the power or right to give orders or make; persons who exercise control over others
authorize verb grant authorization or clearance for; give or delegate power or authority to
auto artifact a motor vehicle with four wheels
autoerotism act using you own body as a sexual object
automatic property operating with minimal human intervention; resembling the unthinking functioning
automation act the act of implementing the control of equipment; equipment used to achieve automatic control
automobile artifact a motor vehicle with four wheels; travel in an automobile
automotive property of or relating to motor vehicles; containing within itself the means of propulsion
autonomic property relating to or controlled by the autonomic
autopsy act an examination and dissection of a dead body; perform an autopsy on a dead body
autumn time the season when the leaves fall from the trees
auxiliary person someone who acts as assistant; functioning in a supporting capacity
avail verb use to one's advantage; a means of serving
availability attribute the quality of being at hand when needed
available property obtainable or accessible and ready for use; convenient for use or disposal
average property approximating the statistical norm or average; amount to or come to an average, without loss
avert verb prevent the occurrence of; turn away or aside
avocado food a pear-shaped tropical fruit with green; tropical American tree bearing large pulpy green
avoid verb stay clear from; prevent the occurrence of
avoidance act deliberately avoiding
await verb look forward to the probable occurrence of
awake property not in a state of sleep; stop sleeping
awaken verb cause to become awake or conscious; stop sleeping
awakened property aroused or activated; having been waked up
award act a grant made by a law court; a tangible symbol signifying approval
aware property having or showing knowledge or understanding; bearing in mind
awareness cognition having knowledge of; state of elementary or undifferentiated
awe feeling an overwhelming feeling of wonder or admiration; inspire awe in
awed property inspired by a feeling of fearful wonderment; having or showing a feeling of mixed reverence
awestruck property having or showing a feeling of mixed reverence
awful property exceptionally bad or displeasing; causing fear or dread or terror
awkward property causing inconvenience; lacking grace or skill in manner or movement
axe artifact an edge tool with a heavy bladed head mounted; terminate
axis cognition a straight line through a body or figure; the center around which something rotates
axletree artifact a dead axle on a carriage or wagon that has
azoimide substance a colorless explosive liquid that is volatile
azotaemia state accumulation in the blood of nitrogenous waste
azotemia state accumulation in the blood of nitrogenous waste
azotemic property of or involving excess nitrogenous waste
azoturia state excess of urea in the urine
babble verb utter meaningless sounds, like a baby, or utter; to talk foolishly
babbler animal any of various insectivorous Old World birds; an obnoxious and foolish and loquacious talker
babe person a very young child who has not yet begun to walk
baby person a very young child who has not yet begun to walk; the youngest member of a group
bacchanal act a wild gathering involving excessive drinking; someone who engages in drinking bouts
bacchanalian property used of riotously drunken merrymaking
bacchant person a priest or votary of Bacchus; a drunken reveller
bacchic property used of riotously drunken merrymaking
bachelor person a man who has never been married; a knight of the lowest order
back body the posterior part of a human body from the neck; related to or located at the back
backbend act an acrobatic feat in which the trunk is bent
backbone attribute fortitude and determination; a central cohesive source of support
backer person invests in a theatrical production
backfield group the offensive football players who line up
background attribute a person's social heritage; the part of a scene that lies behind objects
backing act the act of providing approval and support; something forming a back that is added
backseat artifact a seat at the back of a vehicle; a secondary or inferior position or status
backsliding act a failure to maintain a higher state
backstage artifact a stage area out of sight of the audience; concealed from public view or attention
backstitch verb do backstitches; an overlapping stitch made by starting the next
backswimmer animal predaceous aquatic insect that swims on its back
backward property directed or facing toward the back or rear; marked by a retiring nature
backwoods location a remote and undeveloped area
backyard artifact the grounds in back of a house
bacon food back and sides of a hog salted and dried; English statesman and philosopher
bacteria animal single-celled or noncellular spherical or spiral
bacterial property relating to or caused by bacteria
bactericidal property preventing infection by inhibiting the growth
bacteriology cognition the branch of medical science that studies
bad property having undesirable or negative qualities; very intense
baddie person the principal bad character in a film or work
badge communication an emblem that signifies your status; any feature that is regarded as a sign of status
badger verb annoy persistently; sturdy carnivorous burrowing mammal with strong
badness attribute that which is below standard or expectations; used of the degree of something undesirable e.g.
bafflement cognition confusion resulting from failure to understand
bag artifact a flexible container with a single opening; a container used for carrying money and small
baggage artifact cases used to carry belongings when traveling; the portable equipment and supplies of an army
bagnio artifact a building where prostitutes are available; a building containing public baths
bail cognition the legal system that allows an accused person; money that must be forfeited by the bondsman if
bait cognition anything that serves as an enticement; harass with persistent criticism or carping
bake verb cook and make edible by putting in a hot oven; heat by a natural force
baked property cooked by dry heat; dried out by heat or excessive exposure
balance state a state of equilibrium; bring into balance or equilibrium
balanced property being in a state of proper equilibrium
balancer animal either of the rudimentary hind wings; an acrobat who balances himself in difficult
balanitis state inflammation of the head of the penis
bald property lacking hair on all or most of the scalp; with no effort to conceal
balk verb refuse to comply; an illegal pitching motion while runners are
balkanize verb divide a territory into small, hostile states
ball artifact round object that is hit or thrown or kicked; a solid projectile that is shot by a musket
ballad communication a narrative song with a recurrent refrain; a narrative poem of popular origin
ballet act a theatrical representation of a story; music written for a ballet
balloon artifact large tough nonrigid bag filled with gas; small thin inflatable rubber bag with narrow
ballot communication a document listing the alternatives that is used; a choice that is made by counting the number
ballplayer person an athlete who plays baseball
ballroom artifact large room used mainly for dancing
baloney communication pretentious or silly talk or writing
baltimore location the largest city in Maryland
balustrade artifact a railing at the side of a staircase or balcony
ban verb prohibit especially by legal means or social; forbid the public distribution of
banana food elongated crescent-shaped yellow fruit with soft; any of several tropical and subtropical treelike
band group an unofficial association of people or groups; instrumentalists not including string players
bandage artifact a piece of soft material that covers; dress by covering or binding
bandaged property covered or wrapped with a bandage
bandeau artifact an undergarment worn by women to support their
bandit person an armed thief who is a member of a band
bane state something causing misery or death
baneberry plant a plant of the genus Actaea having acrid; a poisonous berry of a plant of the genus Actaea
bang verb strike violently; a sudden very loud noise
banging act the act of subjecting to strong attack; a continuing very loud noise
banish verb expel from a community or group; drive away
banister artifact a railing at the side of a staircase or balcony
bank object sloping land; a financial institution that accepts deposits
banker person a financier who owns or is an executive; the person in charge of the bank in a gambling
bankrupt verb reduce to bankruptcy; financially ruined
bankruptcy state inability to discharge all your debts as they; a state of complete lack of some abstract
banner artifact long strip of cloth or paper used for decoration; any distinctive flag
banquet group a ceremonial dinner party for many people; a meal that is well prepared and greatly enjoyed
banshee person a female spirit who wails to warn of impending
banshie person a female spirit who wails to warn of impending
banter communication light teasing repartee; be silly or tease one another
baptist person follower of Baptistic doctrines
baptize verb administer baptism to
bar artifact a room or establishment where alcoholic drinks; prevent from entering
barbaric property without civilizing influences; unrestrained and crudely rich
barbarous property able or disposed to inflict pain or suffering; primitive in customs and culture
barbecue verb cook outdoors on a barbecue grill; a rack to hold meat for cooking over hot
barbell artifact a bar to which heavy discs are attached at each
bare property lacking in magnitude or quantity; completely unclothed
barefoot property without shoes
bargain communication an agreement between parties fixing obligations; negotiate the terms of an exchange
barge artifact a flatbottom boat for carrying heavy loads; push one's way
bark plant tough protective covering of the woody stems; a sailing ship with 3 masts
barley food a grain of barley; cultivated since prehistoric times
barn artifact an outlying farm building for storing grain; a unit of nuclear cross section
barnyard artifact a yard adjoining a barn
barrage communication the rapid and continuous delivery of linguistic; the heavy fire of artillery to saturate an area
barratry act the offense of vexatiously persisting; a fraudulent breach of duty by the master
barrel artifact a tube through which a bullet travels when a gun; a cylindrical container that holds liquids
barren location an uninhabited wilderness that is worthless; providing no shelter or sustenance
barricade artifact a barrier set up by police to stop traffic; a barrier to impede the advance of an enemy
barrier artifact a structure or object that impedes free movement; any condition that makes it difficult to make
bartender person an employee who mixes and serves alcoholic
base verb use as a basis for; serving as or forming a base
baseball act a ball game played with a bat and ball between; a ball used in playing baseball
based property having a base; having a base of operations
basement artifact the lowermost portion of a structure partly; the ground floor facade or interior
basic property pertaining to or constituting a base or basis; reduced to the simplest and most significant
basilisk animal small crested arboreal lizard able to run; ancient brass cannon
basin artifact a bowl-shaped vessel; a bathroom sink that is permanently installed
basis relation a relation that provides the foundation; the fundamental assumptions from which something
bask verb derive or receive pleasure from; be exposed
basket artifact a container that is usually woven and has; the quantity contained in a basket
basketball act a game played on a court by two opposing teams; an inflated ball used in playing basketball
basophilic property staining readily with basic dyes
bass attribute the lowest part of the musical range; the lowest part in polyphonic music
bastard person insulting terms of address for people who are; derogatory term for a variation that is not
baste verb cover with liquid before cooking; a loose temporary sewing stitch to hold layers
basuco artifact low-grade cocaine mixed with coca paste
bat verb strike with, or as if with a baseball bat; nocturnal mouselike mammal with forelimbs
bath artifact a vessel containing liquid in which something; a soaking and washing in a bathtub
bathe verb cleanse the entire body; suffuse or envelope with something
bathing act immersing the body in water or sunshine; the act of washing yourself
bathrobe artifact a loose-fitting robe of towelling
bathroom artifact a room containing a bathtub or shower; a room or building equipped with one or more
bathtub artifact a relatively large open container that you fill
baton artifact a thin tapered rod used by a conductor to lead; a hollow cylinder passed from runner to runner
battalion group an army unit usually consisting; a large indefinite number
batter verb strike against forcefully; a ballplayer who is batting
battered property damaged by blows or hard usage; damaged especially by hard usage
battery group group of guns or missile launchers operated; a device that produces electricity
batting act the batter's attempt to get on base; stuffing made of rolls or sheets of cotton wool
battle act a hostile meeting of opposing military forces; an energetic attempt to achieve something
battlefield location a region where a battle is being fought
battleful property having or showing a ready disposition to fight
bavaria location a state in southern Germany famous for its beer
bawd person a woman who engages in sexual intercourse
bawdiness attribute the trait of behaving in an obscene manner
bawdry communication lewd or obscene talk or writing
bawdy property humorously vulgar; lewd or obscene talk or writing
bawdyhouse artifact a building where prostitutes are available
bawl verb shout loudly and without restraint; cry loudly
bay object an indentation of a shoreline larger than a cove; the sound of a hound on the scent
bayonet artifact a knife that can be fixed to the end of a rifle; stab or kill someone with a bayonet
beach object an area of sand sloping down to the water; land on a beach
beachhead location a bridgehead on the enemy's shoreline seized; an initial accomplishment that opens the way
beak animal horny projecting mouth of a bird; beaklike mouth of animals other than birds
beam artifact long thick piece of wood or metal or concrete; a signal transmitted along a narrow path
bean food any of various edible seeds of plants; informal terms for a human head
bear verb have; cause to be born
bearable property capable of being borne though unpleasant
beard body the hair growing on the lower part of a man's; go along the rim, like a beard around the chin
bearded property having hair on the cheeks and chin; having a growth of hairlike awns
bearer person someone whose employment involves carrying; a messenger who bears or presents
bearing attribute dignified manner or conduct; the direction or path along which something
beast thing a living organism characterized by voluntary; a cruelly rapacious person
beastliness attribute unpleasant nastiness; the quality of being deliberately mean
beastly property resembling a beast; very unpleasant
beat verb come out better in a competition, race; give a beating to
beatify verb declare to be blessed; make blessedly happy
beaujolais food dry fruity light red wine drunk within a few
beautiful property delighting the senses or exciting intellectual; highly enjoyable
beauty attribute the qualities that give pleasure to the senses; an outstanding example of its kind
beckon verb signal with the hands or nod; appear inviting
become verb enter or assume a certain state or condition; undergo a change or development
bed artifact a piece of furniture that provides a place; a plot of ground in which plants are growing
bedding artifact coverings that are used on a bed; material used to provide a bed for animals
bedfast property confined to bed
bedlam artifact pejorative terms for an insane asylum; a state of extreme confusion and disorder
bedraggle verb make wet and dirty, as from rain
bedraggled property limp and soiled as if dragged in the mud; in deplorable condition
bedrid property confined to bed
bedridden property confined to bed
bedroom artifact a room used primarily for sleeping
bee animal any of numerous hairy-bodied insects including; a social gathering to carry out some communal
beebread substance a mixture of nectar and pollen prepared
beech plant any of several large deciduous trees; wood of any of various beech trees
beef animal cattle that are reared for their meat; meat from an adult domestic bovine
beer food a general name for alcoholic beverages made
beetle animal insect having biting mouthparts and front wings; a tool resembling a hammer but with a large head
befall verb become of; happen, occur, or be the case in the course
befit verb accord or comport with
befool verb fool or hoax; make a fool or dupe of
befooling communication derision of someone or something as foolish
befouled property made dirty or foul
befuddle verb be confusing or perplexing to; make stupid with alcohol
befuddlement cognition confusion resulting from failure to understand
beg verb call upon in supplication; make a solicitation or entreaty for something
beget verb make by reproduction
begin verb take the first step or steps in carrying out; have a beginning, in a temporal, spatial
beginning event the event consisting of the start of something; the time at which something is supposed to begin
begrime verb make soiled, filthy, or dirty
begrimed property thickly covered with ingrained dirt or soot
beguile verb attract; influence by slyness
behalf act as the agent of or on someone's part; for someone's benefit
behave verb behave in a certain manner
behavior act manner of acting or controlling yourself; the way a person behaves toward other people
behind body the fleshy part of the human body that you sit; having the lower score or lagging position
behold verb see with attention
being state the state or fact of existing; a living thing that has the ability to act
belabor verb attack verbally with harsh criticism; to work at or to absurd length
belch act a reflex that expels gas noisily; expel gas from the stomach
belching act a reflex that expels gas noisily; the forceful expulsion of something from inside
beldam person a woman of advanced age; an ugly evil-looking old woman
beldame person a woman of advanced age; an ugly evil-looking old woman
belgian property of or relating to or characteristic of Belgium; a native or inhabitant of Belgium
belie verb be in contradiction with; represent falsely
belief cognition any cognitive content held as true; a vague idea in which some confidence is placed
believe verb accept as true; judge or regard
believer person a person who has religious faith; a supporter who accepts something as true
bell artifact a hollow device made of metal that makes; a push button at an outer door that gives
belladonna artifact an alkaloidal extract or tincture; perennial Eurasian herb with reddish bell-shaped
belligerent property characteristic of an enemy or one eager to fight; someone who fights
bellow verb shout loudly and without restraint; a very loud utterance
belly body the region of the body of a vertebrate between; a protruding abdomen
belong verb be owned by; be suitable or acceptable
beloved property dearly loved; a beloved person
belowground property under the level of the ground; underneath the ground
belt artifact a band to tie or buckle around the body; endless loop of flexible material between two
bemire verb make soiled, filthy, or dirty
bemoan verb regret strongly
bemusement cognition confusion resulting from failure to understand
bench artifact a long seat for more than one person; take out of a game
bend verb form a curve; change direction
bended property used of the back and knees
bends state pain resulting from rapid change in pressure
beneficial property promoting or enhancing well-being
beneficiary person the recipient of funds or other benefits; the semantic role of the intended recipient who
benefit possession financial assistance in time of need; something that aids or promotes well-being
bennie artifact a form of amphetamine
bent cognition a relatively permanent inclination to react; a special way of doing something
benzedrine artifact a form of amphetamine
bequeath verb leave or give by will after one's death
bequest possession a gift of personal property by will
berate verb censure severely or angrily
bereave verb deprive through death
bereaved person a person who has suffered the death of someone; sorrowful through loss or deprivation
bereavement state state of sorrow over the death or departure
berk person a stupid person who is easy to take advantage of
berlin location capital of Germany located in eastern Germany; a limousine with a glass partition between
bern location the capital of Switzerland
berry food any of numerous small and pulpy edible fruits; United States rock singer
berserk person one of the ancient Norse warriors legendary; wildly frenzied and out of control
berserker person one of the ancient Norse warriors legendary
berth act a job in an organization; a bed on a ship or train
beseech verb ask for or request earnestly
beset verb annoy continually or chronically; assail or attack on all sides
besiege verb surround so as to force to give up; harass, as with questions or requests
besieger person an enemy who lays siege to your position; an energetic petitioner
besmirch verb charge falsely or with malicious intent; smear so as to make dirty or stained
besot verb make dull or stupid or muddle with drunkenness
besotted property very drunk
bespectacled property wearing, or having the face adorned
best property having the most positive qualities; the supreme effort one can make
bestiality act sexual activity between a person and an animal; the stupid brutal quality of a beast
bestow verb present; give as a gift
bet verb maintain with or as if with a bet; the money risked on a gamble
bethink verb cause oneself to consider something; consider or ponder something carefully
betise act a stupid mistake
betray verb reveal unintentionally; deliver to an enemy by treachery
betrayal act an act of deliberate betrayal; the quality of aiding an enemy
better property superior to another in excellence or quality; changed for the better in health or fitness
bevel verb cut a bevel on; a hand tool consisting of two rules that are
beverage food any liquid suitable for drinking
bevy group a large gathering of people of a particular type; a flock of birds
beware verb be on one's guard
bewhiskered property having hair on the cheeks and chin
bewilder verb be a mystery or bewildering to; cause to be confused emotionally
bewildered property perplexed by many conflicting situations
bewilderment cognition confusion resulting from failure to understand
bextra artifact a Cox-2 inhibitor that relieves pain
bible communication the sacred writings of the Christian religions; a book regarded as authoritative in its field
biblical property of or pertaining to or contained; in keeping with the nature of the Bible
bibliography communication a list of writings with time and place
biceps body any skeletal muscle having two origins
bicycle artifact a wheeled vehicle that has two wheels; ride a bicycle
bid verb propose a payment; invoke upon
bidet artifact a basin for washing genitals and anal area
biennial plant a plant having a life cycle that normally takes; having a life cycle lasting two seasons
bier artifact a stand to support a corpse or a coffin prior; a coffin along with its stand
big property above average in size or number or quantity; significant
bigger property large or big relative to something else
bilgewater communication pretentious or silly talk or writing
bilharzia state an infestation with or a resulting infection
bilharziasis state an infestation with or a resulting infection
bilious property relating to or containing bile; irritable as if suffering from indigestion
biliousness attribute a disposition to exhibit uncontrolled anger; gastric distress caused by a disorder
bilk verb cheat somebody out of what is due, especially; escape, either physically or mentally
bill communication a statute in draft before it becomes law; an itemized statement of money owed for goods
billingsgate communication foul-mouthed or obscene abuse
billion property denoting a quantity consisting of one thousand; the number that is represented as a one followed
billowing property characterized by great swelling waves or surges
billowy property characterized by great swelling waves or surges
bin artifact a container; an identification number consisting
bind verb stick to firmly; make fast
binding attribute the capacity to attract and hold something; the act of applying a bandage
binger person someone addicted to crack cocaine
binomial property of or relating to or consisting of two terms; a quantity expressed as a sum or difference
bioassay cognition appraisal of the biological activity; subject to a bio-assay
biography communication an account of the series of events making up
biological property pertaining to biology or to life and living; related by blood
biology cognition the science that studies living organisms; all the plant and animal life of a particular
biomass attribute the total mass of living matter in a given unit; plant materials and animal waste used as fuel
biomedicine cognition the branch of medical science that applies; the branch of medical science that studies
biopsy cognition examination of tissues or liquids
bipolar property having two poles; of, pertaining to, or occurring in both polar
bird animal warm-blooded egg-laying vertebrates; the flesh of a bird or fowl used as food
birdie verb shoot in one stroke under par; badminton equipment consisting of a ball of cork
birmingham location a city in central England; the largest city in Alabama
birth time the time when something begins; the event of being born
birthday time an anniversary of the day on which a person was; the date on which a person was born
biscuit food small round bread leavened with baking-powder; any of various small flat sweet cakes
bisexual person a person who is sexually attracted to both sexes; sexually attracted to both sexes
bisexuality act sexual activity with both men and women; showing characteristics of both sexes
bishop person a senior member of the Christian clergy having; a piece that can be moved diagonally over
bit quantity a small piece or quantity of something; a small fragment of something broken off
bitch animal female of any member of the dog family; informal terms for objecting
bite verb to grip, cut off, or tear with or as if; cause a sharp or stinging pain or discomfort
biting property capable of wounding; causing a sharply painful or stinging sensation
bittacidae animal a family of predacious tropical insects
bitter property marked by strong resentment or cynicism; very difficult to accept or bear
bitterness feeling a feeling of deep and bitter anger and ill-will; a rough and bitter manner
bittersweet property tinged with sadness; twining shrub of North America having yellow
bizarre property conspicuously or grossly unconventional
bja group the bureau in the Department of Justice
bjs group the agency in the Department of Justice
black property being of the achromatic color of maximum; the quality or state of the achromatic color
blackberry food large sweet black or very dark purple edible; bramble with sweet edible black or dark purple
blackboard artifact sheet of slate
blacken verb make or become black; burn slightly and superficially so as to affect
blackened property darkened by smoke; made black especially as with suffused blood
blackguard person someone who is morally reprehensible; use foul or abusive language towards
blackmailer person a criminal who extorts money from someone
blackness attribute the quality or state of the achromatic color; total absence of light
blackout state darkness resulting from the extinction of lights; a suspension of radio or tv broadcasting
blackwater state any of several human or animal diseases
blade plant especially a leaf of grass or the broad portion; a cutting or thrusting weapon that has a long
blain state an inflammatory swelling or sore
blame verb put or pin the blame on; harass with constant criticism
blanched property anemic looking from illness or emotion; developed without chlorophyll by being deprived
blanket artifact bedding that keeps a person warm in bed; anything that covers
blare event a loud harsh or strident noise; make a strident sound
blast verb make a strident sound; a very long fly ball
blatancy attribute the property of being both obvious and offensive
blatant property conspicuously and offensively loud; without any attempt at concealment
blather communication foolish gibberish; to talk foolishly
blatherskite communication foolish gibberish
blaze verb shine brightly and intensively; a strong flame that burns brightly
blazing property shining intensely; a strong flame that burns brightly
bleach attribute the whiteness that results from removing; remove color from
bleak property offering little or no hope; providing no shelter or sustenance
bleat event the sound of sheep or goats; cry plaintively
bleed verb lose blood from one's body; draw blood
blend verb combine into one; an occurrence of thorough mixing
blepharitis state inflammation of the eyelids characterized
bless verb give a benediction to; make the sign of the cross over someone in order
blessed property highly favored or fortunate; expletives used informally as intensifiers
blether communication idle or foolish and irrelevant talk; to talk foolishly
blight state a state or condition being blighted; cause to suffer a blight
blind property unable to see; people who have severe visual impairments
blindness state the state of being blind or lacking sight
blink verb briefly shut the eyes; keep back by blinking
blister verb get blistered; an elevation of the skin filled with serous
blistering property hot enough to raise blisters; harsh or corrosive in tone
blithe property lacking or showing a lack of due concern; carefree and happy and lighthearted
blitz act a swift and violent military offensive; defensive players try to break through
blitzkrieg act a swift and violent military offensive; fight a quick and surprising war
blizzard phenomenon a storm with widespread snowfall accompanied; a series of unexpected and unpleasant
bloat state swelling of the rumen or intestinal tract; become bloated or swollen or puff up
blob shape an indistinct shapeless form; make a spot or mark onto
block artifact a solid piece of something; render unsuitable for passage
blockade act a war measure that isolates some area; prevents access or progress
blockading property blocking entrance to and exit from seaports
blocker artifact a class of drugs that inhibit some biological; a football player whose responsibility
blockhead person a stupid person
blockheaded property stupid
blond property being or having light colored skin and hair; a light grayish yellow to near white
blonde person a person with fair skin and hair; being or having light colored skin and hair
blood body the fluid that is pumped through the body; temperament or disposition
bloodhound animal a breed of large powerful hound of European
bloodless property destitute of blood or apparently so; free from blood or bloodshed
bloodshed act the shedding of blood resulting in murder; indiscriminate slaughter
bloodstream body the blood flowing through the circulatory system
bloody property having or covered with or accompanied by blood; cover with blood
bloom verb produce or yield flowers; the organic process of bearing flowers
blooming process the organic process of bearing flowers; informal intensifiers
blossom plant reproductive organ of angiosperm plants; produce or yield flowers
blot attribute a blemish made by dirt; an act that brings discredit to the person who
blotto property very drunk
blow act a powerful stroke with the fist or a weapon; an impact
blower artifact a device that produces a current of air; large aquatic carnivorous mammal with fin-like
blowfish food delicacy that is highly dangerous because; any of numerous marine fishes whose elongated
blowing process processing that involves blowing a gas
blowjob act slang for fellatio
bludgeon artifact a club used as a weapon; strike with a club or a bludgeon
blue property of the color intermediate between green; used to signify the Union forces in the American
blues communication a type of folksong that originated among Black; a state of depression
bluetongue state a viral disease of sheep and cattle
bluff object a high steep bank; pretense that your position is stronger than it
blunder act an embarrassing mistake; commit a faux pas or a fault or make a serious
blunt verb make less intense; characterized by directness in manner or speech
blur cognition a hazy or indistinct representation; become glassy
blurred property indistinct or hazy in outline; unclear in form or expression
blush verb turn red, as if in embarrassment or shame; sudden reddening of the face
bluster state noisy confusion and turbulence; a swaggering show of courage
board group a committee having supervisory powers; a stout length of sawn timber
boarding act the act of passengers and crew getting aboard; a structure of boards
boast verb show off; wear or display in an ostentatious or proud
boat artifact a small vessel for travel on water; a dish for serving gravy or sauce
boating act water travel for pleasure
boatswain person a petty officer on a merchant ship who controls
bob verb move up and down repeatedly; a short abrupt inclination
bocce act Italian bowling played on a long narrow dirt
bocci act Italian bowling played on a long narrow dirt
boccie act Italian bowling played on a long narrow dirt
boche person offensive term for a person of German descent
body body the entire physical structure of an organism; a group of persons associated by some common tie
bodybuilder person someone who does special exercises to develop
boffin person a scientist or technician engaged in military
bog object wet spongy ground of decomposing vegetation; cause to slow down or get stuck
bogey verb to shoot in one stroke over par; an evil spirit
bogus property fraudulent
boil verb immerse or be immersed in a boiling liquid; come to the boiling point and change
boilersuit artifact a loose protective coverall or smock worn over
bold property fearless and daring; clear and distinct
boloney communication pretentious or silly talk or writing
bolshy person emotionally charged terms used to refer; obstreperous
bolster verb support and strengthen; a pillow that is often put across a bed
bolt phenomenon a discharge of lightning accompanied by thunder; secure or lock with a bolt
bomb artifact an explosive device fused to explode under; throw bombs at or attack with bombs
bomber artifact a military aircraft that drops bombs during; a large sandwich made of a long crusty roll
bombing act an attack by dropping bombs; the use of bombs for sabotage
bombproof artifact a chamber reinforced against bombing; make safe against bombings
bombus animal bumblebees
bond phenomenon an electrical force linking atoms; a certificate of debt that is issued
bondage act sexual practice that involves physically; the state of being under the control of another
bone body rigid connective tissue that makes up; the porous calcified substance from which bones
bonehead person a stupid person
boneheaded property stupid
bonfire event a large outdoor fire that is lighted as a signal
boniness attribute extreme leanness
bonk verb hit hard; have sexual intercourse with
bonnet artifact a hat tied under the chin; protective covering consisting of a metal part
bony property being very thin; having bones especially many or prominent bones
bonyness attribute extreme leanness
boob body either of two soft fleshy milk-secreting; an ignorant or foolish person
booby person an ignorant or foolish person; small tropical gannet having a bright bill
book communication a written work or composition that has been; physical objects consisting of a number of pages
bookcase artifact a piece of furniture with shelves for storing
booker person someone who engages a person or company
booking act employment for performers or performing groups; the act of reserving or engaging the services of
booklouse animal minute wingless psocopterous insects injurious
bookshelf artifact a shelf on which to keep books
boom verb make a resonant sound, like artillery; a deep prolonged loud noise
boon state a desirable state; very close and convivial
boondoggle act work of little or no value done merely to look; do useless, wasteful, or trivial work
boorish property ill-mannered and coarse and contemptible
boost act the act of giving hope or support to someone; increase
boot artifact footwear that covers the whole foot and lower; compartment in an automobile that carries
booth artifact small area set off by walls for special use; a table surrounded by two high-backed benches
bootlegger person someone who makes or sells illegal liquor
bordello artifact a building where prostitutes are available
border location a line that indicates a boundary; extend on all sides of simultaneously
bore verb cause to be bored; make a hole, especially with a pointed power
bored property tired of the world; uninterested because of frequent exposure
boredom feeling the feeling of being bored by something tedious
borer animal any of various insects or larvae or mollusks; a drill for penetrating rock
boring property so lacking in interest as to cause mental; the act of drilling a hole in the earth
born property brought into existence; British nuclear physicist honored for his
borough location one of the administrative divisions of a large; an English town that forms the constituency
borrow verb get temporarily; take up and practice as one's own
bosh communication pretentious or silly talk or writing
bosom act a close affectionate and protective acceptance; cloth that covers the chest or breasts
boss person a person who exercises control over workers; a person responsible for hiring workers
boston location state capital and largest city of Massachusetts
both property two considered together
bother verb take the trouble to do something; cause annoyance in
bottle artifact a glass or plastic vessel used for storing; the quantity contained in a bottle
bottom location the lower side of anything; the lowest part of anything
bough plant any of the larger branches of a tree
bounce verb spring back; hit something so that it bounces
bouncing event rebounding from an impact; vigorously healthy
bound verb move forward by leaps and bounds; confined by bonds
boundary location the line or plane indicating the limit or extent; a line determining the limits of an area
bounded property having the limits or boundaries established
bouquet artifact an arrangement of flowers that is usually given; a pleasingly sweet olfactory property
bourbon person a reactionary politician in the United States; whiskey distilled from a mash of corn and malt
bout time a division during which one team; an occasion for excessive eating or drinking
bovine property of or relating to or belonging to the genus Bos; any of various members of the genus Bos
bow verb bend one's knee or body, or lower one's head; a knot with two loops and loose ends
bowdleriser person a person who edits a text by removing obscene
bowdlerizer person a person who edits a text by removing obscene
bowl artifact a round vessel that is open at the top; a dish that is round and open at the top
box artifact a container; private area in a theater or grandstand where
boxcar artifact a freight car with roof and sliding doors
boy person a youthful male person; a friendly informal reference to a grown man
boycott verb refuse to sponsor; a group's refusal to have commercial dealings
boyhood time the childhood of a boy
boyish property befitting or characteristic of a young boy
bozo person an informal term for a youth or man; a man who is a stupid incompetent fool
bra artifact an undergarment worn by women to support their
brace verb support or hold steady and make steadfast; prepare for something unpleasant or difficult
bracing artifact a structural member used to stiffen a framework; imparting vitality and energy
brackish property slightly salty; distasteful and unpleasant
brag verb show off; an instance of boastful talk
braid body a hairdo formed by braiding or twisting the hair; make by braiding or interlacing
brain body that part of the central nervous system; mental ability
brake artifact a restraint used to slow or stop a vehicle; anything that slows or hinders a process
brakes artifact a braking device consisting of a combination
braless property having the breasts uncovered or featuring such
bramble plant any of various rough thorny shrubs or vines
branch group a division of some larger or more complex; a division of a stem, or secondary stem arising
brand communication a name given to a product or service; a recognizable kind
brandish verb move or swing back and forth; exhibit aggressively
brandy food distilled from wine or fermented fruit juice
brass substance an alloy of copper and zinc; a wind instrument that consists of a brass tube
brassiere artifact an undergarment worn by women to support their
bravado communication a swaggering show of courage
brave property possessing or displaying courage; face and withstand with courage
braveness attribute a quality of spirit that enables you to face
bravery attribute a quality of spirit that enables you to face; feeling no fear
brazen property unrestrained by convention or propriety; face with defiance or impudence
brazil location the largest Latin American country; three-sided tropical American nut with white
brazilian property of or relating to or characteristic of Brazil; a native or inhabitant of Brazil
breach act a failure to perform some promised act; make an opening or gap in
bread food food made from dough of flour or meal; informal terms for money
breadth attribute the extent of something from side to side; the capacity to understand a broad range
break verb terminate; become separated into pieces or fragments
breakdown act the act of disrupting an established order so it; an analysis into mutually exclusive categories
breakfast food the first meal of the day; eat an early morning meal
breakthrough act making an important discovery; a productive insight
breakup act the termination or disintegration; coming apart
breakwater artifact a protective structure of stone or concrete
breast body the front of the trunk from the neck; either of two soft fleshy milk-secreting
breasted property having a breast or breasts
breastless property without a breast
breath act the process of taking in and expelling air; the air that is inhaled and exhaled
breathe verb draw air into, and expel out of, the lungs; impart as if by breathing
breathing act the bodily process of inhalation and exhalation; passing or able to pass air in and out
breathless property not breathing or able to breathe except; tending to cause suspension of regular breathing
breed group a special variety of domesticated animals within; copulate with a female, used especially
breeding attribute elegance by virtue of fineness of manner; producing offspring or set aside especially
breeze phenomenon a slight wind; any undertaking that is easy to do
brevity attribute the attribute of being brief or fleeting; the use of brief expressions
bribe possession payment made to a person in a position of trust; make illegal payments to in exchange for favors
brick artifact rectangular block of clay baked by the sun; a good fellow
bricklaying act the craft of laying bricks
bride person a woman who has recently been married; a woman participant in her own marriage ceremony
bridge artifact a structure that allows people or vehicles; a circuit consisting of two branches across
bridle artifact headgear for a horse; the act of restraining power or action
brief property of short duration or distance; concise and succinct
briefcase artifact a case with a handle
brier plant tangled mass of prickly plants; evergreen treelike Mediterranean shrub having
brigade group army unit smaller than a division; form or unite into a brigade
brigadier person a general officer ranking below a major general
bright property emitting or reflecting light readily or in large; having strong or striking color
brightness attribute the location of a visual perception along; the quality of being luminous
brilliance attribute a light within the field of vision; the quality of being magnificent or splendid
brilliant property of surpassing excellence; having or marked by unusual and impressive
brindle property having a grey or brown streak or a pattern
bring verb take something or somebody with oneself; cause to come into a particular state
brisk property quick and energetic; imparting vitality and energy
brisket food a cut of meat from the breast or lower chest
bristle artifact a stiff fiber; be in a state of movement or action
bristletail animal small wingless insect with a long bristlelike
britain location a monarchy in northwestern Europe occupying most
british property of or relating to or characteristic of Great; the people of Great Britain
brittle property having little elasticity; caramelized sugar cooled in thin sheets
broad property having great extent from one side to the other; broad in scope or content
broadcast communication message that is transmitted by radio; broadcast over the airwaves, as in radio
broadcasting communication a medium that disseminates via; taking part in a radio or tv program
broaden verb make broader; become broader
broadening act the act of making something wider; the action of making broader
broadway location a street in Manhattan that passes through Times
broil verb cook under a broiler; heat by a natural force
broke property lacking funds
broken property physically and forcibly separated into pieces; not continuous in space, time, or sequence
bronc animal an unbroken or imperfectly broken mustang
bronchial property relating to or associated with the bronchi
bronchiole body any of the smallest bronchial ducts
bronchitis state inflammation of the membranes lining
bronchus body either of the two main branches of the trachea
bronze substance an alloy of copper and tin and sometimes other; of the color of bronze
bronzed property having a tan color from exposure to the sun
brood group the young of an animal cared for at one time; think moodily or anxiously about something
brooding property deeply or seriously thoughtful; persistent morbid meditation on a problem
brook object a natural stream of water smaller than a river; put up with something or somebody unpleasant
brooklyn location a borough of New York City
broom artifact a cleaning implement for sweeping; any of various shrubs of the genera Cytisus
brothel artifact a building where prostitutes are available
brother person a male with the same parents as someone else; a male person who is a fellow member
brotherhood feeling the feeling that men should treat one another; people engaged in a particular occupation
brow body the part of the face above the eyes; the arch of hair above each eye
brown property of a color similar to that of wood or earth; an orange of low brightness and saturation
brucellosis state infectious bacterial disease of human beings; an infectious disease of domestic animals often
brucine substance a bitter alkaloid poison resembling strychnine
bruise verb injure the underlying soft tissue or bone of; an injury that doesn't break the skin but
brush group a dense growth of bushes; rub with a brush, or as if with a brush
brushed property groomed with a brush; touched lightly in passing
brushing act the act of brushing your teeth; the act of brushing your hair
brushy property covered with or consisting of bushes or thickets
brutal property able or disposed to inflict pain or suffering; disagreeably direct and precise
brutality act a brutal barbarous savage act; the trait of extreme cruelty
brute person a cruelly rapacious person; resembling a beast
bse state a fatal disease of cattle that affects
bubble object a hollow globule of gas; form, produce, or emit bubbles
buck verb to strive with determination; a gymnastic horse without pommels and with one
buckboard artifact an open horse-drawn carriage with four wheels
bucket artifact a roughly cylindrical vessel that is open; the quantity contained in a bucket
buckle artifact fastener that fastens together two ends; bend out of shape, as under pressure
buckskin animal horse of a light yellowish dun color with dark; a soft yellowish suede leather originally
bud plant a partially opened flower; a swelling on a plant stem consisting
buddha person founder of Buddhism; one who has achieved a state of perfect
buddhist person one who follows the teachings of Buddha; of or relating to or supporting Buddhism
buddy person a close friend who accompanies his buddies
budge verb move very slightly; United States tennis player who in 1938 was
budget possession a sum of money allocated for a particular; a summary of intended expenditures along
buff person an ardent follower and admirer; strike, beat repeatedly
buffalo animal large shaggy-haired brown bison of North; any of several Old World animals resembling oxen
buffer substance an ionic compound that resists changes in its pH; add a buffer
buffet verb strike against forcefully; a piece of furniture that stands at the side
buffoon person a rude or vulgar fool; a person who amuses others by ridiculous
bug animal general term for any insect or similar creeping; annoy persistently
bugbane plant a plant of the genus Cimicifuga having flowers; North American plant having large leaves
buggy artifact a small lightweight carriage; infested with bugs
bugle artifact a brass instrument without valves; a tubular glass or plastic bead sewn onto
bugleweed plant any of various low-growing annual or perennial; a mildly narcotic and astringent aromatic herb
bugologist person a zoologist who studies insects
bugology cognition the branch of zoology that studies insects
build verb make by combining materials and parts; form or accumulate steadily
builder substance a substance added to soaps or detergents; someone who contracts for and supervises
building artifact a structure that has a roof and walls and stands; the act of constructing something
buildup act the act of building up an accumulation; highly favorable publicity and praise
built property having a substance added to increase
bulb artifact electric lamp consisting of a transparent; a modified bud consisting of a thickened
bulge shape something that bulges out or is protuberant; swell or protrude outwards
bulging property curving or bulging outward; curving outward
bulimarexia state a disorder of eating in which the person
bulimia state pathologically insatiable hunger; a disorder of eating seen among young women who
bulk attribute the property resulting from being or relating; stick out or up
bulky property of large size for its weight
bull animal uncastrated adult male of domestic cattle; a serious and ludicrous blunder
bullet artifact a projectile that is fired from a gun; a pitch thrown with maximum velocity
bulletin communication a brief report; make public by bulletin
bullfinch animal common European finch mostly black and white; United States architect who designed the Capitol
bullheaded property obstinate and stupid
bullshit verb speak insincerely or without regard for facts; obscene words for unacceptable behavior
bully person a cruel and brutal fellow; very good
bum person a person who is deemed to be despicable; a vagrant
bumblebee animal robust hairy social bee of temperate regions
bump verb knock against with force or violence; dance erotically or dance with the pelvis thrust
bunch group a grouping of a number of similar things; an informal body of friends
bunco act a swindle in which you cheat at gambling; deprive of by deceit
bundle artifact a package of several things tied together; a collection of things wrapped or boxed together
bunfight event a grand formal party on an important occasion
bunghole artifact a hole in a barrel or cask; vulgar slang for anus
bunion state a painful swelling of the bursa of the first
bunk artifact a long trough for feeding cattle; a bed on a ship or train
bunker artifact a hazard on a golf course; hit a golf ball into a bunker
bunkmate person someone who occupies the same sleeping quarters
bunko act a swindle in which you cheat at gambling
bunt act the act of hitting a baseball lightly without; fungus that destroys kernels of wheat
buoyant property characterized by liveliness and lightheartedness; tending to float on a liquid or rise in air
burden cognition an onerous or difficult concern; weight to be borne or conveyed
bureau group an administrative unit of government; furniture with drawers for keeping clothes
bureaucracy group nonelective government officials; a government that is administered primarily
bureaucratic property of or relating to or resembling a bureaucrat
burgeon verb grow and flourish
burglar person a thief who enters a building with intent
burglary act entering a building unlawfully with intent
burial event the ritual placing of a corpse in a grave; concealing something under the ground
burly property muscular and heavily built
burma location a mountainous republic in southeastern Asia
burn verb destroy by fire; shine intensely, as if with heat
burning act the act of burning something; execution by electricity
burnup act the amount of fuel used up; a high-speed motorcycle race on a public road
burr plant seed vessel having hooks or prickles; rough projection left on a workpiece after
burrow object a hole made by an animal, usually for shelter; move through by or as by digging
bursitis state inflammation of a bursa
burst verb come open suddenly and violently, as if; burst outward, usually with noise
bury verb cover from sight; place in a grave or tomb
bus artifact a vehicle carrying many passengers; a car that is old and unreliable
busboy person a restaurant attendant who sets tables
bush plant a low woody perennial plant usually having; dense vegetation consisting of stunted trees
bushel quantity a United States dry measure equal to 4 pecks; a British imperial capacity measure equal to 4
bushwhacker person a disparaging term for an unsophisticated person; a Confederate guerrilla during the American
business group a commercial or industrial enterprise; the activity of providing goods and services
businessman person a person engaged in commercial or industrial
bust verb ruin completely; an occasion for excessive eating or drinking
bustle verb move or cause to move energetically or busily; a rapid active commotion
bustling property full of energetic and noisy activity
busy property actively or fully engaged or occupied; keep busy with
busybodied property intrusive in a meddling or offensive manner
butch body a closely cropped haircut; offensive term for a lesbian who is noticeably
butcher verb kill usually for food consumption; a person who slaughters or dresses meat
butt verb lie adjacent to another or share a boundary; thick end of the handle
butter food an edible emulsion of fat globules made; a fighter who strikes the opponent with his head
butterfly act a swimming stroke in which the arms are thrown; diurnal insect typically having a slender body
butterwort plant any of numerous carnivorous bog plants
button artifact a round fastener sewn to shirts and coats etc; an electrical switch operated by pressing
buy verb obtain by purchase; make illegal payments to in exchange for favors
buying act the act of buying
buzz verb make a buzzing sound; fly low
buzzing property noisy like the sound of a bee
bygone time past events to be put aside; well in the past
bypass verb avoid something unpleasant or laborious; a highway that encircles an urban area so
cab artifact a compartment at the front of a motor vehicle; a car driven by a person whose job is to take
cabana artifact a small tent used as a dressing room beside
cabin artifact small room on a ship or boat where people sleep; a small house built of wood
cabinet artifact a piece of furniture resembling a cupboard; housing for electronic instruments, as radio
cable communication a telegram sent abroad; a very strong thick rope made of twisted hemp
cachet artifact a seal on a letter; an indication of approved or superior status
cachexia state any general reduction in vitality and strength
cachexy state any general reduction in vitality and strength
cachou food a scented lozenge used to sweeten the breath
cackle verb talk or utter in a cackling manner; emit a loud, unpleasant kind of laughing
cacodyl substance the univalent group derived from arsine; a poisonous oily liquid with a garlicky odor
cacophonic property having an unpleasant sound
cacophonous property having an unpleasant sound
cadaver body the dead body of a human being
cadaveric property of or relating to a cadaver or corpse
cadaverine substance a colorless toxic ptomaine with an unpleasant
cadaverous property very thin especially from disease or hunger; of or relating to a cadaver or corpse
cadenza communication a brilliant solo passage occurring near the end
cadre group a nucleus of military personnel capable; a small unit serving as part
cafe artifact a small restaurant where drinks and snacks are
cafeteria artifact a restaurant where you serve yourself and pay
caff artifact informal British term for a cafe
caffer person an offensive and insulting term for any Black
caffre person an offensive and insulting term for any Black
cage artifact an enclosure made or wire or metal bars; something that restricts freedom as a cage
cake artifact a block of solid substance; baked goods made from or based on a mixture
calamity event an event resulting in great loss and misfortune
calan artifact a drug used as an oral or parenteral calcium
calcium substance a white metallic element that burns
calculate verb make a mathematical calculation or computation; judge to be probable
calculation act the procedure of calculating; problem solving that involves numbers
calendar communication a list or register of events; a system of timekeeping that defines
calf animal young of domestic cattle; the muscular back part of the shank
caliber attribute a degree or grade of excellence or worth; diameter of a tube or gun barrel
calibrate verb make fine adjustments or divide into marked; measure the caliber of
calibration act the act of checking or adjusting the accuracy
california location a state in the western United States
caliphate act the office of a caliph; the territorial jurisdiction of a caliph
call verb assign a specified proper name to; ascribe a quality to or give a name of a common
caller person a social or business visitor; the person initiating a telephone call
callipygian property pertaining to or having finely developed
callipygous property pertaining to or having finely developed
callous property emotionally hardened; make insensitive or callous
calloused property having calluses
calm property not agitated; make calm or still
calmness attribute steadiness of mind under stress; a feeling of calm
caltrop plant tropical annual procumbent poisonous subshrub; Mediterranean annual or biennial herb having
calving process giving birth to a calf
camelpox state a viral disease of camels closely related
camera artifact equipment for taking photographs; television equipment consisting of a lens system
camp artifact temporary living quarters specially built; a group of people living together in a camp
campaign event a race between candidates for elective office; run, stand, or compete for an office
camper person someone living temporarily in a tent or lodge; a recreational vehicle equipped for camping out
campfire event a small outdoor fire for warmth or cooking
camping act the act of encamping and living in tents
campus location a field on which the buildings of a university
can artifact airtight sealed metal container for food; preserve in a can or tin
canada location a nation in northern North America
cancel verb postpone indefinitely or annul something; a notation cancelling a previous sharp or flat
cancellation act the act of cancelling; the speech act of revoking or annulling
cancer state any malignant growth or tumor caused by abnormal; type genus of the family Cancridae
candidate person a politician who is running for public office; someone who is considered for something
candidiasis state an infection caused by fungi of the genus
candle artifact stick of wax with a wick in the middle; the basic unit of luminous intensity adopted
cane artifact a stick that people can lean on to help them; beat with a cane
canker cognition a pernicious and malign influence that is hard; an ulceration
cannon artifact a large artillery gun that is usually on wheels; a shot in billiards in which the cue ball
canon communication a rule or especially body of rules or principles; a contrapuntal piece of music in which a melody
canonise verb declare to be a saint; treat as a sacred person
canonist property pertaining to or characteristic of a body; a specialist in canon law
canonize verb declare to be a saint; treat as a sacred person
canteen artifact a flask for carrying water; restaurant in a factory
canter act a smooth three-beat gait; ride at a canter
canvas artifact a heavy, closely woven fabric; an oil painting on canvas fabric
canvass verb get the opinions by asking specific questions; a heavy, closely woven fabric
canyon object a ravine formed by a river in an area
cap artifact a tight-fitting headdress; lie at the top of
capability attribute the quality of being capable -- physically; an aptitude that may be developed
capable property having capacity or ability; possibly accepting or permitting
capacitor artifact an electrical device characterized
capacity attribute capability to perform or produce; the susceptibility of something to a particular
cape object a strip of land projecting into a body of water; a sleeveless garment like a cloak but shorter
caper verb jump about playfully; gay or light-hearted recreational activity
capillary artifact a tube of small internal diameter; any of the minute blood vessels connecting
capital possession assets available for use in the production; a seat of government
capitalism group an economic system based on private ownership
capitalist property of or relating to capitalism or capitalists; a conservative advocate of capitalism
capitalize verb draw advantages from; convert into capital
capo person the head of a branch of an organized crime
capsule artifact a pill in the form of a small rounded gelatinous; a small container
captain person an officer holding a rank below a major but; the naval officer in command of a military ship
captivate verb attract
captive person a person who is confined; an animal that is confined
captivity state the state of being imprisoned; the state of being a slave
capture verb succeed in representing or expressing something; succeed in catching or seizing, especially after
car artifact a motor vehicle with four wheels; a wheeled vehicle adapted to the rails
carbamide substance the chief solid component of mammalian urine
carbine artifact light automatic rifle
carbon substance an abundant nonmetallic tetravalent element; a copy made with carbon paper
carbonado food a piece of meat that has been scored and broiled; an inferior dark diamond used in industry
carbuncle state an infection larger than a boil and with several; deep-red cabochon garnet cut without facets
carcase animal the dead body of an animal especially one
carcass animal the dead body of an animal especially one
card artifact one of a set of small pieces of stiff paper; a card certifying the identity of the bearer
cardinal property serving as an essential component; one of a group of more than 100 prominent
cardiopathy state a disease of the heart
carditis state inflammation of the heart
cardizem artifact a calcium blocker used in treating hypertension
care verb feel concern or interest; the work of providing treatment for or attending
career act the particular occupation for which you are; the general progression of your working
carefree property free of trouble and worry and care; cheerfully irresponsible
careful property exercising caution or showing care or attention; cautiously attentive
caregiver person a person who is responsible for attending; a person who helps in identifying or preventing
careless property marked by lack of attention or consideration; effortless and unstudied
carelessness act failure to act with the prudence; the quality of not being careful or taking pains
caress verb touch or stroke lightly in a loving or endearing; a gentle affectionate stroking
cargo artifact goods carried by a large vehicle
carnal property marked by the appetites and passions of the body; of or relating to the body or flesh
carnality feeling feeling morbid sexual desire or a propensity
carouse act revelry in drinking; engage in boisterous, drunken merrymaking
carousing property used of riotously drunken merrymaking
carpenter person a woodworker who makes or repairs wooden objects; work as a carpenter
carpentry act the craft of a carpenter
carpet artifact floor covering consisting of a piece of thick; a natural object that resembles or suggests
carpeted property covered with or as if with carpeting
carriage artifact a vehicle with wheels drawn by one or more; a railcar where passengers ride
carrier artifact a large warship that carries planes and has; a self-propelled wheeled vehicle designed
carrion animal the dead and rotting body of an animal
carry verb move while supporting, either in a vehicle; have with oneself
cart artifact a heavy open wagon usually having two wheels; wheeled vehicle that can be pushed by a person
cartoon communication a humorous or satirical drawing published; a film made by photographing a series of cartoon
cartoonist person a person who draws cartoons
cartridge artifact ammunition consisting of a cylindrical casing; an electro-acoustic transducer that is the part
cartwheel act acrobatic revolutions with the body turned; a wheel that has wooden spokes and a metal rim
carve verb form by carving; engrave or cut by chipping away at a surface
carved property made for or formed by carving
carvedilol artifact beta blocker that can reduce the progression
carven property made for or formed by carving
carving artifact a sculpture created by removing material; creating figures or designs in three dimensions
casanova person an Italian adventurer who wrote vivid accounts; any man noted for his amorous adventures
case event an occurrence of something; a special set of circumstances
caseworm animal insect larva that constructs a protective case
cash possession money in the form of bills or coins; exchange for cash
casket artifact small and often ornate box for holding jewels; box in which a corpse is buried or cremated
cast verb put or send forth; the actors in a play
caste group in some social insects a physically distinct; a social class separated from others
castle artifact a large and stately mansion; a large building formerly occupied by a ruler
castrated property deprived of sexual capacity or sexual attributes
castration act neutering a male animal by removing; surgical removal of the testes or ovaries
casual property marked by blithe unconcern; appropriate for ordinary or routine occasions
cat animal feline mammal usually having thick soft fur; a method of examining body organs by scanning
catalepsy state a trancelike state with loss of voluntary motion
catalog communication a book or pamphlet containing an enumeration; a complete list of things
catalogue communication a complete list of things; make an itemized list or catalog of
catamite person a boy who submits to a sexual relationship
cataphasia state a speech disorder in which the same word
catapult verb shoot forth or launch, as if from a catapult; hurl as if with a sling
cataract object a large waterfall; an eye disease that involves the clouding
catarrh state inflammation of the nose and throat
catastrophe event an event resulting in great loss and misfortune; a state of extreme ruin and misfortune
catcall communication a cry expressing disapproval; utter catcalls at
catch verb discover or come upon accidentally, suddenly; perceive with the senses quickly, suddenly
catcher person the person who plays the position of catcher; the position on a baseball team of the player
catchfly plant mostly perennial herbs with sticky stems; any plant of the genus Silene
catching act playing the position of catcher on a baseball; the act of detecting something
category group a collection of things sharing a common; a general concept that marks divisions
cater verb give what is desired or needed, especially; supply food ready to eat
caterpillar animal a wormlike and often brightly colored and hairy; a large tracked vehicle that is propelled by two
catharsis act purging of emotional tensions; purging the body by the use of a cathartic
cathedral artifact any large and important church; the principal Christian church building
catheter artifact a thin flexible tube inserted into the body
cathode artifact a negatively charged electrode; the positively charged terminal of a voltaic
catholic person a member of a Catholic church; of or relating to or supporting Catholicism
catholicism cognition the beliefs and practices of a Catholic Church
cathouse artifact a building where prostitutes are available
catkin plant a cylindrical spikelike inflorescence
cattle animal domesticated bovine animals as a group
cattleman person a man who raises cattle; a hired hand who tends cattle and performs other
causal property involving or constituting a cause
causalgia state a burning pain in a limb along the course
cause verb give rise to; cause to do
caution verb warn strongly; the trait of being cautious
cautious property showing careful forethought; people who are fearful and cautious
cavalry group troops trained to fight on horseback; a highly mobile army unit
cavalryman person a soldier mounted on horseback; a soldier in a motorized army unit
cave object a geological formation consisting; explore natural caves
cavern object a large cave or a large chamber in a cave; any large dark enclosed space
cavort verb play boisterously
cease verb put an end to a state or an activity; have an end, in a temporal, spatial
ceaseless property uninterrupted in time and indefinitely long
ceftriaxone artifact a parenteral cephalosporin used for severe
ceiling artifact the overhead upper surface of a covered space; altitude of the lowest layer of clouds
celebrant person a person who is celebrating; an officiating priest celebrating the Eucharist
celebrate verb behave as expected during of holidays or rites; have a celebration
celebration event a joyful occasion for special festivities; any joyous diversion
celebrex artifact a Cox-2 inhibitor that relieves pain
celecoxib artifact a Cox-2 inhibitor that relieves pain
celestial property of or relating to the sky; relating to or inhabiting a divine heaven
celiac property of or in or belonging to the cavity; belonging to or prescribed for celiac disease
celibacy act abstaining from sexual relations; an unmarried status
celibate person an unmarried person who has taken a religious; abstaining from sexual intercourse
cell artifact any small compartment; the basic structural and functional unit of all
cellar artifact the lowermost portion of a structure partly; storage space where wines are stored
cellulitis state an inflammation of body tissue characterized
cellulose substance a polysaccharide that is the chief constituent
cement substance a building material that is a powder made; concrete pavement is sometimes referred
cemetery location a tract of land used for burials
censor person a person who is authorized to read publications; someone who censures or condemns
cent quantity a fractional monetary unit of several countries; a coin worth one-hundredth of the value
center location an area that is approximately central within; center upon
centered property being or placed in the center
centerfield artifact the piece of ground in the outfield directly; the fielding position of the player
centimeter quantity a metric unit of length equal to one hundredth
central property serving as an essential component; in or near a center or constituting a center
centralize verb make central
centralized property drawn toward a center or brought under
centrifuge verb rotate at very high speed in order to separate; an apparatus that uses centrifugal force
century time a period of 100 years; ten 10s
cephalalgia state pain in the head caused by dilation of cerebral
cephalitis state inflammation of the brain usually caused
cerebral property involving intelligence rather than emotions; of or relating to the cerebrum or brain
cerement artifact burial garment in which a corpse is wrapped
ceremony event a formal event performed on a special occasion; any activity that is performed in an especially
cert attribute an absolute certainty
certain property definite but not specified or identified; having or feeling no doubt or uncertainty
certainty cognition the state of being certain; something that is certain
certifiable property capable of being guaranteed or certified; fit to be certified as insane
certificate communication a document attesting to the truth of certain; a formal declaration that documents a fact
certified property endorsed authoritatively as having met certain; fit to be certified as insane
certify verb provide evidence for; guarantee payment on
certiorari communication a common law writ issued by a superior court
ceruse substance a poisonous white pigment that contains lead
cervicitis state inflammation of the uterine cervix
ceylon location an island in the Indian Ocean off; a republic on the island of Ceylon
chafe verb become or make sore by or as if by rubbing; anger produced by some annoying irritation
chafeweed plant weedy perennial of north temperate regions
chagrin feeling strong feelings of embarrassment; cause to feel shame
chain group a series of things depending on each other as if; a series of linked atoms
chair artifact a seat for one person, with a support; the position of professor
chairman person the officer who presides at the meetings; act or preside as chair, as of an academic
chalcid animal any of various tiny insects whose larvae are
chalcidfly animal any of various tiny insects whose larvae are
challenge verb take exception to; issue a challenge to
challenging property requiring full use of your abilities; disturbingly provocative
chamber artifact a natural or artificial enclosed space; a room where a judge transacts business
chambermaid person a maid who is employed to clean and care
champagne food a white sparkling wine either produced; a region of northeastern France
champion person someone who has won first place in a competition; someone who fights for a cause
championship state the status of being a champion; the act of providing approval and support
chance state a possibility due to a favorable combination; an unknown and unpredictable phenomenon
chandelier artifact branched lighting fixture
change verb cause to change; undergo a change
changed property made or become different in nature or form; made or become different in some respect
changing property marked by continuous change or effective action
channel communication a path over which electrical signals can pass; a passage for water to flow through
chant verb recite with musical intonation; utter monotonously and repetitively
chaos state a state of extreme confusion and disorder; a dynamical system that is extremely sensitive
chaotic property lacking a visible order or organization; completely unordered and unpredictable
chapel artifact a place of worship that has its own altar; a service conducted in a place of worship
chapter communication a subdivision of a written work; a local branch of some fraternity or association
character person an imaginary person represented in a work; a characteristic property that defines
characterize verb describe or portray the character; be characteristic of
charcoal substance a carbonaceous material obtained by heating wood; a stick of black carbon material used
charge act an impetuous rush toward someone or something; to make a rush at or sudden attack upon
charged property of a particle or body or system; fraught with great emotion
charger animal formerly a strong swift horse ridden into battle; a device that can hold a rechargeable battery
charitable property relating to or characterized by charity; full of love and generosity
charity group a foundation created to promote the public good; an activity or gift that benefits the public
charm attribute attractiveness that interests or pleases; attract
charming property pleasing or delighting; possessing or using or characteristic
charnel artifact a vault or building where corpses or bones are; gruesomely indicative of death or the dead
charon person the ferryman who brought the souls of the dead
chart communication a visual display of information; make a chart of
charter communication a document incorporating an institution; hold under a lease or rental agreement
chase verb go after with the intent to catch; the act of pursuing in an effort to overtake
chaste property morally pure; abstaining from unlawful sexual intercourse
chastity act abstaining from sexual relations; morality with respect to sexual relations
chat verb talk socially without exchanging too much; songbirds having a chattering call
chatter communication noisy talk; speak rapidly and incessantly
chatterbox person an obnoxious and foolish and loquacious talker; orchid growing along streams or ponds of western
chatterer animal passerine bird of New World tropics; an obnoxious and foolish and loquacious talker
cheap property relatively low in price or charging low prices; of very poor quality
cheapjack person a peddler of inferior goods; made of inferior workmanship and materials
cheat verb defeat someone through trickery or deceit; deprive somebody of something by deceit
check verb examine so as to determine accuracy, quality; a written order directing a bank to pay money
checkbook possession a book issued to holders of checking accounts
checklist communication a list of items to be checked or consulted
cheek body either side of the face below the eyes; impudent aggressiveness
cheer communication a cry or shout of approval; show approval or good wishes by shouting
cheerful property being full of or promoting cheer; pleasantly optimistic
cheering communication encouragement in the form of cheers; providing freedom from worry
cheery property bright and pleasant
cheese food a solid food prepared from the pressed curd; erect or decumbent Old World perennial
cheilitis state inflammation and cracking of the skin
cheilosis state a disorder of the lips marked by scaling
chemical property relating to or used in chemistry; material produced by or used in a reaction
chemist person a scientist who specializes in chemistry; a health professional trained in the art
chemistry cognition the science of matter; the way two individuals relate to each other
chemotherapy act the use of chemical agents to treat or control
cherish verb be fond of
cherished property characterized by feeling or showing fond
chest body the part of the human torso between the neck; box with a lid
chew verb chew; biting and grinding food in your mouth so it
cheyenne location the capital and largest city of Wyoming; the Algonquian language spoken by the Cheyenne
chicago location largest city in Illinois; a gambling card game in which chips are placed
chick animal young bird especially of domestic fowl; informal terms for a woman
chicken food the flesh of a chicken used for food; a domestic fowl bred for flesh or eggs
chickenpox state an acute contagious disease caused by herpes
chide verb censure severely or angrily
chief property most important element; a person who is in charge
chieftain person the leader of a group of people; the head of a tribe or clan
chilblain state inflammation of the hands and feet caused
chilblains state inflammation of the hands and feet caused
child person a young person of either sex; a human offspring of any age
childhood time the time of person's life when they are a child; the state of a child between infancy
childish property indicating a lack of maturity
childlike property befitting a young child; exhibiting childlike simplicity and credulity
chill attribute coldness due to a cold environment; an almost pleasurable sensation of fright
chilling property provoking fear terror; the process of becoming cooler
chimney artifact a vertical flue that provides a path through; a glass flue surrounding the wick of an oil lamp
chin body the protruding part of the lower jaw; raise oneself while hanging from one's hands
china location a communist nation that covers a vast territory; high quality porcelain originally made only
chinaman act a ball bowled by a left-handed bowler; offensive term for a person of Chinese descent
chinese property of or pertaining to China or its peoples; any of the Sino-Tibetan languages spoken
chink event a short light metallic sound; a narrow opening as e.g. between planks
chinless property having a receding chin
chip artifact a triangular wooden float attached to the end; a small fragment of something broken off
chiralgia state a pain in the hand that is not traumatic
chiropractic act a method of treatment that manipulates body
chiropractor person a therapist who practices chiropractic
chirp verb make high-pitched sounds; a sharp sound made by small birds or insects
chirpy property characterized by or tending to chirp; characterized by liveliness and lightheartedness
chisel artifact an edge tool with a flat steel blade; carve with a chisel
chiseled property having a clean and distinct outline as if
chlamydia animal coccoid rickettsia infesting birds and mammals; a sexually transmitted infection caused
chlamydial property of or pertaining to the sexually transmitted
chloride substance any compound containing a chlorine atom; any salt of hydrochloric acid
chlorine substance a common nonmetallic element belonging
choice cognition the person or thing chosen or selected; the act of choosing or selecting
choir group a chorus that sings as part of a religious; the area occupied by singers
choke verb breathe with great difficulty, as when; be too tight
choked property stopped up
choking act the act of suffocating by constricting; a condition caused by blocking the airways
cholangitis state inflammation of the bile ducts
cholera state an acute intestinal infection caused
cholesterol substance an animal sterol that is normally synthesized
choose verb pick out, select, or choose from a number; select as an alternative over another
chop verb cut into pieces; a tennis return made with a downward motion
chord communication a combination of three or more notes that blend; a straight line connecting two points on a curve
chorditis state inflammation of the vocal cords; inflammation of the spermatic cord
chore act a specific piece of work required to be done
choreograph verb compose a sequence of dance steps, often; plan and oversee the development and details of
choreography act a show involving artistic dancing; the representation of dancing by symbols
chorine person a woman who dances in a chorus line
chortle verb laugh quietly or with restraint; a soft partly suppressed laugh
chorus event any utterance produced simultaneously by a group; the part of a song where a soloist is joined
chosen person one who is the object of choice; an exclusive group of people
christ person a teacher and prophet born in Bethlehem; any expected deliverer
christian property relating to or characteristic of Christianity; a religious person who believes Jesus
christianity cognition a monotheistic system of beliefs and practices; the collective body of Christians throughout
christmas time period extending from Dec. 24 to Jan. 6; a Christian holiday celebrating the birth
chrome substance another word for chromium when it is used; treat with a chromium compound
chromium substance a hard brittle multivalent metallic element
chronic property being long-lasting and recurrent; of long duration
chrysopid animal pale green unpleasant-smelling lacewing fly
chuck verb throw carelessly; informal terms for a meal
chuckle verb laugh quietly or with restraint; a soft partly suppressed laugh
chunk group a compact mass; a substantial amount
church group one of the groups of Christians who have their; a place for public worship
churchgoing property actively practicing a religion
churchyard location the yard associated with a church
churning property agitated vigorously; moving with or producing or produced by vigorous
chute artifact sloping channel through which things can descend; rescue equipment consisting of a device
chyloderma state swelling of the scrotum resulting from chronic
cicada animal stout-bodied insect with large membranous wings
cicala animal stout-bodied insect with large membranous wings
cicuta plant small genus of perennial herbs having deadly
cid group the United States Army's principal law
cigar artifact a roll of tobacco for smoking
cigarette artifact finely ground tobacco wrapped in paper
cimicidae animal wingless flat-bodied bloodsucking insects
cinch act any undertaking that is easy to do; a form of all fours in which the players bid
cincinnati location a city in southern Ohio on the Ohio river
cinematic property of or pertaining to or characteristic
cinerarium artifact a niche for a funeral urn containing the ashes
cinerary property containing or used for ashes of the cremated
cipher communication a message written in a secret code; convert ordinary language into code
circle shape ellipse in which the two axes are of equal; an unofficial association of people or groups
circuit artifact an electrical device that provides a path; a journey or route all the way around
circular property having the shape or form of a circle; an advertisement intended for wide distribution
circulate verb cause to become widely known; become widely known and passed on
circulation communication the dissemination of copies of periodicals; movement through a circuit
circumscribe verb restrict or confine within limits; draw a line around
circumstance state a condition that accompanies or influences some; the set of facts or circumstances that surround
circus act a performance given by a traveling company; a travelling company of entertainers
cirrhosis state a chronic disease interfering with the normal
cirrus animal a slender flexible animal appendage; a wispy white cloud at a high altitude
citation communication an official award usually given as formal public; thoroughbred that won the triple crown in 1948
cite verb make reference to; commend
citizen person a native or naturalized member of a state
city location a large and densely populated urban area; an incorporated administrative district
civic property of or relating or belonging to a city; of or relating to or befitting citizens
civil property applying to ordinary citizens as contrasted; not rude
civilian property associated with civil life or performed; a nonmilitary citizen
civilization group a society in an advanced state of social; the quality of excellence in thought and manners
civilized property having a high state of culture and development; marked by refinement in taste and manners
cjd state rare brain disease caused by an unidentified
clad property wearing or provided with clothing; having an outer covering especially of thin
claim verb assert or affirm strongly; an assertion of a right
claimant person someone who claims a benefit or right or title
clam animal burrowing marine mollusk living on sand or mud; flesh of either hard-shell or soft-shell clams
clamber verb climb awkwardly, as if by scrambling; an awkward climb
clamminess state unpleasant wetness
clammy property unpleasantly cool and humid
clamor event a loud harsh or strident noise; make loud demands
clamp verb fasten or fix with a clamp; impose or inflict forcefully
clamshell animal the shell of a clam; a dredging bucket with hinges like the shell
clang verb make a loud noise; a loud resonant repeating noise
clangor event a loud resonant repeating noise; make a loud resonant noise
clanking property having a hard nonresonant metallic sound
clannish property characteristic of a clan especially in being; befitting or characteristic of those who incline
clap event a sudden very loud noise; put quickly or forcibly
clapperclaw verb use foul or abusive language towards; claw with the nails
clapping communication a demonstration of approval by clapping
clarify verb make clear and comprehensible; make clear by removing impurities or solids
clarity attribute free from obscurity and easy to understand; the quality of clear water
clash event a loud resonant repeating noise; a state of conflict between persons
clasp verb hold firmly and tightly; the act of grasping
class group a collection of things sharing a common; a body of students who are taught together
classic artifact a creation of the highest excellence; an artist who has created classic works
classical property of or relating to the first significant period; traditional genre of music conforming
classified property arranged into classes; a short ad in a newspaper or magazine
classify verb arrange or order by classes or categories; assign to a class or kind
classroom artifact a room in a school where lessons take place
clatter verb make a rattling sound; a rattling noise
clause communication an expression including a subject and predicate; a separate section of a legal document
claw animal sharp curved horny process on the toe of a bird; a grasping structure on the limb of a crustacean
clay substance a very fine-grained soil that is plastic when; the dead body of a human being
clean property free from dirt or impurities; make clean by removing dirt, filth, or unwanted
cleaner artifact a preparation used in cleaning something; someone whose occupation is cleaning
cleaning act the act of making something clean
cleansing act the act of making something clean; cleansing the body by washing
clear property readily apparent to the mind; rid of obstructions
cleared property rid of objects or obstructions such as e.g.; freed from any question of guilt
clearing location a tract of land with few or no trees; the act of freeing from suspicion
clearness attribute free from obscurity and easy to understand; the quality of clear water
cleavage act the act of cleaving or splitting; the line formed by a groove between two parts
cleft shape a split or indentation in something; a long narrow opening
clench verb hold in a tight grasp; squeeze together tightly
clergy group in Christianity, clergymen collectively
clergyman person a member of the clergy and a spiritual leader
clerical property of or relating to clerks; of or relating to the clergy
clerid animal predacious on other insects
cleridae animal beetles that prey on other insects
clerk person an employee who performs clerical work; a salesperson in a store
cleveland location the largest city in Ohio; 22nd and 24th President of the United States
clever property showing self-interest and shrewdness in dealing; mentally quick and resourceful
cliche communication a trite or obvious remark
click verb move or strike with a noise; a short light metallic sound
client person a person who seeks the advice of a lawyer; someone who pays for goods or services
cliff object a steep high face of rock
climate state the weather in some location averaged over some; the prevailing psychological state
climax communication the decisive moment in a novel or play; the highest point of anything conceived
climb verb go upward with gradual or continuous progress; go up or advance
clinch verb secure or fasten by flattening the ends of nails; the act of one boxer holding onto the other
clinched property closed or squeezed together tightly
cling verb come or be in close contact with; to remain emotionally or intellectually attached
clinical property relating to a clinic or conducted in or as if; scientifically detached
clioquinol artifact drug used to treat certain fungal infection
clip artifact a metal frame or container holding cartridges; sever or remove by pinching or snipping
cliquish property befitting or characteristic of those who incline
clit body a female sexual organ homologous to the penis
clitoris body a female sexual organ homologous to the penis
cloaca artifact a waste pipe that carries away sewage or surface; the cavity at the end of the digestive tract
clobber verb strike violently and repeatedly; informal terms for personal possessions
clock artifact a timepiece that shows the time of day; measure the time or duration of an event
clod group a compact mass; an awkward stupid person
cloddish property heavy and dull and stupid
clog verb become or cause to become obstructed; a dance performed while wearing shoes
close property at or within a short distance in space or time; move so that an opening or passage is obstructed
closed property not open or affording passage or access; of an interval that contains both its endpoints
closet artifact a small room or cabinet used for storage space; a toilet in Britain
closeup artifact a photograph taken at close range
closing property final or ending; the act of closing something
clot body a lump of material formed from the content; change from a liquid to a thickened or solid
cloth artifact artifact made by weaving or felting or knitting
clothe verb provide with clothes or put clothes on; furnish with power or authority
clothes artifact clothing in general
clotheshorse artifact a framework on which to hang clothes; a man who is much concerned with his dress
clothing artifact a covering designed to be worn on a person's
cloud phenomenon any collection of particles or gases; a visible mass of water or ice particles
clouded property made troubled or apprehensive or distressed; filled or abounding with clouds
clown person a person who amuses others by ridiculous; a rude or vulgar fool
club group a team of professional baseball players who play; a formal association of people with similar
clubby property befitting or characteristic of those who incline; effusively sociable
clubhouse artifact a building that is occupied by a social club
cluck verb make a clucking sounds, characteristic of hens; the sound made by a hen
clue communication a slight indication; evidence that helps to solve a problem
clump group a grouping of a number of similar things; a compact mass
clumsy property lacking grace in movement or posture; not elegant or graceful in expression
cluster group a grouping of a number of similar things; come together as in a cluster or flock
clutch verb take hold of; the act of grasping
cluttered property filled or scattered with a disorderly
clypeus animal a shield-like plate on the front of an insect's
coach person someone in charge of training an athlete; teach and supervise
coal substance fossil fuel consisting of carbonized vegetable; a hot fragment of wood or coal that is left
coalesce verb mix together different elements; fuse or cause to grow together
coarctate property enclosed in a rigid case
coarse property of textures that are rough to the touch; lacking refinement or cultivation or taste
coast object the shore of a sea or ocean; move effortlessly
coastal property located on or near or bordering on a coast; of or relating to a coast
coat artifact an outer garment that has sleeves and covers; put a coat on
coax verb influence or urge by gentle urging, caressing; a transmission line for high-frequency signals
coaxing property pleasingly persuasive or intended to persuade; flattery designed to gain favor
coca artifact dried leaves of the coca plant; United States comedienne who starred in early
cocain artifact a narcotic extracted from coca leaves
cocaine artifact a narcotic extracted from coca leaves
cocainise verb anesthetize with cocaine
cocainize verb anesthetize with cocaine
coccidae animal scale insects
coccoidea animal scale insects and mealybugs
cochineal animal Mexican red scale insect that feeds on cacti; a red dyestuff consisting of dried bodies
cock verb set the trigger of a firearm back for firing; tilt or slant to one side
cockeyed property turned or twisted toward one side; so unreasonable as to invite derision
cockiness attribute offensive boldness and assertiveness
cockpit artifact compartment where the pilot sits while flying; seat where the driver sits while driving
cockroach animal any of numerous chiefly nocturnal insects
cocksucker person insulting terms of address for people who are; a person who performs fellatio
cocky property overly self-confident or self-assertive
coconut food the edible white meat of a coconut; large hard-shelled oval nut with a fibrous husk
cocoon animal silky envelope spun by the larvae of many; wrap in or as if in a cocoon, as for protection
cocotte artifact a small casserole in which individual portions; a woman who engages in sexual intercourse
cod animal major food fish of Arctic and cold-temperate; lean white flesh of important North Atlantic
coddle verb treat with excessive indulgence; cook in nearly boiling water
code communication a set of rules or principles or laws; a coding system used for transmitting messages
codification act the act of codifying; a set of rules or principles or laws
codswallop communication nonsensical talk or writing
coefficient quantity a constant number that serves as a measure
coerce verb to cause to do through pressure or necessity
coexistence state existing peacefully together
coffee food a beverage consisting of an infusion of ground; a medium brown to dark-brown color
coffin artifact box in which a corpse is buried or cremated; place into a coffin
cohabitation act the act of living together and having a sexual
coherent property marked by an orderly, logical, and aesthetically; capable of thinking and expressing yourself
cohesion state the state of cohering or sticking together; the intermolecular force that holds together
cohesive property causing cohesion; cohering or tending to cohere
cohosh plant a plant of the genus Actaea having acrid
coil verb to wind or move in a spiral course; a structure consisting of something wound
coin possession a flat metal piece used as money; make up
coincide verb go with, fall together; happen simultaneously
coincidence event an event that might have been arranged although; the temporal property of two things happening
coition act sexual activity between individuals, especially
coitus act sexual activity between individuals, especially
coke artifact street names for cocaine; Coca Cola is a trademarked cola
cold property having a low or inadequate temperature; extended meanings
coldness attribute a lack of affection or enthusiasm; the sensation produced by low temperatures
colic state acute abdominal pain
colitis state inflammation of the colon
collaborate verb work together on a common enterprise of project; cooperate as a traitor
collage artifact a paste-up made by sticking together pieces; any collection of diverse things
collapse verb break down, literally or metaphorically; collapse due to fatigue, an illness, or a sudden
collar artifact a band that fits around the neck and is usually; take into custody
colleague person an associate that one works with; a person who is member of one's class
collect verb get or gather together; call for and obtain payment of
collection group several things grouped together or considered; the act of gathering something together
collective property done by or characteristic of individuals acting; members of a cooperative enterprise
collector person a person who collects things; a crater that has collected cosmic material
college group the body of faculty and students of a college; a complex of buildings in which an institution
collembolan animal any of numerous minute wingless primitive
collision event a brief event in which two or more bodies come; a conflict of opposed ideas or attitudes
colloidal property of or relating to or having the properties
collusion cognition secret agreement; agreement on a secret plot
colly verb make soiled, filthy, or dirty
colon body the part of the large intestine between; a punctuation mark used after a word introducing
colonel person a commissioned military officer in the United
colonial property of or relating to or characteristic; a resident of a colony
colony group a body of people who settle far from home but; a group of organisms of the same type living
color attribute a visual attribute of things that results; add color to
colorado location a state in west central United States; an important river in the southwestern United
colored property having color or a certain color; having skin rich in melanin pigments
colorful property having much or varied color; striking in variety and interest
colors artifact a flag that shows its nationality; a distinguishing emblem
colossal property so great in size or force or extent as to elicit
colpitis state inflammation of the vagina
colpocele state hernia projecting into the vagina
colpoxerosis state a condition in which the vagina is unusually dry
colt animal a young male horse under the age of four; a kind of revolver
columbarium artifact a sepulchral vault or other structure having; a niche for a funeral urn containing the ashes
columbus location the state capital of Ohio; a city in western Georgia on the Chattahoochee
column group a line of units following one after another; a vertical glass tube used in column
comb artifact a flat device with narrow pointed teeth on one; the fleshy red crest on the head of the domestic
combat act an engagement fought between two military forces; battle or contend against in or as if
combination group a collection of things that have been combined; the act of combining things to form a new whole
combine verb have or possess in combination; put or add together
combustion process a process in which a substance reacts; the act of burning something
come verb move toward, travel toward something or somebody; reach a destination
comeback communication a quick reply to a question or remark; return by a celebrity to some previously
comedian person a professional performer who tells jokes; an actor in a comedy
comedy communication light and humorous drama with a happy ending; a comic incident or series of incidents
comfort feeling a feeling of freedom from worry; a state of being relaxed and feeling no pain
comfortable property providing or experiencing physical well-being; free from stress or conducive to mental ease
comforting property affording comfort or solace; providing freedom from worry
comforts possession things that make you comfortable and at ease
comic property arousing or provoking laughter; of or relating to or characteristic of comedy
coming property of the relatively near future; arrival that has been awaited
command communication an authoritative direction or instruction to do; a military unit or region under the control
commander person an officer in command of a military unit; someone in an official position of authority who
commandment communication something that is commanded; a doctrine that is taught
commando person a member of a military unit trained as shock; an amphibious military unit trained for raids
commemorate verb celebrate by some ceremony or observation; call to remembrance
commence verb take the first step or steps in carrying out; set in motion, cause to start
commend verb express approval of; give to in charge
commendable property worthy of high praise
commensurate property corresponding in size or degree or extent
comment communication a statement that expresses a personal opinion; make or write a comment on
commentary communication a written explanation or criticism
commentator person an expert who observes and comments on something; a writer who reports and analyzes events
commerce act transactions having the objective of supplying; social exchange, especially of opinions
commercial property connected with or engaged in or sponsored; a commercially sponsored ad on radio
commission group a special group delegated to consider some; put into commission
commissioner person a government administrator; a member of a commission
commit verb give entirely to a specific person, activity; perform an act, usually with a negative
commitment act the act of binding yourself to a course; the trait of sincere and steadfast fixity
committal act the official act of consigning a person; the act of committing a crime
committed property bound or obligated, as under a pledge; associated in an exclusive sexual relationship
committee group a special group delegated to consider some; a self-constituted organization to promote
committeeman person a man who is a member of committee
commodity artifact articles of commerce
common property belonging to or participated in by a community; having no special distinction or quality
commonplace communication a trite or obvious remark; not challenging
commonsense property exhibiting native good judgment
commonwealth group a politically organized body of people under; the official name of some states in the United
commotion state a disorderly outburst or tumult; the act of making a noisy disturbance
communal property for or by a group rather than individuals; relating to a small administrative district
commune location the smallest administrative district of several; communicate intimately with
communicable property readily communicated; capable of being transmitted by infection
communicate verb transmit information; transmit thoughts or feelings
communion act the act of participating in the celebration; sharing thoughts and feelings
communism group a form of socialism that abolishes private; a political theory favoring collectivism
communist property relating to or marked by communism; a member of the communist party
community group a group of people living in a particular local; a group of people having a religion, ethnic
commute verb exchange positions without a change in value; change the order or arrangement of
commuter artifact a passenger train that is ridden primarily; someone who travels regularly from home
commuting act the travel of a commuter
compact property closely and firmly united or packed together; a small cosmetics case with a mirror
companion person a friend who is frequently in the company; a traveler who accompanies you
company group an institution created to conduct business; small military unit
comparable property able to be compared or worthy of comparison; conforming in every respect
comparative property relating to or based on or involving comparison; the comparative form of an adjective or adverb
compare verb examine and note the similarities or differences; be comparable
comparison act the act of examining resemblances; relation based on similarities and differences
compartment artifact a space into which an area is subdivided; a partitioned section, chamber, or separate room
compass artifact navigational instrument for finding directions; an area in which something acts or operates
compassion feeling a deep awareness of and sympathy for another's; the humane quality of understanding
compatible property able to exist and perform in harmonious; capable of being used with or connected to other
compel verb force somebody to do something; necessitate or exact
compensate verb adjust for; make amends for
compensation possession something given or received as payment; the act of compensating for service or loss
compete verb compete for something
competence attribute the quality of being adequately or well
competent property properly or sufficiently qualified or capable; adequate, but not outstanding or exceptional
competition relation a business relation in which two parties compete; the act of competing as for profit or a prize
competitive property involving competition or competitiveness; subscribing to capitalistic competition
competitor person the contestant you hope to defeat
compile verb put together out of existing material; get or gather together
complain verb express complaints, discontent, displeasure; make a formal accusation
complaining property expressing pain or dissatisfaction of resentment
complaint state an often persistent bodily disorder or disease; an expression of grievance or resentment
complaintive property expressing pain or dissatisfaction of resentment
complement communication a word or phrase used to complete a grammatical; make complete or perfect
complete property having every necessary or normal part; come or bring to a finish or an end
completed property successfully completed or brought to an end; completed by the first act of sexual intercourse
completeness state the state of being complete and entire; an attribute of a logical system that is so
completion act a successful forward pass in football; a concluding action
complex property complicated in structure; a conceptual whole made up of complicated
complexity attribute the quality of being intricate and compounded
complicate verb make more complicated; make more complex, intricate, or richer
complicated property difficult to analyze or understand
complication act the act or process of complicating; a situation or condition that is complex
complicity state guilt as an accomplice in a crime or offense
compliment communication a remark expressing praise and admiration; say something to someone that expresses praise
comply verb act in accordance with someone's rules
component cognition an abstract part of something; something determined in relation to something
compose verb form the substance of; write music
composed property serenely self-possessed and free from agitation
composer person someone who composes music as a profession
composite cognition a conceptual whole made up of complicated; consisting of separate interconnected parts
composition attribute the way in which someone or something; the spatial property resulting
compost substance a mixture of decaying vegetation and manure; convert to compost
composure attribute steadiness of mind under stress
compound verb make more intense, stronger, or more marked; a whole formed by a union of two or more
comprehend verb get the meaning of something; to become aware of through the senses
compress verb make more compact by or as if by pressing; a cloth pad or dressing applied firmly to some
compressed property pressed tightly together; reduced in volume by pressure
comprise verb be composed of; include or contain
compromise act a middle way between two extremes; make a compromise
compulsion motive an urge to do or say something that might be; using force to cause something to occur
compulsive property caused by or suggestive of psychological; a person with a compulsive disposition
compulsivity attribute the trait of acting compulsively
computation act the procedure of calculating; problem solving that involves numbers
compute verb make a mathematical calculation or computation
computer artifact a machine for performing calculations; an expert at calculation
comrade person a friend who is frequently in the company; a fellow member of the Communist Party
comstock person United States reformer who led moral crusades
con communication an argument opposed to a proposal; deprive of by deceit
concave property curving inward
conceal verb prevent from being seen or discovered; hold back
concealed property not accessible to view; hidden on any grounds for any motive
concede verb admit; be willing to concede
conceivable property capable of being imagined
conceive verb have the idea for; judge or regard
concentrate verb make denser, stronger, or purer; make central
concentrated property gathered together or made less diffuse; of or relating to a solution whose dilution has
concept cognition an abstract or general idea inferred or derived
conception cognition an abstract or general idea inferred or derived; the act of becoming pregnant
concern verb be relevant to; be on the mind of
concerned property feeling or showing worry or solicitude; involved in or affected by or having a claim
concert communication a performance of music by players or singers not; settle by agreement
concerto communication a composition for orchestra and a soloist
concession communication a contract granting the right to operate; the act of conceding or yielding
concierge person a French caretaker of apartments or a hotel
conclude verb decide by reasoning; bring to a close
concluding property occurring at or forming an end or termination
conclusion cognition a position or opinion or judgment reached after; an intuitive assumption
conclusive property forming an end or termination
concordant property in keeping; being of the same opinion
concrete substance a strong hard building material composed of sand; capable of being perceived by the senses
concretistic property of or relating to concrete representations
concur verb be in accord; happen simultaneously
concurrence act acting together, as agents or circumstances; agreement of results or opinions
concurrent property occurring or operating at the same time
concussion event injury to the brain caused by a blow; any violent blow
condemn verb express strong disapproval of; declare or judge unfit for use or habitation
condemnation act the act of condemning or judging to be unfit; an expression of strong disapproval
condensation cognition an unconscious process whereby two ideas; the act of increasing the density of something
condense verb undergo condensation; make more concise
condition state a state at a particular time; an assumption on which rests the validity
conditioning cognition a learning process in which an organism's
condole verb express one's sympathetic grief, on the occasion
condolent property expressing sympathy with a person who
condom artifact contraceptive device consisting of a sheath
conduct verb direct the course of; lead, as in the performance of a composition
conduction phenomenon the transmission of heat or electricity or sound
conductivity phenomenon the transmission of heat or electricity or sound
conductor person the person who leads a musical group; the person who collects fares on a public
cone artifact any cone-shaped artifact; a visual receptor cell in the retina
confederacy group a union of political organizations; the southern states that seceded from the United
confederate property of or having to do with the southern Confederacy; a supporter of the Confederate States of America
conference group a prearranged meeting for consultation; a discussion among participants who have
confess verb confess to a punishable or reprehensible deed; admit
confession communication an admission of misdeeds or faults; the act of a penitent disclosing his sinfulness
confidant person someone to whom private matters are confided
confide verb reveal in private; confer a trust upon
confidence cognition freedom from doubt; a feeling of trust
confident property having or marked by confidence or assurance; not liable to error in judgment or action
confidential property entrusted with private information; the level of official classification
confine verb place limits on; prevent from leaving or from being removed
confinement act the act of restraining of a person's liberty; concluding state of pregnancy
confirm verb establish or strengthen as with new evidence; strengthen or make more firm
confirmation cognition additional proof that something that was; information that confirms or verifies
confirmed property of persons; having been established or made firm or received
confiscate verb take temporary possession of as a security; surrendered as a penalty
conflict act an open clash between two opposing groups; a hostile meeting of opposing military forces
conflicting property in disagreement; on bad terms
conform verb adapt or conform oneself to new or different; be similar, be in line with
conformity act acting according to certain accepted standards; correspondence in form or appearance
confound verb be confusing or perplexing to; mistake one thing for another
confront verb oppose, as in hostility or a competition; deal with head on
confucius person Chinese philosopher whose ideas and sayings were
confuse verb mistake one thing for another; be confusing or perplexing to
confused property perplexed by many conflicting situations; lacking orderly continuity
confusing property causing confusion or disorientation; lacking clarity of meaning
confusion state disorder resulting from a failure to behave; a mental state characterized by a lack of clear
congeal verb become gelatinous
congestion state excessive accumulation of blood or other fluid; excessive crowding
congratulate verb say something to someone that expresses praise; express congratulations
congregate verb come together, usually for a purpose
congregation group a group of people who adhere to a common faith; an assemblage of people or animals or things
congress group the legislature of the United States government; a meeting of elected or appointed
congressman person a member of the United States House
conima substance a gum resin from the poison hemlock, Conium
conjecture cognition a hypothesis that has been formed by speculating; to believe especially on uncertain or tentative
conjugal property of or relating to marriage
conjugate substance a mixture of two partially miscible liquids A; unite chemically so that the product is easily
conjugated property formed by the union of two compounds; joined together especially in a pair or pairs
conjunction attribute the temporal property of two things happening; an uninflected function word that serves
conjuration act an illusory feat; calling up a spirit or devil
conjuring cognition calling up a spirit or devil
conjury cognition calling up a spirit or devil
connect verb connect, fasten, or put together two or more; make a logical or causal connection
connected property being joined in close association; joined or linked together
connecticut location a New England state; one of the British colonies that formed
connection relation a relation between things or events; the state of being connected
connective property connecting or tending to connect; an instrumentality that connects
connoisseur person an expert able to appreciate a field
connotation communication what you must know in order to determine; an idea that is implied or suggested
connote verb express or state indirectly; involve as a necessary condition of consequence
conquer verb bring under control by force or authority; overcome by conquest
conquest act the act of conquering; success in mastering something difficult
conscience motive motivation deriving logically from ethical; conformity to one's own sense of right conduct
conscious property intentionally conceived; knowing and perceiving
consecutive property one after the other; successive
consensus state agreement in the judgment or opinion reached
consent communication permission to do something; give an affirmative reply to
consequence phenomenon a phenomenon that follows and is caused by some; the outcome of an event especially as relative
consequent property occurring with or following as a consequence
conservation event an occurrence of improvement by virtue; the preservation and careful management
conservatism cognition a political or theological orientation
conservative property resistant to change, particularly in relation; a person who is reluctant to accept changes
consider verb deem to be; give careful consideration to
considerable property large or relatively large in number or amount
considerate property showing concern for the rights and feelings
consign verb commit forever; give over to another for care or safekeeping
consist verb originate; be composed of
consistency attribute the property of holding together and retaining; a harmonious uniformity or agreement among
consistent property in agreement or consistent or reliable; marked by an orderly, logical, and aesthetically
consolation feeling the comfort you feel when consoled in times; the act of consoling
consolidate verb unite into one; make firm or secure
consonant communication a speech sound that is not a vowel; a letter of the alphabet standing for a spoken
consonantal property being or marked by or containing or functioning; relating to or having the nature of a consonant
consort verb keep company with; a family of similar musical instrument playing
conspicuous property obvious to the eye or mind; without any attempt at concealment
conspiracy cognition a plot to carry out some harmful or illegal act; a secret agreement between two or more people
conspire verb engage in plotting or enter into a conspiracy; act in unison or agreement and in secret towards
constancy attribute the quality of being enduring and free; faithfulness and dependability in personal
constant property unvarying in nature; a quantity that does not vary
constipation act the act of making something futile and useless; irregular and infrequent or difficult evacuation
constituent artifact an artifact that is one of the individual parts; a member of a constituency
constitute verb form or compose; create and charge with a task or function
constitution communication law determining the fundamental political; the act of forming or establishing something
constrictor animal any of various large nonvenomous snakes
construct verb make by combining materials and parts; put together out of artificial or natural
construction act the act of constructing something; a group of words that form a constituent
constructive property constructing or tending to construct or improve; emphasizing what is laudable or hopeful
construe verb make sense of
consult verb get or ask advice from; seek information from
consultant person an expert who gives advice
consultation communication a conference; a conference between two or more people
consume verb serve oneself to, or consume regularly; eat up completely, as with great appetite
consumer person a person who uses goods or services
consummate verb fulfill sexually; make perfect
consummation act the act of bringing to completion or fruition; the completion of marriage by sexual intercourse
consumption act the process of taking food into the body through; the act of consuming something
consumptive property tending to consume or use often wastefully; a person with pulmonary tuberculosis
contact act close interaction; be in or establish communication with
contagion communication the communication of an attitude or emotional; an incident in which an infectious disease
contagious property capable of being transmitted by infection; easily diffused or spread as from one person
contain verb include or contain; contain or hold
container artifact any object that can be used to hold things
contaminate verb make impure; make radioactive by adding radioactive material
contemplate verb look at thoughtfully; consider as a possibility
contemporary property characteristic of the present; belonging to the present time
contempt feeling lack of respect accompanied by a feeling; a manner that is generally disrespectful
contemptuous property expressing extreme contempt
contend verb maintain or assert; have an argument about something
content group everything that is included in a collection; what a communication that is about something
contented property satisfied or showing satisfaction with things
contention communication a point asserted as part of an argument; a contentious speech act
contest event an occasion on which a winner is selected; to make the subject of dispute, contention
context communication discourse that surrounds a language unit; the set of facts or circumstances that surround
continence attribute the exercise of self constraint in sexual; voluntary control over urinary and fecal
continency attribute the exercise of self constraint in sexual
continent object one of the large landmasses of the earth; the European mainland
continental property of or pertaining to or typical of Europe; being or concerning or limited to a continent
continual property recurring regularly or frequently in a prolonged; having no interruptions
continuance act the act of continuing an activity without; the property of enduring or continuing in time
continuation act the act of continuing an activity without; the consequence of being lengthened in duration
continue verb continue a certain state, condition, or activity; continue talking
continued property without stop or interruption
continuing property remaining in force or being carried on without; of long duration
continuity state uninterrupted connection or union; the property of a continuous and connected
continuous property continuing in time or space without interruption; of a function or curve
continuum time a continuous nonspatial whole or extent
contorted property twisted
contortion act the act of twisting or deforming the shape; a tortuous and twisted shape or position
contour communication a line drawn on a map connecting points of equal; any spatial attributes
contract communication a binding agreement between two or more persons; enter into a contractual arrangement
contractable property capable of being transmitted by infection
contractor person someone who contracts to build things; a bodily organ that contracts
contractual property relating to or part of a binding legal agreement
contradict verb be in contradiction with; deny the truth of
contrary property very opposed in nature or character or purpose; a relation of direct opposition
contrast relation the opposition or dissimilarity of things; the act of distinguishing by comparing
contribute verb bestow a quality on; contribute to some cause
contribution act the effort contributed by a person in bringing; a voluntary gift made to some worthwhile cause
contributor person someone who contributes a sum of money; a writer whose work is published in a newspaper
contributory property tending to bring about
contrite property feeling or expressing pain or sorrow for sins
contrivance artifact a device or control that is very useful; the faculty of contriving
contrive verb come up with after a mental effort; make or work out a plan for
control verb exercise authoritative control or power over; lessen the intensity of
controlled property restrained or managed or kept within certain
controller person someone who maintains and audits business; a mechanism that controls the operation
controversy communication a contentious speech act
convalesce verb get over an illness or shock
convalescent person a person who is recovering from illness; returning to health after illness or debility
convection process the transfer of heat through a fluid caused; the vertical movement of heat or other
convene verb meet formally; call together
convenience state the state of being suitable or opportune; the quality of being useful and convenient
convenient property suited to your comfort or purpose or needs; large and roomy
convention cognition something regarded as a normative example; a large formal assembly
conventional property following accepted customs and proprieties; conforming with accepted standards
conversation communication the use of speech for informal exchange of views
converse verb carry on a conversation; a proposition obtained by conversion
conversion event an event that results in a transformation; a change in the units or form of an expression
convert verb change from one system to another or to a new; change the nature, purpose, or function
convertible artifact a car that has top that can be folded or removed; a sofa that can be converted into a bed
convey verb make known; serve as a means for expressing something
conveyor artifact a moving belt that transports objects; a person who conveys
convict verb find or declare guilty; a person serving a sentence in a jail or prison
conviction cognition an unshakable belief in something without need; a final judgment of guilty in a criminal case
convince verb make agree, understand, or realize the truth
convinced property persuaded of; having a strong belief or conviction
convincing property causing one to believe the truth of something
convulse verb be overcome with laughter; make someone convulse with laughter
convulsive property affected by involuntary jerky muscular; resembling a convulsion in being sudden
cook verb prepare for eating by applying heat; prepare a hot meal
cooking act the act of preparing something
cool property neither warm nor very cold; make cool or cooler
coolant substance a fluid agent that produces cooling
coolie person an offensive name for an unskilled Asian laborer
cooling process the process of becoming cooler; a mechanism for keeping something cool
coolness attribute the property of being moderately cold; fearless self-possession in the face of danger
cooly person an offensive name for an unskilled Asian laborer
coop artifact a farm building for housing poultry; an enclosure made or wire or metal bars
cooperate verb work together on a common enterprise of project
cooperation act joint operation or action; the practice of cooperating
cooperative property involving the joint activity of two or more; a jointly owned commercial enterprise
coordinate verb bring order and organization to; bring into common action, movement, or condition
coordinated property being dexterous in the use of more than one set; operating as a unit
coordination act the regulation of diverse elements into; the skillful and effective interaction
cop person uncomplimentary terms for a policeman; take into custody
cope verb succeed in doing, achieving, or producing; brick that is laid sideways at the top of a wall
copenhagen location the capital and largest city of Denmark
copout act a failure to face some difficulty squarely
copper substance a ductile malleable reddish-brown; any of various small butterflies of the family
coprolalia state an uncontrollable use of obscene language
coprolite object fossil excrement
coprophagia act eating feces
coprophagy act eating feces
copulate verb engage in sexual intercourse
copulation act sexual activity between individuals, especially
copy communication a reproduction of a written record; a thing made to be similar or identical
coquetry act playful behavior intended to arouse sexual
coquette person a seductive woman who uses her sex appeal; talk or behave amorously, without serious
cord artifact a line made of twisted fibers or threads; a cut pile fabric with vertical ribs
cordial property diffusing warmth and friendliness; strong highly flavored sweet liquor usually
corditis state inflammation of the spermatic cord
core group a small group of indispensable persons or things; the center of an object
corker artifact a machine that is used to put corks in bottles; a remarkable or excellent thing or person
corn plant tall annual cereal grass bearing kernels; the dried grains or kernels or corn used
corner location a place off to the side of an area; the point where two lines meet or intersect
corneum body the outermost layer of the epidermis consisting
coronach communication a song or hymn of mourning composed or performed
coroner person a public official who investigates by inquest
corporal person a noncommissioned officer in the Army or Air; possessing or existing in bodily form
corporate property of or belonging to a corporation; possessing or existing in bodily form
corporation group a business firm whose articles of incorporation; slang for a paunch
corps group an army unit usually consisting of two or more; a body of people associated together
corpse body the dead body of a human being
corral artifact a pen for cattle; enclose in a corral
correct verb make right or correct; make reparations or amends for
correction act the act of offering an improvement to replace; something substituted for an error
corrective artifact a device for treating injury or disease; tending or intended to correct or counteract
correctness attribute conformity to fact or truth; the quality of conformity to social expectations
correlate verb to bear a reciprocal or mutual relation; either of two or more related or complementary
correlated property mutually related
correlation relation a reciprocal relation between two or more things; a statistic representing how closely two
correspond verb be compatible, similar or consistent; be equivalent or parallel, in mathematics
corridor artifact an enclosed passageway
corroborate verb establish or strengthen as with new evidence; give evidence for
corrodentia animal an order of insects
corrupt property lacking in integrity; corrupt morally or by intemperance or sensuality
cortex body the layer of unmyelinated neurons forming; the tissue forming the outer layer of an organ
cortical property of or relating to a cortex
corticofugal property of a nerve fiber passing outward
coryza state an inflammation of the mucous membrane lining
cosmic property of or from or pertaining to or characteristic; inconceivably extended in space or time
cosponsor verb sponsor together with another sponsor
cost possession the total spent for goods or services including; be priced at
costa body any of the 12 pairs of curved arches of bone; a riblike part of a plant or animal
costalgia state pain in the chest caused by inflammation
costia animal a flagellate that is the cause of the frequently
costiasis state a fatal disease of freshwater fish caused
costive property retarding evacuation of feces
costly property having a high price; entailing great loss or sacrifice
costume artifact the attire worn in a play or at a fancy dress; unusual or period attire not characteristic
cottage artifact a small house with a single story
cotton substance soft silky fibers from cotton plants in their; fabric woven from cotton fibers
couch artifact an upholstered seat for more than one person; formulate in a particular style or language
cough verb exhale abruptly, as when one has a chest cold; a sudden noisy expulsion of air from the lungs
council group a body serving in an administrative capacity; a meeting of people for consultation
counsel person a lawyer who pleads cases in court; give advice to
counseling communication something that provides direction or advice
counselor person someone who gives advice about problems; someone who has supervisory duties at a summer
count verb determine the number or amount of; have weight
countenance attribute the appearance conveyed by a person's face; the human face
counter artifact table consisting of a horizontal surface over; speak in response
counteract verb act in opposition to; oppose or check by a counteraction
counterpart cognition a person or thing having the same function; a duplicate copy
counterpoint communication a musical form involving the simultaneous sound; to show differences when compared
counting act the act of counting
countless property too numerous to be counted
country group a politically organized body of people under; the territory occupied by a nation
countryman person a man from your own country; a man who lives in the country and has country
countryside location rural regions
county location a region created by territorial division; the largest administrative district within
coup act a sudden and decisive change of government; a brilliant and notable success
couple group a pair who associate with one another; a pair of people who live together
coupling artifact a connection between two things so they move; the act of pairing a male and female
coupon cognition a test sample of some substance; a negotiable certificate that can be detached
courage attribute a quality of spirit that enables you to face
course act education imparted in a series of lessons; a connected series of events or actions
court group an assembly to conduct judicial business; a room in which a lawcourt sits
courtesy act a courteous or respectful or considerate act; a courteous manner
courtier person an attendant at the court of a sovereign
courtyard artifact an area wholly or partly surrounded by walls
cousin person the child of your aunt or uncle
cover verb provide with a covering or cause to be covered; form a cover over
coverage attribute the extent to which something is covered; the total amount and type of insurance carried
covered property overlaid or spread or topped with or enclosed
cow animal female of domestic cattle; mature female of mammals of which the male
coward person a person who shows fear or timidity; English dramatist and actor and composer noted
cowardice attribute the trait of lacking courage
cowardly property lacking courage
cowboy person a hired hand who tends cattle and performs other; someone who is reckless or irresponsible
cowpox state a viral disease of cattle causing a mild skin
cows animal domesticated bovine animals as a group
coyness attribute the affectation of being demure in a provocative
cozen verb cheat or trick; act with artful deceit
cozy property enjoying or affording comforting warmth; a padded cloth covering to keep a teapot warm
cps time the unit of frequency
crack verb become fractured; make a very sharp explosive sound
cracking act the act of cracking something; a sudden sharp noise
crackle event the sharp sound of snapping noises; make a crackling sound
cracksman person a thief who breaks open safes to steal valuable
cradle verb hold gently and carefully; a baby bed with sides and rockers
craft act the skilled practice of a practical occupation; a vehicle designed for navigation in or on water
craftsman person a skilled worker who practices some trade; a creator of great skill in the manual arts
crane verb stretch so as to see better; large long-necked wading bird of marshes
crap communication obscene words for unacceptable behavior; obscene terms for feces
crash event a loud resonant repeating noise; fall or come down violently
crave verb have a craving, appetite, or great desire for; plead or ask for earnestly
crawl verb move slowly; a very slow movement
crazed property driven insane
craziness act foolish or senseless behavior; the quality of being rash and foolish
crazy property affected with madness or insanity; foolish
creak verb make a high-pitched, screeching noise; a squeaking sound
cream group the best people or things in a group; toiletry consisting of any of various substances
create verb make or cause to be or to become; bring into existence
creation act the human act of creating; an artifact that has been brought into existence
creative property having the ability or power to create; promoting construction or creation
creativity cognition the ability to create
creator person terms referring to the Judeo-Christian God; a person who grows or makes or invents things
creature thing a living organism characterized by voluntary; a human being
credible property capable of being believed; credulous
credit communication approval; money available for a client to borrow
credo cognition any system of principles or beliefs
creed cognition any system of principles or beliefs; the written body of teachings of a religious
creek object a natural stream of water smaller than a river; any member of the Creek Confederacy formerly
creep verb move slowly; to go stealthily or furtively
creepiness cognition an uneasy sensation as of insects creeping
creeps feeling a feeling of fear and revulsion; a disease of cattle and sheep attributed
creepy property causing a sensation as of things crawling; annoying and unpleasant
cremains body the remains of a dead body after cremation
cremation act the incineration of a dead body
crematorium artifact a furnace where a corpse can be burned; a mortuary where corpses are cremated
crematory artifact a furnace where a corpse can be burned; a mortuary where corpses are cremated
crescendo attribute a gradual increase in loudness; gradually increasing in volume
cresol substance any of three poisonous colorless isomeric
crest location the top line of a hill, mountain, or wave; the top or extreme point of something
crew group the men and women who man a vehicle; an organized group of workmen
crib artifact baby bed with high sides made of slats; a card game in which each player is dealt six
cricket animal leaping insect; a game played with a ball and bat by two teams
crime act an act punishable by law; an evil act not necessarily punishable by law
criminal person someone who has committed a crime or has been; guilty of crime or serious offense
criminalism state the state of being a criminal
criminality state the state of being a criminal
criminalize verb declare illegal; treat as a criminal
criminalness state the state of being a criminal
criminology cognition the scientific study of crime and criminal
crimson property of a color at the end of the color spectrum; characterized by violence or bloodshed
cringe verb draw back, as with fear or pain; show submission or fear
cripple verb deprive of strength or efficiency; someone who is unable to walk normally because
crisis state an unstable situation of extreme danger; a crucial stage or turning point in the course
crisp property clearly defined; a thin crisp slice of potato fried in deep fat
crispness attribute a pleasing firmness and freshness; firm but easily broken
crisscrossed property marked with crossing lines
criterion communication a basis for comparison; the ideal in terms of which something can be
critic person a person who is professionally engaged; anyone who expresses a reasoned judgment
critical property marked by a tendency to find and call attention; characterized by careful evaluation and judgment
criticise verb find fault with; act as a critic
criticism communication disapproval expressed by pointing out faults; a serious examination and judgment of something
criticize verb find fault with; act as a critic
crocked property very drunk
crone person an ugly evil-looking old woman
crook person someone who has committed a crime or has been; a circular segment of a curve
crooked property having or marked by bends or angles; not straight
croon verb sing softly
crop plant the yield from plants in a single growing season; cut short
cross verb travel across or pass over; meet at a point
crossbones communication two crossed bones used as a symbol danger
crossroads group a community of people smaller than a village; a point where a choice must be made
crouch verb bend one's back forward from the waist on down; sit on one's heels
croup animal the part of an animal that corresponds; a disease of infants and young children
croupe animal the part of an animal that corresponds
crow animal black birds having a raucous call; dwell on with satisfaction
crowd group a large number of things or people considered; cause to herd, drive, or crowd together
crowded property overfilled or compacted or concentrated
crown verb be the culminating event; invest with regal power
crp substance a byproduct of inflammation
crucial property of extreme importance; having crucial relevance
crucifixion act the act of executing by a method widespread; the infliction of extremely painful punishment
crucify verb kill by nailing onto a cross; treat cruelly
crud state an ill-defined bodily ailment; any substance considered disgustingly foul
crude property not carefully or expertly made; conspicuously and tastelessly indecent
crudity attribute an impolite manner that is vulgar and lacking; a wild or unrefined state
cruel property able or disposed to inflict pain or suffering
cruelty act a cruel act; the quality of being cruel and causing tension
cruise verb drive around aimlessly but ostentatiously; travel at a moderate speed
crumb food small piece of e.g. bread or cake; a person who is deemed to be despicable
crumble verb fall apart; break or fall apart into fragments
crummy property of very poor quality
crunch event the sound of something crunching; make a crushing noise
crusade act a series of actions advancing a principle; any of the more or less continuous military
crush verb come down on or keep down by unjust use of one's; come out better in a competition, race
crushed property treated so as to have a permanently wrinkled; subdued or brought low in condition or status
crusher artifact a device that crushes something
crushing property physically or spiritually devastating; forceful prevention
crusted property having a hardened crust as a covering
crutch artifact a wooden or metal staff that fits under; anything that serves as an expedient
cry verb utter a sudden loud cry; a loud utterance
cryptic property of an obscure nature; having a puzzling terseness
cryptorchidy state failure of one or both testes to move into
cryptorchism state failure of one or both testes to move into
crystal substance a solid formed by the solidification; a crystalline element used as a component
crystallize verb cause to take on a definite and clear shape; cause to form crystals or assume crystalline
cuba location a communist state in the Caribbean on the island; the largest island in the West Indies
cuban property of or relating to or characteristic of Cuba; a native or inhabitant of Cuba
cube shape a hexahedron with six equal squares as faces; a three-dimensional shape with six square
cubism group an artistic movement in France beginning in 1907
cubist property relating to or characteristic of cubism; an artist who adheres to the principles
cuckoo animal any of numerous European and North American; a man who is a stupid incompetent fool
cuddle verb move or arrange oneself in a comfortable; hold close, as for affection, comfort, or warmth
culdoscopy act endoscopic examination of a woman's pelvic
cull cognition the person or thing that is rejected or set; look for and gather
culminate verb end, especially to reach a final or climactic; bring to a head or to the highest point
culmination time a final climactic stage; a concluding action
cult group followers of an exclusive system of beliefs; an interest followed with exaggerated zeal
cultist person a member of a religious cult; a member of an unorthodox cult who generally
cultivate verb foster the growth of; prepare for crops
cultivation act production of food by preparing the land to grow; socialization through training and education
cultural property of or relating to the arts and manners; denoting or deriving from or distinctive
culture group a particular society at a particular time; the tastes in art and manners that are favored
cultured property marked by refinement in taste and manners
cumbersome property difficult to handle or use especially because; not elegant or graceful in expression
cumulative property increasing by successive addition
cunt body obscene terms for female genitals; a person who is thoroughly disliked
cup artifact a small open container usually used for drinking; the quantity a cup will hold
cupboard artifact a small room or cabinet used for storage space
cuprimine artifact a drug used to treat heavy metal poisoning
cur animal an inferior dog or one of mixed breed; a cowardly and despicable person
curative artifact a medicine or therapy that cures disease; tending to cure or restore to health
curb artifact an edge between a sidewalk and a roadway; lessen the intensity of
curbside artifact the side of a sidewalk that is bordered
cure verb provide a cure for, make healthy again; a medicine or therapy that cures disease
cured property treated by a chemical or physical process; kept moist to assist the hardening
curio artifact something unusual -- perhaps worthy
curiosity cognition a state in which you want to learn more about; something unusual -- perhaps worthy
curious property beyond or deviating from the usual or expected; eager to investigate and learn or learn more
curl verb form a curl, curve, or kink; wind around something in coils or loops
curly property having curls or waves
currency attribute general acceptance or use; the metal or paper medium of exchange
current property occurring in or belonging to the present time; a flow of electricity through a conductor
curriculum communication an integrated course of academic studies
curse verb utter obscenities or profanities; heap obscenities upon
cursed property deserving a curse; in danger of the eternal punishment of Hell
curtail verb place restrictions on; terminate or abbreviate before its intended
curtain artifact hanging cloth used as a blind; any barrier to communication or vision
curve shape the trace of a point whose direction of motion; a line on a graph representing data
curved property having or marked by a curve or smoothly rounded
curving property having or marked by a curve or smoothly rounded
cushion verb protect from impact; a mechanical damper
cuss person a persistently annoying person; a boy or man
custom act accepted or habitual practice; a specific practice of long standing
customary property in accordance with convention or custom; commonly used or practiced
customer person someone who pays for goods or services
cut verb separate with or as if with an instrument; cut down on
cute property obviously contrived to charm; attractive especially by means of smallness
cuticle animal hard outer covering or case of certain organisms; the outer layer of the skin covering
cuticula animal the outer body wall of an insect
cutting act the activity of selecting the scenes to be shown; the act of cutting something into parts
cyanide substance an extremely poisonous salt of hydrocyanic acid; any of a class of organic compounds containing
cyanogen substance a colorless toxic gas with a pungent almond odor
cybercrime act crime committed using a computer
cyberpunk communication a genre of fast-paced science fiction involving; a writer of science fiction set in a lawless
cybersex state sexual arousal involving communication
cycle time an interval during which a recurring sequence; a periodically repeated sequence of events
cyclist person a person who rides a bicycle
cyclothymia state a mild bipolar disorder that persists over
cylindrical property having the form of a cylinder
cynical property believing the worst of human nature and motives
cyprian person a native or inhabitant of Cyprus; a woman who engages in sexual intercourse
cyst state a closed sac that develops abnormally in some; a small anatomically normal sac or bladderlike
cystitis state inflammation of the urinary bladder and ureters
cystocele state hernia in which the urinary bladder protrudes
cytoplasm body the protoplasm of a cell excluding the nucleus
dab verb apply to a surface; a light touch or stroke
dad person an informal term for a father
daddy person an informal term for a father
dago person offensive term for a person of Italian descent
dallas location a large commercial and industrial city
dalliance act the deliberate act of delaying and playing; playful behavior intended to arouse sexual
dally verb consider not very seriously; talk or behave amorously, without serious
dam artifact a barrier constructed to contain the flow; obstruct with, or as if with, a dam
damage verb inflict damage upon; the occurrence of a change for the worse
damn property used as expletives; wish harm upon
damnation communication the act of damning; the state of being condemned to eternal
damned property expletives used informally as intensifiers; in danger of the eternal punishment of Hell
damp property slightly wet; a slight wetness
dampen verb suppress or constrain so as to lessen; make moist
damselfly animal slender non-stinging insect similar to but
danaid animal large tropical butterfly with degenerate
dance verb move in a graceful and rhythmical way; an artistic form of nonverbal communication
dancer person a performer who dances professionally; a person who participates in a social gathering
dancing act taking a series of rhythmical steps in time
dandruff object loose scales shed from the scalp; a condition in which white scales of dead skin
danewort plant dwarf herbaceous elder of Europe having pink
danger state the condition of being susceptible to harm; a venture undertaken without regard to possible
dangerous property involving or causing danger or risk; causing fear or anxiety by threatening great
dangle verb hang freely; cause to dangle or hang freely
danish property of or relating to or characteristic of Denmark; a Scandinavian language that is the official
dankness state unpleasant wetness
dapper property marked by up-to-dateness in dress and manners
dare verb take upon oneself; to be courageous enough to try or do something
daring attribute the trait of being willing to undertake things; a challenge to do something dangerous
dark property devoid of or deficient in light or brightness; having a dark hue
darken verb become dark or darker; make dark or darker
darkness state absence of light or illumination; an unilluminated area
darling person a special loved one; dearly loved
darned property expletives used informally as intensifiers
dart verb move along rapidly and lightly; run or move very quickly or hastily
darvon artifact a mildly narcotic analgesic drug related
dash verb run or move very quickly or hastily; break into pieces, as by striking or knocking
data group a collection of facts from which conclusions may
date time the specified day of the month; a meeting arranged in advance
datril artifact an analgesic for mild pain but not
datum cognition an item of factual information derived
daub artifact an unskillful painting; a blemish made by dirt
daughter person a female human offspring
dawdle verb take one's time; hang or fall in movement, progress, development
dawn time the first light of day; the earliest period
day time time for Earth to make a complete rotation; some point or period in time
dayfly animal slender insect with delicate membranous wings
daylight time the time after sunrise and before sunset while; light during the daytime
dazed property in a state of mental numbness especially; stunned or confused and slow to react
dazzle verb to cause someone to lose clear vision; brightness enough to blind partially
dazzling property amazingly impressive; shining intensely
dccp group an agency of the United Nations that promotes
ddc artifact an antiviral drug used to combat HIV infection
ddi artifact an antiviral drug used to combat HIV infection
deacon person a Protestant layman who assists the minister; a cleric ranking just below a priest
dead property no longer having or seeming to have or expecting; people who are no longer living
deaden verb make vague or obscure or make less visible; become lifeless, less lively, intense, or active
deadened property made or become less intense; devoid of physical sensation
deadening act the act of making something futile and useless; so lacking in interest as to cause mental
deadeye artifact a round hardwood disk with holes and a grooved; a dead shot
deadline time the point in time at which something must be
deadlock state a situation in which no progress can be made
deadly property causing or capable of causing death; of an instrument of certain death
deadwood attribute someone or something that is unwanted; a branch or a part of a tree that is dead
deaf property lacking or deprived of the sense of hearing; people who have severe hearing impairments
deal verb act on verbally or in some form of artistic; take into consideration for exemplifying
dealer person someone who purchases and maintains an inventory; a firm engaged in trading
dear property dearly loved; a beloved person
death event the event of dying or departure from life; the permanent end of all life functions
deathbed time the last few hours before death; the bed on which a person dies
deathlike property having the physical appearance of death
deathly property having the physical appearance of death; causing or capable of causing death
deathwatch animal bores through wood making a ticking sound; minute wingless psocopterous insects injurious
debase verb lower in value by increasing the base-metal; corrupt, debase, or make impure by adding
debate communication a discussion in which reasons are advanced; the formal presentation of a stated proposition
debilitating property impairing the strength and vitality
debility state the state of being weak in health or body
debridement act surgical removal of foreign material and dead
debris substance the remains of something that has been destroyed
debt possession money or goods or services owed by one person; the state of owing something
debut act the act of beginning something new; present for the first time to the public
dec time the last month of the year; the angular distance of a celestial body north
decade time a period of 10 years; the cardinal number that is the sum of nine
decadron substance a corticosteroid drug used to treat allergies
decay verb lose a stored charge, magnetic flux, or current; a gradual decrease
deceased property dead; someone who is no longer alive
decedent person someone who is no longer alive
deceive verb be false to; cause someone to believe an untruth
deceleration attribute a decrease in rate of change; the act of decelerating
december time the last month of the year
decency attribute the quality of conforming to standards; the quality of being polite and respectable
decent property socially or conventionally correct; in harmony with the spirit of particular persons
deceptive property causing one to believe what is not true or fail; designed to deceive or mislead either
decide verb reach, make, or come to a decision about; bring to an end
decimate verb kill in large numbers; kill one in every ten, as of mutineers in Roman
decision act the act of making up your mind about something; a position or opinion or judgment reached after
decisive property determining or having the power to determine; unmistakable
deck artifact any of various platforms built into a vessel; street name for a packet of illegal drugs
declaim verb recite in elocution; speak against in an impassioned manner
declaration communication a statement that is emphatic and explicit; unsworn statement that can be admitted
declare verb state emphatically and authoritatively; announce publicly or officially
declension group a class of nouns or pronouns or adjectives; a downward slope or bend
declination communication a polite refusal of an invitation; the angular distance of a celestial body north
decline verb grow worse; change toward something smaller or lower
decompose verb separate into constituent elements or parts; break down
decorate verb make more attractive by adding ornament, colour; provide with decoration
decoration artifact something used to beautify; the act of decorating something
decorator person a person who specializes in interior decoration; someone who decorates
decrease verb decrease in size, extent, or range; a change downward
decree communication a legally binding command or decision entered; issue a decree
decrement attribute the amount by which something decreases; a process of becoming smaller or shorter
decry verb express strong disapproval of
dedicate verb give entirely to a specific person, activity; set apart to sacred uses with solemn rites
dedicated property devoted to a cause or ideal or purpose; solemnly dedicated to or set apart for a high
dedication attribute complete and wholehearted fidelity; the act of binding yourself to a course
deduce verb reason by deduction; conclude by reasoning
deduct verb make a subtraction; retain and refrain from disbursing
deductible property acceptable as a deduction; a clause in an insurance policy that relieves
deduction possession a reduction in the gross amount on which a tax; the act of subtracting
deem verb keep in mind or convey as a conviction or view
deep property relatively deep or strong; marked by depth of thinking
deepen verb become more intense; make more intense, stronger, or more marked
deer animal distinguished from Bovidae by the male's having
default act loss due to not showing up; fail to pay up
defeat verb win a victory over; an unsuccessful ending to a struggle or contest
defecation process the elimination of fecal waste through the anus
defect attribute a failing or deficiency; an imperfection in a bodily system
defective property having a defect; markedly subnormal in structure or function
defend verb argue or speak in defense of; be on the defensive
defendant person a person or institution against whom an action
defender person a person who cares for persons or property; a fighter who holds out against attack
defense act military action or resources protecting; protection from harm
defensive property intended or appropriate for defending against; attempting to justify or defend in speech
defer verb hold back to a later time; yield to another's wish or opinion
defiance attribute intentionally contemptuous behavior or attitude; a hostile challenge
defiant property boldly resisting authority or an opposing force
deficiency state the state of needing something that is absent; lack of an adequate quantity or number
deficit attribute the property of being an amount; an excess of liabilities over assets
defile object a narrow pass; spot, stain, or pollute
define verb determine the essential quality of; give a definition for the meaning of a word
defined property clearly characterized or delimited; showing clearly the outline or profile
definite property precise; known for certain
definition communication a concise explanation of the meaning of a word; clarity of outline
definitive property clearly defined or formulated; supplying or being a final or conclusive
defloration act the act of depriving a woman of her virginity; an act that despoils the innocence or beauty
defoliator animal an insect that strips the leaves from plants
deformation event a change for the worse; the act of twisting or deforming the shape
deformed property so badly formed or out of shape as to be ugly
defraud verb deprive of by deceit
defray verb bear the expenses of
defy verb resist or confront with resistance; elude, especially in a baffling way
degenerate person a person whose behavior deviates from what; grow worse
degenerative property marked by gradual deterioration of organs
degree attribute a position on a scale of intensity or amount; a specific identifiable position in a continuum
deity person any supernatural being worshipped as controlling
dejection state a state of melancholy depression; solid excretory product evacuated
dekko act British slang for a look
delay verb cause to be slowed down or delayed; act later than planned, scheduled, or required
delectable property capable of arousing sexual desire; extremely pleasing to the sense of taste
delegate verb transfer power to someone; a person appointed or elected to represent
deliberate property carefully thought out in advance; unhurried and with care and dignity
deliberation cognition careful consideration; discussion of all sides of a question
delicacy attribute the quality of being beautiful and delicate; something considered choice to eat
delicate property exquisitely fine and subtle and pleasing; easily broken or damaged or destroyed
delicious property greatly pleasing or entertaining; variety of sweet eating apples
delight feeling a feeling of extreme pleasure or satisfaction; give pleasure to or be pleasing to
delighted property greatly pleased; filled with wonder and delight
delightful property greatly pleasing or entertaining
delirium state state of violent mental agitation; a usually brief state of excitement and mental
deliver verb deliver; bring to a destination, make a delivery
delivery act the act of delivering or distributing something; recovery or preservation from loss or danger
deltoid body a large triangular muscle covering the shoulder; triangular or suggesting a capital delta
demand verb request urgently and forcefully; an urgent or peremptory request
demanding property requiring more than usually expected or thought
demarcation location the boundary of a specific area; a conceptual separation or distinction
demeanor attribute the way a person behaves toward other people
demerit attribute the quality of being inadequate or falling short; a mark against a person for misconduct
demerol artifact a synthetic narcotic drug used to treat pain
demilitarise verb do away with the military organization; remove offensive capability from
demilitarize verb do away with the military organization; remove offensive capability from
demimondaine person a female prostitute
democracy cognition the political orientation of those who favor; a political system in which the supreme power
democrat person a member of the Democratic Party; an advocate of democratic principles
democratic property characterized by or advocating or based upon; belong to or relating to the Democratic Party
democratize verb become democratic; introduce democratic reforms
demolish verb destroy completely; defeat soundly and humiliatingly
demon person an evil supernatural being; a cruel wicked and inhuman person
demoniac person someone who acts as if possessed by a demon; of, pertaining to, or like a demon or possession
demoniacal property of, pertaining to, or like a demon or possession
demonise verb make into a demon
demonize verb make into a demon
demonstrate verb give an exhibition of to an interested audience; establish the validity of something
demoralize verb confuse or put into disorder; lower someone's spirits
demure property affectedly modest or shy especially in a playful
dengue state an infectious disease of the tropics transmitted
denial communication the act of refusing to comply; the act of asserting that something alleged
denmark location a constitutional monarchy in northern Europe
denomination group a group of religious congregations having; identifying word or words by which someone
denote verb be a sign or indication of; have as a meaning
denounce verb speak out against; to accuse or condemn or openly or formally
dense property permitting little if any light to pass through; having high relative density or specific gravity
density attribute the amount per unit size; the spatial property of being crowded together
dent verb make a depression into; an appreciable consequence
dental property of or relating to the teeth; a consonant articulated with the tip
dentist person a person qualified to practice dentistry
denunciation communication a public act of denouncing
denver location the state capital and largest city of Colorado
deny verb declare untrue; refuse to accept or believe
deodorant artifact a toiletry applied to the skin in order to mask
deodorise verb eliminate the odor from
deodorize verb eliminate the odor from
deodourant artifact a toiletry applied to the skin in order to mask
deodourise verb eliminate the odor from
depart verb move away from a place into another direction; be at variance with
departed person someone who is no longer alive; dead
department group a specialized division of a large organization; a specialized sphere of knowledge
departure act the act of departing; a variation that deviates from the standard
depend verb be contingent upon; have faith or confidence in
dependable property worthy of reliance or trust; worthy of being depended on
dependance state the state of relying on or being controlled; being abnormally tolerant to and dependent
dependence state the state of relying on or being controlled; being abnormally tolerant to and dependent
dependency state the state of relying on or being controlled; a geographical area politically controlled
dependent property relying on or requiring a person or thing; a person who relies on another person
depict verb give a description of; show in, or as in, a picture
depletion act the act of decreasing something markedly; the state of being depleted
deplorable property bad; of very poor quality or condition
deplore verb express strong disapproval of; regret strongly
deploy verb place troops or weapons in battle formation; to distribute systematically or strategically
depopulated property having lost inhabitants as by war or disease
deportee person a person who is expelled from home or country
depose verb force to leave; make a deposition
deposit verb put, fix, force, or implant; put firmly
depravity attribute moral perversion; a corrupt or depraved or degenerate act
deprecatory property tending to diminish or disparage
depreciation act a decrease in price or value; decrease in value of an asset due
depredation act an act of plundering and pillaging and marauding; a destructive action
depress verb lower someone's spirits; lower
depression state a mental state characterized by a pessimistic; a sunken or depressed geological formation
deprive verb keep from having, keeping, or obtaining; take away possessions from someone
depth attribute the extent downward or backward or inward; degree of psychological or intellectual
deputy person someone authorized to exercise the powers; an assistant with power to act when his superior
derange verb throw into great confusion or disorder; derange mentally, throw out of mental balance
deranged property driven insane
dereliction act willful negligence; a tendency to be negligent and uncaring
deride verb treat or speak of with contempt
derision communication contemptuous laughter; the act of deriding or treating with contempt
derivation cognition a line of reasoning that shows how a conclusion; an explanation of the historical origins
derive verb reason by deduction; obtain
dermatitis state inflammation of the skin
dermatosis state disorder involving lesions or eruptions
descend verb move downward and lower, but not necessarily all; come from
descent attribute properties attributable to your ancestry; a movement downward
describe verb give a description of; to give an account or representation of in words
description communication a statement that represents something in words; sort or variety
descriptive property serving to describe or inform or characterized; of or relating to an approach to linguistic
desert verb leave someone who needs or counts on you; arid land with little or no vegetation
desertion act withdrawing support or help despite allegiance; the act of giving something up
deserve verb be worthy or deserving
deserving property worthy of being treated in a particular way
design verb make or work out a plan for; plan something for a specific role or purpose
designate verb assign a name or title to; give an assignment to to a post, or assign
designation communication identifying word or words by which someone; the act of putting a person into a non-elective
designer person a person who specializes in interior design; someone who creates plans to be used in making
desirable property worth having or seeking or achieving; worthy of being chosen especially as a spouse
desire feeling the feeling that accompanies an unsatisfied; feel or have a desire for
desk artifact a piece of furniture with a writing surface
desolate property providing no shelter or sustenance; reduce in population
despair state a state in which all hope is lost or absent; the feeling that everything is wrong and nothing
despairing property arising from or marked by despair or loss
despatch verb send away towards a designated goal; the act of sending off something
desperate property arising from or marked by despair or loss; desperately determined
desperation state a state in which all hope is lost or absent; desperate recklessness
despise verb look down on with disdain
despoil verb steal goods; destroy and strip of its possession
despondent property without or almost without hope
despotism state dominance through threat of punishment; a form of government in which the ruler
dessert food a dish served as the last course of a meal
destination location the place designated as the end; the ultimate goal for which something is done
destine verb decree or designate beforehand; design or destine
destiny event an event that will inevitably happen; the ultimate agency regarded as predetermining
destroy verb do away with, cause the destruction or undoing; destroy completely
destroyed property spoiled or ruined or demolished; destroyed physically or morally
destroyer artifact a small fast lightly armored but heavily armed; a person who destroys or ruins or lays waste to
destruction act the termination of something by causing so much; an event that completely destroys something
destructive property causing destruction or much damage
detach verb cause to become detached or separated; separate from a larger, especially for a special
detached property showing lack of emotional involvement; being or feeling set or kept apart from others
detachment act the act of releasing from an attachment; avoiding emotional involvement
detail cognition an isolated fact that is considered separately; extended treatment of particulars
detailed property developed or executed with care and in minute
details communication true confidential information
detect verb discover or determine the existence, presence
detectable property capable of being detected; easily seen or detected
detected property perceived or discerned; perceived with the mind
detection cognition the perception that something has occurred; the act of detecting something
detective person a police officer who investigates crimes; an investigator engaged or employed in obtaining
detector artifact any device that receives a signal or stimulus; electronic equipment that detects the presence
detergency attribute detergent quality
detergent substance a surface-active chemical widely used; a cleansing agent that differs from soap but can
deteriorate verb become worse or disintegrate; grow worse
determinant cognition a determining or causal element or factor; a square matrix used to solve simultaneous
determine verb establish after a calculation, investigation; shape or influence
determined property characterized by great determination; having been learned or found or determined
detest verb dislike intensely
detestable property unequivocally detestable; offensive to the mind
detonate verb cause to burst with a violent release of energy; burst and release energy as through a violent
detoxicate verb remove poison from
detoxify verb treat for alcohol or drug dependence; remove poison from
detroit location the largest city in Michigan and a major Great
detumescence process diminution of swelling
devastate verb cause extensive destruction or ruin utterly; overwhelm or overpower
devastating property making light of; wreaking or capable of wreaking complete
develop verb work out; make something new, such as a product
developed property being changed over time so as to be e.g.; made more useful and profitable as by building
developer person someone who develops real estate; photographic equipment consisting of a chemical
developing property relating to societies in which capital needed; processing a photosensitive material in order
development act act of improving by expanding or enlarging; a process in which something passes by degrees
deviant property markedly different from an accepted norm; a person whose behavior deviates from what
deviate verb turn aside; be at variance with
deviation event a variation that deviates from the standard; the difference between an observed value
device artifact an instrumentality invented for a particular; any clever maneuver
devil person chief spirit of evil and adversary of God; an evil supernatural being
devilise verb turn into a devil or make devilish
devilish property showing the cunning or ingenuity or wickedness; playful in an appealingly bold way
devilize verb turn into a devil or make devilish
devise verb come up with after a mental effort; arrange by systematic planning and united effort
devote verb give entirely to a specific person, activity; dedicate
devoted property zealous in devotion or affection; dedicated exclusively to a purpose or use
devotee person an ardent follower and admirer
devotion feeling feelings of ardent love; commitment to some purpose
dew substance water that has condensed on a cool surface
dexone substance a corticosteroid drug used to treat allergies
dextrous property skillful in physical movements
diabetes state a polygenic disease characterized by abnormally
diabetic person someone who has diabetes; of or relating to or causing diabetes
diabolic property extremely evil or cruel; showing the cunning or ingenuity or wickedness
diabolical property extremely evil or cruel; showing the cunning or ingenuity or wickedness
diabolise verb turn into a devil or make devilish
diabolize verb turn into a devil or make devilish
diagnose verb determine or distinguish the nature of a problem; subject to a medical analysis
diagnosis act identifying the nature or cause of some
diagnostic property concerned with diagnosis; characteristic or indicative of a disease
diagnostics cognition the branch of medical science dealing
diagonal property connecting two nonadjacent corners of a plane; a punctuation mark used to separate related
diagram artifact a drawing intended to explain how something; make a schematic or technical drawing
dial verb operate a dial to select a telephone number; the face of a timepiece
dialect communication the usage or vocabulary that is characteristic
dialectic cognition any formal system of reasoning that arrives; a contradiction of ideas that serves
dialogue communication a conversation between two persons; the lines spoken by characters in drama
dialysis act separation of substances in solution by means
dialyze verb separate by dialysis
diam attribute the length of a straight line passing through
diameter attribute the length of a straight line passing through; a straight line connecting the center
diamond possession a transparent piece of diamond that has been cut; very hard native crystalline carbon valued
diapheromera animal a variety of stick insect
diaphragm artifact a mechanical device in a camera that controls; a muscular partition separating the abdominal
diaphyseal property relating to the diaphysis of a bone
diarrhea state frequent and watery bowel movements
diarrhoea state frequent and watery bowel movements
diary communication a daily written record of experiences; a personal journal
diathesis state constitutional predisposition to a particular
diatomic property of or relating to a molecule made up of two
dibbuk person a demon that enters the body of a living person
dibs communication a claim of rights
dice artifact a small cube with 1 to 6 spots on the six faces; play dice
dick body obscene terms for penis; someone who is a detective
dickens communication a word used in exclamations of confusion; English writer whose novels depicted
dickhead person insulting terms of address for people who are
dictate verb issue commands or orders for; a guiding principle
dictatorship group a form of government in which the ruler
dictionary communication a reference book containing an alphabetical list
dictum communication an authoritative declaration; an opinion voiced by a judge on a point of law
didanosine artifact an antiviral drug used to combat HIV infection
diddley quantity a small worthless amount
diddly quantity a small worthless amount
diddlyshit quantity a small worthless amount
diddlysquat quantity a small worthless amount
die verb pass from physical life and lose all bodily; a small cube with 1 to 6 spots on the six faces
dieback state a disease of plants characterized by the gradual
diestrous property in a period of sexual inactivity
diestrual property in a period of sexual inactivity
diestrum state a state or interval of sexual inactivity
diestrus state a state or interval of sexual inactivity
diet food a prescribed selection of foods; the act of restricting your food intake
dietary property of or relating to the diet; a regulated daily food allowance
differ verb be different; be of different opinions
difference attribute the quality of being unlike or dissimilar; a variation that deviates from the standard
different property unlike in nature or quality or form or degree; distinctly separate from the first
differential cognition the result of mathematical differentiation; relating to or showing a difference
difficult property not easy; hard to control
difficulty act an effort that is inconvenient; a factor causing trouble in achieving a positive
diffuse verb cause to become widely known; spread or diffuse through
diffusing property spreading by diffusion
diffusion process the process in which there is movement; the property of being diffused or dispersed
dig verb turn up, loosen, or remove earth; create by digging
digenesis phenomenon alternation of sexual and asexual generations
digest verb arrange and integrate in the mind; convert food into absorbable substances
digitoxin artifact digitalis preparation used to treat congestive
dignified property having or expressing dignity; having or showing self-esteem
dignity attribute the quality of being worthy of esteem or respect; formality in bearing and appearance
digoxin artifact digitalis preparation used to treat congestive
dike artifact a barrier constructed to contain the flow; offensive term for a lesbian who is noticeably
dilapidated property in deplorable condition
dilate verb become wider; add details, as to an account or idea
dilaudid artifact a narcotic analgesic used to treat moderate
dildo artifact a vibrating device that substitutes for an erect
dilemma cognition state of uncertainty or perplexity especially
diltiazem artifact a calcium blocker used in treating hypertension
dilute verb lessen the strength or flavor of a solution; reduced in strength or concentration or quality
dilution substance a diluted solution; weakening by the addition of water or a thinner
dim property lacking in light; lacking clarity or distinctness
dime possession a United States coin worth one tenth of a dollar; street name for a packet of illegal drugs
dimension attribute the magnitude of something in a particular; a construct whereby objects or individuals can
dimensional property of or relating to dimensions; having dimension--the quality or character
dimensioning property indicating or determining size and position
diminish verb decrease in size, extent, or range; lessen the authority, dignity, or reputation of
diminished property impaired by diminution; diminished in size or strength as a result
diminutive property very small; a word that is formed with a suffix to indicate
dimwit person a stupid incompetent person
din event a loud harsh or strident noise; the act of making a noisy disturbance
dine verb have supper; give dinner to
dingy property thickly covered with ingrained dirt or soot; causing dejection
dinner food the main meal of the day served in the evening; a party of people assembled to have dinner
dinnertime time the customary or habitual hour for the evening
dioestrous property in a period of sexual inactivity
dioestrual property in a period of sexual inactivity
dip verb immerse briefly into a liquid so as to wet; stain an object by immersing it in a liquid
diphtheria state acute contagious infection caused
diplomacy attribute subtly skillful handling of a situation; negotiation between nations
diplomat person an official engaged in international; a person who deals tactfully with others
diplomatic property relating to or characteristic of diplomacy; using or marked by tact in dealing
dipole object a pair of equal and opposite electric charges; an aerial half a wavelength long consisting
dipper artifact a ladle that has a cup with a long handle; small North American diving duck
diptera animal a large order of insects having a single pair
dipteran animal insects having usually a single pair
dipteron animal insects having usually a single pair
direct property direct in spatial dimensions; command with authority
directed property having a specified direction; manageable by a supervising agent
direction location a line leading to a place or point; the spatial relation between something
director person someone who controls resources and expenditures; someone who supervises the actors and directs
dirge communication a song or hymn of mourning composed or performed
dirt substance the part of the earth's surface consisting; the state of being covered with unclean things
dirtiness attribute obscenity in speech or writing; the state of being unsanitary
dirty property soiled or likely to soil with dirt or grime; characterized by obscenity or indecency
disability state the condition of being unable to perform
disabled property having restricted mental or physical functioning; people collectively who are crippled
disabling property that cripples or disables or incapacitates; depriving of legal right
disabuse verb free somebody
disadvantage attribute the quality of having an inferior or less; put at a disadvantage
disagree verb be of different opinions; be different from one another
disagreeable property not to your liking; unpleasant to interact with
disagreement state a conflict of people's opinions or actions; a difference between conflicting facts or claims
disappear verb get lost, as without warning or explanation; cease to exist
disappoint verb fail to meet the hopes or expectations of
disappointed property disappointingly unsuccessful
disapproval feeling a feeling of disliking something or what someone; the expression of disapproval
disapprove verb consider bad or wrong; deem wrong or inappropriate
disarm verb remove offensive capability from; take away the weapons from
disarray cognition a mental state characterized by a lack of clear; untidiness
disaster event an event resulting in great loss and misfortune; a state of extreme ruin and misfortune
disastrous property having extremely unfortunate or dire
disband verb stop functioning or cohering as a unit; cause to break up or cease to function
disbelief cognition doubt about the truth of something; a rejection of belief
disc artifact sound recording consisting of a disk; something with a round shape resembling a flat
discard verb throw or cast away; getting rid something that is regarded
discern verb detect with the senses
discernible property perceptible by the senses or intellect; capable of being perceived clearly
discharge event the sudden giving off of energy; the act of venting
discipline verb develop behavior by instruction and practice; the trait of being well behaved
disciplined property obeying the rules; trained mentally or physically by instruction
disclose verb make known to the public information that was; reveal to view as by removing a cover
discomfort state the state of being tense and feeling pain; an uncomfortable feeling of mental painfulness
disconnect verb make disconnected, disjoin or unfasten; pull the plug of and render inoperable
discontent feeling a longing for something better than the present; make dissatisfied
discontinue verb put an end to a state or an activity; come to or be at an end
discount verb bar from attention or consideration; the act of reducing the selling price
discourage verb try to prevent; deprive of courage or hope
discouraged property made less hopeful or enthusiastic; lacking in resolution
discourse communication extended verbal expression in speech or writing; an extended communication dealing with some
discover verb get to know or become aware of, usually; discover or determine the existence, presence
discovered property discovered or determined by scientific
discovery act the act of discovering something; a productive insight
discredit state the state of being held in low esteem; cause to be distrusted or disbelieved
discrepancy attribute a difference between conflicting facts or claims; an event that departs from expectations
discrete property constituting a separate entity or part
discretion state freedom to act or judge on one's own; knowing how to avoid embarrassment or distress
discriminate verb recognize or perceive the difference; treat differently on the basis of sex or race
discuss verb to consider or examine in speech or writing; speak with others about
discussion communication an extended communication dealing with some; an exchange of views on some topic
disdain feeling lack of respect accompanied by a feeling; look down on with disdain
disease state an impairment of health or a condition
diseased property caused by or altered by or manifesting disease
disentangle verb extricate from entanglement; release from entanglement of difficulty
disgrace state a state of dishonor; bring shame or dishonor upon
disguise attribute an outward semblance that misrepresents the true; make unrecognizable
disguised property having its true character concealed
disgust feeling strong feelings of dislike; fill with distaste
disgusted property having a strong distaste from surfeit
disgustful property highly offensive
disgusting property highly offensive
dish artifact a piece of dishware normally used as a container; a particular item of prepared food
disharmonize verb cause to sound harsh and unpleasant
dishearten verb take away the enthusiasm of
dishonor verb bring shame or dishonor upon; a state of shame or disgrace
disinfectant artifact an agent that destroys microorganisms that might; preventing infection by inhibiting the growth
disinfest verb rid of vermin
disintegrate verb break into parts or components or lose cohesion; lose a stored charge, magnetic flux, or current
disinterment act the act of digging something up out
disjunct property progressing melodically by intervals larger than; used of distributions, as of statistical
disk shape something with a round shape resembling a flat; a flat circular plate
dislike verb have or feel a dislike or distaste for; an inclination to withhold approval from some
dislocation act the act of disrupting an established order so it; an event that results in a displacement
dislodge verb remove or force out from a position; remove or force from a position of dwelling
disloyalty attribute the quality of being disloyal
dismay feeling the feeling of despair in the face of obstacles; fear resulting from the awareness of danger
dismayed property struck with fear, dread, or consternation
dismiss verb bar from attention or consideration; cease to consider
dismount verb alight from; the act of dismounting
disobedience act the failure to obey; the trait of being unwilling to obey
disobedient property not obeying or complying with commands of those; unwilling to submit to authority
disobey verb refuse to go along with
disorder state a physical condition in which there; a disturbance of the peace or of public order
disordered property thrown into a state of disarray or confusion; lacking orderly continuity
disorderly property undisciplined and unruly; in utter disorder
disorganized property lacking order or methodical arrangement
disparate property fundamentally different or distinct in quality; including markedly dissimilar elements
dispatch verb send away towards a designated goal; an official report
dispel verb force to go away; to cause to separate and go in different
dispense verb administer or bestow, as in small portions; give or apply
disperse verb distribute loosely; cause to separate
dispersed property distributed or spread over a considerable extent
displacement act act of taking the place of another especially; the act of uniform movement
display verb to show, make visible or apparent; something intended to communicate a particular
displeasure feeling the feeling of being displeased or annoyed
disposal attribute the power to use something or someone; the act or means of getting rid of something
dispose verb throw or cast away; give, sell, or transfer to another
disposition attribute your usual mood; the act or means of getting rid of something
dispute communication a disagreement or argument about something; take exception to
disregard verb refuse to acknowledge; bar from attention or consideration
disrepair state in need of repairs
disrupt verb make a break in; throw into disorder
disruption act an act of delaying or interrupting; the act of causing disorder
disruptive property characterized by unrest or disorder
dissatisfied property in a state of sulky dissatisfaction
dissection act cutting so as to separate into pieces; a minute and critical analysis
disseminate verb cause to become widely known
dissent communication the difference of one judge's opinion; a difference of opinion
dissipate verb spend frivolously and unwisely; move away from each other
dissipation act dissolute indulgence in sensual pleasure; useless or profitless activity
dissociation act the act of removing from association; the temporary or reversible process
dissolve verb become weaker; cause to go into a solution
dissolved property reduced to a liquid form
dissonate verb cause to sound harsh and unpleasant; be dissonant or harsh
dissuade verb turn away from by persuasion
distal property situated farthest from point of attachment; directed away from the midline or mesial plane
distance attribute the property created by the space between two; a distant region
distant property separated in space or coming from or going; far apart in relevance or relationship
distaste feeling a feeling of intense dislike
distasteful property highly offensive; not pleasing in odor or taste
distill verb undergo the process of distillation; remove impurities from, increase
distillation process the process of purifying a liquid by boiling it; a purified liquid produced by condensation
distinct property not alike; easy to perceive
distinction cognition a discrimination between things as different; high status importance owing to marked
distinctive property of a feature that helps to distinguish a person; capable of being classified
distinguish verb mark as different; detect with the senses
distomatosis state a disease of the liver caused by liver flukes
distort verb make false by mutilation or addition; form into a spiral shape
distorted property having an intended meaning altered; so badly formed or out of shape as to be ugly
distortion event a change for the worse; an optical phenomenon resulting from the failure
distract verb draw someone's attention away from something; disturb in mind or make uneasy or cause to be
distraction cognition mental turmoil; an entertainment that provokes pleased interest
distress feeling psychological suffering; a state of adversity
distressing property causing distress or worry or anxiety; bad
distribute verb administer or bestow, as in small portions; distribute or disperse widely
distribution cognition an arrangement of values of a variable showing; the spatial or geographic property of being
distributor person someone who markets merchandise; electrical device that distributes voltage
district location a region marked off for administrative or other; regulate housing in
distrust verb regard as untrustworthy; doubt about someone's honesty
disturb verb move deeply; change the arrangement or position of
disturbance event activity that is a malfunction, intrusion; an unhappy and worried mental state
disturbed property having the place or position changed; emotionally unstable and having difficulty
disturbing property causing distress or worry or anxiety
ditch artifact a long narrow excavation in the earth; any small natural waterway
diuresis state increased secretion of urine
diuretic artifact any substance that tends to increase the flow
divan artifact a long backless sofa; a Muslim council chamber or law court
dive artifact a cheap disreputable nightclub or dance hall; drop steeply
divergent property diverging from another or from a standard; tending to move apart in different directions
diverse property many and different; distinctly dissimilar or unlike
diversified property having variety of character or form
diversion act an activity that diverts or amuses or stimulates; a turning aside
diversity attribute noticeable heterogeneity; the condition or result of being changeable
divert verb turn aside; send on a course or in a direction different
divestiture communication an order to an offending party to rid itself; the sale by a company of a product line
divide verb separate into parts or portions; perform a division
divided property separated into parts or pieces; distributed in portions on the basis of a plan
dividend possession that part of the earnings of a corporation; a bonus
divine property emanating from God; terms referring to the Judeo-Christian God
divinity person any supernatural being worshipped as controlling; the quality of being divine
division group an army unit large enough to sustain combat; one of the portions into which something
divisive property dissenting
divorce act the legal dissolution of a marriage; part
dizzy property lacking seriousness; having or causing a whirling sensation
dle state a chronic skin disease occurring primarily
dobson animal large soft-bodied insect having long slender; large brown aquatic larva of the dobsonfly
dobsonfly animal large soft-bodied insect having long slender
docetism cognition the heretical doctrine that Jesus had no human
docile property willing to be taught or led or supervised; easily handled or managed
dock artifact an enclosure in a court of law where; come into dock
doctor person a licensed medical practitioner; children take the roles of physician or patient
doctrinaire property stubbornly insistent on theory without regard; a stubborn person of arbitrary or arrogant
doctrine cognition a belief accepted as authoritative by some group
document communication writing that provides information; record in detail
documentary communication a film or TV program presenting the facts about; relating to or consisting of or derived
dodge verb make a sudden movement in a new direction so; a quick evasive movement
dog animal a member of the genus Canis that has been; go after with the intent to catch
dogbane plant any of several poisonous perennial plants
dogged property stubbornly unyielding
dogma communication a religious doctrine that is proclaimed as true; a doctrine or code of beliefs accepted
dogsbody person a worker who has to do all the unpleasant
dogshit communication obscene words for unacceptable behavior
dol group the federal department responsible for promoting; a unit of pain intensity
doleful property filled with or evoking sadness
dollar quantity the basic monetary unit in many countries; a piece of paper money worth one dollar
doltish property heavy and dull and stupid
domain state a particular environment or walk of life; territory over which rule or control
domatium plant a part of a plant that has been modified
domestic property of concern to or concerning the internal affairs; of or relating to the home
dominance attribute superior development of one side of the body; the state that exists when one person or group
dominant property exercising influence or control; an allele that produces the same phenotype
dominate verb be larger in number, quantity, power, status; have dominance or the power to defeat over
dominated property controlled or ruled by superior authority; harassed by persistent nagging
domination act social control by dominating; power to dominate or defeat
dominatrix person a dominating woman
dominion state dominance or power through legal authority; one of the self-governing nations in the British
don verb put clothing on one's body; a Spanish gentleman or nobleman
donate verb give to a charity or good cause
donation possession a voluntary gift made to some worthwhile cause; act of giving in common with others for a common
done property having finished or arrived at completion; cooked until ready to serve
donor person person who makes a gift of property; someone who gives blood or tissue or an organ
doodlebug animal the larva of any of several insects; a small jet-propelled winged missile
doofus person a stupid incompetent person
doom verb decree or designate beforehand; an unpleasant or disastrous destiny
doomed property marked for certain death; people who are destined to die soon
doomsday event an unpleasant or disastrous destiny; day at the end of time following Armageddon when
door artifact a swinging or sliding barrier that will close; the entrance through which you enter or leave
doorman person someone who guards an entrance
doorway artifact the entrance through which you enter or leave
dooryard artifact a yard outside the front or rear door of a house
dope artifact street names for marijuana; slang terms for inside information
dork person a dull stupid fatuous person
dormant property in a condition of biological rest or suspended; not erupting and not extinct
dormitory artifact a college or university building containing; a large sleeping room containing several beds
dosage quantity the quantity of an active agent taken; a measured portion of medicine taken at any one
dose artifact a measured portion of medicine taken at any one; the quantity of an active agent taken
dot shape a very small circular shape; scatter or intersperse like dots or studs
dote verb shower with love; be foolish or senile due to old age
dotted property having a pattern of dots; having gaps or spaces
double act a base hit on which the batter stops safely; increase twofold
doubt cognition the state of being unsure of something; consider unlikely or have doubts about
doubtful property open to doubt or suspicion; fraught with uncertainty or doubt
douche act irrigation with a jet of water or medicated; a small syringe with detachable nozzles
dough food a flour mixture stiff enough to knead or roll; informal terms for money
dove animal any of numerous small pigeons; an emblem of peace
dower possession a life estate to which a wife is entitled; money or property brought by a woman to her
down property being or moving lower in position or less; drink down entirely
downfall event failure that results in a loss of position; a sudden decline in strength or number
downgrade verb rate lower; the property possessed by a slope or surface
downpour phenomenon a heavy rain
downtown property of or located in the lower part of a town; the central area or commercial center of a town
downward property extending or moving from a higher to a lower; on or toward a surface regarded as a base
dowry possession money or property brought by a woman to her
doze verb sleep lightly or for a short period of time; a light fitful sleep
dozen quantity the cardinal number that is the sum of eleven; denoting a quantity consisting of 12 items
dozens quantity a large number or amount
drab property lacking in liveliness or charm or surprise; lacking brightness or color
draco animal a reptile genus known as flying dragons; a faint constellation twisting around the north
draft verb draw up an outline or sketch for something; engage somebody to enter the army
drafting act writing a first version to be filled out; the craft of drawing blueprints
drag verb pull, as against a resistance; draw slowly or heavily
draggle verb make wet and dirty, as from rain
dragon person a creature of Teutonic mythology; any of several small tropical Asian lizards
dragonfly animal slender-bodied non-stinging insect having
drain verb flow off gradually; emptying something accomplished by allowing
drainage act emptying something accomplished by allowing
drama communication a dramatic work intended for performance; an episode that is turbulent or highly emotional
dramatic property suitable to or characteristic of drama; sensational in appearance or thrilling in effect
dramatist person someone who writes plays
dramatize verb add details to; represent something in a dramatic manner
drape verb arrange in a particular way; hanging cloth used as a blind
draped property covered with or as if with clothes or a wrap; covered in folds of cloth
drapery artifact hanging cloth used as a blind; cloth gracefully draped and arranged in loose
draught food a serving of drink drawn from a keg; a large and hurried swallow
draw verb cause to move by pulling; make, formulate, or derive in the mind
drawer artifact a boxlike container in a piece of furniture; an artist skilled at drawing
drawing communication an illustration that is drawn by hand; a representation of forms or objects
drawl communication a slow speech pattern with prolonged vowels; lengthen and slow down or draw out
drawn property showing the wearing effects of overwork or care; having the curtains or draperies closed
dread verb be afraid or scared of; fearful expectation or anticipation
dreadful property causing fear or dread or terror; exceptionally bad or displeasing
dream cognition a series of mental images and emotions occurring; have a daydream
dreamy property dreamy in mood or nature; lacking spirit or liveliness
dreck artifact merchandise that is shoddy or inferior
dregs object sediment that has settled at the bottom
dress artifact a one-piece garment for a woman; put on clothes
dressed property dressed or clothed especially in fine attire; to trim and smooth
dressy property in fancy clothing
dribble verb run or flow slowly, as in drops; the propulsion of a ball by repeated taps
dried property not still wet; preserved by removing natural moisture
drift verb be in motion due to some air or water current; a force that moves something along
drill verb make a hole, especially with a pointed power; train in the military, e.g., in the use
drink verb take in liquids; a single serving of a beverage
drinking act the act of consuming liquids; the act of drinking alcoholic beverages
drip verb fall in drops; a projection from a cornice or sill designed
drive verb operate or control a vehicle; travel or be transported in a vehicle
drivel body saliva spilling from the mouth; a worthless message
driven property compelled forcibly by an outside agency; strongly motivated to succeed
driver person the operator of a motor vehicle; a golf club with a near vertical face
driveway artifact a road leading up to a private house
driving property having the power of driving or impelling; the act of controlling and steering the movement
drizzle phenomenon very light rain; moisten with fine drops
drizzling property falling lightly in very small drops
drone animal stingless male bee in a colony of social bees; an unchanging intonation
drool body saliva spilling from the mouth; pretentious or silly talk or writing
drop verb let fall to the ground; to fall vertically
droplet quantity a tiny drop
dropsy state swelling from excessive accumulation of watery
dross substance worthless or dangerous material that should be; the scum formed by oxidation at the surface
drought state a shortage of rainfall; a prolonged shortage
drown verb cover completely or make imperceptible; die from being submerged in water, getting water
drudging property doing arduous or unpleasant work
drug artifact a substance that is used as a medicine; administer a drug to
drugged property under the influence of narcotics
drugstore artifact a retail shop where medicine and other articles
drum artifact a musical percussion instrument; the sound of a drum
drunk property stupefied or excited by a chemical substance; a chronic drinker
drunkard person a chronic drinker
drunken property given to or marked by the consumption of alcohol
drusen state an eye disease resulting from small
dry property free from liquid or moisture; remove the moisture from and make dry
drygoods artifact textiles or clothing and related merchandise
dual property consisting of or involving two parts; a grammatical number category referring to two
dub verb give a nickname to; provide with a soundtrack of a foreign language
dubious property fraught with uncertainty or doubt; open to doubt or suspicion
duck verb to move quickly downwards or away; small wild or domesticated web-footed
duct body a bodily passage or tube lined with epithelial; an enclosed conduit for a fluid
due property owed and payable immediately or on demand; that which is deserved or owed
duel act a prearranged fight with deadly weapons by two; any struggle between two skillful opponents
duffer person an incompetent or clumsy person
dug animal an udder or breast or teat
dugout artifact either of two low shelters on either side; a fortification of earth
dull property emitting or reflecting very little light; lacking in liveliness or animation
dulled property having lost or been caused to lose interest; deprived of color
dumb property slow to learn or understand; unable to speak because of hereditary deafness
dumbass person a stupid person
dumbbell artifact an exercising weight; an ignorant or foolish person
dummy artifact a figure representing the human form; a cartridge containing an explosive charge but
dump verb throw away as refuse; sever all ties with, usually unceremoniously
dumpsite location a piece of land where waste materials are dumped
dumpster artifact a container designed to receive and transport
dun animal horse of a dull brownish grey color; of a dull greyish brown to brownish grey color
dunce person a stupid person
duncical property stupid
duncish property stupid
dunderhead person a stupid person
dung substance fecal matter of animals; defecate
dungeon artifact the main tower within the walls of a medieval; a dark cell where prisoners can be confined
dunghill group a heap of dung or refuse; a foul or degraded condition
dupe verb fool or hoax; a person who is tricked or swindled
duplicate verb make or do or perform again; a copy that corresponds to an original exactly
duplication act the act of copying or making a duplicate; a copy that corresponds to an original exactly
durabolin substance an androgen that is used to treat testosterone
duration time the period of time during which something; continuance in time
dusk time the time of day immediately following sunset; become dusk
dusky property naturally having skin of a dark color; lighted by or as if by twilight
dust substance fine powdery material such as dry earth; the remains of something that has been destroyed
dutch property of or relating to the Netherlands or its people; the West Germanic language of the Netherlands
duty act the social force that binds you to the courses; work that you are obliged to perform for moral
dwarf verb make appear small by comparison; a person who is markedly small
dwell verb think moodily or anxiously about something; be an inhabitant of or reside in
dweller person a person who inhabits a particular place
dwelling artifact housing that someone is living in
dwindle verb become smaller or lose substance
dwindling property gradually decreasing until little remains; a becoming gradually less
dybbuk person a demon that enters the body of a living person
dying property in or associated with the process of passing; the time when something ends
dyke artifact a barrier constructed to contain the flow; offensive term for a lesbian who is noticeably
dynamic property characterized by action or forcefulness or force; an efficient incentive
dynamite artifact an explosive containing nitrate sensitized; blow up with dynamite
dysaphia state a disorder in the sense of touch
dysentery state an infection of the intestines marked by severe
dyslectic person a person who has dyslexia; having impaired ability to comprehend written
dyslexic person a person who has dyslexia; of or relating to or symptomatic of dyslexia
dysosmia state a disorder in the sense of smell
dyspepsia state a disorder of digestive function characterized
dysphemism communication an offensive or disparaging expression
dysphonia state speech disorder attributable to a disorder
dystrophy state any degenerative disorder resulting; any of several hereditary diseases
each property every one considered individually
eager property having or showing keen interest or intense; a high wave caused by tidal flow
eagerness feeling a positive feeling of wanting to push ahead; prompt willingness
ear body the sense organ for hearing and equilibrium; good hearing
earliest property more early than
early property at or near the beginning of a period of time; being or occurring at an early stage
earn verb earn on some commercial or business transaction; acquire or deserve by one's efforts or actions
earned property gained or acquired
earnest property characterized by a firm and humorless belief; something of value given by one person
earnings possession the excess of revenues over outlays in a given; something that remunerates
earth object the 3rd planet from the sun; the solid part of the earth's surface
earthman person an inhabitant of the earth
earthquake event shaking and vibration at the surface; a disturbance that is extremely disruptive
earthy property conspicuously and tastelessly indecent; not far removed from or suggestive of nature
earwig animal any of numerous insects of the order Dermaptera
ease verb lessen pain or discomfort; move gently or carefully
eased property made easier to bear
easel artifact an upright tripod for displaying something
easement act the act of reducing something unpleasant; the privilege of using something that is not
easing act the act of reducing something unpleasant; a change for the better
east property situated in or facing or moving toward the east; the cardinal compass point that is at 90 degrees
easter time a Christian celebration of the Resurrection; a wind from the east
eastern property lying toward or situated in the east; of or characteristic of eastern regions
easy property posing no difficulty; not hurried or forced
eat verb take in solid food; eat a meal
eating act the act of consuming food
ebola state a severe and often fatal disease in humans
eburnation process a change that occurs in degenerative joint
eccentric property conspicuously or grossly unconventional; a person with an unusual or odd personality
eccentricity attribute strange and unconventional behavior; a circularity that has a different center
ecdemic property of or relating to a disease that originates
echo attribute the repetition of a sound resulting; to say again or imitate
eclectic property selecting what seems best of various styles; someone who selects according to the eclectic
eclipse event one celestial body obscures another; cause an eclipse of by intervention
ecliptic location the great circle representing the apparent
economic property of or relating to an economy, the system; of or relating to the science of economics
economical property using the minimum of time or resources necessary; of or relating to an economy, the system
economics cognition the branch of social science that deals
economise verb use cautiously and frugally; spend sparingly, avoid the waste of
economiser person a frugal person who limits spending and avoids
economist person an expert in the science of economics
economize verb use cautiously and frugally; spend sparingly, avoid the waste of
economizer person a frugal person who limits spending and avoids
economy group the system of production and distribution; an act of economizing
ecstasy state a state of being carried away by overwhelming; a state of elated bliss
ecstatic property feeling great rapture or delight
edema state swelling from excessive accumulation of watery
edge location the boundary of a surface; a sharp side formed by the intersection of two
edged property having a specified kind of border or edge; having a cutting edge or especially an edge
edgy property being in a tense state
edifice artifact a structure that has a roof and walls and stands
edition communication the form in which a text is published; all of the identical copies of something offered
editor person a person responsible for the editorial aspects; a program designed to perform such editorial
editorial communication an article giving opinions or perspectives; of or relating to an article stating opinions
educate verb give an education to; create by training and teaching
educated property possessing an education; characterized by full comprehension
education act the activities of educating or instructing; knowledge acquired by learning and instruction
educational property relating to the process of education; providing knowledge
educator person someone who educates young people
edward person son of Edward III who defeated the French; third son of Elizabeth II
eeg communication a graphical record of electrical activity
eff verb have sexual intercourse with
efface verb remove completely from recognition or memory; remove by or as if by rubbing or erasing
effect phenomenon a phenomenon that follows and is caused by some; produce
effective property producing or capable of producing an intended; able to accomplish a purpose
effectuate verb produce
effeminacy attribute the trait of being effeminate
efficacy attribute capacity or power to produce a desired effect
efficiency relation the ratio of the output to the input of any; skillfulness in avoiding wasted time and effort
efficient property being effective without wasting time or effort; able to accomplish a purpose
effluent substance water mixed with waste matter; that is flowing outward
effluvium substance a foul-smelling outflow or vapor
effort act earnest and conscientious activity intended; use of physical or mental energy
egg animal animal reproductive body consisting of an ovum; oval reproductive body of a fowl used as food
eggs food oval reproductive body of a fowl used as food
ego feeling an inflated feeling of pride in your superiority; your consciousness of your own identity
egotism attribute an exaggerated opinion of your own importance; an inflated feeling of pride in your superiority
egotist person a conceited and self-centered person
egypt location a republic in northeastern Africa known; an ancient empire to the west of Israel
eight property being one more than seven; one of four playing cards in a deck with eight
eighteen property being one more than seventeen; the cardinal number that is the sum of seventeen
eighteenth property coming next after the seventeenth in position; position 18 in a countable series of things
eighth property coming next after the seventh and just before; one part in eight equal parts
eighty property being ten more than seventy; the cardinal number that is the product of ten
ejaculate verb utter impulsively; the thick white fluid containing spermatozoa
eject verb put out or expel from a place; eliminate
ejection act the act of expelling or projecting or ejecting; the act of forcing out someone or something
elaborate property marked by complexity and richness of detail; add details, as to an account or idea
elaboration act addition of extra material or illustration; developing in intricate and painstaking detail
elapse verb pass by
elastic property capable of resuming original shape after; able to adjust readily to different conditions
elasticity attribute the tendency of a body to return to its original
elation feeling a feeling of joy and pride; an exhilarating psychological state of pride
elbow body hinge joint between the forearm and upper arm; a sharp bend in a road or river
elder person a person who is older than you are; used of the older of two persons of the same
elderly property advanced in years; people who are old collectively
eldest property first in order of birth; the offspring who came first in the order
elect verb select by a vote for an office or membership; choose
elected property subject to popular election
election act a vote to select the winner of a position; the act of selecting someone or something
electoral property of or relating to elections; relating to or composed of electors
electric property using or providing or producing or transmitting; a car that is powered by electricity
electrical property relating to or concerned with electricity; using or providing or producing or transmitting
electricity phenomenon a physical phenomenon associated with stationary; energy made available by the flow of electric
electrocute verb kill by electrocution, as in the electric chair; kill by electric shock
electrode artifact a conductor used to make electrical contact
electron object an elementary particle with negative charge
electronic property of or relating to electronics; of or concerned with electrons
electronics cognition the branch of physics that deals
electroshock act the administration of a strong electric current
elegance attribute a refined quality of gracefulness and good taste; a quality of neatness and ingenious simplicity
elegant property refined and tasteful in appearance or behavior; displaying effortless beauty and simplicity
elegist person the author of a mournful poem lamenting the dead
element cognition an abstract part of something; an artifact that is one of the individual parts
elementary property easy and not involved or complicated; of or pertaining to or characteristic
elephant animal five-toed pachyderm; the symbol of the Republican Party
elevate verb give a promotion to or assign to a higher; raise in rank or condition
elevation event the event of something being raised upward; angular distance above the horizon
elevator artifact lifting device consisting of a platform or cage; the airfoil on the tailplane of an aircraft
eleven property being one more than ten; a team that plays football
eleventh property coming next after the tenth and just before; position 11 in a countable series of things
elfin property small and delicate; suggestive of an elf in strangeness
elicit verb call forth; deduce or construe
eligible property qualified for or allowed or worthy of being
eliminate verb terminate, end, or take out; do away with
elimination act the act of removing or getting rid of something; the murder of a competitor
elite group a group or class of persons enjoying superior; selected as the best
elixir food a substance believed to cure all ills; a sweet flavored liquid used in compounding
elizabeth person Queen of England from 1558 to 1603; daughter of George VI who became the Queen
ellipsoid shape a surface whose plane sections are all ellipses; having the nature or shape of an ellipsoid
elongated property having notably more length than width; drawn out or made longer spatially
eloquent property expressing yourself readily, clearly
eluate substance a liquid solution that results from elution
elude verb escape, either physically or mentally; be incomprehensible to
elusive property skillful at eluding capture; difficult to describe
elution process the process of extracting one material
elysium cognition the abode of the blessed after death; a place or condition of ideal happiness
elytron animal either of the horny front wings in beetles
emaciate verb grow weak and thin or waste away physically; cause to grow thin or weak
emaciated property very thin especially from disease or hunger
emaciation attribute extreme leanness
emanate verb proceed or issue forth, as from a source; give out
emanation act the act of emitting; something that is emitted or radiated
emancipate verb free from slavery or servitude; give equal rights to
embalm verb preserve a dead body
embalmment act preservation by treating with balsams and drugs
embankment artifact a long artificial mound of stone or earth
embark verb set out on; go on board
embarrassing property hard to deal with; causing to feel shame or chagrin or vexation
embed verb fix or set securely or deeply; attach to, as a journalist to a military unit
embezzle verb appropriate fraudulently to one's own use
emblem artifact special design or visual object representing; a visible symbol representing an abstract idea
emblematic property serving as a visible symbol for something; being or serving as an illustration of a type
embody verb represent, as of a character on stage; represent in bodily form
embrace verb include in scope; hold tightly in your arms, usually with fondness
embrocation artifact a medicinal liquid that is rubbed into the skin
embroider verb decorate with needlework; add details to
emerge verb come out into view, as from concealment; come out of
emergence event the becoming visible; the gradual beginning or coming forth
emergency event a sudden unforeseen crisis that requires; a state in which martial law applies
emigrate verb leave one's country of residence for a new one
emission act the act of emitting; the occurrence of a flow of water
emit verb expel; give off, send forth, or discharge
emmet animal social insect living in organized colonies
emotion feeling any strong feeling
emotional property determined or actuated by emotion rather than; of more than usual emotion
emotionalism attribute emotional nature or quality
emphasis state special importance or significance; intensity or forcefulness of expression
emphasize verb to stress, single out as important; give extra weight to
emphysema state an abnormal condition of the lungs marked
empire location the domain ruled by an emperor or empress; a group of countries under a single authority
empirical property derived from experiment and observation rather; relying on medical quackery
employ verb put into service; engage or hire for work
employee person a worker who is hired to perform a job
employer person a person or firm that employs workers
employment act the occupation for which you are paid; the state of being employed or having a job
empty property holding or containing nothing; devoid of significance or force
emulate verb strive to equal or match, especially; compete with successfully
enable verb render capable or able for some task
enact verb order by virtue of superior authority; act out
enactment act the passing of a law by a legislative body; acting the part of a character on stage
enamel body hard white substance covering the crown; coat, inlay, or surface with enamel
enamored property marked by foolish or unreasoning fondness
enanthem state eruption on a mucous membrane occurring
enanthema state eruption on a mucous membrane occurring
encainide artifact antiarrhythmic drug used to treat
encamp verb live in or as if in a tent
encephalitis state inflammation of the brain usually caused
enchant verb hold spellbound; cast a spell over someone or something
enclose verb enclose or enfold completely with or as if; close in
enclosure artifact a structure consisting of an area that has been; the act of enclosing something inside something
encompass verb include in scope
encopresis state involuntary defecation not attributable
encounter verb come together; come upon, as if by accident
encourage verb contribute to the progress or growth of; inspire with confidence
encroachment event any entry into an area not previously occupied; entry to another's property without right
end verb have an end, in a temporal, spatial; either extremity of something that has length
endanger verb pose a threat to; put in a dangerous, disadvantageous
endarteritis state inflammation of the inner lining of an artery
endear verb make attractive or lovable
endeavor act a purposeful or industrious undertaking; attempt by employing effort
endemic plant a plant that is native to a certain limited area; a disease that is constantly present
endemical property of or relating to a disease constantly present
ending communication the end of a word; the act of ending something
endless property tiresomely long; infinitely great in number
endocarditis state inflammation of the endocardium and heart valves
endometritis state inflammation of the lining of the uterus
endorse verb be behind; guarantee as meeting a certain standard
endow verb give qualities or abilities to; furnish with an endowment
endozoic property living within a living animal usually
endurable property capable of being borne though unpleasant
endurance attribute the power to withstand hardship or stress; a state of surviving
endure verb put up with something or somebody unpleasant; continue to live and avoid dying
enduring property lasting a long time; patiently bearing continual wrongs or trouble
enemy group an opposing military force; an armed adversary
energetic property possessing or exerting or displaying energy; working hard to promote an enterprise
energy phenomenon a thermodynamic quantity equivalent; forceful exertion
enforce verb ensure observance of laws and rules; compel to behave in a certain way
enforcement act the act of enforcing
enforcer person one whose job it is to execute unpleasant tasks
engage verb carry out or participate in an activity; consume all of one's attention or time
engaged property having ones attention or mind or energy engaged; involved in military hostilities
engagement act a hostile meeting of opposing military forces; a mutual promise to marry
engender verb call forth; make by reproduction
engine artifact motor that converts thermal energy to mechanical; something used to achieve a purpose
engineer person a person who uses scientific knowledge to solve; the operator of a railway locomotive
engineering act the practical application of technical; the discipline dealing with the art or science
england location a division of the United Kingdom
english property of or relating to or characteristic of England; an Indo-European language belonging to the West
englishman person a man who is a native or inhabitant of England
engrossed property giving or marked by complete attention to; written formally in a large clear script
engrossing property capable of arousing and holding the attention
engulf verb devote fully to; flow over or cover completely
enhance verb increase; make better or more attractive
enigmatic property not clear to the understanding; resembling an oracle in obscurity of thought
enjoin verb issue an injunction; give instructions to or direct somebody to do
enjoy verb derive or receive pleasure from; have benefit from
enjoyment feeling the pleasure felt when having a good time; act of receiving pleasure from something
enkaid artifact antiarrhythmic drug used to treat
enlarge verb make larger; become larger or bigger
enlargement act the act of increasing in size or volume; a photographic print that has been enlarged
enlightened property having knowledge and spiritual insight; people who have been introduced to the mysteries
enlist verb join the military; hire for work or assistance
enliven verb make lively; heighten or intensify
enmesh verb entangle or catch in a mesh
enormous property extraordinarily large in size or extent
enough property sufficient for the purpose; an adequate quantity
enraged property marked by extreme anger
enrich verb make better or improve in quality; make wealthy or richer
enrol verb register formally as a participant or member
enroll verb register formally as a participant or member
ensemble group a group of musicians playing or singing together; a coordinated outfit
ensue verb issue or terminate
ensuing property following immediately and as a result of what
ensure verb make certain of; be careful or certain to do something
entail verb have as a logical consequence; impose, involve, or imply as a necessary
entangled property deeply involved especially in something; twisted together in a tangled mass
entanglement artifact an intricate trap that entangles or ensnares
enter verb to come or go into; become a participant
enteritis state inflammation of the intestine
enterobiasis state an infestation with or a resulting infection
enteropathy state a disease of the intestinal tract
enterprise act a purposeful or industrious undertaking; an organization created for business ventures
enterprising property marked by imagination, initiative, and readiness
entertain verb provide entertainment for; take into consideration, have in view
enthalpy attribute a thermodynamic quantity equal to the internal
enthusiasm attribute overflowing with eager enjoyment or approval; a feeling of excitement
enthusiastic property having or showing great excitement and interest
entire property constituting the full quantity or extent; constituting the undiminished entirety
entirety state the state of being total and complete
entitle verb give the right to; give a title to
entitled property qualified for by right according to law
entity thing that which is perceived or known or inferred
entoloma plant agarics with pink spores but lacking both volva
entombment event the ritual placing of a corpse in a grave
entomologist person a zoologist who studies insects
entomology cognition the branch of zoology that studies insects
entomophobia state a morbid fear of insects
entozoan animal any of various parasites that live; living within a living animal usually
entozoic property living within a living animal usually
entrance artifact something that provides access; a movement into or inward
entrepreneur person someone who organizes a business venture
entrust verb confer a trust upon; put into the care or protection of someone
entry communication an item inserted in a written record; the act of beginning something new
enunciate verb express or state clearly; speak, pronounce, or utter in a certain way
enuresis process inability to control the flow of urine
envelop verb enclose or enfold completely with or as if
envelope artifact a flat container for a letter, thin package; any wrapper or covering
envenom verb add poison to; cause to be bitter or resentful
environment state the totality of surrounding conditions; the area in which something exists or lives
envisage verb form a mental image of something that is not
envision verb imagine; picture to oneself
envy verb feel envious towards; a feeling of grudging admiration and desire
enzootic property of a disease that is constantly present
enzyme substance any of several complex proteins that are
ephemeral property lasting a very short time; anything short-lived, as an insect that lives
ephemerid animal short-lived insect
ephemeron animal anything short-lived, as an insect that lives
epic communication a long narrative poem telling of a hero's deeds; very imposing or impressive
epicene person one having both male and female sexual; having an ambiguous sexual identity
epicenter location the point on the Earth's surface directly above
epidemic event a widespread outbreak of an infectious disease; of disease or anything resembling a disease
epidemiology cognition the branch of medical science dealing
epididymitis state painful inflammation of the epididymis
epiglottitis state inflammation of the epiglottis
epigon person an inferior imitator of some distinguished
epigone person an inferior imitator of some distinguished
epilepsy state a disorder of the central nervous system
epiphany event a divine manifestation; twelve days after Christmas
epiphyseal property relating to the epiphysis of a bone
epiphysis body the end of a long bone; a small endocrine gland in the brain
episcleritis state inflammation of the sclera of the eye
episiotomy act surgical incision of the perineum to enlarge
episode event a happening that is distinctive in a series; a brief section of a literary or dramatic work
epispadias state a congenital abnormality in males
epitaph communication an inscription on a tombstone or monument; a summary statement of commemoration for a dead
epithet communication a defamatory or abusive word or phrase; descriptive word or phrase
epitomize verb embody the essential characteristics of or be
epizoic property living or growing on the exterior surface
epoch time a period marked by distinctive character; a unit of geological time that is a subdivision
equal property having the same quantity, value, or measure; be identical or equivalent to
equality attribute the quality of being the same in quantity; a state of being essentially equal or equivalent
equate verb consider or describe as similar, equal; be equivalent or parallel, in mathematics
equation communication a mathematical statement that two expressions; the act of regarding as equal
equilibrate verb bring to a chemical stasis or equilibrium; bring into balance or equilibrium
equilibrium state a stable situation in which forces cancel one; a chemical reaction and its reverse proceed
equip verb provide with usually for a specific purpose; provide with abilities or understanding
equipment artifact an instrumentality needed for an undertaking
equitable property fair to all parties as dictated by reason
equivalent cognition a person or thing equal to another in value; the atomic weight of an element that has
equivocation act falsification by means of vague or ambiguous; intentionally vague or ambiguous
era time a period marked by distinctive character; a measure of a pitcher's effectiveness
eradicate verb kill in large numbers; destroy completely, as if down to the roots
eradicator person someone who exterminates
erase verb remove from memory or existence; wipe out digitally or magnetically recorded
erect verb construct, build, or erect; upright in position or posture
erection act the act of building or putting up; a structure that has been erected
ereshkigal person goddess of death and consort of Nergal
ereshkigel person goddess of death and consort of Nergal
ergot plant a fungus that infects various cereal plants; a plant disease caused by the ergot fungus
erode verb remove soil or rock; become ground down or deteriorate
erogenous property sensitive to sexual stimulation
eros feeling a desire for sexual intimacy; god of love
erotic property giving sexual pleasure; an erotic person
erotica act creative activity of no literary or artistic
eroticism feeling the arousal of feelings of sexual desire; a state of anticipation of sexuality
erotism feeling the arousal of feelings of sexual desire; a state of anticipation of sexuality
err verb to make a mistake or be incorrect; wander from a direct course or at random
errand act a short trip that is taken in the performance
error act a wrong action attributable to bad judgment; inadvertent incorrectness
ersatz property artificial and inferior; an artificial or inferior substitute
erudite property having or showing profound knowledge
erupt verb start abruptly; erupt or intensify suddenly
erysipelas state an acute streptococcal infection characterized
erythema state abnormal redness of the skin resulting
erythroderma state any skin disorder involving abnormal redness
escalation act an increase to counteract a perceived
escape verb run away from confinement; fail to experience
escapism act an inclination to retreat from unpleasant
eschatology cognition the branch of theology that is concerned
escheat possession a reversion to the state in the absence of legal; the property that reverts to the state
eschew verb avoid and stay away from deliberately
escort verb accompany as an escort; someone who escorts and protects a prominent
escritoire artifact a desk used for writing
escutcheon artifact a shield; a plate on a ship's stern on which the name
esophagitis state inflammation of the esophagus
espouse verb choose and follow; take up the cause, ideology, practice, method
essay communication an analytic or interpretive literary composition; a tentative attempt
essence cognition the choicest or most essential or most vital; a toiletry that emits and diffuses a fragrant
essential property absolutely necessary; basic and fundamental
establish verb set up or found; set up or lay the groundwork for
established property brought about or set up or accepted; conforming with accepted standards
estate possession everything you own; extensive landed property retained by the owner
esteem state the condition of being honored; regard highly
esthetic property concerning or characterized by an appreciation; a philosophical theory as to what is beautiful
estimate verb judge tentatively or form an estimate of; an approximate calculation of quantity or degree
estrogen substance a general term for female steroid sex hormones
estrus state applies to nonhuman mammals
etcetera artifact additional unspecified odds and ends
eternal property continuing forever or indefinitely; tiresomely long
eternity time time without end; a state of eternal existence believed in some
ethanediol substance a sweet but poisonous syrupy liquid used
ethereal property characterized by lightness and insubstantiality; of or containing or dissolved in ether
ethic cognition the principles of right and wrong that are; a system of principles governing morality
ethical property of or relating to the philosophical study; conforming to accepted standards of social
ethnic property denoting or deriving from or distinctive; a person who is a member of an ethnic group
ethos attribute the distinctive spirit of a culture or an era
etiologic property relating to the etiology of a disease; of or relating to the philosophical study
etiological property relating to the etiology of a disease; of or relating to the philosophical study
etiology cognition the philosophical study of causation; the cause of a disease
eulogize verb praise formally and eloquently
euphemism communication an inoffensive or indirect expression
europe object the 2nd smallest continent; an international organization of European
european property of or relating to or characteristic of Europe; a native or inhabitant of Europe
euthanasia act the act of killing someone painlessly
evacuate verb empty completely; move out of an unsafe location into safety
evacuation act the act of removing the contents of something; the act of evacuating
evade verb avoid or try to avoid fulfilling, answering; escape, either physically or mentally
evaluate verb evaluate or estimate the nature, quality; form a critical opinion of
evaluation act act of ascertaining or fixing the value or worth; an appraisal of the value of something
evangelical property relating to or being a Christian church; of or pertaining to or in keeping
evaporate verb lose or cause to lose liquid by vaporization; change into a vapor
evaporation process the process of becoming a vapor; the process of extracting moisture
evasion act the act of physically escaping from something; nonperformance of something distasteful that you
evasive property deliberately vague or ambiguous; avoiding or escaping from difficulty or danger
eve person Adam's wife in Judeo-Christian mythology; the day before
even property divisible by two; equal in degree or extent or amount
evening time the latter part of the day; a later concluding time period
event thing something that happens at a given place and time; a special set of circumstances
eventual property expected to follow in the indefinite future
every property each and all of the members of a group; each and all of a series of entities
everyday property found in the ordinary course of events; commonplace and ordinary
evidence cognition your basis for belief or disbelief; an indication that makes something evident
evident property clearly revealed to the mind or the senses; capable of being seen or noticed
evil property morally bad or wrong; morally objectionable behavior
evoke verb call forth; evoke or provoke to appear or occur
evolution process a process in which something passes by degrees; the sequence of events involved
evolve verb undergo development or evolution; work out
exacerbate verb make worse; exasperate or irritate
exacerbation act action that makes a problem or a disease worse; violent and bitter exasperation
exact property marked by strict and particular and complete; characterized by perfect conformity to fact
exaggerate verb to enlarge beyond bounds or the truth; do something to an excessive degree
exaggerated property represented as greater than is true; enlarged to an abnormal degree
exaggeration act the act of making something more noticeable than; extravagant exaggeration
exalt verb praise, glorify, or honor; fill with sublime emotion
exalted property of high moral or intellectual value
examination act the act of examining something closely; a set of questions or exercises evaluating skill
examine verb consider in detail and subject to an analysis; observe, check out, and look over carefully
example cognition an item of information that is typical; a representative form or pattern
exanthem state eruption on the skin occurring as a symptom
exanthema state eruption on the skin occurring as a symptom
exasperated property greatly annoyed
exasperation feeling an exasperated feeling of annoyance; actions that cause great irritation
excavation act the act of digging; the act of extracting ores or coal etc
exceed verb be greater in scope or size than some standard; be superior or better than some standard
excel verb distinguish oneself
excellence attribute the quality of excelling; an outstanding feature
excellent property very good
except verb prevent from being included or considered; take exception to
exception cognition a deliberate act of omission; an instance that does not conform to a rule
exceptional property far beyond what is usual in magnitude or degree; surpassing what is common or usual or expected
excess attribute a quantity much larger than is needed; more than is needed, desired, or required
excessive property beyond normal limits; unrestrained, especially with regard to feelings
exchange phenomenon chemical process in which one atom or ion; give to, and receive from, one another
excitability cognition excessive sensitivity of an organ or body part; being easily excited
excitatory property able to excite or stimulate
excite verb arouse or elicit a feeling; act as a stimulant
excited property excessively affected by emotion; in an aroused state
excitement feeling the feeling of lively and cheerful joy; the state of being emotionally aroused
exciting property creating or arousing excitement; stimulating interest and discussion
exclaim verb utter aloud; state or announce
exclamation communication an abrupt excited utterance; an exclamatory rhetorical device
exclude verb prevent from being included or considered; prevent from entering
exclusive property not divided or shared with others; a news report that is reported first by one news
excrement substance waste matter discharged from the body
excreta substance waste matter discharged from the body
excreting process the bodily process of discharging waste matter
excretion process the bodily process of discharging waste matter; waste matter discharged from the body
excruciation act the infliction of extremely painful punishment; a state of acute pain
exculpate verb pronounce not guilty of criminal charges
exculpation act the act of freeing from guilt or blame; a defense of some offensive behavior or some
excuse communication a defense of some offensive behavior or some; accept an excuse for
execute verb kill as a means of socially sanctioned; put in effect
executed property put to death as punishment
executing act putting a condemned person to death
execution act putting a condemned person to death; the act of performing
executioner person an official who inflicts capital punishment
executive person a person responsible for the administration; having the function of carrying out plans
executor person a person appointed by a testator to carry out
exemplify verb clarify by giving an example of; be characteristic of
exempt property freed from or not subject to an obligation; grant relief or an exemption from a rule
exemption state immunity from an obligation or duty; an act exempting someone
exercise act the activity of exerting your muscles in various; put to use
exert verb put to use; have and exercise
exertion act use of physical or mental energy
exfoliation object a thin flake of dead epidermis shed; the peeling off in flakes or scales of bark
exhale verb expel air; give out
exhaust verb wear out completely; use up
exhausted property drained of energy or effectiveness; depleted of energy, force, or strength
exhaustion state extreme fatigue; the act of exhausting something entirely
exhibit verb show an attribute, property, knowledge, or skill; to show, make visible or apparent
exhibition act the act of exhibiting; a collection of things for public display
exhortation communication a communication intended to urge or persuade; the act of exhorting
exhumation act the act of digging something up out
exist verb have an existence, be extant; support oneself
existence state the state or fact of existing; everything that exists anywhere
existential property derived from experience or the experience; relating to or dealing with existence
existing property presently existing; having existence or being or actuality
exit artifact an opening that permits escape or release; the act of going out
exonerate verb pronounce not guilty of criminal charges
exopterygota animal subclass of insects characterized by gradual
exotic property being or from or characteristic of another place; strikingly strange or unusual
expand verb extend in one or more directions; become larger in size or volume or quantity
expanded property increased in extent or size or bulk or scope
expanse attribute a wide scope; the extent of a 2-dimensional surface enclosed
expansion act the act of increasing in size or volume; adding information or detail
expect verb regard something as probable or likely; consider obligatory
expectancy cognition something expected; an expectation
expectant property marked by eager anticipation; in an advanced stage of pregnancy
expectation cognition belief about the future; anticipating with confidence of fulfillment
expected property considered likely or probable to happen
expedite verb speed up the progress of; process fast and efficiently
expedition act a military campaign designed to achieve; a journey organized for a particular purpose
expel verb force to leave or move out; eliminate
expend verb use up, consume fully; pay out
expenditure possession money paid out; the act of spending money for goods or services
expense possession amounts paid for goods and services that may be; a detriment or sacrifice
expensive property high in price or charging high prices
experience cognition the accumulation of knowledge or skill; the content of direct observation
experienced property having experience
experiential property relating to or resulting from experience; derived from experience or the experience
experiment act the act of conducting a controlled test; to conduct a test or investigation
experimental property relating to or based on experiment; relying on observation or experiment
experimenter person a research worker who conducts experiments; a person who enjoys testing innovative ideas
expert person a person with special knowledge or ability who; having or showing knowledge and skill
expertise cognition skillfulness by virtue of possessing special
expiration time a coming to an end of a contract period; the act of expelling air from the lungs
expire verb lose validity; pass from physical life and lose all bodily
explain verb make plain and comprehensible; define
explanation communication a statement that makes something comprehensible; thought that makes something comprehensible
expletive communication profane or obscene expression usually; a word or phrase conveying no independent
explicit property precisely and clearly expressed or readily; in accordance with fact or the primary meaning
explode verb cause to burst with a violent release of energy; burst outward, usually with noise
exploit verb use or manipulate to one's advantage; draw from
exploitation act the act of making some area of land or water; an act that exploits or victimizes someone
exploration act to travel for the purpose of discovery; a careful systematic search
explore verb inquire into; travel to or penetrate into
explorer person someone who travels into little known regions; a commercial browser
explosion event a violent release of energy caused by a chemical; the act of exploding or bursting
explosive property serving to explode or characterized by explosion; liable to lead to sudden change or violence
export verb sell or transfer abroad; commodities sold to a foreign country
expose verb expose or make accessible to some action; make known to the public information that was
exposed property with no protection or shield; not covered with clothing
exposition communication a systematic interpretation or explanation; an account that sets forth the meaning or intent
exposure attribute vulnerability to the elements; the act of subjecting someone to an influencing
expound verb add details, as to an account or idea; state
express verb give expression to; articulate
expressed property communicated in words; precisely and clearly expressed or readily
expression attribute the feelings expressed on a person's face; expression without words
expressive property characterized by expression
expurgator person a person who edits a text by removing obscene
exquisite property intense or sharp; of extreme beauty
extend verb extend in scope or range or area; stretch out over a distance, space, time
extended property relatively long in duration; fully extended or stretched forth
extension time a mutually agreed delay in the date set; act of expanding in scope
extensive property large in spatial extent or range or scope; broad in scope or content
extent state the point or degree to which something extends; the distance or area or volume over
extenuate verb lessen or to try to lessen the seriousness
exterior property situated in or suitable for the outdoors; the outer side or surface of something
exterminate verb kill en masse; destroy completely, as if down to the roots
exterminator person someone who exterminates
external property happening or arising or located outside; coming from the outside
extinguish verb put an end to; kill in large numbers
extirpate verb destroy completely, as if down to the roots; surgically remove
extortioner person a criminal who extorts money from someone
extortionist person a criminal who extorts money from someone
extra property more than is needed, desired, or required; something additional of the same kind
extract verb remove, usually with some force or effort; a solution obtained by steeping or soaking
extraneous property not pertinent to the matter under consideration; not essential
extrapolate verb estimate the value of; gain knowledge of by extrapolating
extravagant property unrestrained, especially with regard to feelings; recklessly wasteful
extreme property of the greatest possible degree or extent; the furthest or highest degree of something
extremity body an external body part that projects; that part of a limb that is farthest
extricate verb release from entanglement of difficulty
exuberant property joyously unrestrained; produced or growing in extreme abundance
exultant property joyful and proud especially because of triumph
exultation feeling a feeling of extreme joy; the utterance of sounds expressing great joy
eye body the organ of sight; look at
eyebrow body the arch of hair above each eye
eyed property having an eye or eyes or eyelike feature
eyelid body either of two folds of skin that can be moved
eyes cognition opinion or judgment
eyesight cognition normal use of the faculty of vision
eyesore attribute something very ugly and offensive
fabled property celebrated in fable or legend
fabric artifact artifact made by weaving or felting or knitting; the underlying structure
facade artifact the face or front of a building; a showy misrepresentation intended to conceal
face body the front of the human head from the forehead; deal with head on
faced property having a face or facing especially
facet cognition a distinct feature or element in a problem; a smooth surface
facilitate verb make easier; increase the likelihood of
facility artifact a building or place that provides a particular; a service that an organization or a piece
facing artifact a lining applied to the edge of a garment; providing something with a surface
fact cognition a piece of information about circumstances; a statement or assertion of verified information
faction group a clique that seeks power usually through; a dissenting clique
factor event anything that contributes causally to a result; an abstract part of something
factory artifact a plant consisting of one or more buildings
faculty cognition one of the inherent cognitive or perceptual; the body of teachers and administrators
fade verb become less clearly visible or distinguishable; disappear gradually
faded property having lost freshness or brilliance of color; reduced in strength
faecal property of or relating to feces
fag artifact finely ground tobacco wrapped in paper; offensive term for a homosexual man
faggot artifact a bundle of sticks and branches bound together; offensive term for a homosexual man
fagot artifact a bundle of sticks and branches bound together; offensive term for a homosexual man
fail verb fail to do something; be unsuccessful
failing act failure to reach a minimum required performance; a flaw or weak point
failure act an act that fails; an event that does not accomplish its intended
faint property lacking clarity or distinctness; deficient in magnitude
fair property free from favoritism or self-interest or bias; not excessive or extreme
fairway location the area between the tee and putting green where; a tract of ground free of obstacles to movement
fairy person a small being, human in form, playful and having; offensive term for a homosexual man
fairytale communication a story about fairies; an interesting but highly implausible story
faith cognition a strong belief in a supernatural power; complete confidence in a person or plan etc
faithful property steadfast in affection or allegiance; any loyal and steadfast following
fake property fraudulent; something that is a counterfeit
falcon animal diurnal birds of prey having long pointed; hunt with falcons
fall verb descend in free fall under the influence; move downward and lower, but not necessarily all
falloff process a noticeable deterioration in performance
fallout substance the radioactive particles that settle; any adverse and unwanted secondary effect
false property not in accordance with the fact or reality; arising from error
falsify verb make false by mutilation or addition; falsify knowingly
falsity communication a false statement; the state of being false or untrue
falter verb be unsure or weak; move hesitatingly, as if about to give way
faltering act the act of pausing uncertainly; unsteady in speech or action
fame state the state or quality of being widely honored; favorable public reputation
famed property widely known and esteemed
familiar property well known or easily recognized; within normal everyday experience
familiarity cognition personal knowledge or information about someone; usualness by virtue of being familiar or well
family group a social unit living together; primary social group
famine event a severe shortage of food resulting in violent; an acute insufficiency
famous property widely known and esteemed
fan artifact a device for creating a current of air; an ardent follower and admirer
fanaticism cognition excessive intolerance of opposing views
fancy verb imagine; not plain
fang animal hollow or grooved tooth of a venomous snake; canine tooth of a carnivorous animal
fantastic property ludicrously odd; extraordinarily good or great
fantasy cognition imagination unrestricted by reality; something many people believe that is false
far property located at a great distance in time or space; being of a considerable distance or length
faraway property very far away in space or time; far removed mentally
farce communication a comedy characterized by broad satire; mixture of ground raw chicken and mushrooms
fare cognition an agenda of things to do; proceed or get along
farewell communication an acknowledgment or expression of goodwill; the act of departing politely
farm artifact workplace consisting of farm buildings; be a farmer
farmer person a person who operates a farm; United States civil rights leader who in 1942
farmhouse artifact house for a farmer and family
farming act the practice of cultivating the land or raising; agriculture considered as an occupation or way
farther property more distant in especially space or time; more distant in especially degree
fascinate verb to render motionless, as with a fixed stare; cause to be interested or curious
fascinating property capable of arousing and holding the attention; capturing interest as if by a spell
fascination state the state of being intensely interested; the capacity to attract intense interest
fascism cognition a political theory advocating an authoritarian
fashion attribute how something is done or how it happens; make out of components
fashionable property being or in accordance with current social; having elegance or taste or refinement
fast property acting or moving or capable of acting or moving; abstaining from food
fastball act a pitch thrown with maximum velocity
fasten verb cause to be firmly attached; become fixed or fastened
fastidious property giving careful attention to detail; having complicated nutritional requirements
fat property having an abundance of flesh; a soft greasy substance occurring in organic
fatal property bringing death; having momentous consequences
fatality attribute the quality of being able to cause death; a death resulting from an accident or a disaster
fate event an event that will inevitably happen; the ultimate agency regarded as predetermining
fateful property having momentous consequences; controlled or decreed by fate
fathead person a man who is a stupid incompetent fool
fatheaded property stupid
father person a male parent; the founder of a family
fathom verb come to understand; a linear unit of measurement for water depth
fatigue state temporary loss of strength and energy resulting; labor of a nonmilitary kind done by soldiers
fatigued property drained of energy or effectiveness
fatuous property extremely silly or stupid
fault act a wrong action attributable to bad judgment; an imperfection in an object or machine
favor verb promote over another; an act of gracious kindness
favorable property encouraging or approving or pleasing; tending to promote or facilitate
favored property preferred above all others and treated
favorite cognition something regarded with special favor or liking; a special loved one
favus state a contagious fungal infection of the scalp
fear feeling an emotion experienced in anticipation of some; be afraid or feel anxious or apprehensive about
fearful property experiencing or showing fear; causing fear or dread or terror
fearfulness attribute the trait of being afraid; an emotion experienced in anticipation of some
feasibility attribute the quality of being doable
feasible property capable of being done with means at hand
feast event something experienced with great delight; a ceremonial dinner party for many people
feat act a notable achievement
feather animal the light horny waterproof structure forming; join tongue and groove, in carpentry
feature cognition a prominent attribute or aspect of something; the characteristic parts of a person's face
featured property made a feature or highlight; having facial features as specified
feb time the month following January and preceding March
february time the month following January and preceding March
fecal property of or relating to feces
fecula substance excreta
feculent property foul with waste matter
federal property national; of or relating to the central government
fee possession a fixed charge for a privilege; an interest in land capable of being inherited
feeble property pathetically lacking in force or effectiveness; lacking bodily or muscular strength or vitality
feed verb provide as food; food for domestic livestock
feedback communication response to an inquiry or experiment; the process in which part of the output
feeding act the act of consuming food; the act of supplying food and nourishment
feedlot artifact a building where livestock are fattened
feel verb undergo an emotional sensation or be; come to believe on the basis of emotion
feeler animal one of a pair of mobile appendages on the head; slender tactile process on the jaws of a fish
feeling thing the experiencing of affective and emotional; a vague idea in which some confidence is placed
feelings feeling emotional or moral sensitivity
feline property of or relating to cats; any of various lithe-bodied roundheaded fissiped
fell verb cause to fall by or as if by delivering a blow; the act of felling something
fella person a boy or man
fellate verb provide sexual gratification through oral
fellatio act oral stimulation of the penis
fellation act oral stimulation of the penis
fellow person a boy or man; a friend who is frequently in the company
fellowship group an association of people who share common; the state of being with someone
felon person someone who has committed a crime or has been; a purulent infection at the end of a finger
felonious property involving or being or having the nature
felony act a serious crime
female animal an animal that produces gametes that can be; being the sex that produces fertilizable gametes
feminine property associated with women and not with men; of grammatical gender
fence artifact a barrier that serves to enclose an area; enclose with a fence
fencing artifact a barrier that serves to enclose an area; the art or sport of fighting with swords
fentanyl artifact trade names of a narcotic analgesic that can be
fermentation process a process in which an agent causes an organic; a state of agitation or turbulent change
fertile property capable of reproducing; intellectually productive
fervent property characterized by intense emotion; extremely hot, burning, or glowing
festering body a fluid product of inflammation; the formation of morbific matter in an abscess
festination state involuntary shortening of stride and quickening
festival time a day or period of time set aside for feasting; an organized series of acts and performances
festive property offering fun and gaiety
festivity act any joyous diversion
fetch verb go or come after and bring or take back; the action of fetching
fete verb have a celebration; an organized series of acts and performances
fetichism act sexual arousal or gratification resulting; a belief in the magical power of fetishes
fetidness attribute the attribute of having a strong offensive smell
fetish act excessive or irrational devotion to some; a charm superstitiously believed to embody
fetishism act sexual arousal or gratification resulting; a belief in the magical power of fetishes
fetishist person one who engages in fetishism
fetor cognition a distinctive odor that is offensively
fever feeling intense nervous anticipation; a rise in the temperature of the body
feverish property marked by intense agitation or emotion; of or relating to or characterized by fever
few property a quantifier that can be used with count nouns; a small elite group
fewer property quantifier meaning a smaller number of
fey property slightly insane; suggestive of an elf in strangeness
fiat communication a legally binding command or decision entered
fiber substance a slender and greatly elongated substance; a leatherlike material made by compressing
fibrin substance a white insoluble fibrous protein formed
fibroadenoma state benign and movable and firm and not tender tumor
fibrosis state development of excess fibrous connective tissue
fibrositis state inflammation of white fibrous tissues
fiction communication a literary work based on the imagination and not; a deliberately false or improbable account
fictional property related to or involving literary fiction; formed or conceived by the imagination
fiddle artifact bowed stringed instrument that is the highest; try to fix or mend
fidget verb move restlessly; a feeling of agitation expressed in continual
field location a piece of land cleared of trees and usually; a region where a battle is being fought
fiend person a cruel wicked and inhuman person; an evil supernatural being
fierce property marked by extreme and violent energy; marked by extreme intensity of emotions
fiery property like or suggestive of fire; characterized by intense emotion
fifteen property being one more than fourteen; the cardinal number that is the sum of fourteen
fifteenth property coming next after the fourteenth and just before; position 15 in a countable series of things
fifth property coming next after the fourth and just before; a quantity of liquor equal to one fifth
fifties time the decade from 1950 to 1959; the time of life between 50 and 60
fifty property being ten more than forty; the cardinal number that is the product of ten
fig communication a diagram or picture illustrating textual; fleshy sweet pear-shaped yellowish or purple
fight verb be engaged in a fight; fight against or resist strongly
fighter person someone who fights; a high-speed military or naval airplane designed
fighting act the act of fighting; engaged in or ready for military or naval
figurative property not literal; consisting of or forming human or animal figures
figure communication a diagram or picture illustrating textual; alternative names for the body of a human being
filariasis state a disease caused by nematodes in the blood
file verb record in a public office or in a court of law; a set of related records kept together
filing communication the entering of a legal document into the public; preservation and methodical arrangement
fill verb make full, also in a metaphorical sense; become full
filled property generously supplied with; of purchase orders that have been filled
filling substance any material that fills a space or container; flow into something
film communication a form of entertainment that enacts a story; a medium that disseminates moving pictures
filmed property recorded on film
filter verb remove by passing through a filter; device that removes something from whatever
filth communication an offensive or indecent word or phrase; a state characterized by foul or disgusting dirt
filthiness attribute moral corruption or pollution; a state characterized by foul or disgusting dirt
filthy property disgustingly dirty; characterized by obscenity
final property occurring at or forming an end or termination; conclusive in a process or progression
finale communication the closing section of a musical composition; the concluding part of any performance
finance verb obtain or provide money for; the commercial activity of providing funds
financial property involving financial matters
financing act the act of financing
find verb come upon, as if by accident; discover or determine the existence, presence
finding act the act of determining the properties; the decision of a court on issues of fact or law
fine property minutely precise especially in differences; being satisfactory or in satisfactory condition
finger body any of the terminal members of the hand; feel or handle with the fingers
fingermark attribute a smudge made by a finger
fingerprint communication a print made by an impression of the ridges; a smudge made by a finger
fingertip body the end of a finger
finish verb come or bring to a finish or an end; finally be or do something
finished property brought to the desired final state; ended or brought to an end
finite property bounded or limited in magnitude or spatial; relating to forms of the verb that are limited
fire event the event of something burning; start firing a weapon
firearm artifact a portable gun
firebug animal a true bug; a criminal who illegally sets fire to property
firecracker artifact firework consisting of a small explosive charge
firelight phenomenon the light of a fire
fireplace artifact an open recess in a wall at the base
firework artifact a device with an explosive that burns at a low
firing act the act of firing weapons or artillery; the act of discharging a gun
firm group the members of a business organization that owns; marked by firm determination or resolution
firmness attribute the trait of being resolute; the muscle tone of healthy tissue
first property preceding all others in time or space or degree; indicating the beginning unit in a series
firsthand property received directly from a source
fiscal property involving financial matters
fish animal any of various mostly cold-blooded aquatic; the flesh of fish used as food
fisherman person someone whose occupation is catching fish
fishing act the act of someone who fishes as a diversion; the occupation of catching fish for a living
fist body a hand with the fingers clenched in the palm
fistfight act a fight with bare fists; fight with the fists
fistula body an abnormal passage leading from a suppurating; a chronic inflammation of the withers of a horse
fit verb be agreeable or acceptable to; be the right size or shape
fitch animal dark brown mustelid of woodlands of Eurasia
fitness attribute the quality of being suitable; good physical condition
fitting property in harmony with the spirit of particular persons; being precisely fitting and right
five property being one more than four; the cardinal number that is the sum of four
fix verb restore by replacing a part or putting together; cause to be firmly attached
fixed property having a fixed and unchanging value; fixed and unmoving
fixer person someone who intervenes with authorities; synthetic narcotic drug similar to morphine but
fizzle verb end weakly; a complete failure
flag artifact emblem usually consisting of a rectangular piece; a listing printed in all issues of a newspaper
flagellant person a person who whips himself as a religious; a person who is whipped or whips himself
flagitious property shockingly brutal or cruel; extremely wicked, deeply criminal
flail artifact an implement consisting of handle with a free; give a thrashing to
flair cognition a natural talent; distinctive and stylish elegance
flame process the process of combustion of inflammable; criticize harshly, usually via an electronic
flank verb be located at the sides of something or somebody; the side of military or naval formation
flannel artifact a soft light woolen fabric; bath linen consisting of a piece of cloth used
flap verb move in a wavy pattern or with a rising; any broad thin and limber covering attached
flare communication a burst of light used to communicate; a sudden burst of flame
flash verb gleam or glow intermittently; a sudden intense burst of radiant energy
flasher artifact an electrical device that automatically turns; a light that flashes on and off
flashlight artifact a small portable battery-powered electric lamp
flashy property marked by conspicuous display; tastelessly showy
flask artifact bottle that has a narrow neck; the quantity a flask will hold
flat property having a surface without slope, tilt in which no; having a relatively broad surface in relation
flatness attribute the property of having two dimensions; inactivity
flatten verb make flat or flatter; become flat or flatter
flatter verb praise somewhat dishonestly
flattery communication excessive or insincere praise
flatus act a reflex that expels intestinal gas through
flaunt verb display proudly; the act of displaying something ostentatiously
flautist person someone who plays the flute
flavor cognition the taste experience when a savoury condiment; the general atmosphere of a place or situation
flaw state an imperfection in an object or machine; defect or weakness in a person's character
flawless property without a flaw
flea animal any wingless bloodsucking parasitic insect noted
fledgling person any new participant in some activity; having acquired its flight feathers
flee verb run away quickly
fleet property moving very fast; group of aircraft operating together under
flesh body the soft tissue of the body of a vertebrate; alternative names for the body of a human being
flexibility attribute the property of being flexible; the quality of being adaptable or variable
flexible property able to flex; capable of being changed
flick event a light sharp contact; throw or toss with a quick motion
flicker verb move back and forth very rapidly; the act of moving back and forth
flight act an instance of traveling by air; a formation of aircraft in flight
flimflam act a swindle in which you cheat at gambling
flimsy property lacking solidity or strength; a thin strong lightweight translucent paper used
flinch verb draw back, as with fear or pain; a reflex response to sudden pain
fling verb throw with force or recklessness; move in an abrupt or headlong manner
flip verb lightly throw to see which side comes up; an acrobatic feat in which the feet roll over
flirt verb talk or behave amorously, without serious; playful behavior intended to arouse sexual
flirtation act playful behavior intended to arouse sexual
flirting act playful behavior intended to arouse sexual
float verb be in motion due to some air or water current; be afloat either on or below a liquid surface
floating property borne up by or suspended in a liquid; the act of someone who floats on the water
floc substance a small loosely aggregated mass of flocculent
flock group a group of birds; a church congregation guided by a pastor
flood verb fill quickly beyond capacity; the rising of a body of water
floor artifact the inside lower horizontal surface; a structure consisting of a room or set of rooms
floozie person a prostitute who attracts customers by walking
floozy person a prostitute who attracts customers by walking
flop verb fall loosely; fall suddenly and abruptly
florida location a state in southeastern United States between
florist artifact a shop where flowers and ornamental plants are; someone who grows and deals in flowers
flounder verb walk with great difficulty; behave awkwardly
flour food fine powdery foodstuff obtained by grinding; convert grain into flour
flourish verb grow vigorously; a showy gesture
flout verb treat with contemptuous disregard; laugh at with contempt and derision
flow event the motion characteristic of fluids; move or progress freely as if in a stream
flower plant a plant cultivated for its blooms or blossoms; reproductive organ of angiosperm plants
flowering process the time and process of budding and unfolding; a developmental process
flu state an acute febrile highly contagious viral disease
fluid substance a substance that is fluid at room temperature; continuous amorphous matter that tends to flow
flunk act failure to reach a minimum required performance; fail to get a passing grade
fluorescein substance a yellow dye that is visible even when highly
fluorescence phenomenon light emitted during absorption of radiation
fluoride substance a salt of hydrofluoric acid
flurry act a rapid active commotion; move in an agitated or confused manner
flush verb turn red, as if in embarrassment or shame; flow freely
flushed property reddened or suffused with or as if with blood; having the pinkish flush of health
flutter act the act of moving back and forth; move back and forth very rapidly
flux time the rate of flow of energy or particles across; a flow or discharge
fly verb travel through the air; move quickly or suddenly
flyblown property blemished, especially of reputation; foul and run-down and repulsive
flycatcher animal any of a large group of small songbirds; large American birds that characteristically
flypaper substance paper that is poisoned or coated with a sticky
flyspeck substance a tiny dark speck made by the excrement of a fly; very small
foam object a mass of small bubbles formed in or on a liquid; a lightweight material in cellular form
foaming property emitting or filled with bubbles; producing or covered with lathery sweat
foamy property producing or covered with lathery sweat; emitting or filled with bubbles
focal property having or localized centrally at a focus; of or relating to a focus
focalisation act the act of bringing into focus; the confinement of an infection to a limited
focalization act the act of bringing into focus; the confinement of an infection to a limited
focus cognition the concentration of attention or energy; direct one's attention on something
foe person an armed adversary; a personal enemy
foetor cognition a distinctive odor that is offensively
fog phenomenon droplets of water vapor suspended in the air; an atmosphere in which visibility is reduced
foil artifact a piece of thin and flexible sheet metal; hinder or prevent of
fold verb bend or lay so that one part covers the other; an angular or rounded shape made by folding
folderol communication nonsensical talk or writing
foliage plant the main organ of photosynthesis; leaf-like architectural ornament
folie state a psychological disorder of thought or emotion
folk group people in general; a social division of people
folklore cognition the unwritten lore of a culture
folliculitis state inflammation of a hair follicle
follow verb to travel behind, go after, come after; be later in time
follower person a person who accepts the leadership of another; someone who travels behind or pursues another
following property about to be mentioned or specified; immediately following in time or order
folly attribute the trait of acting stupidly or rashly; a stupid mistake
fomentation act deliberate and intentional triggering; application of warm wet coverings to a part
fond property having or displaying warmth or affection; having a strong preference or liking for
fondness feeling a predisposition to like something; a quality proceeding from feelings of affection
food thing any substance that can be metabolized; anything that provides mental stimulus
fool person a person who lacks good judgment; a person who is gullible and easy to take
foolery act foolish or senseless behavior
foolish property devoid of good sense or judgment; having or revealing stupidity
foolishness attribute the trait of acting stupidly or rashly; a stupid mistake
foolproof property not liable to failure; proof against human misuse or error
foot body the part of the leg of a human being below; a linear unit of length equal to 12 inches
football act any of various games played with a ball; the inflated oblong ball used in playing
footstep act the act of taking a step in walking; the sound of a step of someone walking
foray act a sudden short attack; an initial attempt
forbid verb command against; keep from happening or arising
forbidden property excluded from use or mention
force verb to cause to do through pressure or necessity; a powerful effect or influence
forced property produced by or subjected to forcing; forced or compelled
forceful property characterized by or full of force or strength; forceful and definite in expression or action
forecast verb predict in advance; judge to be probable
foreclose verb subject to foreclosing procedures; keep from happening or arising
forefinger body the finger next to the thumb
forego verb be earlier in time; lose or lose the right to by some error
foregoing property especially of writing or speech
foreground cognition the part of a scene that is near the viewer; a window for an active application
forehead body the part of the face above the eyes; the large cranial bone forming the front part
foreign property of concern to or concerning the affairs of other; relating to or originating in or characteristic
foreigner person a person who comes from a foreign country; someone who is excluded from or is not a member
foreman person a person who exercises control over workers; a man who is foreperson of a jury
foremost property ranking above all others; preceding all others in spatial position
foreplay act mutual sexual fondling prior to sexual
forerunner communication something that precedes and indicates; a person who goes before or announces the coming
foresee verb realize beforehand; picture to oneself
foreskin body a fold of skin covering the tip of the penis; a fold of skin covering the tip of the clitoris
forest group the trees and other plants in a large densely; land that is covered with trees and shrubs
forestall verb keep from happening or arising; act in advance of
forewing animal either of the anterior pair of wings
forfeit verb lose or lose the right to by some error; surrendered as a penalty
forfeiture act the act of losing or surrendering something; a penalty for a fault or mistake that involves
forge verb create by hammering; make a copy of with the intent to deceive
forgery act criminal falsification by making or altering; a copy that is represented as the original
forget verb dismiss from the mind; be unable to remember
forgive verb stop blaming or grant forgiveness; absolve from payment
forgo verb do without or cease to hold or adhere to; lose or lose the right to by some error
forgotten property not noticed inadvertently
fork artifact cutlery used for serving and eating food; the act of branching out or dividing into
form communication the phonological or orthographic sound; a category of things distinguished by some
formal property being in accord with established forms; characteristic of or befitting a person
formaldehyde substance a colorless poisonous gas
formalism cognition the doctrine that formal structure rather than; the practice of scrupulous adherence
formation group an arrangement of people or things acting; the act of fabricating something in a particular
former property referring to the first of two things or persons; belonging to some prior time
formication state hallucinated sensation that insects or snakes
formidable property inspiring fear; extremely impressive in strength or excellence
formula communication a group of symbols that make a mathematical; directions for making something
formulate verb elaborate, as of theories and hypotheses; put into words or an expression
formulation substance a substance prepared according to a formula; inventing or contriving an idea or explanation
fornication act voluntary sexual intercourse between persons not; extramarital sex that willfully and maliciously
forsake verb leave someone who needs or counts on you
fort artifact a fortified military post where troops are; a fortified defensive structure
forthright property characterized by directness in manner or speech
fortify verb make strong or stronger; add alcohol to
fortitude attribute strength of mind that enables one to endure
fortress artifact a fortified defensive structure
fortunate property having unexpected good fortune; supremely favored
fortune phenomenon an unknown and unpredictable phenomenon; a large amount of wealth or prosperity
forty property being ten more than thirty; the cardinal number that is the product of ten
forward property at or near or directed toward the front; send or ship onward from an intermediate post
forwardness attribute prompt willingness; an advanced stage
foster verb promote the growth of; United States songwriter whose songs embody
foul verb make impure; hit a foul ball
fouled property made dirty or foul; especially of a ship's lines etc
foulmart animal dark brown mustelid of woodlands of Eurasia
foulness attribute the attribute of having a strong offensive smell; the badness of the weather
foumart animal dark brown mustelid of woodlands of Eurasia
found verb set up or found; set up or lay the groundwork for
foundation relation the basis on which something is grounded; an institution supported by an endowment
founder person a person who founds or establishes some; inflammation of the laminated tissue
founding act the act of starting something for the first time
fountain artifact a structure from which an artificially produced; a plumbing fixture that provides a flow of water
four property being one more than three; the cardinal number that is the sum of three
fourteen property being one more than thirteen; the cardinal number that is the sum of thirteen
fourth property coming next after the third and just before; following the third position
fox animal alert carnivorous mammal with pointed muzzle; a shifty deceptive person
foyer artifact a large entrance or reception room or area
fracas communication noisy quarrel
fraction substance a component of a mixture that has been separated; a small part or item forming a piece of a whole
fractionate verb separate into constituents or fractions; obtain by a fractional process
fragile property easily broken or damaged or destroyed; vulnerably delicate
fragment object a piece broken off or cut off of something else; a broken piece of a brittle artifact
fragmentary property consisting of small disconnected parts
fragrance cognition a distinctive odor that is pleasant; a pleasingly sweet olfactory property
fragrant property pleasant-smelling
frail property physically weak; a basket for holding dried fruit
frambesia state an infectious tropical disease resembling
framboesia state an infectious tropical disease resembling
frame artifact the framework for a pair of eyeglasses; a single one of a series of still transparent
framework cognition a hypothetical description of a complex entity; the underlying structure
france location a republic in western Europe; French writer of sophisticated novels and short
franchise communication an authorization to sell a company's goods; a statutory right or privilege granted
francisella animal a genus of Gram-negative aerobic bacteria
franco person Spanish general whose armies took control
frank property characterized by directness in manner or speech; a smooth-textured sausage of minced beef or pork
frantic property excessively agitated; marked by uncontrolled excitement or emotion
fraternity group people engaged in a particular occupation; a social club for male undergraduates
fraternize verb be on friendly terms with someone, as if
fraud act intentional deception resulting in injury; something intended to deceive
freak person a person or animal that is markedly unusual; someone who is so ardently devoted to something
freaky property strange and somewhat frightening; conspicuously or grossly unconventional
free property not limited or hampered; grant freedom to
freedom state the condition of being free; immunity from an obligation or duty
freehand property done by hand without mechanical aids or devices
freeman person a person who is not a serf or a slave
freeway artifact a broad highway designed for high-speed traffic
freeze verb change to ice; stop moving or become immobilized
freight artifact goods carried by a large vehicle; transporting goods commercially at rates cheaper
french property of or pertaining to France or the people; the Romance language spoken in France
frenchman person a person of French nationality
frenzy state state of violent mental agitation
frequency time the number of occurrences within a given time; the ratio of the number of observations
frequent property coming at short intervals or habitually; frequently encountered
fresh property recently made, produced, or harvested; beginning or occurring again
freshman person a first-year undergraduate; any new participant in some activity
freshness attribute originality by virtue of being refreshingly; the property of being pure and fresh
fret verb worry unnecessarily or excessively; be agitated or irritated
friable property easily broken into small fragments or reduced
friction state a state of conflict between persons; effort expended in moving one object over
friday time the sixth day of the week
fried property cooked by frying in fat
friend person a person you know well and regard with affection; a person with whom you are acquainted
friendly property characteristic of or befitting a friend; inclined to help or support
friendship state the state of being friends
frieze artifact an architectural ornament consisting; a heavy woolen fabric with a long nap
fright feeling an emotion experienced in anticipation of some; cause fear in
frighten verb cause fear in
frightened property made afraid; thrown into a state of intense fear
frightening property causing fear or dread or terror; the act of inspiring with fear
frightful property provoking horror; extreme in degree or extent or amount or impact
frigid property sexually unresponsive; extremely cold
frigidity attribute a lack of affection or enthusiasm; sexual unresponsiveness and inability to achieve
frigidness attribute a lack of affection or enthusiasm; sexual unresponsiveness and inability to achieve
frijolillo plant shrub or small tree having pinnate leaves
frijolito plant shrub or small tree having pinnate leaves
fringe shape the outside boundary or surface of something; a part of the city far removed from the center
fringed property surrounded as with a border or fringe; having a decorative edging of hanging cords
frivolous property not serious in content or attitude or behavior
frog animal any of various tailless stout-bodied amphibians; a decorative loop of braid or cord
frolic act gay or light-hearted recreational activity; play boisterously
front location the side that is forward or prominent; relating to or located in the front
frontage attribute the extent of land abutting on a street or water; the face or front of a building
frost phenomenon weather cold enough to cause freezing; ice crystals forming a white deposit
frostbitten property injured by freezing or partial freezing
frothing property producing or covered with lathery sweat
frown verb look angry or sullen, wrinkle one's forehead; a facial expression of dislike or displeasure
frozen property turned into ice; absolutely still
fructosuria state the presence of levulose is the urine
frugal property avoiding waste
frugality attribute prudence in avoiding waste
frugalness attribute prudence in avoiding waste
fruit plant the ripened reproductive body of a seed plant; an amount of a product
fruitless property unproductive of success
frump person a dull unattractive unpleasant girl or woman
frustrate verb hinder or prevent of; treat cruelly
frustrated property disappointingly unsuccessful
frustrating property discouraging by hindering; preventing realization or attainment of a desire
frustration feeling the feeling that accompanies an experience; an act of hindering someone's plans or efforts
fry verb cook on a hot surface using fat; be excessively hot
fuck act slang for sexual intercourse; have sexual intercourse with
fucker person a stupid despised man
fuckhead person a stupid person
fucking act slang for sexual intercourse; informal intensifiers
fuddle state a confused multitude of things; be confusing or perplexing to
fuddled property very drunk
fuel substance a substance that can be consumed to produce; provide with a combustible substance
fugly property extremely ugly
fugu food a blowfish highly prized as a delicacy in Japan
fugue communication a musical form consisting of a theme repeated; a dreamlike state of altered consciousness
fulfil verb put in effect; fill, satisfy or meet a want or need or condtion
fulfill verb put in effect; fill, satisfy or meet a want or need or condtion
fulfillment feeling a feeling of satisfaction at having achieved; the act of consummating something
full property containing as much or as many as is possible; constituting the full quantity or extent
fullback person the running back who plays the fullback position; play the fullback
fullness attribute the property of a sensation that is rich; completeness over a broad scope
fumble verb feel about uncertainly or blindly; dropping the ball
fume verb be mad, angry, or furious; a cloud of fine particles suspended in a gas
fumes substance gases ejected from an engine as waste products
fun act activities that are enjoyable or amusing; verbal wit or mockery
function relation a mathematical relation such that each element; what something is used for
functional property designed for or capable of a particular function; involving or affecting function rather than
fund possession a reserve of money set aside for some purpose; a supply of something available for future use
fundamental property serving as an essential component; being or involving basic facts or principles
fundamentals cognition principles from which other truths can be
funds possession assets in the form of money
funeral event a ceremony at which a dead person is buried
funiculitis state inflammation of a funiculus
funk communication an earthy type of jazz combining it with blues; United States biochemist who showed that several
funnel shape a conical shape with a wider and a narrower; move or pour through a funnel
funny property arousing or provoking laughter; beyond or deviating from the usual or expected
fur substance the dressed hairy coat of a mammal; dense coat of fine silky hairs on mammals
furfural substance a liquid aldehyde with a penetrating odor
furious property marked by extreme and violent energy; marked by extreme anger
furlough time a temporary leave of absence from military duty; dismiss, usually for economic reasons
furnish verb give something useful or necessary to; provide or equip with furniture
furniture artifact furnishings that make a room or other area ready
furor cognition an interest followed with exaggerated zeal; a sudden outburst
furrow artifact a long shallow trench in the ground; hollow out in the form of a furrow or groove
further verb promote the growth of; contribute to the progress or growth of
furunculosis state acute skin disease characterized by the presence
fury feeling a feeling of intense anger; the property of being wild or turbulent
fuse verb mix together different elements; an electrical device that can interrupt the flow
fusion event an occurrence that involves the production; the act of fusing together
fuss verb worry unnecessarily or excessively; an excited state of agitation
futile property unproductive of success; producing no result or effect
futility attribute uselessness as a consequence of having no
future time the time yet to come; yet to be or coming
fuzzy property covering with fine light hairs; indistinct or hazy in outline
gad artifact a sharp prod fixed to a rider's heel and used; an anxiety disorder characterized by chronic
gadfly person a persistently annoying person; any of various large flies that annoy livestock
gadget artifact a device or control that is very useful
gag communication a humorous anecdote or remark intended; prevent from speaking out
gage artifact a measuring instrument for measuring; street names for marijuana
gaiety feeling a gay feeling; a festive merry feeling
gain verb obtain; win something through one's efforts
galactosemia state a genetic disease in which an enzyme needed
galaxy group a splendid assemblage; a collection of star systems
gall attribute the trait of being rude and impertinent; a digestive juice secreted by the liver
gallant person a man who is much concerned with his dress; unflinching in battle or action
gallfly animal any of various insects that deposit their eggs; small solitary wasp that produces galls on oaks
gallon quantity United States liquid unit equal to 4 quarts; a British imperial capacity measure equal to 4
gallop verb ride at a galloping pace; go at galloping speed
gamble verb take a risk in the hope of a favorable outcome; a risky act or venture
gambling act the act of playing for stakes in the hope
game act a contest with rules to determine a winner; a single play of a sport or other contest
gamete body a mature sexual reproductive cell having
gamey property willing to face danger; smelling spoiled or tainted
gamin person a homeless boy who has been abandoned and roams
gamut attribute a complete extent or range; the entire scale of musical notes
gamy property willing to face danger; smelling spoiled or tainted
gang group an association of criminals; an informal body of friends
gangrene phenomenon the localized death of living cells; necrotic tissue
gangrenous property suffering from tissue death
gangster person a criminal who is a member of gang
ganja artifact the most commonly used illicit drug; a strong-smelling plant whose dried leaves can
gaolbird person a criminal who has been jailed repeatedly
gap attribute a conspicuous disparity or difference as between; a narrow opening
gaping property with the mouth wide open as in wonder or awe
garage artifact an outbuilding for housing automobiles; keep or store in a garage
garbage substance food that is discarded; a receptacle where waste can be discarded
garden artifact a plot of ground where plants are cultivated; a yard or lawn adjoining a house
gardener person someone who takes care of a garden; someone employed to work in a garden
gargoylism state hereditary disease consisting of an error
garment artifact an article of clothing; provide with clothes or put clothes on
garrison artifact a fortified military post where troops are; station in a fort or garrison
gas state the state of matter distinguished from the solid; a fluid in the gaseous state having neither
gasp verb breathe noisily, as when one is exhausted; a short labored intake of breath with the mouth
gassing act the deliberate act of poisoning some person; the process of interacting with gas
gastritis state inflammation of the lining of the stomach
gastrolobium plant any of various Australian evergreen shrubs
gat artifact a gangster's pistol
gate artifact a movable barrier in a fence or wall; a computer circuit with several inputs but only
gatepost artifact either of two posts that bound a gate
gather verb assemble or get together; collect in one place
gathering act the social act of assembling; a group of persons together in one place
gaudy property marked by conspicuous display; tastelessly showy
gauge verb judge tentatively or form an estimate of; a measuring instrument for measuring
gaunt property very thin especially from disease or hunger
gauntness attribute extreme leanness
gauss quantity a unit of magnetic flux density equal to 1; German mathematician who developed the theory
gawk verb look with amazement; an awkward stupid person
gay property bright and pleasant; brightly colored and showy
gayness act a sexual attraction to persons of the same sex
gaze verb look at with fixed eyes; a long fixed look
gear verb set the level or character of; a toothed wheel that engages another toothed
gee quantity a unit of force equal to the force exerted; give a command to a horse to turn to the right
gehenna cognition a place where the wicked are punished after
gelding animal castrated male horse
gender communication a grammatical category in inflected languages; the properties that distinguish organisms
general property applying to all or most members of a category; a general officer of the highest rank
generalist person a modern scholar who is in a position to acquire
generalize verb draw from specific cases for more general cases; become systemic and spread throughout the body
generalized property not biologically differentiated or adapted
generate verb bring into existence; give or supply
generation group all the people living at the same time; group of genetically related organisms
generator artifact an apparatus that produces a vapor or gas; engine that converts mechanical energy into
generous property willing to give and share unstintingly; not petty in character and mind
genesis event a coming into being; the first book of the Old Testament
genetic property occurring among members of a family usually; of or relating to the science of genetics
genial property diffusing warmth and friendliness; of or relating to the chin or median part
genius cognition unusual mental ability; someone who has exceptional intellectual ability
gentile property belonging to or characteristic of non-Jewish; a Christian as contrasted with a Jew
gentle property soft and mild; having or showing a kindly or tender nature
gentleman person a man of refinement; a manservant who acts as a personal attendant
genuine property not fake or counterfeit; not pretended
genus cognition a general kind of something; taxonomic group containing one or more species
geographical property of or relating to the science of geography; determined by geography
geological property of or relating to or based on geology
geologist person a specialist in geology
geometric property characterized by simple geometric forms; of or relating to or determined by geometry
geometry cognition the pure mathematics of points and lines
georgia location a state in southeastern United States; one of the British colonies that formed
germ cognition anything that provides inspiration for later; a minute life form
german property of or pertaining to or characteristic of Germany; a person of German nationality
germanium substance a brittle grey crystalline element
germany location a republic in central Europe
germicidal property preventing infection by inhibiting the growth
germicide artifact an agent that destroys microorganisms that might
germinate verb produce buds, branches, or germinate; cause to grow or sprout
gerundial property relating to or like a gerund
gesticulate verb show, express or direct through movement
gesture act motion of hands or body to emphasize or help; the use of movements to communicate familiar
get verb come into the possession of something concrete; enter or assume a certain state or condition
ghastly property shockingly repellent; gruesomely indicative of death or the dead
ghetto location formerly the restricted quarter of many European; a poor densely populated city district occupied
ghost cognition a mental representation of some haunting; move like a ghost
ghoul person someone who takes bodies from graves and sells; an evil spirit or ghost
ghoulish property suggesting the horror of death and decay
giant property of great mass; any creature of exceptional size
giardiasis state infection of the intestines with protozoa found
gidgee plant scrubby Australian acacia having extremely
gift possession something acquired without compensation; natural abilities or qualities
gigantic property so exceedingly large or extensive as to suggest
giggle verb laugh nervously; a foolish or nervous laugh
gilded property having the deep slightly brownish color of gold; based on pretense
gilt property having the deep slightly brownish color of gold; a coating of gold or of something that looks
gingham artifact a clothing fabric in a plaid weave
gingivitis state inflammation of the gums
ginmill artifact a room or establishment where alcoholic drinks
ginzo person offensive term for a person of Italian descent
gip act an act of swindling or cheating; to cheat or swindle
girdle artifact a woman's close-fitting foundation garment; a band of material around the waist
girl person a young female; a youthful female person
girlfriend person a girl or young woman with whom a man; any female friend
girlish property befitting or characteristic of a young girl
git person a person who is deemed to be despicable
give verb cause to have, in the abstract sense or physical; be the cause or source of
given property acknowledged as a supposition; naturally disposed toward
glad property showing or causing joy and pleasure; feeling happy appreciation
gladdon plant iris with purple flowers and foul-smelling
glance verb throw a glance at; a quick look
gland body any of various organs that synthesize substances
glanders state a destructive and contagious bacterial disease
glare verb look at with a fixed gaze; a light within the field of vision
glaring property shining intensely; conspicuously and outrageously bad
glass substance a brittle transparent solid with irregular; a container made of glass for holding liquids
glasses artifact optical instrument consisting of a frame
glassy property lacking liveliness; resembling glass in smoothness and shininess
glaucoma state an eye disease that damages the optic nerve
glaze verb coat with a glaze; become glassy or take on a glass-like appearance
gleam attribute an appearance of reflected light; shine brightly, like a star or a light
gleaming property bright with a steady but subdued shining; an appearance of reflected light
glean verb gather, as of natural products
glee feeling great merriment; malicious satisfaction
gleeful property full of high-spirited delight
glide verb move smoothly and effortlessly; the act of moving smoothly along a surface while
glimpse act a quick look; catch a glimpse of or see briefly
glint verb be shiny, as if wet; a momentary flash of light
glinting property having brief brilliant points or flashes
glisten verb be shiny, as if wet; the quality of shining with a bright reflected
glistening property reflecting light
glitter verb be shiny, as if wet; the quality of shining with a bright reflected
glittering property having brief brilliant points or flashes
globe object the 3rd planet from the sun; a sphere on which a map is represented
globulin substance a family of proteins found in blood and milk
glomerular property of or relating to glomeruli
gloom state a state of partial or total darkness; a feeling of melancholy apprehension
glorify verb praise, glorify, or honor; bestow glory upon
glorious property having or deserving or conferring glory; having great beauty and splendor
glory state a state of high honor; brilliant radiant beauty
glossalgia state pain in the tongue
glossary communication an alphabetical list of technical terms in some
glossitis state inflammation of the tongue
glossodynia state pain in the tongue
glove artifact the handwear used by fielders in playing; handwear
glow verb emit a steady even light without flames; have a complexion with a strong bright color
glower verb look at with a fixed gaze; an angry stare
glucosuria state the presence of abnormally high levels
glue verb join or attach with or as if with glue; be fixed as if by glue
glued property affixed or as if affixed with glue or paste
glycerine substance a sweet syrupy trihydroxy alcohol obtained
glycerol substance a sweet syrupy trihydroxy alcohol obtained
glycol substance any of a class of alcohols having 2 hydroxyl; a sweet but poisonous syrupy liquid used
glycosuria state the presence of abnormally high levels of sugar
gnash verb grind together, of teeth
gnathion body the most inferior point of the mandible
gnaw verb bite or chew on with the teeth; become ground down or deteriorate
gnp possession former measure of the United States economy
goad artifact a pointed instrument that is used to prod into; urge with or as if with a goad
goal cognition the state of affairs that a plan is intended; the place designated as the end
goat animal any of numerous agile ruminants related to sheep; the tenth sign of the zodiac
gobble verb eat hastily without proper chewing; make a gurgling sound, characteristic of turkeys
god person the supernatural being conceived as the perfect; any supernatural being worshipped as controlling
goddam property expletives used informally as intensifiers
goddamn property used as expletives; expletives used informally as intensifiers
goddamned property expletives used informally as intensifiers
goddess person a female deity
going act the act of departing; in full operation
goitre state abnormally enlarged thyroid gland
goitrogen substance any substance that induces the formation
gold attribute a deep yellow color; coins made of gold
goldbrick act anything that is supposed to be valuable but; a brick-shaped block that looks like gold but
golden property having the deep slightly brownish color of gold; marked by peace and prosperity
golf act a game played on a large open course with 9; play golf
golfer person someone who plays the game of golf
gone property destroyed or killed; dead
goner person a person in desperate straits
gonorrhea state a common venereal disease caused
gonorrhoea state a common venereal disease caused
good property having desirable or positive qualities; having the normally expected amount
goodness attribute that which is pleasing or valuable or useful; moral excellence or admirableness
goof verb commit a faux pas or a fault or make a serious; a man who is a stupid incompetent fool
goofball person a man who is a stupid incompetent fool; a person who amuses others by ridiculous
goofy person a cartoon character created by Walt Disney; ludicrous, foolish
goon person an awkward stupid person; an aggressive and violent young criminal
goose animal web-footed long-necked typically gregarious; flesh of a goose
gospel communication the four books in the New Testament that tell; an unquestionable truth
gospels communication the four books in the New Testament that tell
gossip communication light informal conversation for social occasions; a report about the behavior of other people
gouge verb force with the thumb; make a groove in
gourmet person a person devoted to refined sensuous enjoyment
gout state a painful inflammation of the big toe and foot
govern verb bring into conformity with rules or principles; direct or strongly influence the behavior of
governed group the body of people who are citizens
governing property responsible for making and enforcing rules; the act of governing
government group the organization that is the governing authority; the act of governing
governor person the head of a state government; a control that maintains a steady speed
gown artifact a woman's dress, usually with a close-fitting; outerwear consisting of a long flowing garment
grab verb take hold of so as to seize or restrain or stop; get hold of or seize quickly and easily
grabber person an unpleasant person who grabs inconsiderately
grace attribute elegance and beauty of movement or expression; a state of sanctification by God
graceful property characterized by beauty of movement, style; suggesting taste, ease, and wealth
grade group a body of students who are taught together; a relative position or degree of value
gradient relation a graded change in the magnitude of some; the property possessed by a line or surface
gradual property proceeding in small stages; an antiphon immediately after the epistle
graduate verb receive an academic degree upon completion; a person who has received a degree from a school
graduation act the successful completion of a program of study; the act of arranging in grades
grain object a relatively small granular particle; foodstuff prepared from the starchy grains
gram quantity a metric unit of weight equal to one thousandth; Danish physician and bacteriologist who
grammatic property of or pertaining to grammar
grammatical property of or pertaining to grammar; conforming to the rules of grammar or usage
grand property of behavior that is impressive and ambitious; of or befitting a lord
grandeur attribute the quality of being magnificent or splendid; the quality of elevation of mind and exaltation
grandfather person the father of your father or mother
grandma person the mother of your father or mother
grandmother person the mother of your father or mother
granite attribute something having the quality of granite; plutonic igneous rock having visibly crystalline
granny person the mother of your father or mother; a reef knot crossed the wrong way and therefore
grant verb let have; give as judged due or on the basis of merit
granted property acknowledged as a supposition
granular property composed of or covered with particles resembling; having a granular structure like
granuloma state a tumor composed of granulation tissue resulting
grape food any of various juicy fruit of the genus Vitis; a cluster of small projectiles fired together
grapevine communication gossip spread by spoken communication; any of numerous woody vines of genus Vitis
graph communication a visual representation of the relations between; represent by means of a graph
graphic property written or drawn or engraved; describing nudity or sexual activity in graphic
graphite substance used as a lubricant and as a moderator
grapple verb succeed in doing, achieving, or producing; to grip or seize, as in a wrestling match
grappling act the act of engaging in close hand-to-hand combat; the sport of hand-to-hand struggle between
grasp verb hold firmly; get the meaning of something
grass plant narrow-leaved green herbage; shoot down, of birds
grasshopper animal terrestrial plant-eating insect with hind legs; a cocktail made of creme de menthe and cream
grateful property feeling or showing gratitude; affording comfort or pleasure
gratify verb make happy or satisfied; yield
grating artifact a barrier that has parallel or crossed bars; a frame of iron bars to hold a fire
gratitude feeling a feeling of thankfulness and appreciation
grave artifact a place for the burial of a corpse; death of a person
gravel substance rock fragments and pebbles; be a mystery or bewildering to
graveyard location a tract of land used for burials
gravid property in an advanced stage of pregnancy
gravity phenomenon the force of attraction between all masses; a manner that is serious and solemn
gray property of an achromatic color of any lightness; a neutral achromatic color midway between white
graze verb feed as in a meadow or pasture; break the skin by scraping
grease substance a thick fatty oil; lubricate with grease
greaseball person offensive term for a person of Italian descent
greaser person offensive term for a person of Mexican descent
greasy property containing an unusual amount of grease or oil; smeared or soiled with grease or oil
great property relatively large in size or number or extent; of major significance or importance
greatcoat artifact a heavy coat worn over clothes in winter
greater property greater in size or importance or degree
greatness attribute the property possessed by something or someone; unusual largeness in size or extent or number
greece location a republic in southeastern Europe; ancient Greece
greek property of or relating to or characteristic of Greece; the Hellenic branch of the Indo-European family
green property of the color between blue and yellow; green color or pigment
greenland location the largest island in the world
greet verb express greetings upon meeting someone; send greetings to
greeting communication an acknowledgment or expression of good will
gregarine animal vermiform protozoans parasitic in insects
gregarious property tending to form a group with others of the same; instinctively or temperamentally seeking
grenade artifact a small explosive bomb thrown by hand or fired
grief feeling intense sorrow caused by loss of a loved one; something that causes great unhappiness
grievance communication a complaint about a wrong that causes resentment; an allegation that something imposes an illegal
grill artifact a restaurant where food is cooked on a grill; cook over or under a grill
grim property not to be placated or appeased or moved; shockingly repellent
grimace verb contort the face to indicate a certain mental; a contorted facial expression
grime state the state of being covered with unclean things; make soiled, filthy, or dirty
grimy property thickly covered with ingrained dirt or soot
grin verb to draw back the lips and reveal the teeth; a facial expression characterized by turning up
grind verb press or grind with a crushing noise; make a grating or grinding sound by rubbing
grinding event a harsh and strident sound; material resulting from the process of grinding
gringo person a Latin American term for foreigners
grinning communication a facial expression characterized by turning up
grip verb hold fast or firmly; the act of grasping
gripes state acute abdominal pain
griping state acute abdominal pain
grippe state an acute febrile highly contagious viral disease
groan verb indicate pain, discomfort, or displeasure; an utterance expressing pain or disapproval
grocer person a retail merchant who sells foodstuffs
groin body the crease at the junction of the inner part; a protective structure of stone or concrete
groom person a man participant in his own marriage ceremony; give a neat appearance to
groove act a settled and monotonous routine that is hard; a long narrow furrow cut either by a natural
grope verb feel about uncertainly or blindly; search blindly or uncertainly
gross property before any deductions; repellently fat
grotesque property distorted and unnatural in shape or size; ludicrously odd
grotty property very unpleasant or offensive
ground object the solid part of the earth's surface; a rational motive for a belief or action
grounds cognition your basis for belief or disbelief; the enclosed land around a house or other
group thing any number of entities considered as a unit; arrange into a group or groups
grouping thing any number of entities considered as a unit; the activity of putting things together
grove group a small growth of trees without underbrush; garden consisting of a small cultivated wood
grovel verb show submission or fear
grow verb pass into a condition gradually, take; become larger, greater, or bigger
growing process the process of an individual organism growing; the production of crystals by slow
growl verb to utter or emit low dull rumbling sounds; the sound of growling
grown property fully developed
grownup person a fully developed person from maturity onward; fully developed
growth process the process of an individual organism growing; a progression from simpler to more complex forms
grub animal a soft thick wormlike larva of certain beetles; informal terms for a meal
grubby animal small sculpin of the coast of New England; infested with grubs
grudge feeling a resentment strong enough to justify; accept or admit unwillingly
gruesome property shockingly repellent
gruff property deep and harsh sounding as if from shouting; brusque and surly and forbidding
grumble verb show one's unhappiness or critical attitude; make complaining remarks or noises under one's
grumbling communication a complaint uttered in a low and indistinct tone; a loud low dull continuous noise
grungy property thickly covered with ingrained dirt or soot
grunt verb issue a grunting, low, animal-like noise; the short low gruff noise of the kind made
guam location the largest and southernmost island
guano substance the excrement of sea birds
guarantee verb give surety or assume responsibility; a written assurance that some product or service
guard person a person who keeps watch over something; watch over or shield from danger or harm
guardian person a person who cares for persons or property
guerrilla person a member of an irregular armed force that fights
guess verb expect, believe, or suppose; put forward, of a guess, in spite of possible
guest person a visitor to whom hospitality is extended; any computer that is hooked up to a computer
guidance communication something that provides direction or advice; the act of guiding or showing the way
guide verb direct the course; take somebody somewhere
guillotine artifact instrument of execution that consists; closure imposed on the debate of specific
guilt state the state of having committed an offense; remorse caused by feeling responsible for some
guilty property responsible for or chargeable; showing a sense of guilt
guinea animal a west African bird having dark plumage mottled; a republic in western Africa on the Atlantic
guitar artifact a stringed instrument usually having six strings
gulf attribute an unbridgeable disparity; an arm of a sea or ocean partly enclosed by land
gull verb fool or hoax; make a fool or dupe of
gulp verb to swallow hurriedly or greedily or in one; a large and hurried swallow
gulping act a spasmodic reflex of the throat made as if; the drinking of large mouthfuls rapidly
gum body the tissue of the jaws that surrounds the bases; a preparation for chewing
gummosis state pathological production of gummy exudates; disease of citrus trees caused by the fungus
gun artifact a weapon that discharges a missile at high; large but transportable armament
gunfight act a fight involving shooting small arms
gunfire act the act of shooting a gun
gunman person a professional killer who uses a gun; a person who shoots a gun
gunner person a serviceman in the artillery
gunplay act a fight involving shooting small arms
gunpowder substance a mixture of potassium nitrate, charcoal
gush verb gush forth in a sudden stream or jet; praise enthusiastically
gust phenomenon a strong current of air
gut body the part of the alimentary canal between; a strong cord made from the intestines of sheep
guts attribute fortitude and determination
gutter artifact a channel along the eaves or on the roof; a tool for gutting fish
guvnor person boss
guy person an informal term for a youth or man; an effigy of Guy Fawkes that is burned
gym artifact athletic facility equipped for sports
gymnast person an athlete who is skilled in gymnastics
gymnastic property vigorously active; of or relating to or used in exercises intended
gymnastics act a sport that involves exercises intended
gynecomastia state excessive development of the breasts in males
gynogenesis process female parthenogenesis in which the embryo
gyp act an act of swindling or cheating; to cheat or swindle
habit cognition an established custom; an automatic pattern of behavior in reaction
habitat location the type of environment in which an organism
habituation act a general accommodation to unchanging; being abnormally tolerant to and dependent
habitus attribute constitution of the human body; person's predisposition to be affected
hack person one who works hard at boring tasks; cut with a hacking tool
hades cognition the world of the dead; the god of the underworld in ancient mythology
haematocele state swelling caused by blood collecting in a body
haematocoele state swelling caused by blood collecting in a body
haematoma state a localized swelling filled with blood
haematuria state the presence of blood in the urine
haemoproteid animal related to malaria parasite and having a phase
haemorrhoid state venous swelling external or internal to the anal
hag animal eellike cyclostome having a tongue with horny; an ugly evil-looking old woman
haggard property showing the wearing effects of overwork or care; very thin especially from disease or hunger
haggle verb wrangle; an instance of intense argument
hail verb praise vociferously; precipitation of ice pellets when there are
hair body a covering for the body consisting of a dense; a filamentous projection or process
haircut body the style in which hair has been cut; the act of cutting the hair
hairy property having or covered with hair; hazardous and frightening
half quantity one of two equal parts of a divisible whole; consisting of one of two equivalent parts
halfback person the running back who plays the offensive; an offensive back usually positioned behind
halfway property equally distant from the extremes; at a point midway between two extremes
halitosis substance offensive breath
hall artifact an interior passage or corridor onto which rooms; a large entrance or reception room or area
hallmark attribute a distinctive characteristic or attribute; a mark on an article of trade to indicate
hallway artifact an interior passage or corridor onto which rooms
halo attribute an indication of radiant light drawn around; a circle of light around the sun or moon
halogen substance any of five related nonmetallic elements
halt verb cause to stop; come to a halt, stop moving
halter artifact rope or canvas headgear for a horse, with a rope; either of the rudimentary hind wings
haltere animal either of the rudimentary hind wings
hammer verb beat with or as if with a hammer; a hand tool with a heavy rigid head and a handle
hammerhead animal medium-sized live-bearing shark with eyes; the striking part of a hammer
hamper verb prevent the progress or free movement of; a restraint that confines or restricts freedom
hand body the extremity of the superior limb; place into the hands or custody of
handbag artifact a container used for carrying money and small
handful quantity the quantity that can be held in the hand; a small number or amount
handicap attribute advantage given to a competitor to equalize; the condition of being unable to perform
handicapped property having restricted mental or physical functioning; people collectively who are crippled
handkerchief artifact a square piece of cloth used for wiping the eyes
handle verb be in charge of, act on, or dispose of; interact in a certain way
handling act manual carrying or moving or delivering; the action of touching with the hands
handmade property made by hand or a hand process
hands act guardianship over; the force of workers available
handsome property pleasing in appearance especially by reason; given or giving freely
handspike artifact a metal bar used as a lever
handstand act the act of supporting yourself by your hands
handwriting communication something written by hand; the activity of writing by hand
handy property easy to reach; United States blues musician who transcribed
hang verb be suspended or hanging; cause to be hanging or suspended
hanker verb desire strongly or persistently
happen verb come to pass; happen, occur, or be the case in the course
happening event an event that happens
happiness state state of well-being characterized by emotions; emotions experienced when in a state
happy property enjoying or showing or marked by joy or pleasure; marked by good fortune
harangue verb deliver a harangue to; a loud bombastic declamation expressed
harassed property troubled persistently especially with petty
harbor location a sheltered port where ships can take; maintain
hard property not easy; dispassionate
harden verb become hard or harder; make hard or harder
hardship attribute something hard to endure; a state of misfortune or affliction
hardtack food very hard unsalted biscuit or bread; a mountain mahogany
hardware artifact major items of military weaponry; the mechanical, magnetic, electronic
harebrained property very foolish
harlem location a district of Manhattan
harlot person a woman who engages in sexual intercourse
harlotry act offering sexual intercourse for pay
harm state any physical damage to the body caused; cause or do harm to
harmonious property musically pleasing; exhibiting equivalence or correspondence among
harmony attribute compatibility in opinion and action; the structure of music with respect
harness artifact a support consisting of an arrangement of straps; put a harness
harp artifact a chordophone that has a triangular frame; come back to
harrow verb draw a harrow over; a cultivator that pulverizes or smooths the soil
harsh property unpleasantly stern; unpleasantly rough or jarring to the senses
harvard artifact a university in Massachusetts; American philanthropist who left his library
harvest verb gather, as of natural products; the yield from plants in a single growing season
haste attribute overly eager speed; the act of moving hurriedly and in a careless
hasten verb act or move at high speed; move hurridly
hat artifact headdress that protects the head from bad; put on or wear a hat
hatch verb emerge from the eggs; devise or invent
hatching process the production of young from an egg; shading consisting of multiple crossing lines
hatchway artifact an entrance equipped with a hatch
hate verb dislike intensely; the emotion of intense dislike
hateful property evoking or deserving hatred; characterized by malice
hatless property not wearing a hat
hatred feeling the emotion of intense dislike
haul verb draw slowly or heavily; transport in a vehicle
haunch animal the loin and leg of a quadruped; the hip and buttock and upper thigh in human
haunt verb haunt like a ghost; follow stealthily or recur constantly
haunting property continually recurring to the mind; having a deeply disquieting or disturbing effect
have verb have or possess, either in a concrete; have as a feature
haversack artifact a bag carried by a strap on your back
havoc act violent and needless disturbance
hawaii location a state in the United States in the central; the largest and southernmost of the Hawaii
hawaiian communication the Oceanic languages spoken on Hawaii; a native or resident of Hawaii
hawk animal diurnal bird of prey typically having short; sell or offer for sale from place to place
hay food grass mowed and cured for use as fodder; convert into hay
hazard state a source of danger; an unknown and unpredictable phenomenon
haze phenomenon atmospheric moisture or dust or smoke; confusion characterized by lack of clarity
head body the upper part of the human body or the front; to go or travel towards
headache cognition something or someone that causes anxiety; pain in the head caused by dilation of cerebral
headed property having a heading or course in a certain; having a head of a specified kind or anything
headland object a natural elevation
headless property not having a head or formed without a head; not using intelligence
headlight artifact a powerful light with reflector
headline communication the heading or caption of a newspaper article; publicize widely or highly, as if
headmaster person presiding officer of a school
headquarters artifact the office that serves as the administrative; the military installation from which a commander
headstand act an acrobatic feat in which a person balances
heady property marked by defiant disregard for danger; extremely exciting as if by alcohol
heal verb heal or recover; get healthy again
healed property freed from illness or injury
healing process the natural process by which the body repairs; tending to cure or restore to health
health state a healthy state of wellbeing free from disease; the general condition of body and mind
healthcare act the preservation of mental and physical health
healthful property conducive to good health of body or mind; free from filth and pathogens
healthiness state the state of being vigorous and free from bodily
healthy property having or indicating good health in body or mind; financially secure and functioning well
heap group a collection of objects laid on top of each; a large number or amount or extent
hear verb perceive via the auditory sense; get to know or become aware of, usually
hearing act a proceeding where evidence is taken; an opportunity to state your case and be heard
heart cognition the locus of feelings and intuitions; the hollow muscular organ located behind
heartache feeling intense sorrow caused by loss of a loved one
heartbeat event the rhythmic contraction and expansion; an animating or vital unifying force
heartbreak feeling intense sorrow caused by loss of a loved one
heartening property cheerfully encouraging
hearth artifact an open recess in a wall at the base; home symbolized as a part of the fireplace
heartrot state any plant disease in which the central part
heat phenomenon a form of energy that is transferred; make hot or hotter
heated property made warm or hot; marked by emotional heat
heating process the process of becoming warmer; utility to warm a building
heave verb utter a sound, as with obvious effort; throw with great effort
heavens location the apparent surface of the imaginary sphere
heaver artifact a bar used as a lever; a workman who heaves freight or bulk goods
heaviness attribute the property of being comparatively great; used of a line or mark
heavy property of comparatively great physical weight; unusually great in degree or quantity or number
hebephrenic property suffering from a form of schizophrenia
hebrew communication the ancient Canaanitic language of the Hebrews; of or relating to or characteristic
hedge artifact a fence formed by a row of closely planted; avoid or try to avoid fulfilling, answering
heed verb pay close attention to; paying particular notice
heedless property marked by or paying little heed or attention; characterized by careless unconcern
heel artifact the bottom of a shoe or boot; the back part of the human foot
hegel person German philosopher whose three stage process
hegelian property of or relating to Hegel or his dialectic; a follower of the thought of Hegel
height attribute the vertical dimension of extension; the highest level or degree attainable
heighten verb increase; become more extreme
heights location a high place
heinous property extremely wicked, deeply criminal
heir person a person who is entitled by law or by the terms; a person who inherits some title or office
heist verb commit a burglary; the act of stealing
hel person goddess of the dead and queen of the underworld
hela person goddess of the dead and queen of the underworld
helium substance a very light colorless element that is one
hell location any place of pain and turmoil; noisy and unrestrained mischief
hellenic communication the Hellenic branch of the Indo-European family; relating to or characteristic of the classical
hellhole location any place of pain and turmoil
hellish property extremely evil or cruel; very unpleasant
helm act a position of leadership; steering mechanism for a vessel
helmetflower plant a herbaceous plant of the genus Scutellaria; a poisonous herb native to northern Europe
help verb give help or assistance; improve the condition of
helper person a person who helps people or institutions; a person who contributes to the fulfillment
helpful property providing assistance or serving a useful
helpless property lacking in or deprived of strength or power; unable to function
hem artifact the edge of a piece of cloth; the utterance of a sound similar to clearing
hematocele state swelling caused by blood collecting in a body
hematocoele state swelling caused by blood collecting in a body
hematocolpos state accumulation of menstrual blood in the vagina
hematoma state a localized swelling filled with blood
hematuria state the presence of blood in the urine
hemimetabola animal subclass of insects characterized by gradual
hemimetaboly process incomplete or partial metamorphosis in insects
hemipteran animal insects with sucking mouthparts and forewings
hemipteron animal insects with sucking mouthparts and forewings
hemisphere location half of the terrestrial globe; either half of the cerebrum
hemlock plant an evergreen tree; soft coarse splintery wood of a hemlock tree
hemodialyzer artifact a machine that uses dialysis to remove
hemoglobin substance a hemoprotein composed of globin and heme
hemorrhage state the flow of blood from a ruptured blood vessel; lose blood from one's body
hemorrhoid state venous swelling external or internal to the anal
hemosiderin substance a granular brown substance composed of ferric
hemp artifact a rope that is used by a hangman to execute; any plant of the genus Cannabis
hen animal adult female chicken; adult female bird
henbane plant poisonous fetid Old World herb having sticky
hepatitis state inflammation of the liver caused by a virus
herald person a person who announces important news; foreshadow or presage
herb food aromatic potherb used in cookery for its savory; a plant lacking a permanent woody stem
herculean property extremely difficult; displaying superhuman strength or power
herd group a group of cattle or sheep or other domestic; a group of wild mammals of one species
here property being here now; the present location
hereafter time the time yet to come; life after death
heritage cognition practices that are handed down from the past; any attribute or immaterial possession
hero person a man distinguished by exceptional courage; the principal character in a play or movie
herod person king of Judea who tried to kill Jesus
heroic property very imposing or impressive; relating to or characteristic of heroes
heroin artifact a narcotic that is considered a hard drug
heroine person the main good female character in a work; a woman possessing heroic qualities or a woman
heroism attribute the qualities of a hero or heroine
herpangia state a viral infection marked by sore throat
hesitate verb pause or hold back in uncertainty; interrupt temporarily an activity before
hesitation cognition indecision in speech or action; a certain degree of unwillingness
heterosexual person a person having a sexual orientation to persons; sexually attracted to members of the opposite
heterozygous property having dissimilar alleles at corresponding
hexadrol substance a corticosteroid drug used to treat allergies
hexapoda animal insects
hexenbesen plant an abnormal tufted growth of small branches
heyday time the period of greatest prosperity
hibernate verb sleep during winter; be in an inactive or dormant state
hidden property not accessible to view; difficult to find
hide verb prevent from being seen or discovered; be or go into hiding
hideous property grossly offensive to decency or morality; so extremely ugly as to be terrifying
hideout location a hiding place
hiding act the activity of keeping something secret; the state of being hidden
hierarchy group a series of ordered groupings of people; the organization of people at different ranks
high property greater than normal in degree or intensity; being at or having a relatively great
higher property advanced in complexity or elaboration; of education beyond the secondary level
highlight verb move into the foreground to make more visible; an area of lightness in a picture
highroad artifact a highway
highway artifact a major road for any form of motor transport
highwayman person a holdup man who stops a vehicle and steals
hijack verb take arbitrarily or by force; seizure of a vehicle in transit either to rob it
hike act a long walk usually for exercise or pleasure; increase
hilar property of or relating to or located near a hilum
hill object a local and well-defined elevation of the land; structure consisting of an artificial heap
hillbilly person a disparaging term for an unsophisticated person
hillock object a small natural hill
hillside object the side or slope of a hill
hilum body a depression or fissure where vessels or nerves; the scar on certain seeds marking its point
hinayana cognition an offensive name for the early conservative; a major school of Buddhism teaching personal
hinder verb be a hindrance or obstacle to; put at a disadvantage
hindquarters animal the part of an animal that corresponds; the fleshy part of the human body that you sit
hinge artifact a joint that holds two parts together so; a circumstance upon which subsequent events
hint verb drop a hint; an indirect suggestion
hip body either side of the body below the waist; the structure of the vertebrate skeleton
hircine property of or pertaining to or suggestive of a goat
hire verb engage or hire for work; hold under a lease or rental agreement
hired property having services engaged for a fee; hired for the exclusive temporary use of a group
hissing event a fricative sound
historian person a person who is an authority on history and who
historical property of or relating to the study of history; belonging to the past
history time the aggregate of past events; a record or narrative description of past events
hit verb cause to move by striking; hit against
hitch verb to hook or entangle; a period of time spent in military service
hitler person German Nazi dictator during World War II
hitter person a ballplayer who is batting; someone who hits
hiv animal the virus that causes acquired immune deficiency; infection by the human immunodeficiency virus
hive artifact a man-made receptacle that houses a swarm; a teeming multitude
hoarse property deep and harsh sounding as if from shouting
hobble verb walk impeded by some physical limitation; hamper the action or progress of
hobby act an auxiliary activity; small Old World falcon formerly trained
hodgkin person English physiologist who, with Andrew Huxley; English chemist who used crystallography
hogchoker animal useless as food
hold verb cause to continue in a certain state, position; have or hold in one's hands or grip
holder artifact a holding device; the person who is in possession of a check
hole object an opening into or through something; an opening deliberately made in or through
holiday time leisure time away from work devoted to rest; a day on which work is suspended by law
holler verb shout out; utter a sudden loud cry
hollering communication a very loud utterance
hollow shape a cavity or space in something; a depression hollowed out of solid matter
hollyhock plant any of various tall plants of the genus Alcea; any of various plants of the genus Althaea
hollywood group the film industry of the United States; a district of Los Angeles long associated
holmes person a fictitious detective in stories by A. Conan; English geologist and supporter of the theory
holocaust act an act of mass destruction and loss of life; the mass murder of Jews under the German Nazi
holometabola animal insects that undergo complete metamorphosis
holometaboly process complete metamorphosis in insects
holster artifact a sheath for carrying a handgun; a belt with loops or slots for carrying small
home location where you live at a particular time; housing that someone is living in
homebound group people who are confined to their homes; confined usually by illness
homeland location the country where you were born
homely property lacking in physical beauty or proportion; having a feeling of home
homeopathy act a method of treating disease with small amounts
homer act a base hit on which the batter scores a run; ancient Greek epic poet who is believed to have
homeric property relating to or characteristic of Homer or his
homesteader person someone who settles lawfully on government land
homoeopathy act a method of treating disease with small amounts
homogenate substance material that has been homogenized
homogeneity attribute the quality of being similar or comparable; the quality of being of uniform throughout
homogeneous property all of the same or similar kind or nature
homopteran animal insects having membranous forewings and hind
homosexual person someone who is sexually attracted to persons; sexually attracted to members of your own sex
homozygous property having identical alleles at corresponding
honest property not disposed to cheat or defraud; without dissimulation
honesty attribute the quality of being honest; southeastern European plant cultivated
honey food a sweet yellow liquid produced by bees; a beloved person
honeybee animal social bee often domesticated for the honey it
honeymoon verb spend a holiday after one's marriage; a holiday taken by a newly married couple
honkey person offensive names for a White man
honkie person offensive names for a White man
honky person offensive names for a White man
honolulu location the capital and largest city of Hawaii
honor verb bestow honor or rewards upon; a tangible symbol signifying approval
honorable property not disposed to cheat or defraud; worthy of being honored
honored property having an illustrious reputation
honour communication a tangible symbol signifying approval; the state of being honored
hooch food an illicitly distilled alcoholic liquor
hood person an aggressive and violent young criminal; an expandable part or marking that resembles
hoodlum person an aggressive and violent young criminal
hooey communication senseless talk
hoof animal the foot of an ungulate mammal; the horny covering of the end of the foot
hook verb fasten with a hook; a catch for locking a door
hooked property addicted to a drug; curved down like an eagle's beak
hooker person a prostitute who attracts customers by walking; the player in the middle of the front row
hooky act failure to attend
hoop artifact a rigid circular band of metal or wood or other; a light curved skeleton to spread out a skirt
hoot verb to utter a loud clamorous shout; a loud raucous cry
hootch food an illicitly distilled alcoholic liquor
hop verb jump lightly; the act of hopping
hope verb expect and wish; be optimistic
hopeful property having or manifesting hope; likely to turn out well in the future
hopeless property without hope because there seems to be no; beyond hope of management or reform
hopper artifact funnel-shaped receptacle; a hit that travels along the ground
horde group a vast multitude; a moving crowd
hordeolum state an infection of the sebaceous gland
horizon location the line at which the sky and Earth appear; the range of interest or activity that can be
horizontal property parallel to or in the plane of the horizon; something that is oriented horizontally
hormone body the secretion of an endocrine gland
horn artifact a noisemaker that makes a loud noise when you; one of the bony outgrowths on the heads
horniness state a state of sexual arousal
horny property made of horn; having horns or hornlike projections
horrible property provoking horror
horrid property exceedingly bad; grossly offensive to decency or morality
horrific property causing fear or dread or terror; grossly offensive to decency or morality
horrified property stricken with horror
horror feeling intense and profound fear; something that inspires horror
horse animal solid-hoofed herbivorous quadruped domesticated; a padded gymnastic apparatus on legs
horseback animal the back of a horse; a narrow ridge of hills
horseman person a man skilled in equitation; a person who breeds and cares for horses
horseshit communication obscene words for unacceptable behavior
hospital artifact a health facility where patients receive; a medical institution where sick or injured
host person a person who invites guests to a social event; a vast multitude
hostess person a woman innkeeper; a woman host
hostile property characterized by enmity or ill will; not belonging to your own country's forces
hostility attribute a hostile disposition; violent action that is hostile and usually
hot property used of physical heat; characterized by violent and forceful activity
hotel artifact a building where travelers can pay for lodging
hotness attribute the presence of heat; a hot spiciness
hound animal any of several breeds of dog used for hunting; someone who is morally reprehensible
hour time a period of time equal to 1/24th of a day; clock time
hours time a period of time assigned for work; an indefinite period of time
house artifact a dwelling that serves as living quarters; contain or cover
housebound property confined usually by illness
household group a social unit living together
householder person someone who owns a home
housekeeping act the work of cleaning and running a house
housewife person a wife who manages a household while her husband
housing artifact structures collectively in which people are; a protective cover designed to contain
houston location the largest city in Texas; United States politician and military leader who
hover verb hang in the air; be undecided about something
howl communication a long loud emotional utterance; emit long loud cries
hub artifact the central part of a car wheel through; a center of activity or interest or commerce
huckster person a seller of shoddy goods; sell or offer for sale from place to place
huddle verb crowd or draw together; crouch or curl up
hudson object a New York river; English navigator who discovered the Hudson
hue attribute the quality of a color as determined; suffuse with color
hug verb hold tightly in your arms, usually with fondness; fit closely or tightly
huge property unusually great in size or amount or degree
hulk artifact a ship that has been wrecked and abandoned; a very large person
hum verb sing with closed lips; a humming noise
human property characteristic of humanity; relating to a person
humanism cognition the doctrine emphasizing a person's capacity; the doctrine that people's duty is to promote
humanist person a classical scholar or student of the liberal; of or pertaining to Renaissance humanism
humanity attribute the quality of being humane; the quality of being human
humble property low or inferior in station or quality; cause to feel shame
humbug act something intended to deceive; pretentious or silly talk or writing
humiliate verb cause to feel shame
humiliating property causing awareness of your shortcomings
humiliation feeling strong feelings of embarrassment; state of disgrace or loss of self-respect
humility attribute a disposition to be humble; a humble feeling
humming act the act of singing with closed lips; a humming noise
humor attribute the trait of appreciating the humorous; a message whose ingenuity or verbal skill
humorist person someone who acts speaks or writes in an amusing
humorous property full of or characterized by humor
hump shape something that bulges out or is protuberant; have sexual intercourse with
hun person a member of a nomadic people who invaded Europe; offensive term for a person of German descent
hunch cognition an impression that something might be the case; round one's back by bending forward and drawing
hundred property being ten more than ninety; ten 10s
hungary location a republic in central Europe
hunger state a physiological need for food; strong desire for something
hungry property feeling hunger; extremely desirous
hunt verb pursue for food or sport; pursue or chase relentlessly
hunter person someone who hunts game; a watch with a hinged metal lid to protect
hunting act the pursuit and killing or capture of wild; the work of finding and killing or capturing
hurdle verb jump a hurdle; a light movable barrier that competitors must
hurl verb throw forcefully; make a thrusting forward movement
hurler person the person who does the pitching
hurricane phenomenon a severe tropical cyclone usually with heavy
hurried property moving rapidly or performed quickly or in great
hurry verb move very fast; act or move at high speed
hurrying property moving with great haste; changing location rapidly
hurt verb give trouble or pain to; be the source of pain
hurting state a symptom of some physical hurt or disorder
hurtle verb move with or as if with a rushing sound; make a thrusting forward movement
husband person a married man; use cautiously and frugally
hush verb become quiet or still; tranquil silence
husky property muscular and heavily built; deep and harsh sounding as if from shouting
hustle verb cause to move furtively and hurriedly; move or cause to move energetically or busily
hustler person a shrewd or unscrupulous person who knows how; a prostitute who attracts customers by walking
hut artifact temporary military shelter; small crude shelter used as a dwelling
hutment artifact an encampment of huts
hydremia state blood disorder in which there is excess fluid
hydride substance any binary compound formed by the union
hydrocarbon substance an organic compound containing only carbon
hydrocele state disorder in which serous fluid accumulates
hydrogen substance a nonmetallic univalent element that is normally
hydropathy act the internal and external use of water
hydrophilic property having a strong affinity for water
hydrophobia state an acute viral disease of the nervous system; a morbid fear of water
hydrophobic property lacking affinity for water; abnormally afraid of water
hydrops state swelling from excessive accumulation of watery
hydrotherapy act the internal and external use of water
hydrothorax state accumulation of fluid in the pleural cavity
hygiene cognition the science concerned with the prevention; a condition promoting sanitary practices
hygienics cognition the science concerned with the prevention
hymen body a fold of tissue that partly covers the entrance; the god of marriage
hymenopter animal insects having two pairs of membranous wings
hymenoptera animal an order of insects including
hymenopteran animal insects having two pairs of membranous wings
hymenopteron animal insects having two pairs of membranous wings
hymie person offensive term for a Jew
hymn communication a song of praise; praise by singing a hymn
hyoscyamine artifact a poisonous crystalline alkaloid
hyoscyamus plant genus of poisonous herbs
hyperbolic property enlarged beyond truth or reasonableness; of or relating to a hyperbola
hyperemia state increased blood in an organ or other body part
hyperemic property relating to or caused by hyperemia
hypertension state a common disorder in which blood pressure
hypertrophy state abnormal enlargement of a body part or organ; undergo hypertrophy
hypervolemia state a blood disorder consisting of an increase
hypocrisy attribute insincerity by virtue of pretending to have; an expression of agreement that is not supported
hypocrite person a person who professes beliefs and opinions
hypospadias state an abnormal condition in males
hypothalamic property of or relating to the hypothalamus
hypothalamus body a basal part of the diencephalon governing
hypothesis communication a proposal intended to explain certain facts; a tentative insight into the natural world
hypothesize verb to believe especially on uncertain or tentative
hypothetical property based primarily on surmise rather than adequate; a hypothetical possibility, circumstance
hypovolaemia state a blood disorder consisting of a decrease
hypovolemia state a blood disorder consisting of a decrease
hysteria feeling excessive or uncontrollable fear; state of violent mental agitation
hysterical property characterized by or arising from psychoneurotic; marked by excessive or uncontrollable emotion
hysteroscopy act visual examination of the uterus and uterine
ibuprofen artifact a nonsteroidal anti-inflammatory and analgesic
icbm artifact a ballistic missile that is capable of traveling
ice substance water frozen in the solid state; the frozen part of a body of water
icebox artifact white goods in which food can be stored at low
iceland location an island republic on the island of Iceland; a volcanic island in the North Atlantic near
ichor body a fluid product of inflammation; the rarified fluid said to flow in the veins
ictus state a sudden occurrence of a disease
icy property devoid of warmth and cordiality; extremely cold
idea cognition the content of cognition; your intention
ideal property conforming to an ultimate standard of perfection; the idea of something that is perfect
idealist person someone guided more by ideals than by practical
idealized property exalted to an ideal perfection or excellence
identical property exactly alike; being the exact same one
identify verb recognize as being; give the name or identifying characteristics of
identity attribute the distinct personality of an individual; the individual characteristics by which a thing
ideology cognition an orientation that characterizes the thinking; imaginary or visionary theorization
idiom communication a manner of speaking that is natural to native; the style of a particular artist or school
idiopathy state any disease arising from internal dysfunctions
idiosyncrasy attribute a behavioral attribute that is distinctive
idiot person a person of subnormal intelligence
idiotic property insanely irresponsible; so unreasonable as to invite derision
idle property not in action or at work; run disconnected or idle
idleness act having no employment; the trait of being idle out of a reluctance
idler person person who does no work
idol artifact a material effigy that is worshipped; someone who is adored blindly and excessively
idyllic property excellent and delightful in all respects; suggestive of an idyll
ignite verb cause to start burning; arouse or excite feelings and passions
ignorance cognition the lack of knowledge or education
ignorant property uneducated in general; uneducated in the fundamentals of a given art
ignore verb refuse to acknowledge; bar from attention or consideration
ileitis state inflammation of the ileum
iliad communication a Greek epic poem describing the siege of Troy
ill property affected by an impairment of normal physical; distressing
illegal property prohibited by law or by official or accepted
illicit property contrary to accepted morality or convention; contrary to or forbidden by law
illinois location a midwestern state in north-central United; the Algonquian language of the Illinois
illiterate property not able to read or write; uneducated in the fundamentals of a given art
illness state impairment of normal physiological function
illuminate verb make lighter or brighter; make free from confusion or ambiguity
illuminating property tending to increase knowledge or dissipate
illumination state a condition of spiritual awareness; the degree of visibility of your environment
illumine verb make lighter or brighter
illusion cognition an erroneous mental representation; something many people believe that is false
illustrate verb clarify by giving an example of; depict with an illustration
illustration communication artwork that helps make something clear; showing by example
illustrative property clarifying by use of examples; serving to demonstrate
illustrator person an artist who makes illustrations
illustrious property having or conferring glory; widely known and esteemed
image cognition an iconic mental representation; a personal facade that one presents to the world
imagery cognition the ability to form mental images of things
imaginary property not based on fact; a number of the form a+bi where a and b are real
imagination cognition the formation of a mental image of something; the ability to form mental images of things
imaginative property marked by independence and creativity in thought
imagine verb form a mental image of something that is not; expect, believe, or suppose
imago animal an adult insect produced after metamorphosis; an idealized image of someone formed
imbecile person a person of subnormal intelligence; having a mental age of three to seven years
imbecility act a stupid mistake; retardation more severe than a moron but not
imbed verb fix or set securely or deeply
imitate verb reproduce someone's behavior or looks; appear like, as in behavior or appearance
imitation cognition the doctrine that representations of nature; copying the actions of someone else
imitative property marked by or given to imitation; formed in imitation of a natural sound
immature property characteristic of a lack of maturity; not yet mature
immediacy attribute lack of an intervening or mediating agency; the quickness of action or occurrence
immediate property of the present time and place; very close or connected in space or time
immense property unusually great in size or amount or degree
immerse verb devote fully to; thrust or throw into
immigrant person a person who comes to a country where they were
immodest property offending against sexual mores in conduct; having or showing an exaggerated opinion of your
immodesty act the perverse act of exposing and attracting; the trait of being vain and conceited
immoral property deliberately violating accepted principles; not adhering to ethical or moral principles
immortal property not subject to death; any supernatural being worshipped as controlling
immortality attribute the quality or state of being immortal; perpetual life after death
immune person a person who is immune to a particular infection; relating to the condition of immunity
immunised property having been rendered unsusceptible to a disease
immunity state the state of not being susceptible; an act exempting someone
immunized property having been rendered unsusceptible to a disease
impact event the striking of one body against another; a forceful consequence
impaction act a sharp collision produced by striking; a disorder in which a tooth is so crowded
impair verb make worse or less effective; make imperfect
impairment event the occurrence of a change for the worse; damage that results in a reduction of strength
impale verb pierce with a sharp stake or point; kill by piercing with a spear or sharp pole
impart verb transmit; bestow a quality on
impasse state a situation in which no progress can be made; a street with only one way in or out
impassioned property characterized by intense emotion
impatience state a lack of patience; a restless desire for change and excitement
impatient property restless or short-tempered under delay; full of eagerness
impeccable property without fault or error; not capable of sin
impede verb be a hindrance or obstacle to; block passage through
impending property close in time
imperative property requiring attention or action; some duty that is essential and urgent
imperfect property not perfect; wanting in moral strength, courage, or will
imperialism communication a policy of extending your rule over foreign; any instance of aggressive extension
impersonal property not relating to or responsive to individual; having no personal preference
impersonate verb assume or act the character of; pretend to be someone you are not
impetigo state a very contagious infection of the skin
impetuous property characterized by undue haste and lack of thought; marked by violent force
impetus phenomenon a force that moves something along; the act of applying force suddenly
impinging event the physical coming together of two or more
impious property lacking piety or reverence for a god; lacking due respect or dutifulness
implacable property incapable of being placated
implement verb apply in a manner consistent with its purpose; instrumentation used to effect an end
implication cognition something that is inferred; a meaning that is not expressly stated but can
implicit property implied though not directly expressed; being without doubt or reserve
implike property naughtily or annoyingly playful
implore verb call upon in supplication
imply verb express or state indirectly; suggest as a logically necessary consequence
import verb bring in from abroad; commodities bought from a foreign country
importance attribute the quality of being important and worthy; a prominent status
important property of great significance or value; important in effect or meaning
impose verb compel to behave in a certain way; impose something unpleasant
imposition act the act of imposing something; an uncalled-for burden
impossible property not capable of occurring or being accomplished; totally unlikely
impotent property lacking power or ability; unable to copulate
impractical property not practical; not practical or realizable
imprecation communication the act of calling down a curse that invokes; a slanderous accusation
impress verb have an emotional or cognitive impact upon; impress positively
impression cognition a vague idea in which some confidence is placed; an outward appearance
impressive property making a strong or vivid impression; producing a strong effect
imprint verb establish or impress firmly in the mind; a distinctive influence
imprison verb lock up or confine, in or as in a jail; confine as if in a prison
imprisonment act putting someone in prison or in jail as lawful; the act of confining someone in a prison
impromptu communication an extemporaneous speech or remark; with little or no preparation or forethought
improve verb to make better; get better
improved property made more desirable or valuable or profitable; become or made better in quality
improvement act the act of improving something; a change for the better
improvise verb perform without preparation; manage in a makeshift way
impudent property marked by casual disrespect; improperly forward or bold
impulse motive an instinctive motive; a sudden desire
impure property immoral or obscene; combined with extraneous elements
impurity substance worthless or dangerous material that should be; the condition of being impure
imputation cognition the attribution to a source or cause; a statement attributing something dishonest
impute verb attribute or credit to; attribute to a cause or source
inability cognition lack of ability to do something; lacking the power to perform
inaccurate property not accurate
inactive property not participating in a chemical reaction; not progressing or increasing
inadequate property lacking the requisite qualities or resources; of insufficient quantity to meet a need
inadvertence cognition an unintentional omission resulting from failure; the trait of forgetting or ignoring your
inane property extremely silly or stupid
inanimate property belonging to the class of nouns denoting; not endowed with life
inaudible property impossible to hear
inaugural communication an address delivered at an inaugural ceremony; occurring at or characteristic of a formal
inaugurate verb commence officially; be a precursor of
incapable property lacking capacity or ability; not being susceptible to or admitting
incarnate verb make concrete and real; possessing or existing in bodily form
incarnation communication the Christian doctrine of the union of God; a new personification of a familiar idea
incendiary artifact a bomb that is designed to start fires; a criminal who illegally sets fire to property
incense substance a substance that produces a fragrant odor when; the pleasing scent produced when incense
incentive motive a positive motivational influence; an additional payment to employees as a means
inception event an event that is a beginning
incest act sexual intercourse between persons too closely
inch quantity a unit of length equal to one twelfth of a foot; a unit of measurement for advertising space
incidence relation the relative frequency of occurrence; the striking of a light beam on a surface
incident event a single distinct event; falling or striking of light rays on something
incipiency time beginning to exist or to be apparent
incisive property having or demonstrating ability to recognize; suitable for cutting or piercing
incite verb provoke or stir up; give an incentive for action
incitement act an act of urging on or spurring on or rousing; needed encouragement
inclination cognition an attitude of mind especially one that favors; the angle formed by the x-axis and a given line
incline verb have a tendency or disposition to do or be; an inclined surface connecting two levels
inclined property having a preference, disposition, or tendency; at an angle to the horizontal or vertical
include verb have as a part, be made up out of; consider as part of something
inclusive property including much or everything
income possession the financial gain accruing over a given period
incompatible property not compatible; used especially of drugs or muscles
incompetent person someone who is not competent to take effective; not qualified or suited for a purpose
incomplete property not complete or total; not yet finished
inconsistent property displaying a lack of consistency; not capable of being made consistent
incorporate verb make into a whole or make part of a whole; include or contain
increase verb become bigger or greater in amount; make bigger or more
increased property made greater in size or amount or degree
increasing property becoming greater or larger; increasing in tempo and/or volume
incredible property beyond belief or understanding
incubate verb sit on; grow under conditions that promote development
incubation act maintaining something at the most favorable; sitting on eggs so as to hatch them
incubus person a male demon believed to lie on sleeping persons; someone who depresses or worries others
incur verb make oneself subject to; receive a specified treatment
incurable property incapable of being cured; a person whose disease is incurable
indebted property owing gratitude or recognition to another; under a legal obligation to someone
indecent property not in keeping with accepted standards of what; offensive to good taste especially in sexual
indecision cognition doubt concerning two or more possible; the trait of irresolution
indefinite property vague or not clearly defined or stated; not decided or not known
indelicacy act an impolite act or expression; the trait of being indelicate and offensive
independence state freedom from control or influence of another; the successful ending of the American Revolution
independent property free from external control and constraint; not controlled by outside forces
index communication a number or ratio derived from a series; a numerical scale used to compare variables
india location a republic in the Asian subcontinent in southern
indian property of or relating to or characteristic of India; of or pertaining to Native Americans or their
indiana location a state in midwestern United States; United States pop artist
indianapolis location the capital and largest city of Indiana
indicate verb be a signal for or a symptom of; indicate a place, direction, person, or thing
indication communication something that serves to indicate or suggest; a datum about some physical state
indicator communication a number or ratio derived from a series; a device for showing the operating condition
indict verb accuse formally of a crime
indictment communication a formal document written for a prosecuting; an accusation of wrongdoing
indifference feeling unbiased impartial unconcern; the trait of lacking enthusiasm for or interest
indifferent property marked by a lack of interest; showing no care or concern in attitude or action
indigestion state a disorder of digestive function characterized
indignant property angered at something unjust or wrong
indignation feeling a feeling of righteous anger
indirect property having intervening factors or persons; not direct in spatial dimension
indisposed property strongly opposed; somewhat ill or prone to illness
individual thing a human being; being or characteristic of a single thing
indolent property disinclined to work or exertion; slow to heal or develop and usually painless
indoor property located, suited for, or taking place within; within doors
induce verb cause to arise; cause to do
induct verb place ceremoniously or formally in an office; introduce or initiate
induction event a formal entry into an organization or position; reasoning from detailed facts to general
indulge verb yield; give free rein to
indulgence act the act of indulging or gratifying a desire; foolish or senseless behavior
indulgent property characterized by or given to yielding; tolerant or lenient
indument object a covering of fine hairs as on a leaf or insect
indumentum object a covering of fine hairs as on a leaf or insect
industrial property of or relating to or resulting from industry; having highly developed industries
industry group the people or companies engaged in a particular; the organized action of making of goods
inebriate person a chronic drinker; become drunk or drink excessively
inept property generally incompetent and ineffectual; not elegant or graceful in expression
inert property unable to move or resist motion; having only a limited ability to react
inescapable property impossible to avoid or evade
inevitable property incapable of being avoided or prevented; invariably occurring or appearing
inexorable property not to be placated or appeased or moved; impervious to pleas, persuasion, requests
inexpensive property relatively low in price or charging low prices
inexperience cognition lack of experience and the knowledge
inexplicable property incapable of being explained or accounted for
infallible property incapable of failure or error
infamous property known widely and usually unfavorably
infancy time the early stage of growth or development; the earliest state of immaturity
infant person a very young child who has not yet begun to walk
infantile property indicating a lack of maturity; of or relating to infants or infancy
infantry group an army unit consisting of soldiers who fight
infantryman person fights on foot with small arms
infatuated property marked by foolish or unreasoning fondness
infatuation feeling a foolish and usually extravagant passion; an object of extravagant short-lived passion
infect verb communicate a disease to; contaminate with a disease or microorganism
infected property containing or resulting from disease-causing
infection state the pathological state resulting; moral corruption or contamination
infectious property caused by infection or capable of causing; easily spread
infective property able to cause disease; caused by infection or capable of causing
infer verb reason by deduction; draw from specific cases for more general cases
inference cognition the reasoning involved in drawing a conclusion
inferential property relating to or having the nature of illation; of reasoning
inferior property of or characteristic of low rank or importance; of low or inferior quality
inferiority attribute an inferior quality; the state of being inferior
infernal property characteristic of or resembling Hell; expletives used informally as intensifiers
inferno cognition the abode of Satan and the forces of evil; a very intense and uncontrolled fire
infest verb invade in great numbers; live on or in a host, as of parasites
infestation group a swarm of insects that attack plants; the state of being invaded or overrun
infidelity attribute the quality of being unfaithful
infield artifact the area of a baseball field that is enclosed
infiltrate verb cause to enter by penetrating the interstices; enter a group or organization in order to spy
infiltration act a process in which individuals penetrate an area; the slow passage of a liquid through a filtering
infinite property having no limits or boundaries in time or space; the unlimited expanse in which everything
inflame verb cause inflammation in; become inflamed
inflamed property lighted with red light as if with flames; resulting from inflammation
inflammatory property characterized or caused by inflammation; arousing to action or rebellion
inflate verb fill with gas or air; exaggerate or make bigger
inflection communication the patterns of stress and intonation; a change in the form of a word to indicate
inflict verb impose something unpleasant
infliction act the act of imposing something; an act causing pain or damage
infliximab artifact an anti-TNF compound consisting of an antibody; a monoclonal antibody used to treat Crohn's
influence attribute a power to affect persons or events especially; have and exert influence or effect
influent property flowing inward
influential property having or exercising influence or power
influenza state an acute febrile highly contagious viral disease
inform verb impart knowledge of some fact, state of affairs; give character or essence to
informal property not formal; not officially recognized or controlled
information communication a message received and understood; knowledge acquired through study or experience
informed property having much knowledge or education
infraction act a crime less serious than a felony
infrared property having or employing wavelengths longer than; the infrared region of the electromagnetic
infrequent property not frequent
infringement act a crime less serious than a felony; an act that disregards an agreement or a right
infuriate verb make furious
infuriating property extremely annoying or displeasing
infuscate verb darken with a brownish tinge, as of insect wings
ingest verb serve oneself to, or consume regularly; take up mentally
ingredient artifact a component of a mixture or compound; an abstract part of something
inguen body the crease at the junction of the inner part
inhabit verb be an inhabitant of or reside in; be present in
inhabitant person a person who inhabits a particular place
inherent property existing as an essential constituent; in the nature of something though not readily
inherit verb obtain from someone after their death; receive by genetic transmission
inheritance act hereditary succession to a title or an office; any attribute or immaterial possession
inhibition act the conscious exclusion of unacceptable thoughts; the quality of being inhibited
inhibitory property restrictive of action
inhuman property without compunction or human feeling; belonging to or resembling something nonhuman
inhumane property lacking and reflecting lack of pity
inhumation event the ritual placing of a corpse in a grave
initial property occurring at the beginning; the first letter of a word
initiate verb bring into being; take the lead or initiative in
initiation event a formal entry into an organization or position; the act of starting something for the first time
initiative attribute readiness to embark on bold new ventures; the first of a series of actions
inject verb give an injection to; to introduce
injection act the forceful insertion of a substance under; the act of putting a liquid into the body
injun person offensive term for Native Americans
injure verb cause injuries or bodily harm to; cause damage or affect negatively
injured property harmed; emotionally hurt or upset or annoyed
injury state any physical damage to the body caused; an accident that results in physical damage
injustice act an unjust act; the practice of being unjust or unfair
ink substance a liquid used for printing or writing or drawing; dark protective fluid ejected into the water
inlet object an arm off of a larger body of water; an opening through which fluid is admitted
inmate person one of several resident of a dwelling; a patient who is residing in the hospital where
inn artifact a hotel providing overnight lodging
inner property located inward; located or occurring within or closer
inning time one of nine divisions of play during which each
innocence attribute the quality of innocent naivete; a state or condition of being innocent
innocent property free from evil or guilt; lacking intent or capacity to injure
innovation artifact a creation resulting from study; the creation of something in the mind
inocor artifact a drug used intravenously in heart failure
inoculant substance a substance that is introduced into the body
inoculate verb perform vaccinations or produce immunity; insert a bud for propagation
inoculating act the act of protecting against disease
inoculation act taking a vaccine as a precaution against
inoculum substance a substance that is introduced into the body
inodorous property having no odor
inorganic property relating or belonging to the class of compounds; lacking the properties characteristic of living
input communication signal going into an electronic system; a component of production
inquest act an inquiry into the cause of an unexpected death
inquire verb address a question to and expect an answer from; have a wish or desire to know something
inquiring property given to inquiry; a request for information
inquiry cognition a search for knowledge; an instance of questioning
insane property afflicted with or characteristic of mental; very foolish
insanity state relatively permanent disorder of the mind
inscribe verb carve, cut, or etch into a material or surface; mark with one's signature
inscribed property written on or in a surface; cut or impressed into a surface
inscription communication letters inscribed on something; the activity of inscribing letters or words
insect animal small air-breathing arthropod; a person who has a nasty or unethical character
insecta animal insects
insecticide substance a chemical used to kill insects
insectifuge substance a chemical substance that repels insects
insectivore animal small insect-eating mainly nocturnal terrestrial; any organism that feeds mainly on insects
insert verb put or introduce into something; place, fit, or thrust into another thing
inside location the inner or enclosed surface of something; the region that is inside of something
insight cognition clear or deep perception of a situation; the clear understanding of a complex situation
insinuation communication an indirect implication; the act of gaining acceptance or affection
insist verb be emphatic or resolute and refuse to budge; beg persistently and urgently
insistence communication continual and persistent demands; the act of insisting on something
insistent property repetitive and persistent; demanding attention
insolence attribute the trait of being rude and impertinent; an offensive disrespectful impudent act
insolent property marked by casual disrespect; unrestrained by convention or propriety
insoluble property incapable of being dissolved; admitting of no solution or explanation
inspect verb look over carefully; come to see in an official or professional
inspector person a high ranking police officer; an investigator who observes carefully
inspiration artifact a product of your creative thinking and work; arousal of the mind to special unusual activity
inspire verb heighten or intensify; serve as the inciting cause of
instability attribute unreliability attributable to being unstable; an unstable order
instal verb set up for use; place
install verb set up for use; put into an office or a position
installation act the act of installing something; a building or place that provides a particular
installment possession a payment of part of a debt; the act of installing something
instance event an occurrence of something; an item of information that is typical
instant time a very short time; a particular point in time
instar animal an insect or other arthropod between molts
instigate verb provoke or stir up; serve as the inciting cause of
instinct cognition inborn pattern of behavior often responsive; deeply filled or permeated
institute verb set up or lay the groundwork for; advance or set forth in court
institution group an organization founded and united; an establishment consisting of a building
instruct verb impart skills or knowledge to; give instructions or directions for some task
instruction communication a message describing how something is to be done; the activities of educating or instructing
instructor person a person whose occupation is teaching
instrument artifact a device that requires skill for proper use; the means whereby some act is accomplished
instrumental property relating to or designed for or performed; serving or acting as a means or aid
insufficient property of a quantity not able to fulfill a need
insulate verb place or set apart; protect from heat, cold, or noise by surrounding
insulin body hormone secreted by the isles of Langerhans
insult verb treat, mention, or speak to rudely; a rude expression intended to offend or hurt
insurance possession promise of reimbursement in the case of loss; written contract or certificate of insurance
insure verb be careful or certain to do something; make certain of
insurrection act organized opposition to authority
intact property constituting the undiminished entirety; having the hymen unbroken
intake act the process of taking food into the body through; the act of inhaling
integer quantity any of the natural numbers or zero
integral property existing as an essential constituent; the result of a mathematical integration
integrate verb make into a whole or make part of a whole; open to members of all races and ethnic groups
integrated property formed or united into a whole; not segregated
integration act the action of incorporating a racial; the act of combining into an integral whole
integrity state an undivided or unbroken completeness; moral soundness
intellect cognition knowledge and intellectual ability; the capacity for rational thought or inference
intellectual person a person who uses the mind creatively; of or associated with or requiring the use
intelligence cognition the ability to comprehend; a unit responsible for gathering
intelligent property having the capacity for thought and reason; possessing sound knowledge
intelligible property capable of being apprehended or understood; well articulated or enunciated, and loud enough
intend verb have in mind as a purpose; design or destine
intended property resulting from one's intentions; future
intense property possessing or displaying a distinctive feature; having the highest saturation
intensify verb increase in extent or intensity; become more intense
intensity attribute the amount of energy transmitted; high level or degree
intent property giving or marked by complete attention to; an anticipated outcome that is intended
intention cognition an anticipated outcome that is intended; the goal with respect to a marriage proposal
intentional property characterized by conscious design or purpose; done or made or performed with purpose
interact verb act together or towards others or with others
interaction act a mutual or reciprocal action; the transfer of energy between elementary
intercept verb seize on its way; the point at which a line intersects
interchange artifact a junction of highways on different levels; mutual interaction
intercourse communication communication between individuals; sexual activity between individuals, especially
interest cognition a sense of concern with and curiosity about; a reason for wanting something done
interested property having or showing interest; involved in or affected by or having a claim
interesting property arousing or holding the attention
interface artifact a surface forming a common boundary between two; computer circuit consisting of the hardware
interfere verb come between so as to be hindrance or obstacle; get involved, so as to alter or hinder
interference act the act of hindering or obstructing or impeding; a policy of intervening in the affairs of other
interfering property intrusive in a meddling or offensive manner
interim property serving during an intermediate interval of time; the time between one event, process, or period
interior location the region that is inside of something; situated within or suitable for inside
interject verb to insert between other elements
interlace verb spin, wind, or twist together; hold in a locking position
interlayer artifact a layer placed between other layers
interlobular property between lobes or lobules
interlocking property linked or locked closely together; the act of interlocking or meshing
interlude time an intervening period or episode; a brief show inserted between the sections
intermediate property lying between two extremes in time or space; a substance formed during a chemical process
interment event the ritual placing of a corpse in a grave
interminable property tiresomely long
intermittent property stopping and starting at irregular intervals
internal property happening or arising or located within some; inside the country
internalize verb incorporate within oneself
interplay act reciprocal action and reaction
interpose verb be or come between; to insert between other elements
interpret verb make sense of; give an interpretation or explanation to
interpreter person someone who mediates between speakers; someone who uses art to represent something
interrelated property reciprocally connected
interrupt verb make a break in; destroy the peace or tranquility of
interruption act an act of delaying or interrupting; some abrupt occurrence that interrupts
intersect verb meet at a point
intersection cognition a point where lines intersect; a junction where one street or road crosses
intersex person one having both male and female sexual
intersexual property having sexual characteristics intermediate; existing or occurring between the sexes
interspecies property arising or occurring between species
interstellar property between or among stars
interstitial property of or relating to interstices
intertrigo feeling chafing between two skin surfaces that are
intertwine verb spin, wind, or twist together; make a loop in
interval time a definite length of time marked off by two; a set containing all points between two given
intervene verb get involved, so as to alter or hinder; occur between other event or between certain
intervention act the act of intervening; a proceeding that permits a person to enter into
interview verb conduct an interview in television, newspaper; the questioning of a person
interviewer person a person who conducts an interview
interweave verb interlace by or as if by weaving
interwoven property linked or locked closely together
intestate property having made no legally valid will before death
intima body the innermost membrane of an organ
intimacy attribute close or warm friendship; a feeling of being intimate and belonging
intimate property marked by close acquaintance, association; give to understand
intimidate verb make timid or fearful; to compel or deter by or as if by threats
intimidation act the act of intimidating a weaker person to make; a communication that makes you afraid to try
intolerable property incapable of being tolerated or endured
intonation communication rise and fall of the voice pitch; the act of singing in a monotonous tone
intone verb utter monotonously and repetitively; recite with musical intonation
intoxicate verb have an intoxicating effect on, of a drug; make drunk
intoxicating property causing intoxication; extremely exciting as if by alcohol
intoxication feeling excitement and elation beyond the bounds; a temporary state resulting from excessive
intractable property not tractable
intrenchment artifact an entrenched fortification
intricate property having many complexly arranged elements
intrigue cognition a crafty and involved plot to achieve your ends; cause to be interested or curious
intrinsic property belonging to a thing by its very nature; situated within or belonging solely to the organ
introduce verb cause to come to know personally; bring something new to an environment
introduction act the act of beginning something new; the first section of a communication
introductory property serving to open or begin; serving as a base or starting point
introject cognition parental figures that you introjected as a child; incorporate into one's personality unconsciously
intrude verb enter uninvited; enter unlawfully on someone's property
intrusion event any entry into an area not previously occupied; entrance by force or without permission
intuition cognition instinctive knowing; an impression that something might be the case
intumescence process the increase in volume of certain substances; swelling up with blood or other fluids
intumescency process the increase in volume of certain substances; swelling up with blood or other fluids
inure verb cause to accept or become hardened to
invade verb march aggressively into another's territory; to intrude upon, infringe, encroach on, violate
invader person someone who enters by force in order to conquer
invalid person someone who is incapacitated by a chronic; injure permanently
invariant property unaffected by a designated operation; a feature that remains unchanged when
invasion act the act of invading; any entry into an area not previously occupied
invent verb come up with after a mental effort; concoct something artificial or untrue
invention artifact a creation resulting from study; the creation of something in the mind
inventory communication a detailed list of all the items in stock; the merchandise that a shop has on hand
invest verb make an investment; give qualities or abilities to
investigate verb investigate scientifically; conduct an inquiry or investigation of
investigator person a scientist who devotes himself to doing; someone who investigates
investment act the act of investing; money that is invested with an expectation
investor person someone who commits capital in order to gain
invisible property impossible or nearly impossible to see; not prominent or readily noticeable
invitation communication a request to participate or be present or take; a tempting allurement
invite verb increase the likelihood of; ask someone in a friendly way to do something
inviting property attractive and tempting
invocation communication a prayer asking God's help as part; the act of appealing for help
invoke verb summon into action or bring into existence; cite as an authority
involve verb connect closely and often incriminatingly; engage as a participant
involved property connected by participation or association or use; entangled or hindered as if e.g. in mire
involvement act the act of sharing in the activities of a group; a sense of concern with and curiosity about
inward property relating to or existing in the mind or thoughts; directed or moving inward or toward a center
iodide substance a salt or ester of hydriodic acid
iodinate verb cause to combine with iodine
iodinated property treated with iodine
iodinating property combining or causing to combine with iodine
iodination process the substitution or addition of iodine atoms
iodine substance a nonmetallic element belonging to the halogens; a tincture consisting of a solution of iodine
iodise verb treat with iodine so as to prevent infection; treat with iodine
iodize verb treat with iodine so as to prevent infection; treat with iodine
iodoform artifact a yellowish crystalline solid with a penetrating; sweet smelling yellow solid haloform CHI3
ion object a particle that is electrically charged
ionic property containing or involving or occurring in the form; the dialect of Ancient Greek spoken and written
ionized property converted totally or partly into ions
iraq location a republic in the Middle East in western Asia
ireland location a republic consisting of 26 of 32 counties; an island comprising the republic of Ireland
iridoncus state swelling of the iris of the eye
irish property of or relating to or characteristic of Ireland; people of Ireland or of Irish extraction
irishman person a man who is a native or inhabitant of Ireland
iritis state inflammation of the iris
iron substance a heavy ductile magnetic metallic element; a golf club that has a relatively narrow metal
ironical property characterized by often poignant difference; humorously sarcastic or mocking
irons artifact metal shackles
irony communication witty language used to convey insults or scorn; incongruity between what might be expected
irradiation act the treatment of disease by exposure; the apparent enlargement of a bright object when
irrational property not consistent with or using reason; a real number that cannot be expressed
irregular property contrary to rule or accepted order or general; not occurring at a regular rate or fixed
irregularity act behavior that breaches the rule or etiquette; not characterized by a fixed principle or rate
irrelevant property having no bearing on or connection
irreparable property impossible to repair, rectify, or amend
irrigate verb supply with water, as with channels or ditches; supply with a constant flow or sprinkling
irrigation act supplying dry land with water by means; cleaning a wound or body organ by flushing
irritate verb cause annoyance in; excite to an abnormal condition, or chafe
irritation state the psychological state of being irritated; a sudden outburst of anger
island object a land mass that is surrounded by water; a zone or area resembling an island
ism cognition a belief accepted as authoritative by some group
isolate verb place or set apart; obtain in pure form
isolated property not close together in time; being or feeling set or kept apart from others
isolation state a state of separation between persons or groups; the act of isolating something
isopleth location a line drawn on a map connecting points having
isoptera animal order of social insects that live in colonies
isopteran property relating to or characteristic of insects
isoptin artifact a drug used as an oral or parenteral calcium
isordil artifact drug used to treat angina pectoris
isosorbide artifact drug used to treat angina pectoris
isotonic property having the same or equal osmotic pressure; relating to or characterized by the equal
isotropic property invariant with respect to direction
issue cognition an important question that is in dispute; prepare and issue for public distribution
italian property of or pertaining to or characteristic of Italy; the Romance language spoken in Italy
italy location a republic in southern Europe on the Italian
itch verb scrape or rub as if to relieve itching; have or perceive an itch
item communication a distinct part that can be specified separately; a whole individual unit
itemize verb specify individually; place on a list of items
itraconazole artifact an oral antifungal drug taken for cases
iud artifact contraceptive device consisting of a piece
ivory substance a hard smooth ivory colored dentine that makes; a shade of white the color of bleached bones
jab verb poke or thrust abruptly; a quick short straight punch
jabber verb talk in a noisy, excited, or declamatory manner; rapid and indistinct speech
jack animal any of several fast-swimming predacious fishes; male donkey
jackass person a man who is a stupid incompetent fool; male donkey
jacket artifact a short coat; an outer wrapping or casing
jactation attribute extremely restless tossing and twitching usually
jactitation attribute extremely restless tossing and twitching usually; speaking of yourself in superlatives
jade substance a semiprecious gemstone that takes a high polish; an old or over-worked horse
jaded property exhausted; dulled by surfeit
jagged property having a sharply uneven surface or outline; having an irregularly notched or toothed margin
jail artifact a correctional institution used to detain; lock up or confine, in or as in a jail
jailbird person a criminal who has been jailed repeatedly
jam food preserve of crushed fruit; interfere with or prevent the reception
jan time the first month of the year
jangling property like the discordant ringing of nonmusical
janitor person someone employed to clean and maintain
january time the first month of the year
jap person offensive term for a person of Japanese descent
japan location a string of more than 3,000 islands to the east; a constitutional monarchy occupying the Japanese
japanese property of or relating to or characteristic of Japan; the language spoken by the Japanese
jar artifact a vessel with a wide mouth and without handles; move or cause to move with a sudden jerky motion
jaunty property having a cheerful, lively, and self-confident; marked by up-to-dateness in dress and manners
java location an island in Indonesia to the south of Borneo; a beverage consisting of an infusion of ground
jaw body the part of the skull of a vertebrate; talk socially without exchanging too much
jazz communication a genre of popular music that originated in New; a style of dance music popular in the 1920s
jealous property showing extreme cupidity; suspicious or unduly suspicious or fearful
jealousy feeling a feeling of jealous envy; zealous vigilance
jeep artifact a car suitable for traveling over rough terrain
jeer verb laugh at with contempt and derision; showing your contempt by derision
jejunitis state inflammation of the jejunum of the small
jejunum body the part of the small intestine between
jelly food a preserve made of the jelled juice of fruit; an edible jelly made with gelatin and used
jeopardize verb put at risk; pose a threat to
jeopardy state a source of danger
jerk verb pull, or move with a sudden movement; move with abrupt, seemingly uncontrolled motions
jerry person offensive term for a person of German descent
jerusalem location capital and largest city of the modern state
jest communication a humorous anecdote or remark intended; tell a joke
jesuit person a member of the Jesuit order; having qualities characteristic of Jesuits
jesus person a teacher and prophet born in Bethlehem
jet artifact an airplane powered by one or more jet engines; the occurrence of a sudden discharge
jew person a person belonging to the worldwide group
jewel artifact a precious or semiprecious stone incorporated; a person who is as brilliant and precious
jeweled property covered with beads or jewels or sequins
jeweler person someone who makes jewelry; someone in the business of selling jewelry
jewish property of or relating to Jews or their culture
jilt verb cast aside capriciously or unfeelingly; a woman who jilts a lover
jimdandy person someone excellent of their kind; something excellent of its kind
jimhickey person someone excellent of their kind; something excellent of its kind
jimsonweed plant intensely poisonous tall coarse annual tropical
jinx communication an evil spell; a person believed to bring bad luck to those
jitters state extreme nervousness
job act the principal activity in your life that you do; a specific piece of work required to be done
jock artifact a support for the genitals worn by men engaging; a person trained to compete in sports
jockey person someone employed to ride horses in horse races; defeat someone through trickery or deceit
jockstrap artifact a support for the genitals worn by men engaging
jocular property characterized by jokes and good humor
john artifact a room or building equipped with one or more; the last of the four Gospels in the New
join verb become part of; cause to become joined or linked
joint property united or combined; the point of connection between two bones
joke communication a humorous anecdote or remark intended; tell a joke
jolly property full of or showing high-spirited merriment; a yawl used by a ship's sailors for general work
jolt act an abrupt spasmodic movement; a sudden jarring impact
jolted property disturbed psychologically as if by a physical; bumped or shaken jerkily
joshua communication a book in the Old Testament describing how; Moses' successor who led the Israelites into
josue communication a book in the Old Testament describing how
journal communication a daily written record of experiences; a periodical dedicated to a particular subject
journalese communication the style in which newspapers are written
journalism communication newspapers and magazines collectively; the profession of reporting or photographing
journalist person a writer for newspapers and magazines; someone who keeps a diary or journal
journey act the act of traveling from one place to another; undertake a journey or trip
jovial property full of or showing high-spirited merriment
jowl body the jaw in vertebrates that is hinged to open; a fullness and looseness of the flesh
joy feeling the emotion of great happiness; something or someone that provides a source
joyous property full of or characterized by joy
jubilant property joyful and proud especially because of triumph; full of high-spirited delight
judaism group Jews collectively who practice a religion based; the monotheistic religion of the Jews having
judge verb determine the result of; form a critical opinion of
judgment cognition an opinion formed by judging something; the act of judging or assessing a person
juice food the liquid part that can be extracted from plant; any of several liquids of the body
juicy property full of juice; lucrative
july time the month following June and preceding August
jumble state a confused multitude of things; be all mixed up or jumbled together
jumbled property in utter disorder
jump verb move forward by leaps and bounds; move or jump suddenly, as if in surprise
jumpstart act starting an automobile engine that has a weak; start or re-start vigorously
june time the month following May and preceding July
junior person term of address for a disrespectful and annoying; younger
junk substance the remains of something that has been destroyed; dispose of
jupiter object the largest planet and the 5th from the sun; supreme god of Romans
jurisdiction attribute the right and power to interpret and apply; in law
juror person someone who serves on a jury
jury group a body of citizens sworn to give a true verdict; a committee appointed to judge a competition
just property used especially of what is legally or ethically; fair to all parties as dictated by reason
justice attribute the quality of being just or fair; judgment involved in the determination of rights
justify verb show to be right by providing justification; adjust the spaces between words
jutting property extending out above or beyond a surface; the act of projecting out from something
juxtapose verb place side by side
kabolin substance an androgen that is used to treat testosterone
kaffir person an offensive and insulting term for any Black; important for human and animal food
kafir person an offensive and insulting term for any Black; a member of the Kafir people in northeastern
kaliuresis state the presence of excess potassium in the urine
kalumpang plant large tree of Old World tropics having
kaluresis state the presence of excess potassium in the urine
keen property having or demonstrating ability to recognize; a funeral lament sung with loud wailing
keep verb cause to continue in a certain state, position; continue a certain state, condition, or activity
keeping act the responsibility of a guardian or keeper; conformity or harmony
ken cognition range of what one can know or understand; the range of vision
kentucky location a state in east central United States
keratalgia state pain in the cornea
keratitis state inflammation of the cornea causing watery
keratoderma state any skin disorder consisting of a growth
keratodermia state any skin disorder consisting of a growth
keratoiritis state inflammation of the cornea and the iris
keratonosus state any disease of the cornea
kerion state ringworm infection of the hair follicles
kerygma communication preaching the gospel of Christ in the manner
ketoaciduria state excessive amounts of ketone bodies in the urine
ketonuria state excessive amounts of ketone bodies in the urine
ketosis state an abnormal increase of ketone bodies
key artifact metal device shaped in such a way that when it; serving as an essential component
keyboard artifact device consisting of a set of keys on a piano; holder consisting of an arrangement of hooks
keyhole artifact the hole where a key is inserted
keynote verb set the keynote of; a fundamental or central idea
kick verb drive or propel with the foot; thrash about or strike out with the feet
kickoff act a kick from the center of the field to start; the time at which something is supposed to begin
kid person a young person of either sex; tell false information to for fun
kidnap verb take away to an undisclosed location against
kidnapper person someone who unlawfully seizes and detains
kidney body either of two bean-shaped excretory organs
kike person offensive term for a Jew
kill verb cause to die; the act of terminating a life
killable property fit to kill, especially for food
killer person someone who causes the death of a person; predatory black-and-white toothed whale
killing act the act of terminating a life; an event that causes someone to die
kind cognition a category of things distinguished by some; having or showing a tender and considerate
kindred property similar in quality or character; group of people related by blood or marriage
kinesthetic property of or relating to kinesthesis
kinetic property relating to the motion of material bodies; supplying motive force
king person a male sovereign; a very wealthy or powerful businessman
kingdom state a domain in which something is dominant; the domain ruled by a king or queen
kink cognition a difficulty or flaw in a plan or operation; an eccentric idea
kinky property showing or appealing to bizarre or deviant; in small tight curls
kinsey person United States zoologist best known for his
kinship relation a close connection marked by community; relatedness or connection by blood or marriage
kiss verb touch with the lips or press the lips; the act of caressing with the lips
kissing act affectionate play
kit artifact a case for containing a set of articles; young of any of various fur-bearing animals
kitchen artifact a room equipped for preparing meals
kitchenette artifact small kitchen
kite animal any of several small graceful hawks; plaything consisting of a light frame covered
kitten animal young domestic cat; give birth to kittens
kleptomania motive an irresistible impulse to steal in the absence
kleptomaniac person someone with an irrational urge to steal
knack cognition a special way of doing something
knapsack artifact a bag carried by a strap on your back
knee body hinge joint in the human leg connecting; joint between the femur and tibia in a quadruped
kneel verb rest one's weight on one's knees; supporting yourself on your knees
knell event the sound of a bell rung slowly to announce; ring as in announcing death
knife artifact edge tool used as a cutting instrument; a weapon with a handle and blade with a sharp
knight person originally a person of noble birth trained; a chessman shaped to resemble the head
knit verb make by knitting; a fabric made by knitting
knob artifact a circular rounded projection or protuberance; a round handle
knock verb deliver a sharp blow or push; rap with the knuckles
knot artifact any of various fastenings formed by looping; a tight cluster of people or things
know verb be cognizant or aware of a fact or a specific; know how to do or perform something
knowing property evidencing the possession of inside information; a clear and certain mental apprehension
knowledge thing the psychological result of perception
known property apprehended with certainty
knuckle body a joint of a finger when the fist is closed; press or rub with the knuckles
knucklehead person a stupid person
kongfuze person Chinese philosopher whose ideas and sayings were
korea location an Asian peninsula separating the Yellow Sea
korean person a native or inhabitant of Korea who speaks; of or relating to or characteristic of Korea
kraut person offensive term for a person of German descent
krauthead person offensive term for a person of German descent
kuru state a progressive disease of the central nervous
kwell substance a preparation of lindane that is used to kill
lab artifact a workplace for the conduct of scientific
labdanum plant a soft blackish-brown resinous exudate; a dark brown to greenish oleoresin that has
label verb assign a label to; a brief description given for purposes
labeled property bearing or marked with a label or tag
labor act productive work; a social class comprising those who do manual
laboratory artifact a workplace for the conduct of scientific; a region resembling a laboratory inasmuch as it
laborer person someone who works with their hands
laboring property doing arduous or unpleasant work
labouring property doing arduous or unpleasant work
labrocyte body a large connective tissue cell that contains
lac substance resinlike substance secreted by certain lac
lacerate verb cut or tear irregularly; deeply hurt the feelings of
lacewing animal any of two families of insects with gauzy wings
lack state the state of needing something that is absent; be without
lacking property inadequate in amount or degree; nonexistent
lactating property producing or secreting milk
lactation act feeding an infant by giving suck at the breast; the production and secretion of milk
lactifuge substance any agent that reduces milk secretion
lactosuria state presence of lactose in the urine
lacy property made of or resembling lace; having open interstices or resembling a web
lad person a boy or man; a male child
ladder artifact steps consisting of two parallel members; a row of unravelled stitches
laden property filled with a great quantity; remove with or as if with a ladle
lady person a polite name for any woman; a woman of refinement
ladybeetle animal small round bright-colored and spotted beetle
ladybird animal small round bright-colored and spotted beetle
ladybug animal small round bright-colored and spotted beetle
lag verb hang or fall in movement, progress, development; the act of slowing down or falling behind
lagoon object a body of water cut off from a larger body
laity group in Christianity, members of a religious
lake object a body of water surrounded by land; any of numerous bright translucent organic
lam verb flee; give a thrashing to
lamb animal young sheep; the flesh of a young domestic sheep eaten
lament verb express grief verbally; a mournful poem
lamentation communication a cry of sorrow and grief; the passionate and demonstrative activity
lamia person a corpse that rises at night to drink the blood
laminitis state inflammation of the laminated tissue
lamisil artifact an oral antifungal drug used to treat cases
lamium plant genus of Old World herbs
lamp artifact an artificial source of visible illumination; a piece of furniture holding one or more
lamplight phenomenon light from a lamp
lance artifact a long pointed rod used as a tool or weapon; an implement with a shaft and barbed point used
land possession the land on which real estate is located; material in the top layer of the surface
landing artifact an intermediate platform in a staircase; structure providing a place where boats can land
landlord person a landowner who leases to others
landmark location the position of a prominent or well-known object; an event marking a unique or important
landmass object a large continuous extent of land
landscape location an expanse of scenery that can be seen; a genre of art dealing with the depiction
landslide event a slide of a large mass of dirt and rock down; an overwhelming electoral victory
landslip event a slide of a large mass of dirt and rock down
lane artifact a narrow way or road; a well-defined track or path
language communication a systematic means of communicating by the use; communication by word of mouth
languid property lacking spirit or liveliness
lanky property tall and thin and having long slender limbs; tall and thin
lanoxin artifact digitalis preparation used to treat congestive
lantern artifact light in a transparent protective case
lao property of or relating to a member of the Buddhist; the Tai language of a Buddhist people living
laos location a mountainous landlocked communist state
lap body the upper side of the thighs of a seated person; lie partly over or alongside of something
lapidate verb kill by throwing stones at; throw stones at
lapidator person an attacker who pelts the victim with stones
lapse act a mistake resulting from inattention; a failure to maintain a higher state
lapsing act a failure to maintain a higher state
larcenous attribute having a disposition to steal
large property above average in size or number or quantity; fairly large or important in effect
larger property large or big relative to something else
lark act any carefree episode; any of numerous predominantly Old World birds
larva animal the immature free-living form of most
larvacide substance an insecticide that kills the larvae of insects
larvicide substance a chemical used to kill larval pests
laryngitis state inflammation of the mucous membrane
lash verb beat severely with a whip or rod; a quick blow delivered with a whip or whiplike
lashing act beating with a whip or strap or rope as a form; violently urging on by whipping or flogging
last property immediately past; coming after all others in time or space
lasting property continuing or enduring without marked change; existing for a long time
lat body a broad flat muscle on either side of the back
latch verb fasten with a latch; catch for fastening a door or gate
late property being or occurring at an advanced period of time; after the expected or usual time
latent property potentially existing but not presently evident; not presently active
later property coming at a subsequent time or stage; at or toward an end or late period or stage
latest property up to the immediate present; the most recent news or development
lather object the froth produced by soaps or detergents; the foam resulting from excessive sweating
latin communication any dialect of the language of ancient Rome; of or relating to the ancient Latins
latitude location the angular distance between an imaginary line; scope for freedom of e.g. action or thought
latter property referring to the second of two things or persons; the second of two or the second mentioned of two
laudanum artifact narcotic consisting of an alcohol solution
laugh verb produce laughter; the sound of laughing
laughter communication the sound of laughing; the activity of laughing
launch verb set up or found; propel with force
laurels communication a tangible symbol signifying approval; the state of being honored
lavatory artifact a room or building equipped with one or more; a bathroom sink that is permanently installed
lavender property of a pale purple color; a pale purple color
lavish verb expend profusely; very generous
law group the collection of rules imposed by authority; legal document setting forth rules governing
lawlessness attribute illegality as a consequence of unlawful acts; a state of lawlessness and disorder
lawman person an officer of the law
lawn location a field of cultivated and mowed grass
lawrence location a town in northeastern Kansas on the Kansas; English novelist and poet and essayist whose
lawyer person a professional person authorized to practice law
laxation act the act of making something less tight; the elimination of fecal waste through the anus
laxative artifact a mild cathartic; stimulating evacuation of feces
lay verb put into a certain place or abstract location; put in a horizontal position
layer artifact single thickness of usually some homogeneous; make or form a layer
laying process the production of eggs
layman person someone who is not a clergyman or a professional
layoff act the act of laying off an employee or a work
layout act the act of laying out; a plan or design of something that is laid out
lazarus person the diseased beggar in Jesus' parable; the person who Jesus raised from the dead after
lazy property moving slowly and gently; disinclined to work or exertion
lead verb take somebody somewhere; produce as a result or residue
leaden property darkened with overcast; made heavy or weighted down with weariness
leader person a person who rules or guides or inspires others; a featured article of merchandise sold at a loss
leaders group the body of people who lead a group
leadership act the activity of leading; the body of people who lead a group
leading property indicating the most important performer or role; greatest in importance or degree or significance
leaf plant the main organ of photosynthesis; hinged or detachable flat section
leafhopper animal small leaping insect that sucks the juices
league group an association of sports teams that organizes; an association of states or organizations
leak object an accidental hole that allows something; tell anonymously
lean verb to incline or bend from a vertical position; cause to lean or incline
leap verb move forward by leaps and bounds; a light, self-propelled movement upwards
leapfrog act advancing as if in the child's game, by leaping; a game in which one child bends down and another
learn verb gain knowledge or skills; get to know or become aware of, usually
learned property having or showing profound knowledge; highly educated
learning cognition the cognitive process of acquiring skill; profound scholarly knowledge
lease verb let for money; a contract granting use or occupation
leash artifact restraint consisting of a rope used to restrain; a figurative restraint
least property the superlative of; something that is of no importance
leather substance an animal skin made smooth and flexible; whip with a leather strap
leave verb go away from a place; go and leave behind, either intentionally
lech person man with strong sexual desires
lecher person man with strong sexual desires
lecherous property given to excessive indulgence in sexual activity
lechery act unrestrained indulgence in sexual activity
lecture communication a speech that is open to the public; deliver a lecture or talk
lecturer person a public lecturer at certain universities; someone who lectures professionally
ledger possession a record in which commercial accounts are; an accounting journal as a physical object
leer verb look suggestively or obliquely; a suggestive or sneering look or grin
leering property showing sly or knowing malice in a glance; sidelong and slyly lascivious
left property being or located on or directed toward the side; location near or direction toward the left side
leftfield artifact the piece of ground in the outfield; the fielding position of the player
lefty person a person who uses the left hand with greater; a baseball pitcher who throws the ball
leg body a human limb; a structure in animals that is similar
legal property established by or founded upon law or official; of or relating to jurisprudence
legation act the post or office of legate; a permanent diplomatic mission headed
legend communication a story about mythical or supernatural beings; brief description accompanying an illustration
legendary property so celebrated as to having taken on the nature; celebrated in fable or legend
legionella animal the motile aerobic rod-shaped Gram-negative
legislation communication law enacted by a legislative body; the act of making or enacting laws
legislative property relating to a legislature or composed of members; of or relating to or created by legislation
legislator person someone who makes or enacts laws
legislature group persons who make or amend or repeal laws
legitimate property of marriages and offspring; in accordance with recognized or accepted
legs attribute staying power
leisure time time available for ease and relaxation; freedom to choose a pastime or enjoyable
lemma communication a subsidiary proposition that is assumed to be; the heading that indicates the subject
lemon food yellow oval fruit with juicy acidic flesh; a strong yellow color
lend verb give temporarily; bestow a quality on
length attribute the linear extent in space from one end; continuance in time
lengthy property relatively long in duration
lenitive artifact remedy that eases pain and discomfort; moderating pain or sorrow by making it easier
lens artifact a transparent optical device used to converge; electronic equipment that uses a magnetic
lepidopteran animal insect that in the adult state has four wings
lepidopteron animal insect that in the adult state has four wings
leprosy state chronic granulomatous communicable disease
leptospira animal important pathogens causing Weil's disease
lesion state any localized abnormal structural change; an injury to living tissue
less property a quantifier meaning not as great in amount; fewer
lessen verb decrease in size, extent, or range; make smaller
lessened property impaired by diminution; decreased in severity
lessening event a change downward
lesser property of less size or importance; smaller in size or amount or value
lesson act a unit of instruction; punishment intended as a warning to others
let verb make it possible through a specific action; actively cause something to happen
letch person man with strong sexual desires
lethal property of an instrument of certain death
lethargy state a state of comatose torpor; weakness characterized by a lack of vitality
letter communication a written message addressed to a person; the conventional characters of the alphabet used
lettering communication letters inscribed on something
letterman person an athlete who has earned a letter in a school
leucocytosis state an abnormal increase in the number of white
leucoma state eye disease consisting of an opaque white spot
leucorrhea body discharge of white mucous material
leukocytosis state an abnormal increase in the number of white
leukoma state eye disease consisting of an opaque white spot
leukorrhea body discharge of white mucous material
level attribute a position on a scale of intensity or amount; a relative position or degree of value
levy verb impose and collect; the act of drafting into military service
lewdness attribute the trait of behaving in an obscene manner
lexical property of or relating to words; of or relating to dictionaries
lexicon cognition a language user's knowledge of words; a reference book containing an alphabetical list
leyte act a battle in World War II
lgv state infectious disease caused by a species
liable property at risk of or subject to experiencing something; likely to be affected with
liaison communication a channel for communication between groups; a usually secretive or illicit sexual
liar person a person who has lied or who lies repeatedly
liberal person a person who favors a political philosophy; showing or characterized by broad-mindedness
liberalism cognition a political orientation that favors social; an economic theory advocating free competition
liberate verb give equal rights to; grant freedom to
liberty state immunity from arbitrary exercise of authority; freedom of choice
libido feeling a Freudian term for sexual urge or desire
library artifact a room where books are kept; a depository built to contain books and other
license communication a legal document giving official permission; freedom to deviate deliberately from normally
licensed property given official approval to act
licit property sanctioned by custom or morality especially; authorized, sanctioned by, or in accordance
lick verb beat thoroughly and conclusively; pass the tongue over
licking event an unsuccessful ending to a struggle or contest; the act of inflicting corporal punishment
lid body either of two folds of skin that can be moved; a movable top or cover for closing the opening
lie verb be located or situated somewhere; be lying, be prostrate
liederkranz food a soft cheese with a strong odor and flavor
lieutenant person a commissioned military officer; an officer in a police force
life state a characteristic state or mode of living; the experience of being alive
lifeless property deprived of life; destitute or having been emptied of life
lifelike property evoking lifelike images within the mind; free from artificiality
lifespan time the period during which something is functional
lifetime time the period during which something is functional
lift verb raise from a lower to a higher position; take hold of something and move it
lifter person an athlete who lifts barbells; a thief who steals goods that are in a store
light phenomenon electromagnetic radiation that can produce; any device serving as a source of illumination
lighted property set afire or burning; provided with artificial light
lighting state having abundant light or illumination; apparatus for supplying artificial light effects
lightning phenomenon abrupt electric discharge from cloud to cloud; the flash of light that accompanies an electric
lightweight person a professional boxer who weighs between 131; weighing relatively little compared with another
lignite substance intermediate between peat and bituminous coal
like verb prefer or wish to do something; find enjoyable or agreeable
likelihood attribute the probability of a specified outcome
likely property has a good chance of being the case or of coming; likely but not certain to be or become true
liking feeling a feeling of pleasure and enjoyment
lilac plant any of various plants of the genus Syringa; of a pale purple color
lilith person in ancient Semitic folklore
limb body one of the jointed appendages of an animal used; any projection that is thought to resemble
limburger food a soft white cheese with a very strong pungent
limit attribute the greatest possible degree of something; place limits on
limitation attribute the quality of being limited or restricted; a principle that limits the extent of something
limited property small in range or scope; including only a part
limiting property restricting the scope or freedom of action; the grammatical relation that exists when a word
limonene substance a liquid terpene with a lemon odor
limp verb walk impeded by some physical limitation; without energy or will
line group a formation of people or things one beside; a mark that is long relative to its width
lineage group the descendants of one individual; inherited properties shared with others of your
linear property designating or involving an equation whose terms; of or in or along or relating to a line
lined property bordered by a line of things; marked by lines or seams
linen artifact a fabric woven with fibers from the flax plant; a high-quality paper made of linen fibers
linger verb remain present although waning or gradually; leave slowly and hesitantly
linguist person a specialist in linguistics; a person who speaks more than one language
linguistic property consisting of or related to language; of or relating to the scientific study
linguistics cognition the scientific study of language; the humanistic study of language and literature
liniment artifact a medicinal liquid that is rubbed into the skin
link verb make a logical or causal connection; a fastener that serves to join or connect
linnet animal small Old World finch whose male has a red; small finch originally of the western United
lint substance fine ravellings of cotton or linen fibers; cotton or linen fabric with the nap raised
lintwhite animal small Old World finch whose male has a red
lion animal large gregarious predatory feline of Africa; the fifth sign of the zodiac
lionize verb assign great social importance to
lip body either of two fleshy folds of tissue; either the outer margin or the inner margin
lipidosis state a disorder of lipid metabolism
lipstick artifact makeup that is used to color the lips; apply lipstick to
liqueur food strong highly flavored sweet liquor usually
liquid property existing as or having characteristics; a substance that is liquid at room temperature
liquidate verb get rid of by killing; eliminate by paying off
liquidation act termination of a business operation by using; the act of exterminating
liquidator person a person who liquidates assets or preserves them; a criminal who commits homicide
liquor food an alcoholic beverage that is distilled rather; a liquid substance that is a solution used
list communication a database containing an ordered array of items; give or make a list of
listen verb hear with intention; listen and pay attention
listener person someone who listens attentively
lister artifact moldboard plow with a double moldboard designed; assessor who makes out the tax lists
listeriosis state an infectious disease of animals and humans
liter quantity a metric unit of capacity, formerly defined
literal property being or reflecting the essential or genuine; without interpretation or embellishment
literalness attribute adhereing to the concrete construal of something
literary property of or relating to or characteristic; appropriate to literature rather than everyday
literature communication creative writing of recognized artistic value; the humanistic study of a body of literature
lithuresis process passing small stones with the urine
litter group the offspring at one birth of a multiparous; rubbish carelessly dropped or left about
little property limited or below average in number or quantity; small in quantity or degree
live verb be an inhabitant of or reside in; lead a certain kind of life
livedo state skin disorder characterized by patchy bluish
lively property full of life and energy; full of spirit
liver body large and complicated reddish-brown glandular; liver of an animal used as meat
liverish property irritable as if suffering from indigestion; suffering from or suggesting a liver disorder
livery act the voluntary transfer of something from one; the care of horses for pay
livestock animal any animals kept for use or profit
livid property furiously angry; anemic looking from illness or emotion
living cognition the experience of being alive; people who are still living
load artifact weight to be borne or conveyed; fill or place a load on
loaded property filled with a great quantity; charged with ammunition
loading artifact weight to be borne or conveyed; a quantity that can be processed or transported
loaf food a shaped mass of baked bread that is usually; be lazy or idle
loan possession the temporary provision of money; give temporarily
loathe verb find repugnant
loathly property highly offensive
loathsome property highly offensive; causing or able to cause nausea
lobby artifact a large entrance or reception room or area; detain in conversation by or as if by holding
lobe body a somewhat rounded subdivision of a bodily organ; a rounded projection that is part of a larger
lobscuse food a stew of meat and vegetables and hardtack
lobule body a small lobe or subdivision of a lobe
local property relating to or applicable to or concerned; of or belonging to or characteristic
locale location the scene of any event or action
locality location a surrounding or nearby region
localization act a determination of the place where something is; the principle that specific functions have
locate verb discover the location of; determine or indicate the place, site, or limits
located property situated in a particular spot or position
location thing a point or extent in space; a determination of the place where something is
lochia body substance discharged from the vagina
lock verb fasten with a lock; keep engaged
locker artifact a storage compartment for clothes and valuables; a trunk for storing personal possessions
lockjaw state an acute and serious infection of the central
lockup artifact jail in a local police station; the act of locking something up to protect it
locoism state a disease of livestock caused by locoweed
locust animal migratory grasshoppers of warm regions having; any of various hardwood trees of the family
lodge verb be a lodger; file a formal charge against
lodging artifact structures collectively in which people are; the act of lodging
lodgings artifact temporary living quarters
loft artifact floor consisting of open space at the top; floor consisting of a large unpartitioned space
lofty property of imposing height; of high moral or intellectual value
log substance a segment of the trunk of a tree when stripped; enter into a log, as on ships and planes
loggerhead animal very large carnivorous sea turtle; a stupid person
loggerheaded property stupid
logic cognition the branch of philosophy that analyzes inference; reasoned and reasonable judgment
logical property capable of or reflecting the capability; based on known statements or events
lomustine artifact an antineoplastic drug often used to treat brain
london location the capital and largest city of England; United States writer of novels based
lone property lacking companions or companionship; characterized by or preferring solitude
loneliness state the state of being alone in solitary isolation; sadness resulting from being forsaken
lonely property marked by dejection from being alone; lacking companions or companionship
long property primarily temporal sense; primarily spatial sense
longhand communication rapid handwriting in which letters are set down; having words written out in full by hand
longing feeling prolonged unfulfilled desire or need
look verb perceive with attention; give a certain impression or have a certain
looking property appearing to be as specified; the act of directing the eyes toward something
lookup process an operation that determines whether one or more
loom verb come into view indistinctly, often threateningly; appear very large or occupy a commanding
loon animal large somewhat primitive fish-eating diving bird; a worthless lazy fellow
loop artifact fastener consisting of a metal ring for lining; make a loop in
loophole communication an ambiguity that makes it possible to evade; a small hole in a fortified wall
loose property not compact or dense in structure or arrangement; not in the possession or control of any player
loosen verb make loose or looser; become loose or looser or less tight
loot possession goods or money obtained illegally; informal terms for money
lorca person Spanish poet and dramatist who was shot dead
lord person terms referring to the Judeo-Christian God; a person who has general authority over others
lordship communication a title used to address any British peer except; the authority of a lord
lore cognition knowledge gained through tradition or anecdote
lose verb fail to keep or to maintain; fail to win
loser person a contestant who loses the contest; a gambler who loses a bet
loss possession something that is lost; gradual decline in amount or activity
losses possession something lost
lost property no longer in your possession or control; having lost your bearings
lot quantity a large number or amount or extent; a parcel of land having fixed boundaries
lots quantity a large number or amount
loud property characterized by or producing sound of great; tastelessly showy
louisiana location a state in southern United States on the Gulf
lounge verb sit or recline comfortably; a room with seating where people can wait
louse animal wingless usually flattened bloodsucking insect; any of several small insects especially aphids
lousy property very bad; infested with lice
lout person an awkward stupid person
loutish property ill-mannered and coarse and contemptible
love verb have a great affection or liking for; a strong positive emotion of regard
loveliness attribute the quality of being good looking and attractive
lovely property appealing to the emotions as well as the eye; lovable especially in a childlike or naive way
lovemaking act sexual activities between two people
lover person a person who loves someone or is loved; an ardent follower and admirer
loving property feeling or showing love and affection
low property less than normal in degree or intensity; literal meanings
lower verb move something or somebody to a lower position; set lower
lowered property below the surround or below the normal position
lowlife person a person who is deemed to be despicable
lowliness state a position of inferior status; the state of being humble and unimportant
lowly property low or inferior in station or quality; inferior in rank or status
lowness attribute the quality of being low; a low or small degree of any quality
loyal property steadfast in allegiance or duty; inspired by love for your country
loyalty attribute the quality of being loyal; feelings of allegiance
lubber person an awkward stupid person; an inexperienced sailor
lubricity feeling feeling morbid sexual desire or a propensity
lucid property transparently clear; transmitting light
lucifer person chief spirit of evil and adversary of God; lighter consisting of a thin piece of wood
luck state your overall circumstances or condition in life; an unknown and unpredictable phenomenon
lucky property occurring by chance; having or bringing good fortune
lues state a common venereal disease caused
lug verb carry with difficulty; marine worms having a row of tufted gills along
luggage artifact cases used to carry belongings when traveling
lukewarm property feeling or showing little interest or enthusiasm; moderately warm
lull time a pause during which things are calm; calm by deception
lumber substance the wood of trees cut and prepared for use; move heavily or clumsily
luminous property softly bright or radiant
lummox person an awkward stupid person
lump group a compact mass; put together indiscriminately
lunacy act foolish or senseless behavior; obsolete terms for legal insanity
lunar property of or relating to or associated with the moon
lunatic property insane and believed to be affected by the phases; an insane person
lunation time the period between successive new moons
lunch food a midday meal; take the midday meal
lung body either of two saclike respiratory organs
lunge verb make a thrusting forward movement; the act of moving forward suddenly
lunkhead person a stupid person
lupus object a constellation in the southern hemisphere near; any of several forms of ulcerative skin disease
lurch verb walk as if unable to control one's movements; move abruptly
lure verb provoke someone to do something through promises; qualities that attract by seeming to promise
lurid property glaringly vivid and graphic; horrible in fierceness or savagery
lurk verb lie in wait, lie in ambush, behave in a sneaky; be about
luscious property having strong sexual appeal; extremely pleasing to the sense of taste
lush property produced or growing in extreme abundance; a person who drinks alcohol to excess habitually
lust act self-indulgent sexual desire; a strong sexual desire
luster attribute a quality that outshines the usual; the visual property of something that shines
lustfulness feeling a strong sexual desire
lusty property endowed with or exhibiting great bodily; vigorously passionate
luxuria act self-indulgent sexual desire
luxurious property displaying luxury and furnishing gratification; ostentatiously rich and superior in quality
luxury attribute something that is an indulgence rather than; the quality possessed by something
lychnis plant mostly perennial herbs with sticky stems
lymphangitis state inflammation of a lymph vessel
lymphedema state swelling caused by lymph accumulating
lymphocyte body an agranulocytic leukocyte that normally makes
lymphuria state the presence of lymph in the urine
lynch verb kill without legal sanction
lynching act putting a person to death by mob action without
lyric communication the text of a popular song or musical-comedy; expressing deep emotion
lyricist person a person who writes the words for songs
lysis process dissolution or destruction of cells such; recuperation in which the symptoms of an acute
lyssa state an acute viral disease of the nervous system
maceration attribute extreme leanness; softening due to soaking or steeping
machilid animal wingless insect living in dark moist places
machine artifact any mechanical or electrical device; an intricate organization that accomplishes
machinery artifact machines or machine systems collectively; a system of means and activities whereby
machinist person a craftsman skilled in operating machine tools
macroglossia state a congenital disorder characterized
maculate verb spot, stain, or pollute; make dirty or spotty, as by exposure to air
mad property roused to anger; affected with madness or insanity
maddened property marked by extreme anger
maddening property extremely annoying or displeasing
made property produced by a manufacturing process; having the sheets and blankets set in order
madhouse artifact pejorative terms for an insane asylum
madman person an insane person
madnep plant biennial weed in Europe and America having large
madness state obsolete terms for legal insanity; unrestrained excitement or enthusiasm
maffia group a crime syndicate in the United States; a secret terrorist group in Sicily
mafia group a crime syndicate in the United States; a secret terrorist group in Sicily
mafioso person a member of the Mafia crime syndicate; a member of the Sicilian Mafia
magazine communication a periodic publication containing pictures; product consisting of a paperback periodic
magdalen person a reformed prostitute
maggot animal the larva of the housefly and blowfly commonly
magic cognition any art that invokes supernatural powers; possessing or using or characteristic
magical property possessing or using or characteristic
magician person someone who performs magic tricks to amuse; one who practices magic or sorcery
magnet artifact a device that attracts iron and produces; a characteristic that provides pleasure
magnetic property of or relating to or caused by magnetism; having the properties of a magnet
magnetism phenomenon attraction for iron; the branch of science that studies magnetism
magnetize verb make magnetic; attract strongly, as if with a magnet
magnificent property characterized by grandeur
magnified property enlarged to an abnormal degree
magnify verb increase in size, volume or significance; make large
magnitude attribute the property of relative size or extent; relative importance
magpie animal long-tailed black-and-white crow that utters; someone who collects things that have been
mahogany plant wood of any of various mahogany trees; a shade of brown with a tinge of red
maid person a female domestic; an unmarried girl
maiden person an unmarried girl; an over in which no runs are scored
maidenhead body a fold of tissue that partly covers the entrance
maidism state a disease caused by deficiency of niacin
mail verb send via the postal service; the system whereby messages are transmitted via
mailbox artifact a private box for delivery of mail; public box for deposit of mail
main property most important element; a principal pipe in a system that distributes
maine location a state in New England
mainland object the main land mass of a country or continent
maintain verb cause to continue in a certain state, position; keep in safety and protect from harm, decay
maintenance act activity involved in maintaining something; means of maintenance of a family or group
maintenon person French consort of Louis XIV who secretly married
maitreya person the Bodhisattva who is to appear as a Buddha
majestic property having or displaying great dignity or nobility; majestic in manner or bearing
major property of greater importance or stature or rank; greater in scope or effect
majority attribute the property resulting from being or relating; more than half of the votes
majors group the most important league in any sport
make verb engage in; give certain properties to something
maker person a person who makes things; a business engaged in manufacturing some product
making act the act that results in something coming to be; the components needed for making or doing
malady state impairment of normal physiological function; any unwholesome or desperate condition
malaise state physical discomfort
malaria state an infective disease caused by sporozoan
male property being the sex that produces gametes that perform; an animal that produces gametes that can
malefactor person someone who has committed a crime or has been
malformed property so badly formed or out of shape as to be ugly
malfunction event a failure to function normally; fail to function or function improperly
malingerer person someone shirking their duty by feigning illness
malodor cognition a distinctive odor that is offensively
malodorous property having an unpleasant smell
malodour cognition a distinctive odor that is offensively
malodourous property having an unpleasant smell
mama person informal terms for a mother; a name under which Ninkhursag was worshipped
mamma person informal terms for a mother; milk-secreting organ of female mammals
mammal animal any warm-blooded vertebrate having the skin more
mammalian property of or relating to the class Mammalia; any warm-blooded vertebrate having the skin more
mammogram artifact X-ray film of the soft tissue of the breast
mammography act a diagnostic procedure to detect breast tumors
mammy person informal terms for a mother; an offensive term for a Black nursemaid
man person an adult person who is male; someone who serves in the armed forces
manage verb be successful; be in charge of, act on, or dispose of
management act the act of managing something; those in charge of running a business
manager person someone who controls resources and expenditures; someone in charge of training an athlete
manchester location largest city in New Hampshire; a city in northwestern England
mandate communication a document giving an official instruction; assign under a mandate
mandatory property required by rule; a territory surrendered by Turkey or Germany
maneuver act a military training exercise; direct the course
mange state a persistent and contagious disease of the skin
manginess attribute a lack of elegance as a consequence of wearing
manhattan location one of the five boroughs of New York City; a cocktail made with whiskey and sweet vermouth
manhood state the state of being a man; the status of being a man
manhunt act an organized search for a person
mania motive an irrational but irresistible motive; a mood disorder
maniac person an insane person; a person who has an obsession with or excessive
maniacal property wildly disordered
manic property affected with or marked by frenzy or mania
maniclike property resembling the mania of manic-depressive illness
manifest verb provide evidence for; a customs document listing the contents put
manifold artifact a pipe that has several lateral outlets; many and varied
manipulate verb influence or control shrewdly or deviously; hold something in one's hands and move it
manky property inferior and worthless
manned property having a crew
manner attribute how something is done or how it happens; a way of acting or behaving
manners attribute social deportment
mannitol artifact a diuretic used to promote the excretion
manometer artifact a pressure gauge for comparing pressures
manpower group the force of workers available
manslayer person a criminal who commits homicide
mantel artifact shelf that projects from wall above fireplace
mantid animal predacious long-bodied large-eyed insect of warm
mantis animal predacious long-bodied large-eyed insect of warm
mantispid animal insect that resembles a mantis
manual communication a small handbook; a prescribed drill in handling a rifle
manufacture verb put together out of artificial or natural; the organized action of making of goods
manufactured property produced in a large-scale industrial operation
manufacturer group a business engaged in manufacturing some product; someone who manufactures something
manure substance any animal or plant material used to fertilize; spread manure, as for fertilization
manuscript communication the form of a literary work submitted; handwritten book or document
many property a quantifier that can be used with count nouns
manzanita plant chiefly evergreen shrubs of warm dry areas; evergreen tree of the Pacific coast of North
map artifact a diagrammatic representation of the earth's; make a map of
maple plant wood of any of various maple trees; any of numerous trees or shrubs of the genus
mar verb make imperfect; a mark or flaw that spoils the appearance
mara animal hare-like rodent of the pampas of Argentina; Hindu god of death
marat person French revolutionary leader who was a leader
marble substance a hard crystalline metamorphic rock that takes; a small ball of glass that is used in various
marbles act a children's game played with little balls made; the basic human power of intelligent thought
march verb march in a procession; the month following February and preceding April
mare animal female equine animal; a dark region of considerable extent
margin shape the boundary line or the area immediately inside; an amount beyond the minimum necessary
marginal property at or constituting a border or edge; of questionable or minimal quality
marginality attribute the property of being marginal or on the fringes
marihuana artifact the most commonly used illicit drug; a strong-smelling plant whose dried leaves can
marijuana artifact the most commonly used illicit drug; a strong-smelling plant whose dried leaves can
marinate verb soak in marinade
marine property of or relating to the sea; a member of the United States Marine Corps
marital property of or relating to the state of marriage
mark verb be a distinctive feature, attribute, or trait; designate as if by a mark
marked property strongly marked; singled out for notice or especially for a dire
market act the world of commercial activity where goods; the customers for a particular product
marketable property being in demand by especially employers; capable of being marketed
marketing act the exchange of goods for an agreed sum of money; shopping at a market
marketplace act the world of commercial activity where goods; an area in a town where a public mercantile
marking attribute a pattern of marks; a distinguishing symbol
marksman person someone skilled in shooting
marksmanship cognition skill in shooting
maroon verb leave stranded or isolated with little hope; of dark brownish to purplish red
marrano person a disparaging term for a Jew who converted
marriage state the state of being a married couple voluntarily; two people who are married to each other
married property joined in matrimony; a person who is married
marrow body the fatty network of connective tissue; the choicest or most essential or most vital
marry verb take in marriage; perform a marriage ceremony
mars object a small reddish planet that is the 4th; Roman god of war and agriculture
marshal person a law officer having duties similar to those; make ready for action or use
martian property of or relating to the planet Mars; imaginary people who live on the planet Mars
martini food a cocktail made of gin with dry vermouth
martyr person one who suffers for the sake of principle; one who voluntarily suffers death as the penalty
martyrdom event death that is imposed because of the person's; any experience that causes intense suffering
marupa plant tree of the Amazon valley yielding a light
marvel verb be amazed at; something that causes feelings of wonder
marvelous property extraordinarily good or great; too improbable to admit of belief
marxist property following the ideas of Marx and Engels; an advocate of Marxism
mary person the mother of Jesus
masculine property of grammatical gender; associated with men and not with women
mask act activity that tries to conceal something; a covering to disguise or conceal the face
masochism feeling sexual pleasure obtained from receiving
masochistic property deriving pleasure or sexual gratification
masonry artifact structure built of stone or brick by a mason; the craft of a mason
masquerade verb take part in a masquerade; pretend to be someone or something that you are
mass attribute the property of a body that causes it to have; a large number or amount or extent
massachuset communication the Algonquian language of the Massachuset; a member of the Algonquian people who formerly
massacre verb kill a large number of people indiscriminately; the savage and excessive killing of many people
massage act kneading and rubbing parts of the body; give a massage to
masses group the common people generally
masseur person a male massager
massive property imposing in size or bulk or solidity; consisting of great mass
mast artifact a vertical spar for supporting sails; any sturdy upright pole
mastalgia state pain in the breast
mastectomy act surgical removal of a breast to remove
master person an artist of consummate skill; a person who has general authority over others
masterpiece artifact the most outstanding work of a creative artist; an outstanding achievement
mastery cognition great skillfulness and knowledge of some subject; power to dominate or defeat
mastitis state inflammation of a breast
mastocyte body a large connective tissue cell that contains
mastoiditis state inflammation of the mastoid
mastopathy state any pathology of the breast
mastopexy act plastic surgery to lift or reshape the breasts
masturbate verb get sexual gratification through; stimulate sexually
masturbation act manual stimulation of the genital organs
mat artifact a thick flat pad used as a floor covering; sports equipment consisting of a piece of thick
matador person the principal bullfighter who is appointed
match verb be compatible, similar or consistent; provide funds complementary to
matching property being two identical; intentionally matched
mate verb engage in sexual intercourse; the officer below the master on a commercial
material substance the tangible substance that goes into the makeup; information that can be used or reworked into
materialism state a desire for wealth and material possessions; the philosophical theory that matter is the only
materialize verb come into being
mathematical property of or pertaining to or of the nature; relating to or having ability to think
mathematics cognition a science dealing with the logic of quantity
mating act the act of pairing a male and female
matriculate verb enroll as a student; someone who has been admitted to a college
matter cognition a vaguely specified concern; some situation or event that is thought about
maturation process coming to full development; the process of an individual organism growing
mature verb develop and reach maturity; characteristic of maturity
maturity time the period of time in your life after your; state of being mature
mauve property of a pale to moderate greyish violet color; a moderate purple
maximal property the greatest or most complete or best possible
maximize verb make as big or large as possible; make the most of
maximum property the greatest or most complete or best possible; the largest possible quantity
may time the month following April and preceding June; thorny Eurasian shrub of small tree having dense
mayapple plant North American herb with poisonous root stock
mayfly animal slender insect with delicate membranous wings
mayidism state a disease caused by deficiency of niacin
mayor person the head of a city government
maze artifact complex system of paths or tunnels in which it; something jumbled or confused
mazopathy state any pathology of the breast
mead food made of fermented honey and water; United States philosopher of pragmatism
meadow location a field where grass or alfalfa are grown to be
meadowlark animal North American songbirds having a yellow breast
meager property deficient in amount or quality or extent
meal food the food served and eaten at one time; coarsely ground foodstuff
mealybug animal scalelike plant-eating insect coated
mean verb mean or intend to express or convey; have as a logical consequence
meandering property of a path e.g.
meaning communication the message that is intended or expressed; the idea that is intended
meaningful property having a meaning or purpose
meaningless property having no meaning or direction or purpose; producing no result or effect
means act thing or person that acts to produce; an instrumentality for accomplishing some end
measles state an acute and highly contagious viral disease
measurable property capable of being measured; of distinguished importance
measure verb determine the measurements of something; express as a number or measure or quantity
measurement act the act or process of assigning numbers
measuring act the act or process of assigning numbers
meat food the flesh of animals used as food; the choicest or most essential or most vital
mechanic person a craftsman skilled in operating machine tools; someone whose occupation is repairing
mechanical property using mechanisms or tools or devices; relating to or concerned with machinery or tools
mechanics cognition the branch of physics concerned with the motion; the technical aspects of doing something
mechanism process the atomic process that occurs during a chemical; the technical aspects of doing something
meconium substance thick dark green mucoid material
mecoptera animal an order of carnivorous insects usually having
mecopteran animal any of various carnivorous insects of the order
medal communication an award for winning a championship
meddlesome property intrusive in a meddling or offensive manner
meddling property intrusive in a meddling or offensive manner; the act of altering something secretly
medical property relating to the study or practice of medicine; requiring or amenable to treatment by medicine
medicament artifact something that treats or prevents or alleviates
medication artifact something that treats or prevents or alleviates; the act of treating with medicines or remedies
medicine cognition the branches of medical science that deal; the learned profession that is mastered
medieval property relating to or belonging to the Middle Ages; as if belonging to the Middle Ages
mediocre property poor to middling in quality; moderate to inferior in quality
meditate verb reflect deeply on a subject; think intently and at length, as for spiritual
medium communication a means or instrumentality for storing; around the middle of a scale of evaluation
medusa animal one of two forms that coelenterates take; a woman transformed into a Gorgon by Athena
medusan animal one of two forms that coelenterates take
medusoid animal one of two forms that coelenterates take; relating to or resembling a medusa
meek property humble in spirit or manner; very docile
meet verb come together; get together socially or for a specific purpose
meeting group a formally arranged gathering; a small informal social gathering
megabucks possession a large sum of money
megadeath event the death of a million people
melaena substance abnormally dark tarry feces containing blood
melancholy feeling a feeling of thoughtful sadness; characterized by or causing or expressing
melee act a noisy riotous fight
melena substance abnormally dark tarry feces containing blood
melody communication a succession of notes forming a distinctive; the perception of pleasant arrangements
melon food any of numerous fruits of the gourd family; any of various fruit of cucurbitaceous vines
melt verb reduce or cause to be reduced from a solid; become or cause to become soft or liquid
melting process the process whereby heat changes something; becoming liquid
member person one of the persons who compose a social group; anything that belongs to a set or class
membership group the body of members of an organization or group; the state of being a member
memorable property worth remembering
memorandum communication a written proposal or reminder
memorize verb commit to memory
memory cognition something that is remembered; the cognitive processes whereby past experience
memphis location largest city of Tennessee; an ancient city of Egypt on the Nile
men group the force of workers available
menace state something that is a source of danger; a threat or the act of threatening
menarche event the first occurrence of menstruation in a woman
mend verb restore by replacing a part or putting together; heal or recover
meniere person French otologist who first described a form
meningism state symptoms that mimic those of meningitis but
meningitis state infectious disease characterized by inflammation
mental property involving the mind or an intellectual process; of or relating to the mind
mentality cognition mental ability; a habitual or characteristic mental attitude
menthol artifact a lotion containing menthol which gives it; a crystalline compound that has the cool
mention verb make reference to; make mention of
meperidine artifact a synthetic narcotic drug used to treat pain
mephitic property of noxious stench from atmospheric pollution
mephitis animal in some classifications; a distinctive odor that is offensively
meq attribute one-thousandth of an equivalent
meralgia state pain in the thigh
mercenary person a person hired to fight for another country than; profit oriented
merchandise artifact commodities offered for sale; engage in the trade of
merchant person a businessperson engaged in retail trade
merciless property having or showing no mercy
mercury substance a heavy silvery toxic univalent and bivalent; temperature measured by a mercury thermometer
mercy act leniency and compassion shown toward offenders; a disposition to be kind and forgiving
mere property being nothing more than specified; apart from anything else
meretricious property like or relating to a prostitute; based on pretense
merge verb become one; mix together different elements
merger act the combination of two or more commercial; an occurrence that involves the production
merit verb be worthy or deserving; any admirable quality or attribute
merriment feeling a gay feeling; activities that are enjoyable or amusing
merry property full of or showing high-spirited merriment; offering fun and gaiety
mesalliance state a marriage with a person of inferior social
mesh quantity the number of openings per linear inch; coordinate in such a way that all parts work
meshuggeneh person a crazy fool; senseless
meshuggener person a crazy fool; senseless
mess state a state of confusion and disorderliness; a military dining room where service personnel
message communication a communication that is written or spoken; what a communication that is about something
messenger person a person who carries a message
messy property dirty and disorderly
metabola animal insects that undergo complete metamorphosis
metagenesis phenomenon alternation of sexual and asexual generations
metal substance any of several chemical elements that are; containing or made of or resembling
metallic property containing or made of or resembling; a yarn made partly or entirely of metal
metaphor communication a figure of speech in which an expression
metaphysical property pertaining to or of the nature of metaphysics; transcending physical matter or the laws
metastasis process the spreading of a disease to another part
meteor object any of the small solid extraterrestrial bodies; a streak of light in the sky at night
meteorite object stony or metallic object that is the remains
meteoritic property of or relating to or caused by meteorites
meter quantity the basic unit of length adopted under; any of various measuring instruments
methadon artifact synthetic narcotic drug similar to morphine but
methadone artifact synthetic narcotic drug similar to morphine but
methanal substance a colorless poisonous gas
methanol substance a light volatile flammable poisonous liquid
method cognition a way of doing something, especially; an acting technique introduced by Stanislavsky
methodical property characterized by method and orderliness
metralgia state pain in the uterus
metritis state inflammation of the lining of the uterus
metropolis location a large and densely populated urban area; people living in a large densely populated
metropolitan property relating to or characteristic of a metropolis; a person who lives in a metropolis
mexican person a native or inhabitant of Mexico; of or relating to Mexico or its inhabitants
mexico location a republic in southern North America
miasmic property filled with vapor; of noxious stench from atmospheric pollution
micelle object an electrically charged particle built up
michigan location a midwestern state in north central United; a gambling card game in which chips are placed
mick person offensive term for a person of Irish descent
mickey person offensive term for a person of Irish descent
microbat animal typically having large ears and feeding
microbe animal a minute life form
microcytosis state a blood disorder characterized by the presence
micron quantity a metric unit of length equal to one millionth
micropenis body an abnormally small penis
microphallus body an abnormally small penis
microphone artifact device for converting sound waves into
microscope artifact magnifier of the image of small objects
microscopic property of or relating to or used in microscopy; extremely precise with great attention
microsecond time one millionth of a second
microwave phenomenon a short electromagnetic wave; kitchen appliance that cooks food by passing
micturate verb eliminate urine
micturition process the discharge of urine
mid property used in combination to denote the middle
midazolam artifact an injectable form of benzodiazepine useful
middle location an area that is approximately central within; being neither at the beginning nor at the end
midnight time 12 o'clock at night
midshipman person a temporary rank held by young naval officers
midst location the location of something surrounded by other
midway property equally distant from the extremes; naval battle of World War II
midwestern property of a region of the United States generally
might attribute physical strength
mighty property having or showing great strength or force
migrate verb move from one country or region to another; move periodically or seasonally
migration act the movement of persons from one country; the periodic passage of groups of animals
mild property moderate in type or degree or effect or force; mild and pleasant
mile quantity a unit of length equal to 1,760 yards or 5,280; a unit of length used in navigation
milestone communication stone post at side of a road to show distances; a significant event in your life
militant property showing a fighting disposition; disposed to warfare or hard-line policies
military property of or relating to the study of the principles; characteristic of or associated with soldiers
militia group civilians trained as soldiers but not part; the entire body of physically fit civilians
milk food a white nutritious liquid secreted by mammals; take milk from female mammals
mill artifact a plant consisting of one or more buildings; grind with a mill
millennium time a span of 1000 years; in Revelations it is foretold that those
milliampere quantity one thousandth of an ampere
millidegree quantity a unit of temperature equal to one-thousandth
milligram quantity one thousandth gram
milliliter quantity a metric unit of volume equal to one thousandth
million property denoting a quantity consisting of 1,000,000; the number that is represented as a one followed
milquetoast person a timid man or boy considered childish
mimesis cognition the imitative representation of nature and human; the representation of another person's words
mimetic property characterized by or of the nature of or using; exhibiting mimicry
min time a unit of time equal to 60 seconds or 1/60th; any of the forms of Chinese spoken in Fukien
mince verb make less severe or harsh; food chopped into small bits
mind cognition that which is responsible for one's thoughts; be offended or bothered by
minded property mentally oriented toward something specified; naturally disposed toward
mindful property bearing in mind
mindless property lacking the thinking capacity characteristic; requiring little mental effort
mine artifact excavation in the earth from which ores; explosive device that explodes on contact
miner person laborer who works in a mine
mineral substance solid homogeneous inorganic substances occurring; relating to minerals
minge body vulgar term for a woman's pubic hair or genitals
mingle verb to bring or combine together or with something; get involved or mixed-up with
miniature artifact a copy that reproduces a person or thing; painting or drawing included in a book
minimal property the least possible
minimize verb make small or insignificant; represent as less significant or important
minimum property the least possible; the smallest possible quantity
mining act the act of extracting ores or coal etc; laying explosive mines in concealed places
minister person a person authorized to conduct religious worship; attend to the wants and needs of others
ministry artifact building where the business of a government; religious ministers collectively
minneapolis location largest city in Minnesota
minnesota location a midwestern state
minor property of lesser importance or stature or rank; lesser in scope or effect
minority group a group of people who differ racially; being or relating to the smaller in number
minute time a unit of time equal to 60 seconds or 1/60th; an indefinitely short time
miracle event any amazing or wonderful occurrence; a marvellous event manifesting a supernatural
mirror artifact polished surface that forms images by reflecting; reflect as if in a mirror
misbehavior act improper or wicked or immoral behavior
miscarriage act a natural loss of the products of conception; failure of a plan
mischief act reckless or malicious behavior that causes; the quality or nature of being harmful or evil
misconstrue verb interpret in the wrong way
misdeed act improper or wicked or immoral behavior
misdemeanor act a crime less serious than a felony
misdemeanour act a crime less serious than a felony
miserable property very unhappy; of the most contemptible kind
misery state a state of ill-being due to affliction; a feeling of intense unhappiness
misfire verb fail to fire or detonate; an explosion that fails to occur
misfortune event unnecessary and unforeseen trouble resulting; an unfortunate state resulting from unfavorable
misgiving feeling uneasiness about the fitness of an action; painful expectation
misjudge verb judge incorrectly
mislead verb give false or misleading information to; lead someone in the wrong direction or give
misleading property designed to deceive or mislead either
misplace verb place or position wrongly; place where one cannot find it again
misplaced property put in the wrong place or position; lost temporarily
misplay act a failure of a defensive player to make an out; play wrong or in an unskillful manner
misrepresent verb represent falsely; tamper, with the purpose of deception
miss verb fail to perceive or to catch with the senses; feel or suffer from the lack of
misshapen property so badly formed or out of shape as to be ugly
missile artifact a rocket carrying a warhead of conventional; a weapon that is forcibly thrown or projected
missing property not able to be found; nonexistent
mission group an organization of missionaries in a foreign; a special assignment that is given to a person
missionary person someone who attempts to convert others; someone sent on a mission--especially
mississippi location a state in the Deep South on the gulf of Mexico; a major North American river and the chief river
missouri location a midwestern state in central United States; the longest river in the United States
mist phenomenon a thin fog with condensation near the ground; become covered with mist
mistake act a wrong action attributable to bad judgment; identify incorrectly
mistaken property wrong in e.g. opinion or judgment; arising from error
mistress person an adulterous woman; a woman master who directs the work of others
mistrust verb regard as untrustworthy; the trait of not trusting others
misuse verb apply to a wrong thing or person; improper or excessive use
mite quantity a slight but appreciable amount; any of numerous very small to minute arachnids
mitigate verb lessen or to try to lessen the seriousness; make less severe or harsh
mitigative property moderating pain or sorrow by making it easier
mitigatory property moderating pain or sorrow by making it easier
mix verb mix together different elements; add as an additional element or part
mixed property consisting of a haphazard assortment; involving or composed of different races
mixing act the act of mixing together
mixture substance a substance consisting of two or more substances; any foodstuff made by combining different
moan verb indicate pain, discomfort, or displeasure; an utterance expressing pain or disapproval
mob group a disorderly crowd of people; a loose affiliation of gangsters in charge
mobile property migratory; sculpture suspended in midair whose delicately
mobility attribute the quality of moving freely
mobilize verb make ready for action or use; call to arms
moblike property characteristic of a mob
mobster person a criminal who is a member of gang
mock verb treat with contempt; constituting a copy or imitation of something
modal property relating to or constituting the most frequent; an auxiliary verb that is used to express
mode attribute how something is done or how it happens; the most frequent value of a random variable
model cognition a hypothetical description of a complex entity; a type of product
moderate property being within reasonable or average limits; not extreme
modern property belonging to the modern era; relating to a recently developed fashion
modernism artifact genre of art and literature that makes; practices typical of contemporary life
modernity attribute the quality of being current or of the present
modernize verb make repairs, renovations, revisions; become technologically advanced
modest property marked by simplicity; not large but sufficient in size or amount
modesty attribute freedom from vanity or conceit; formality and propriety of manner
modification act the act of making something different; slightly modified copy
modified property changed in form or character; mediocre
modifier communication a content word that qualifies the meaning; a gene that modifies the effect produced
modify verb make less severe or harsh or extreme; add a modifier to a constituent
modulation communication a musical passage moving from one key to another; the transmission of a signal by using it to vary
moist property slightly wet
moisten verb make moist; moisten with fine drops
moisture state wetness caused by water
molal property designating a solution containing one mole
mold verb form in clay, wax, etc; container into which liquid is poured to create
molecular property relating to or produced by or consisting; relating to simple or elementary organization
molecule substance the simplest structural unit of an element; a tiny piece of anything
molest verb harass or assault sexually; annoy continually or chronically
molestation act the act of tormenting by continued persistent; the act of subjecting someone to unwanted
molester person someone who subjects others to unwanted
molluscum state any skin disease characterized by soft pulpy
molten property reduced to liquid form by heating
moment time a particular point in time; an indefinitely short time
momentary property lasting for a markedly brief time
momentum attribute an impelling force or strength; the product of a body's mass and its velocity
mommy person informal terms for a mother
monarch person a nation's ruler or head of state usually; large migratory American butterfly having deep
monastic property of communal life sequestered from the world; a male religious living in a cloister
monday time the second day of the week
money possession the most common medium of exchange; wealth reckoned in terms of money
mongolianism state a congenital disorder caused by having an extra
mongolism state a congenital disorder caused by having an extra
mongoloid person a person suffering from Down syndrome; a member of the Mongoloid family
mongrel animal an inferior dog or one of mixed breed; derogatory term for a variation that is not
moniliasis state an infection caused by fungi of the genus
monitor verb keep tabs on; any of various large tropical carnivorous
monitoring act the act of observing something
monk person a male religious living in a cloister; United States jazz pianist who was one
monkey animal any of various long-tailed primates; one who is playfully mischievous
monkshood plant a poisonous herb native to northern Europe
mono state an acute disease characterized by fever; designating sound transmission or recording
monocle artifact lens for correcting defective vision in one eye
monologue communication speech you make to yourself; a dramatic speech by a single actor
monopolize verb have or exploit a monopoly of; have and control fully and exclusively
monopoly state a market in which there are many buyers but only; exclusive control or possession of something
monorchidism state failure of one testes to descend into
monorchism state failure of one testes to descend into
monosyllable communication a word or utterance of one syllable
monotone property of a sequence or function; an unchanging intonation
monotonous property tediously repetitious or lacking in variety; sounded or spoken in a tone unvarying in pitch
monotony attribute the quality of wearisome constancy, routine; constancy of tone or pitch or inflection
monsoon phenomenon a seasonal wind in southern Asia; any wind that changes direction with the seasons
monster person an imaginary creature usually having various; a person or animal that is markedly unusual
monstrosity event something hideous or frightful; a person or animal that is markedly unusual
monstrous property abnormally large; shockingly brutal or cruel
month time one of the twelve divisions of the calendar year; a time unit of approximately 30 days
montreal location a city in southern Quebec province on the Saint
monument artifact a structure erected to commemorate persons; a burial vault
mood feeling a characteristic state of feeling; the prevailing psychological state
moon object the natural satellite of the Earth; any object resembling a moon
mooneye state recurrent eye inflammation in horses
moonie person an often derogatory term for a member
moonlight phenomenon the light of the Moon; work a second job, usually after hours
moonstruck property insane and believed to be affected by the phases
mop verb to wash or wipe with or as if with a mop; cleaning implement consisting of absorbent
moral property concerned with principles of right and wrong; the significance of a story or event
morale attribute the spirit of a group that makes the members; a state of individual psychological well-being
morality attribute concern with the distinction between good; motivation based on ideas of right and wrong
morals motive motivation based on ideas of right and wrong
morbid property suggesting the horror of death and decay; caused by or altered by or manifesting disease
morbidity attribute the quality of being unhealthful and generally; an abnormally gloomy or unhealthy state of mind
morbific property able to cause disease
morbilli state an acute and highly contagious viral disease
more property a quantifier meaning greater in size or amount; quantifier meaning greater in number
morgue artifact a building where dead bodies are kept before
moribund property being on the point of death; not growing or changing
morning time the time period between dawn and noon; a conventional expression of greeting
moroccan property of or relating to or characteristic of Morocco; a native or inhabitant of Morocco
morocco location a kingdom in northwestern Africa with a largely; a soft pebble-grained leather made from goatskin
morose property showing a brooding ill humor
morosoph person a learned fool
morphia artifact an alkaloid narcotic drug extracted from opium
morphine artifact an alkaloid narcotic drug extracted from opium
morrow time the next day
mors person Roman god of death
morsel food a small amount of solid food; a small quantity of anything
mortal property subject to death; a human being
mortality attribute the quality or state of being mortal; the ratio of deaths in an area to the population
mortar artifact a muzzle-loading high-angle gun with a short; plaster with mortar
mortgage possession a conditional conveyance of property as security; put up as security or collateral
mortified property made to feel uncomfortable because of shame; suffering from tissue death
mortuary artifact a building where dead bodies are kept before; of or relating to a funeral
mosaic artifact art consisting of a design made of small pieces; arrangement of aerial photographs forming
moscow location a city of central European Russia
mosquito animal two-winged insect whose female has a long
most property quantifier meaning the greatest in number; the superlative of
moth animal typically crepuscular or nocturnal insect having
mother person a woman who has given birth to a child; care for like a mother
motherfucker person insulting terms of address for people who are
motif artifact a design or figure that consists of recurring; a unifying idea that is a recurrent element
motion communication the use of movements to communicate familiar; a natural event that involves a change
motionless property not in physical motion
motivate verb give an incentive for action
motivated property provided with a motive or given incentive
motivating property impelling to action; the act of motivating
motivation thing the psychological feature that arouses; the act of motivating
motive thing the psychological feature that arouses; causing or able to cause motion
motor artifact machine that converts other forms of energy into; travel or be transported in a vehicle
motrin artifact a nonsteroidal anti-inflammatory and analgesic
mottle verb mark with spots or blotches of different color; an irregular arrangement of patches of color
motto communication a favorite saying of a sect or political group
mound artifact the slight elevation on which the pitcher stands; a collection of objects laid on top of each
mount verb attach to a support; go up or advance
mountain object a land mass that projects well above; a large number or amount or extent
mountainous property like a mountain in size and impressiveness; having hills and crags
mountainside object the side or slope of a mountain
mounted property assembled for use; decorated with applied ornamentation
mourn verb feel sadness; observe the customs of mourning after the death
mourner person a person who is feeling grief
mournful property expressing sorrow; filled with or evoking sadness
mourning act the passionate and demonstrative activity; state of sorrow over the death or departure
mouse animal any of numerous small rodents typically; a hand-operated electronic device that controls
mouth body the opening through which food is taken; the externally visible part of the oral cavity
mouthful quantity the quantity that can be held in the mouth; a small amount eaten or drunk
mouthpart animal any part of the mouth of an insect or other
mouthpiece artifact an acoustic device; a part that goes over or into the mouth
move verb change location; cause to move or shift into a new position
movement act a change of position that does not entail; the act of changing location from one place
mover person workman employed by a moving company; a company that moves the possessions of a family
movie communication a form of entertainment that enacts a story
moving property in motion; arousing or capable of arousing deep emotion
mph time the ratio of the distance traveled to the time; a speedometer reading for the momentary rate
much property great in quantity or degree or extent; a great amount or extent
mucky property dirty and messy; soft and watery
mucosa body mucus-secreting membrane lining all body
mucus body protective secretion of the mucous membranes
mud substance water soaked soil; slanderous remarks or charges
muddleheaded property stupid and confused
muddy property soft and watery; dirty and messy
muffle verb suppress in order to conceal or hide; a kiln with an inner chamber for firing things
muffled property being or made softer or less loud or clear; wrapped up especially for protection or secrecy
muffler artifact a tubular acoustic device inserted; a scarf worn around the neck
mulch artifact a protective covering of rotting vegetable; cover with mulch
mule animal hybrid offspring of a male donkey and a female; a slipper that has no fitting around the heel
multiple property having or involving or consisting of more than; the product of a quantity by an integer
multiplicity attribute the property of being multiple; a large number
multiply verb combine by multiplication; combine or increase by multiplication
mumble verb talk indistinctly; a soft indistinct utterance
mummify verb dry up and shrivel due to complete loss; remove the organs and dry out in order
mumps state an acute contagious viral disease characterized
mundane property found in the ordinary course of events; belonging to this earth or world
municipal property relating or belonging to or characteristic; of or relating to the government
murder act unlawful premeditated killing of a human being; kill intentionally and with premeditation
murderer person a criminal who commits homicide
murky property clouded as with sediment; dark or gloomy
murmur verb speak softly or indistinctly; a low continuous indistinct sound
murrain state any disease of domestic animals that resembles
muscle body one of the contractile organs of the body; animal tissue consisting predominantly
muscular property of or relating to or consisting of muscle; having a robust muscular body-build
muse verb reflect deeply on a subject; in ancient Greek mythology any of 9 daughters
museum artifact a depository for collecting and displaying
music communication an artistic form of auditory communication; any agreeable sounds
musical property characterized by or capable of producing music; a play or film whose action and dialogue
musician person someone who plays a musical instrument; artist who composes or conducts music
musicianship cognition artistry in performing music
musket artifact a muzzle-loading shoulder gun with a long barrel
musketry group musketeers and their muskets collectively; the technique of using small arms
mussy property dirty and disorderly
mustache body an unshaved growth of hair on the upper lip
muster verb gather or bring together; call to duty, military service, jury duty, etc.
musth time an annual phase of heightened sexual excitement
mute property expressed without speech; a device used to soften the tone of a musical
mutiny act open rebellion against constituted authority; engage in a mutiny against an authority
mutt animal an inferior dog or one of mixed breed
mutter verb talk indistinctly; make complaining remarks or noises under one's
mutton food meat from a mature domestic sheep
muttonhead person a stupid person
mutual property common to or shared by two or more parties; concerning each of two or more persons or things
muzzle animal forward projecting part of the head of certain; the open circular discharging end of a gun
myalgia state pain in a muscle or group of muscles
myasthenia state a chronic progressive disease characterized; any muscular weakness
myelitis state inflammation of the spinal cord
myiasis state infestation of the body by the larvae of flies
myocardial property of or relating to the myocardium
myocarditis state inflammation of the myocardium
myodynia state pain in a muscle or group of muscles
myofibrilla body one of many contractile filaments that make up
myometritis state inflammation of the myometrium
myonecrosis phenomenon localized death of muscle cell fibers
myopathic property of or relating to any disease of the muscles
myosis act reflex contraction of the sphincter muscle; an acute infectious disease occurring
myositis state inflammation of muscle tissue
myriad property too numerous to be counted; a large indefinite number
myrmecophile animal an organism such as an insect that habitually
mysophilia feeling abnormal attraction to filth
mysophobia state a morbid fear of dirt or contamination
mysterious property of an obscure nature; having an import not apparent to the senses nor
mystery cognition something that baffles understanding and cannot; a story about a crime presented as a novel
mystic property having an import not apparent to the senses nor; someone who believes in the existence
mystique attribute an aura of heightened value or interest
myth communication a traditional story accepted as history
mythological property based on or told of in traditional stories
mythology group myths collectively; the study of myths
myxomatosis state a viral disease of rabbits
nab verb take into custody; tag the base runner to get him out
nadir state an extreme state of adversity; the point below the observer that is directly
nag verb bother persistently with trivial complaints; worry persistently
nail verb attach something somewhere by means of nails; a thin pointed piece of metal that is hammered
naive property marked by or showing unaffected simplicity; not initiated
naked property completely unclothed; having no protecting or concealing cover
nalline artifact a narcotic antagonist that counteracts
nalorphine artifact a narcotic antagonist that counteracts
naloxone artifact a potent narcotic antagonist especially
name communication a language unit by which a person or thing; assign a specified proper name to
namtar person a demon personifying death
namtaru person a demon personifying death
nance person offensive term for a homosexual man
nandrolone substance an androgen that is used to treat testosterone
napoleon person French general who became emperor of the French; a card game similar to whist
naprapathy act a drugless method of treatment based
naprosyn artifact a nonsteroidal anti-inflammatory drug used
naproxen artifact a nonsteroidal anti-inflammatory drug used
narcan artifact a potent narcotic antagonist especially
narcolepsy state a sleep disorder characterized by sudden
narrative communication a message that tells the particulars of an act; consisting of or characterized by the telling
narrow property not wide; make or become more narrow or restricted
narrowed property reduced in size as by squeezing together; made narrow
nasal property of or in or relating to the nose; sounding as if the nose were pinched
nastiness attribute the quality of being highly unpleasant; malevolence by virtue of being malicious
nasty property offensive or even malicious; exasperatingly difficult to handle or circumvent
natal property relating to or accompanying birth; a region of eastern South Africa on the Indian
nation group a politically organized body of people under; the people who live in a nation or country
national property of or relating to or belonging to a nation; limited to or in the interests of a particular
nationalism attribute love of country and willingness to sacrifice; the doctrine that your national culture
nationalize verb put under state control or ownership; make national in character or scope
native property characteristic of or existing by virtue; an indigenous person who was born
natriuresis state the presence of abnormally large amounts
natural property in accordance with nature; existing in or produced by nature
nature attribute the essential qualities or characteristics; a causal agent creating and controlling things
naturopathy act a method of treating disease using food
naught quantity a quantity of no importance; complete failure
naughty property badly behaved; suggestive of sexual impropriety
nausea state the state that precedes vomiting; disgust so strong it makes you feel sick
naval property connected with or belonging to or used in a navy
navel body a scar where the umbilical cord was attached; the center point or middle of something
navigate verb travel on water propelled by wind or by other; act as the navigator in a car, plane, or vessel
navy group an organization of military vessels belonging; a dark shade of blue
nazi person a German member of Adolf Hitler's political; relating to or consistent with or typical
neandertal animal extinct robust human of Middle Paleolithic; relating to or belonging to or resembling
neanderthal property ill-mannered and coarse and contemptible; extinct robust human of Middle Paleolithic
near property not far distant in time or space or degree; move towards
nearby property close at hand
neat property clean or organized; free from clumsiness
nebula attribute a faint cloudy spot on the cornea; an immense cloud of gas and dust in interstellar
nec state an acute inflammatory disease occurring
necessary property absolutely essential; unavoidably determined by prior circumstances
necessitate verb require as useful, just, or proper; cause to be a concomitant
necessity state the condition of being essential; anything indispensable
neck body the part of an organism that connects the head; an opening in a garment for the neck
necktie artifact neckwear consisting of a long narrow piece
necrobiosis phenomenon the normal degeneration and death of living
necrology communication a notice of someone's death; a list of people who died recently
necrolysis process disintegration and dissolution of dead tissue
necromancer person one who practices magic or sorcery; one who practices divination by conjuring up
necromancy cognition conjuring up the dead, especially; the belief in magical spells that harness occult
necromania motive an irresistible sexual attraction to dead bodies
necromantic property relating to or associated with necromancy; given to or produced by or used in the art
necrophilia motive an irresistible sexual attraction to dead bodies
necrophilism motive an irresistible sexual attraction to dead bodies
necropsy act an examination and dissection of a dead body
necrosis phenomenon the localized death of living cells
nectar substance a sweet liquid secretion that is attractive; the food and drink of the gods
need verb require as useful, just, or proper; have need of
needed property necessary for relief or supply
needle artifact a slender pointer for indicating the reading; the leaf of a conifer
needless property unnecessary and unwarranted
negative property characterized by or displaying negation; expressing or consisting of a negation
neglect verb leave undone or leave out; fail to attend to
neglected property lacking a caretaker; disregarded
negligence act failure to act with the prudence; the trait of neglecting responsibilities
negligible property so small as to be meaningless; not worth considering
negotiate verb discuss the terms of an arrangement; succeed in passing through, around, or over
negotiation communication a discussion intended to produce an agreement; the activity or business of negotiating
negro person a person with African ancestry,; having skin rich in melanin pigments
neighbor person a person who lives near another; a nearby object of the same kind
neighborhood location a surrounding or nearby region; people living near one another
nemesis person the goddess of divine retribution and vengeance; something causing misery or death
neo property recent or new
neocortex body the cortical part of the neencephalon
neocortical property of or relating to the neocortex of the cerebrum
nephew person a son of your brother or sister
nephralgia state pain in the kidney
nephritis state an inflammation of the kidney
nephropathy state a disease affecting the kidneys
nephrosis state a disease affecting the kidneys; a syndrome characterized by edema and large
nephthys person Egyptian goddess associated with ritual
nergal person god ruling with his consort Ereshkigal the world
nerve body any bundle of nerve fibers running to various; the courage to carry on
nerves state an uneasy psychological state; control of your emotions
nervous property easily agitated; causing or fraught with or showing anxiety
nervure animal one of the horny ribs that stiffen and support; any of the vascular bundles or ribs that form
nest object a structure in which animals lay eggs or give; inhabit a nest, usually after building
nestle verb move or arrange oneself in a comfortable; a close and affectionate embrace
net property remaining after all deductions; a computer network consisting of a worldwide
netherworld cognition the world of the dead
nettle plant any of numerous plants having stinging hairs; cause annoyance in
network group an interconnected system of things or people; a communication system consisting of a group
neuralgia state acute spasmodic pain along the course of one
neuralgy state acute spasmodic pain along the course of one
neuritis state inflammation of a nerve accompanied by pain
neuroptera animal an order of insects including
neuropteran animal insect having biting mouthparts and four large
neuropteron animal insect having biting mouthparts and four large
neurosis state a mental or personality disturbance not
neurotic property characteristic of or affected by neurosis; a person suffering from neurosis
neurotoxic property poisonous to nerves or nerve cells
neutral property having no personal preference; having only a limited ability to react
neutralism communication a policy of neutrality or nonalignment
neutralist person an advocate of neutrality in international
neutralize verb make politically neutral and thus inoffensive; make ineffective by counterbalancing the effect
neutrophil body the chief phagocytic leukocyte
new property not of long duration; original and of a kind not seen before
newborn property recently born; having just or recently arisen or come into
newcomer person any new participant in some activity; a recent arrival
newport location a port city in southeastern Wales; a resort city in southeastern Rhode Island
news communication information about recent and important events; information reported in a newspaper or news
newsboy person a boy who delivers newspapers
newsletter communication report or open letter giving informal
newsman person a person who investigates and reports or edits
newspaper communication a daily or weekly publication on folded sheets; a business firm that publishes newspapers
newtonian property of or relating to or inspired by Sir Isaac; a follower of Isaac Newton
next property immediately following in time or order; nearest in space or position
nice property pleasant or pleasing or agreeable in nature; socially or conventionally correct
niche artifact an enclosure that is set back or indented; a small concavity
nick act a small cut; a prison
nickel substance a hard malleable ductile silvery metallic; a United States coin worth one twentieth
nickname communication a familiar name for a person; give a nickname to
nicotine substance an alkaloid poison that occurs in tobacco
nidus object a nest in which spiders or insects deposit their; a central point or locus of an infection
niff cognition an unpleasant smell
night time the time after sunset and before sunrise while; darkness
nightclub artifact a spot that is open late at night
nightfall time the time of day immediately following sunset
nightingale animal European songbird noted for its melodious; English nurse remembered for her work during
nightmare cognition a terrifying or deeply upsetting dream; a situation resembling a terrifying dream
nilpotent property equal to zero when raised to a certain power
nincompoop person a stupid foolish person
nine property denoting a quantity consisting of one more than; the cardinal number that is the sum of eight
nineteen property being one more than eighteen; the cardinal number that is the sum of eighteen
nineteenth property coming next after the eighteenth in position; position 19 in a countable series of things
ninety property being ten more than eighty; the cardinal number that is the product of ten
ninny person a stupid foolish person
ninth property coming next after the eighth and just before; position nine in a countable series of things
nip verb squeeze tightly between the fingers; give a small sharp bite to
nit animal egg or young of an insect parasitic on mammals; a luminance unit equal to 1 candle per square
nitrobenzene substance a poisonous oily water-soluble liquid used
nitrogen substance a common nonmetallic element that is normally
nitrospan artifact trade names for nitroglycerin used as a coronary; a heavy yellow poisonous oily explosive liquid
nitrostat artifact trade names for nitroglycerin used as a coronary; a heavy yellow poisonous oily explosive liquid
nitwit person a stupid incompetent person
nobility attribute the quality of elevation of mind and exaltation; a privileged class holding hereditary titles
noble property impressive in appearance; of or belonging to or constituting
nociceptive property caused by or in response to pain
nod verb express or signify by nodding; lower and raise the head, as to indicate assent
node artifact any computer that is hooked up to a computer; any bulge or swelling of an anatomical structure
noise event sound of any kind; the auditory experience of sound that lacks
noisemaker artifact a device used to make a loud noise
noisy property full of or characterized by loud and nonmusical; attracting attention by showiness or bright
noma state acute ulceration of the mucous membranes
nomia animal a genus of bee
nominal property relating to or constituting or bearing or giving; insignificantly small
nominate verb propose as a candidate for some honor; create and charge with a task or function
nomination act the act of officially naming a candidate; an address proposing the name of a candidate
nonexistent property not having existence or being or actuality
nonfatal property not bringing death
nonfeasance act a failure to act when under an obligation to do
nonfiction communication prose writing that is not fictional
nonlethal property not capable of causing death
nonmetallic property not containing or resembling or characteristic
nonpayment act the deliberate act of failing to pay money; loss resulting from failure of a debt to be paid
nonpoisonous property safe to eat; not producing poison
nonremittal possession loss resulting from failure of a debt to be paid; act of failing to meet a financial obligation
nonresident property not living in a particular place or owned; someone who does not live in a particular place
nonsense communication a message that seems to convey no meaning; having no intelligible meaning
nonspecific property not caused by a specific agent
nontoxic property not producing or resulting from poison; safe to eat
nonverbal property being other than verbal communication; involving little use of language
nookie act slang for sexual intercourse
nooky act slang for sexual intercourse
noon time the middle of the day
norm relation a standard or model or pattern regarded; a statistic describing the location
normal property conforming with or constituting a norm; in accordance with scientific laws
north location the region of the United States lying; situated in or facing or moving toward or coming
northeast location the northeastern region of the United States; the compass point midway between north and east
northern property in or characteristic of a region of the United; situated in or oriented toward the north
northerner person an inhabitant of the North; an American who lives in the North
northwest location the northwestern region of the United States; situated in or oriented toward the northwest
nose body the organ of smell and entrance; a front that resembles a human nose
nosiness cognition offensive inquisitiveness
nosology cognition the branch of medical science dealing
nostalgia feeling longing for something past
notable person a celebrity who is an inspiration to others; widely known and esteemed
notation communication a technical system of symbols used to represent; the activity of representing something
notch verb cut or make a notch into; a V-shaped indentation
note verb make mention of; notice or perceive
notebook communication a book with blank pages for recording notes; a small compact portable computer
noted property widely known and esteemed
nothing quantity a quantity of no importance
notice verb discover or determine the existence, presence; notice or perceive
noticeable property capable or worthy of being noticed; capable of being detected
notification act an accusation of crime made by a grand jury; informing by words
notify verb inform of something
notion cognition a general inclusive concept; a vague idea in which some confidence is placed
notonectidae animal aquatic carnivorous insects
notorious property known widely and usually unfavorably
noun communication a content word that can be used to refer; the word class that can serve as the subject
nourish verb provide with nourishment; give nourishment to
nov time the month following October and preceding
novel communication an extended fictional work in prose; original and of a kind not seen before
novelist person one who writes novels
novelty attribute originality by virtue of being refreshingly; originality by virtue of being new
november time the month following October and preceding
now time the momentary present
nozzle artifact a projecting spout from which a fluid; informal terms for the nose
nsu state inflammation of the urethra of unknown cause
nuance communication a subtle difference in meaning or opinion
nuclear property deriving destructive energy from the release; of or relating to or constituting the nucleus
nucleolus body a small round body of protein in a cell nucleus
nucleus body a part of the cell containing DNA and RNA; a small group of indispensable persons or things
nude artifact a painting of a naked human figure; completely unclothed
nudge verb to push against gently; a slight push or shake
nuisance cognition a broad legal concept including anything; a bothersome annoying person
numb property lacking sensation; make numb or insensitive
number attribute the property possessed by a sum or total; a concept of quantity involving zero and units
numbering communication a numbered list
numbing property causing numbness or insensitivity
numerical property measured or expressed in numbers; of or relating to or denoting numbers
numerous property amounting to a large indefinite number
numskull person a stupid person
nun person a woman religious; a buoy resembling a cone
nuprin artifact a nonsteroidal anti-inflammatory and analgesic
nurse person one skilled in caring for young children; try to cure by special care of treatment
nursed property breast-fed
nursery artifact a child's room for a baby
nursing act the work of caring for the sick or injured; nourishing at the breast
nut plant usually large hard-shelled seed; a small metal block with internal screw thread
nutcracker animal speckled birds that feed on nuts; any of various small short-tailed songbirds
nuthatch animal any of various small short-tailed songbirds
nuthouse artifact pejorative terms for an insane asylum
nutrient thing any substance that can be metabolized; of or providing nourishment
nymph animal a larva of an insect with incomplete; a minor nature goddess usually depicted
nymphalid animal medium to large butterflies found worldwide
nympho person a woman with abnormal sexual desires
nymphomania feeling abnormally intense sexual desire in women
nymphomaniac person a woman with abnormal sexual desires; affected with excessive sexual desire
oaf person an awkward stupid person
oafish property ill-mannered and coarse and contemptible
oak plant the hard durable wood of any oak; a deciduous tree of the genus Quercus
oath communication profane or obscene expression usually; a commitment to tell the truth
obedience act the act of obeying; behavior intended to please your parents
obedient property dutifully complying with the commands
obey verb be obedient to
obfuscation act the activity of obscuring people's; darkening or obscuring the sight of something
obit communication a notice of someone's death
obituary communication a notice of someone's death
object thing a tangible and visible entity; express or raise an objection or protest
objection communication the act of expressing earnest opposition; the speech act of objecting
objective cognition the goal intended to be attained; undistorted by emotion or personal bias
objectivity attribute judgment based on observable phenomena
obligated property caused by law or conscience to follow a certain
obligation act the social force that binds you to the courses; the state of being obligated to do or pay
oblige verb force somebody to do something; bind by an obligation
obliged property under a moral obligation to do something
oblique property slanting or inclined in direction or course; a diagonally arranged abdominal muscle on either
obliterate verb remove completely from recognition or memory; make undecipherable or imperceptible
obliteration act destruction by annihilating something; the complete destruction of every trace
oblivious property lacking conscious awareness of; failing to keep in mind
obnoxious property causing disapproval or protest
obscene property designed to incite to indecency or lust; suggestive of or tending to moral looseness
obscenity attribute the trait of behaving in an obscene manner; an obscene act
obscure property not clearly expressed or understood; make less visible or unclear
obscurity attribute the quality of being unclear or abstruse; an obscure and unimportant standing
obsequious property attempting to win favor from influential people; attentive in an ingratiating or servile manner
obsequy event a ceremony at which a dead person is buried
observant property paying close attention especially to details; adhering strictly to laws and rules and customs
observation act the act of making and recording a measurement; the act of observing
observe verb discover or determine the existence, presence; make mention of
observed property discovered or determined by scientific
observer person a person who becomes aware through the senses; an expert who observes and comments on something
obsess verb haunt like a ghost; be preoccupied with something
obstacle cognition something immaterial that stands in the way; an obstruction that stands in the way
obstruct verb block passage through; hinder or prevent the progress or accomplishment
obstruction artifact any structure that makes progress difficult; getting in someone's way
obtain verb come into possession of; receive a specified treatment
obtainable property capable of being obtained
obvious property easily perceived by the senses or grasped
occasion event an event that occurs at a critical time; a vaguely specified social event
occasional property occurring from time to time; occurring or appearing at usually irregular
occluded property closed off; taken into and retained in another substance
occupant person someone who lives at a particular place
occupation act the principal activity in your life that you do; the act of occupying or taking possession
occupational property of or relating to the activity or business
occupied property held or filled or in use; seized and controlled as by military invasion
occupy verb keep busy with; live
occur verb come to pass; come to one's mind
occurrence event an event that happens; an instance of something occurring
ocean object a large body of water constituting a principal; anything apparently limitless in quantity
oct time the month following September and preceding
october time the month following September and preceding
odd property not divisible by two; not easily explained
odiousness attribute the quality of being offensive
odonate animal large primitive predatory aquatic insect having
odor attribute any property detected by the olfactory system; the sensation that results when olfactory
odoriferous property having a natural fragrance; emitting an odor
odorless property having no odor
odorous property having odor or a characteristic odor; having a natural fragrance
odourless property having no odor
odynophagia state severe pain on swallowing due to a disorder
oedema state swelling from excessive accumulation of watery
oenanthe animal wheatears; poisonous herbs
oesophagitis state inflammation of the esophagus
oestrogen substance a general term for female steroid sex hormones
oestrus animal type genus of the Oestridae; applies to nonhuman mammals
off property not in operation or operational; below a satisfactory level
offend verb cause to feel resentment or indignation; hurt the feelings of
offense act a lack of politeness; a transgression that constitutes a violation
offensive act the action of attacking an enemy; violating or tending to violate or offend
offer verb make available or accessible, provide or furnish; present for acceptance or rejection
office artifact place of business where professional or clerical; an administrative unit of government
officer person any person in the armed services who holds; someone who is appointed or elected to an office
official person a worker who holds or is invested with an office; having official authority or sanction
officiate verb act in an official capacity in a ceremony; perform duties attached to a particular office
officious property intrusive in a meddling or offensive manner
offset verb compensate for or counterbalance; make up for
offspring person the immediate descendants of a person; something that comes into existence as a result
ogle verb look at with amorous intentions
ohio location a midwestern state in north central United; a river that is formed in western Pennsylvania
oil substance a slippery or viscous liquid or liquefiable; oil paint containing pigment that is used
oilfield location a region rich in petroleum deposits
oily property containing an unusual amount of grease or oil; coated or covered with oil
okay property being satisfactory or in satisfactory condition; an endorsement
oklahoma location a state in south central United States
old property having lived for a relatively long time; of long duration
older property advanced in years; used of the older of two persons of the same
oldster person an elderly person
oleander plant an ornamental but poisonous flowering shrub
oleophilic property having a strong affinity for oils rather than
oliguria process production of an abnormally small amount; abnormally small production of urine
olive property of a yellow-green color similar; a yellow-green color of low brightness
olympic property of or relating to the Olympic Games; of the region of Olympia in Greece
olympics event the modern revival of the ancient games held
omen event a sign of something about to happen; indicate, as with a sign or an omen
ominous property threatening or foreshadowing evil or tragic; presaging ill fortune
omission act a mistake resulting from neglect; any process whereby sounds or words are left out
omit verb prevent from being included or considered; leave undone or leave out
omomyid animal extinct tiny nocturnal lower primates that fed
onanism act manual stimulation of the genital organs; a method of birth control in which coitus
one property used of a single unit or thing; the smallest whole number or a numeral
oneness attribute the quality of being united into one
onetime property belonging to some prior time
onlooker person someone who looks on
onrush act an offensive against an enemy; a forceful forward rush or flow
onset event the beginning or early stages; an offensive against an enemy
onslaught act an offensive against an enemy; a sudden and severe onset of trouble
onychosis state any disease or disorder of the nails
oophoritis state inflammation of one or both ovaries
oospore plant a thick-walled sexual spore that develops
opaque property not transmitting or reflecting light or radiant; hard or impossible to understand
open verb cause to open or to become open; start to operate or function or cause to start
opened property used of mouth or eyes; made open or clear
opener event the first event in a series; a hand tool used for opening sealed containers
opening property first or beginning; an open or empty space in or between things
openmouthed property with eyes or mouth open in surprise
opera communication a drama set to music; a building where musical dramas are performed
operate verb direct or control; perform as expected when applied
operatic property of or relating to or characteristic of opera
operating property involved in a kind of operation; being in effect or operation
operation state the state of being in effect or being operative; a business especially one run on a large scale
operational property pertaining to a process or series of actions; fit or ready for use or service
operator relation a symbol or function representing a mathematical; an agent that operates some apparatus or machine
operetta communication a short amusing opera
opiate artifact a narcotic drug that contains opium or an opium
opinion cognition a personal belief or judgment that is not; a message expressing a belief about something
opium artifact an addictive narcotic extracted from seed
opponent person someone who offers opposition; a contestant that you are matched against
opportunity state a possibility due to a favorable combination
oppose verb be against; fight against or resist strongly
opposing property characterized by active hostility
opposite property being directly across from each other; of leaves etc
opposition act the action of opposing something that you; the relation between opposed entities
opprobrious property deserving or bringing disgrace or shame; expressing offensive reproach
optical property of or relating to or involving light or optics; relating to or using sight
optimal property most desirable possible under a restriction
optimism feeling the optimistic feeling that all is going to turn; a general disposition to expect the best in all
optimistic property expecting the best in this best of all possible; expecting the best
optimum property most desirable possible under a restriction; most favorable conditions or greatest degree
opus communication a musical work that has been created
oradexon substance a corticosteroid drug used to treat allergies
oral property using speech rather than writing; an examination conducted by spoken communication
orange property of the color between red and yellow; round yellow to orange fruit of any of several
oration communication an instance of oratory
oratorical property characteristic of an orator or oratory
orb body the ball-shaped capsule containing; an object with a spherical shape
orbit location the path described by one celestial body; move in an orbit
orbital property of or relating to an orbit; of or relating to the eye socket
orchard artifact garden consisting of a small cultivated wood
orchestra group a musical organization consisting of a group; seating on the main floor in a theater
orchidalgia state pain in the testes
orchitis state inflammation of one or both testes
ordain verb order by virtue of superior authority; appoint to a clerical posts
ordeal event a severe or trying experience; a primitive method of determining a person's
order verb give instructions to or direct somebody to do; a command given by a superior that must be
ordered property having a systematic arrangement; disposed or placed in a particular kind of order
ordering group logical or comprehensible arrangement; the act of putting things in a sequential
orderly property devoid of violence or disruption; a soldier who serves as an attendant
ordinary property not exceptional in any way especially in quality; lacking special distinction, rank, or status
ore substance a mineral that contains metal that is valuable; a monetary subunit in Denmark and Norway
oregon location a state in northwestern United States
organ body a fully differentiated structural and functional; an electronic simulation of a pipe organ
organic property relating or belonging to the class of chemical; a fertilizer that is derived from animal
organism thing a living thing that has the ability to act; a system considered analogous in structure
organization group a group of people who work together; an organized structure for arranging
organize verb create; cause to be structured or ordered or operating
organized property formed into a structured or coherent whole; methodical and efficient in arrangement
orgasm act the moment of most intense pleasure in sexual
orgiastic property used of riotously drunken merrymaking; used of frenzied sexual activity
orgy act secret rite in the cults of ancient Greek; any act of immoderate indulgence
orient verb determine one's position with reference; be oriented
oriental property denoting or characteristic of countries
orientation act the act of orienting; an integrated set of attitudes and beliefs
oriented property adjusted or located in relation to surroundings
orifice body an aperture or hole that opens into a bodily
origin location the place where something begins, where it; properties attributable to your ancestry
original property preceding all others in time or being as first; not secondhand or by way of something
originality cognition the ability to think and act independently; the quality of being new and original
originate verb come into existence; bring into being
ornament artifact something used to beautify; make more attractive by adding ornament, colour
ornery property having a difficult and contrary disposition
orphaned property deprived of parents by death or desertion
orthodox property adhering to what is commonly accepted; of or pertaining to or characteristic of Judaism
orthographic property of or relating to or expressed in orthography
orthography communication a method of representing the sounds
orthopteran animal any of various insects having leathery forewings
orthopteron animal any of various insects having leathery forewings
oscheocele state swelling of the scrotum
oscheocoele state swelling of the scrotum
oscillation event a regular periodic variation in value about; the process of oscillating between states
osiris person Egyptian god of the underworld and judge
osmitrol artifact a diuretic used to promote the excretion
osseous property composed of or containing bone
ossification process the developmental process of bone formation; hardened conventionality
osteitis state inflammation of a bone as a consequence
osteolysis process lysis of bone caused by disease or infection
other property not the same one or ones already mentioned; recently past
otitis state inflammation of the ear
otosclerosis state hereditary disorder in which ossification
ounce quantity a unit of apothecary weight equal to 480 grains; large feline of upland central Asia having long
oust verb remove from a position or office; remove and replace
out property not allowed to continue to bat or run; being out or having grown cold
outburst communication an unrestrained expression of emotion; a sudden intense happening
outcast person a person who is rejected; excluded from a society
outcome event something that results; a phenomenon that follows and is caused by some
outcry communication a loud utterance; utter aloud
outdistance verb go far ahead of
outdo verb be or do something to a greater degree; get the better of
outdoor property located, suited for, or taking place in the open; pertaining to or concerning the outdoors
outer property being on the outside or further from a center; located outside
outercourse act sexual stimulation without vaginal penetration
outface verb overcome or cause to waver or submit by staring
outfield artifact the area of a baseball playing field beyond
outfielder person a person who plays in the outfield; a fielder in cricket who is stationed
outfit group any cohesive unit such as a military company; gear consisting of a set of articles or tools
outgoing property leaving a place or a position; retiring from a position or office
outlaw verb declare illegal; someone who has committed a crime or has been
outlet artifact a place of business for retailing goods; receptacle providing a place in a wiring system
outline verb describe roughly or briefly or give the main; the line that appears to bound an object
outlive verb live longer than
outlook cognition a habitual or characteristic mental attitude; belief about the future
outnumber verb be larger in number
outpost artifact a military post stationed at a distance; a settlement on the frontier of civilization
output artifact final product; production of a certain amount
outrage verb strike with disgust or revulsion; a wantonly cruel act
outrageous property grossly offensive to decency or morality; greatly exceeding bounds of reason or moderation
outreach act the act of reaching out
outrun verb run faster than
outset time the time at which something is supposed to begin
outside location the region that is outside of something; relating to or being on or near the outer side
outsider person someone who is excluded from or is not a member; a contestant not considered to have a good
outskirts location outlying areas
outsmart verb beat through cleverness and wit; defeat by more skillful maneuvering
outstanding property distinguished from others in excellence; having a quality that thrusts itself into
outward property relating to physical reality rather than; that is going out or leaving
outweigh verb be heavier than; weigh more heavily
oval property rounded like an egg; a closed plane curve resulting
ovaritis state inflammation of the ovaries
over property having come or been brought to a conclusion; the division of play during which six balls are
overachiever person a student who attains higher standards than
overall property involving only main features; including everything
overbearing property expecting unquestioning obedience; having or showing arrogant superiority
overcast state the state of the sky when it is covered; filled or abounding with clouds
overcoat artifact a heavy coat worn over clothes in winter; an additional protective coating
overcome verb win a victory over; get on top of
overdone property represented as greater than is true; cooked too long but still edible
overflow verb flow or run over; a large flow
overhaul verb make repairs, renovations, revisions; travel past
overhead property located or originating from above; the expense of maintaining property
overhear verb hear, usually without the knowledge
overlap verb coincide partially or wholly; extend over and cover a part of
overlay verb put something on top of something else; protective covering consisting, for example
overlie verb kill by lying on; lie upon
overload artifact an electrical load that exceeds the available; fill to excess so that function is impaired
overlook verb look past, fail to notice; be oriented in a certain direction
overnight property lasting, open, or operating through the whole
overnighter person a guest who stays overnight; a small traveling bag to carry clothing
overpayment possession a payment larger than needed or expected; the act of paying too much
overpower verb overcome by superior force; overcome, as with emotions or perceptual stimuli
overreach verb fail by aiming too high or trying too hard; beat through cleverness and wit
override verb rule against; the act of nullifying
overrun verb invade in great numbers; too much production or more than expected
oversexed property having excessive sexual desire or appeal
overshoot verb aim too high; shoot beyond or over
oversight act a mistake resulting from inattention; management by overseeing the performance
oversized property larger than normal for its kind
overtake verb catch up with and possibly overtake; travel past
overthrow verb cause the downfall of; the termination of a ruler or institution
overture communication orchestral music played at the beginning; a tentative suggestion designed to elicit
overturn verb turn from an upright or normal position; rule against
overwhelm verb charge someone with too many tasks; overcome, as with emotions or perceptual stimuli
overwhelming property so strong as to be irresistible; very strong
ovipositor animal egg-laying tubular structure at the end
owe verb be obliged to pay or repay; be indebted to, in an abstract or intellectual
owl animal nocturnal bird of prey with hawk-like beak
own property belonging to or on behalf of a specified person; have ownership or possession of
owner person someone who owns a business; a person who owns something
ownership possession the relation of an owner to the thing possessed; the act of having and controlling property
oxen animal domesticated bovine animals as a group
oxidation process the process of oxidizing
oxygen substance a nonmetallic bivalent element that is normally
oyabun person a Japanese supervisor
ozaena state a chronic disease of the nose characterized
ozena state a chronic disease of the nose characterized
ozone substance a colorless gas soluble in alkalis and cold
pablum communication worthless or oversimplified ideas; a soft form of cereal for infants
pace time the rate of moving; walk with slow or fast paces
pacific object the largest ocean in the world; relating to or bordering the Pacific Ocean
pacify verb cause to be more favorably inclined; fight violence and try to establish peace in
pacing act walking with slow regular strides; the speed at which a composition is to be played
pack verb arrange in a container; compress into a wad
package artifact a wrapped container; a collection of things wrapped or boxed together
packet group a collection of things wrapped or boxed together; a small package or bundle
packing substance any material used especially to protect; the enclosure of something in a package or box
packrat animal any of several bushy-tailed rodents of the genus; a collector of miscellaneous useless objects
pad substance a number of sheets of paper fastened together; add details to
paddy food rice in the husk either gathered or still; an irrigated or flooded field where rice
padlock artifact a detachable lock; fasten with a padlock
paean communication a formal expression of praise; a hymn of praise
paederasty act sexual relations between a man and a boy
paedophilia act a sexual attraction to children
page communication one side of one leaf or the written or pictorial; contact, as with a pager or by calling
paid property marked by the reception of pay; involving gainful employment in something often
pail artifact a roughly cylindrical vessel that is open; the quantity contained in a pail
pain state a symptom of some physical hurt or disorder; emotional distress
painful property causing physical or psychological pain; causing misery or pain or distress
painkiller artifact a medicine used to relieve pain
painless property requiring little hard work or exertion; not causing physical or psychological pain
pains act an effortful attempt to attain a goal
paint verb make a painting; apply paint to
painted property coated with paint; lacking substance or vitality as if produced
painter person an artist who paints; large American feline resembling a lion
painting artifact graphic art consisting of an artistic; creating a picture with paints
pair group a set of two similar things considered as a unit; two items of the same kind
palace artifact a large and stately mansion; the governing group of a kingdom
pale property very light colored; lacking in intensity or brightness
palestine location a former British mandate on the east coast; an ancient country in southwestern Asia
palette artifact board that provides a flat surface; the range of colour characteristic
pall verb become less interesting or attractive; hanging cloth used as a blind
palliate verb provide physical relief, as from pain; lessen or to try to lessen the seriousness
palliation act easing the severity of a pain or a disease; to act in such a way as to cause an offense
palliative artifact remedy that alleviates pain without curing; moderating pain or sorrow by making it easier
pallid property abnormally deficient in color as suggesting; lacking in intensity or brightness
pallor attribute unnatural lack of color in the skin
palm body the inner surface of the hand from the wrist; touch, lift, or hold with the hands
pamphlet communication a brief treatise on a subject of interest; a small book usually having a paper cover
pan artifact cooking utensil consisting of a wide metal; wash dirt in a pan to separate out the precious
panadol artifact an analgesic for mild pain but not
pancarditis state inflammation of the entire heart
pancreatitis state inflammation of the pancreas
pandemonium state a state of extreme confusion and disorder
pander person someone who procures customers for whores; arrange for sexual partners for others
pane artifact sheet glass cut in shapes for windows or doors; a panel or section of panels in a wall or door
panel artifact sheet that forms a distinct section or component; decorate with panels
paneling artifact a panel or section of panels in a wall or door
pang feeling a sudden sharp feeling; a sharp spasm of pain
panic feeling an overwhelming feeling of fear and anxiety; sudden mass fear and anxiety over anticipated
panorpidae animal a family of insects of the order Mecoptera
pansexual person a person who participates in sexual activities
pansinusitis state inflammation of all of the paranasal sinuses
pansy plant large-flowered garden plant derived chiefly; offensive term for a homosexual man
pant verb breathe noisily, as when one is exhausted; utter while panting, as if out of breath
pantheon group all the gods of a religion; a temple to all the gods
panther animal a large spotted feline of tropical America; a leopard in the black color phase
pantomime act a performance using gestures and body movements; act out without words but with gestures
pap communication worthless or oversimplified ideas; the small projection of a mammary gland
papa person an informal term for a father
paper substance a material made of cellulose pulp derived mainly; an essay
papers communication writing that provides information
papilledema state swelling of the optic disc
papism act offensive terms for the practices and rituals; the beliefs and practices of the Catholic Church
papist person an offensive term for Roman Catholics; of or relating to or supporting Romanism
par quantity the standard number of strokes set for each hole; a state of being essentially equal or equivalent
parable communication a short moral story; any of the stories told by Jesus to convey his
parachute artifact rescue equipment consisting of a device; jump from an airplane and descend
parade group a ceremonial procession including people; walk ostentatiously
paradigm relation systematic arrangement of all the inflected; a standard or typical example
paradise location any place of complete bliss and delight; the abode of righteous souls after death
paradox communication a statement that contradicts itself
paradoxical property seemingly contradictory but nonetheless possibly
paragraph communication one of several distinct subdivisions of a text; write paragraphs
parallel property being everywhere equidistant and not; something having the property of being analogous
parallelism attribute similarity by virtue of corresponding
paralyze verb cause to be paralyzed and immobile; make powerless and unable to function
paramagnetic property of or relating to a paramagnet
parameter cognition a constant in the equation of a curve that can; any factor that defines a system and determines
parametric property of or relating to or in terms of a parameter
parametritis state inflammation of connective tissue adjacent
paramnesia cognition a disorder of memory in which dreams
paramount property having superior power and influence
paranoia state a psychological disorder characterized
paranoid property suffering from paranoia; a person afflicted with paranoia
paraphilia act abnormal sexual activity
paraphrase communication rewording for the purpose of clarification; express the same message in different words
paraquat substance a poisonous yellow solid used in solution
parasitaxus plant one species
parasite animal an animal or plant that lives in or on a host; a follower who hangs around a host in hope
parcel act the allotment of some amount by dividing; a wrapped container
pardner person an associate in an activity or endeavor
pardon verb grant a pardon to; accept an excuse for
parenchyma body animal tissue that constitutes the essential; the primary tissue of higher plants composed
parent person a father or mother; an organism from which younger ones are obtained
parenthood state the state of being a parent
parimutuel act betting where winners share the total amount
paris location the capital and largest city of France; a town in northeastern Texas
parish group a local church community; the local subdivision of a diocese committed
parisian property of or relating to or characteristic of Paris; a native or resident of Paris
park location a large area of land preserved in its natural; place temporarily
parked property that have been left
parking act the act of maneuvering a vehicle into a location; space in which vehicles can be parked
parkinsonism state a degenerative disorder of the central nervous
parliament group a legislative assembly in certain countries; a card game in which you play your sevens
parlor artifact reception room in an inn or club where visitors; a room in a private house or establishment where
parochial property relating to or supported by or located; narrowly restricted in outlook or scope
parody communication a composition that imitates or misrepresents; make a spoof of or make fun of
parole act a conditional release from imprisonment; a promise
paronychia plant low-growing annual or perennial herbs or woody; infection in the tissues adjacent to a nail
parosamia state a disorder in the sense of smell
parotitis state inflammation of one or both parotid glands
parrot animal usually brightly colored zygodactyl tropical; repeat mindlessly
parson person a person authorized to conduct religious worship
part relation something determined in relation to something; something less than the whole of a human
partial property being or affecting only a part; showing favoritism
participate verb share in something; become a participant
particle substance a tiny piece of anything; a body having finite mass and internal structure
particular property unique or specific to a person or thing; separate and distinct from others of the same
particulate property composed of distinct particles; a small discrete mass of solid or liquid matter
parting act the act of departing politely; a line of scalp that can be seen when sections
partition artifact a vertical structure that divides or separates; the act of dividing or partitioning
partner person a person's partner in marriage; an associate in an activity or endeavor
partnership group the members of a business venture created; a contract between two or more persons who agree
parts location the local environment
party group an organization to gain political power; a group of people gathered together for pleasure
parvo animal any of a group of viruses containing DNA
parvovirus animal any of a group of viruses containing DNA
pass verb go across or through; move past
passage act the act of passing from one state or place; a section of text
passageway artifact a passage between rooms or between buildings; a path or channel or duct through or along
passenger person a traveler riding in a vehicle who is not
passerby person a person who passes by casually or by chance
passing act a play that involves one player throwing; lasting a very short time
passion feeling a strong feeling or emotion; the trait of being intensely emotional
passionate property having or expressing strong emotions
passive property lacking in energy or will; peacefully resistant in response to injustice
past time the time that has elapsed; earlier than the present time
paste substance any mixture of a soft and malleable consistency; join or attach with or as if with glue
pasted property affixed or as if affixed with glue or paste
pastel attribute any of various pale or light colors; lacking in body or vigor
pasteurise verb heat food in order to kill harmful
pasteurize verb heat food in order to kill harmful
pastor person a person authorized to conduct religious worship; only the rose-colored starlings
pasture location a field covered with grass or herbage; bulky food like grass or hay for browsing
pasty property having the sticky properties of an adhesive; resembling paste in color
pat verb pat or squeeze fondly or playfully, especially; hit lightly
patch attribute a small contrasting part of something; a small area of ground covered by specific
patent communication a document granting an inventor sole rights; obtain a patent for
path act a course of conduct; a way especially designed for a particular use
pathetic property inspiring mixed contempt and pity; deserving or inciting pity
pathogen animal any disease-producing agent
pathogenesis process the origination and development of a disease
pathogenic property able to cause disease
pathologic property caused by or altered by or manifesting disease; of or relating to the practice of pathology
pathological property of or relating to the practice of pathology; caused by or evidencing a mentally disturbed
pathologist person a doctor who specializes in medical diagnosis
pathology cognition the branch of medical science that studies; any deviation from a healthy or normal condition
pathway body a bundle of myelinated nerve fibers following; a trodden path
patience attribute good-natured tolerance of delay or incompetence; a card game played by one person
patient person a person who requires medical care; enduring trying circumstances with even temper
patriot person one who loves and defends his or her country
patriotic property inspired by love for your country
patriotism attribute love of country and willingness to sacrifice
patristic property of or relating to the writings of the early
patrol group a detachment used for security or reconnaissance; maintain the security of by carrying out
patrolman person a policeman who patrols a given region
patron person a regular customer; someone who supports or champions something
patronage act the act of providing approval and support; granting favors or giving contracts or making
patronize verb assume sponsorship of; treat condescendingly
patronizing property characteristic of those who treat others
patronne person a woman who is a patron or the wife of a patron
patter communication plausible glib talk; a quick succession of light rapid sounds
pattern cognition a perceptual structure; a customary way of operation or behavior
pause verb interrupt temporarily an activity before; a time interval during which there
paved property covered with a firm surface
pavement artifact the paved surface of a thoroughfare; walk consisting of a paved area for pedestrians
paw animal a clawed foot of an animal especially; touch clumsily
pay verb give money, usually in exchange for goods; convey, as of a compliment, regards, attention
payable property subject to or requiring payment especially; a liability account showing how much is owed
payday time the day on which you receive pay for your work
payment possession a sum of money paid or a claim discharged; the act of paying money
pbs substance a solution containing a phosphate buffer
pcp artifact a drug used as an anesthetic by veterinarians; a person who helps in identifying or preventing
pea food seed of a pea plant used for food; a leguminous plant of the genus Pisum with small
peace state the state prevailing during the absence of war; the absence of mental stress or anxiety
peaceable property inclined or disposed to peace; not disturbed by strife or turmoil or war
peaceful property not disturbed by strife or turmoil or war; peacefully resistant in response to injustice
peacock animal male peafowl; European butterfly having reddish-brown wings
peak quantity the most extreme possible amount or value; the top or extreme point of something
peaked property somewhat ill or prone to illness; having or rising to a peak
pear food sweet juicy gritty-textured fruit available; Old World tree having sweet gritty-textured
pearl attribute a shade of white the color of bleached bones; a smooth lustrous round structure inside
peasant person a country person; one of a class of agricultural laborers
pebble object a small smooth rounded rock
peck verb hit lightly with a picking motion; eat by pecking at, like a bird
pecker animal bird with strong claws and a stiff tail adapted; horny projecting mouth of a bird
peckerwood animal bird with strong claws and a stiff tail adapted
pecs body either of two large muscles of the chest
pectoral body either of two large muscles of the chest; an adornment worn on the chest or breast
peculiar property beyond or deviating from the usual or expected; unique or specific to a person or thing
peculiarity attribute a distinguishing trait; an odd or unusual characteristic
peddle verb sell or offer for sale from place to place
peddler person someone who travels about selling his wares; an unlicensed dealer in illegal drugs
pederasty act sexual relations between a man and a boy
pedigree group the descendants of one individual; ancestry of a purebred animal
pedophilia act a sexual attraction to children
pee process informal terms for urination; liquid excretory product
peel verb strip the skin off; the rind of a fruit or vegetable
peer verb look searchingly; a person who is of equal standing with another
peewee animal small olive-colored woodland flycatchers; disparaging terms for small people
peg artifact a wooden pin pushed or driven into a surface; a holder attached to the gunwale of a boat
pegboard artifact a board perforated with regularly spaced holes
pellagra state a disease caused by deficiency of niacin
pelt verb attack and bombard with or as if with missiles; cast, hurl, or throw repeatedly with some
pelvic property of or relating to the pelvis
pelvis body the structure of the vertebrate skeleton; a structure shaped like a funnel in the outlet
pemphigus state a skin disease characterized by large
pen artifact a writing implement with a point from which ink; produce a literary work
penalize verb impose a penalty on
penalty act the act of punishing; the disadvantage or painful consequences
penance act a Catholic sacrament; remorse for your past conduct
pencil artifact a thin cylindrical pointed writing implement; a cosmetic in a long thin stick
pending property awaiting conclusion or confirmation
penetrate verb pass into or through, often by overcoming; come to understand
penetrating property having or demonstrating ability to recognize; tending to penetrate
penetration act an attack that penetrates into enemy territory; the act of entering into or through something
penial property of or relating to the penis
penile property of or relating to the penis
pennant communication the award given to the champion; a long flag
pennsylvania location a Mid-Atlantic state; a university in Philadelphia, Pennsylvania
penny quantity a fractional monetary unit of Ireland; a coin worth one-hundredth of the value
pension possession a regular payment to a person that is intended; grant a pension to
pentagon artifact a government building with five sides; the United States military establishment
peony plant any of numerous plants widely cultivated
people group any group of human beings collectively; the body of citizens of a state or country
pepper verb attack and bombard with or as if with missiles; add pepper to
perceive verb to become aware of through the senses; become conscious of
percent relation a proportion in relation to a whole
percentage relation a proportion in relation to a whole; assets belonging to or due to or contributed
perception cognition the representation of what is perceived; the process of perceiving
perceptive property having the ability to perceive or understand; of or relating to perception
perceptual property of or relating to the act of perceiving
perch verb sit, as on a branch; support consisting of a branch or rod
percussion act the act of exploding a percussion cap; the act of playing a percussion instrument
percussive property involving percussion or featuring percussive
peremptory property offensively self-assured or given to exercising; putting an end to all debate or action
perennial property lasting three seasons or more; a plant lasting for three seasons or more
perfect property being complete of its kind and without defect; make perfect or complete
perfection state the state of being without a flaw or defect; the act of making something perfect
perform verb carry out or perform an action; give a performance
performance communication a dramatic or musical entertainment; the act of presenting a play or a piece of music
performer person an entertainer who performs a dramatic
perfume artifact a toiletry that emits and diffuses a fragrant; a distinctive odor that is pleasant
pericarditis state inflammation of the pericardium
perilous property fraught with danger
period time an amount of time; the interval taken to complete one cycle
periodic property happening or recurring at regular intervals; recurring or reappearing from time to time
periodical communication a publication that appears at fixed intervals; happening or recurring at regular intervals
peripheral property on or near an edge or constituting an outer; related to the key issue but not of central
periphery shape the outside boundary or surface of something
perish verb pass from physical life and lose all bodily
peritonitis state inflammation of the peritoneum
periwinkle plant chiefly trailing poisonous plants with blue; edible marine gastropod
perjury act criminal offense of making false statements
perky property characterized by liveliness and lightheartedness
perleche state a disorder of the lips marked by scaling
permanent property continuing or enduring without marked change; a series of waves in the hair made by applying
permeate verb spread or diffuse through; pass through
permission communication approval to do something; the act of giving a formal authorization
permit verb consent to, give permission; make it possible through a specific action
pernio state inflammation of the hands and feet caused
perpetrate verb perform an act, usually with a negative
perpetration act the act of committing a crime
perpetuate verb cause to continue or prevail
perpetuation act the act of prolonging something
perplexed property full of difficulty or confusion or bewilderment
perplexing property lacking clarity of meaning
persecute verb cause to suffer
persecution act the act of persecuting
persist verb continue to exist; be persistent, refuse to stop
persistence attribute the property of a continuous and connected; persistent determination
persistency attribute persistent determination
persistent property never-ceasing; continually recurring to the mind
person thing a human being; a human body
personal property concerning or affecting a particular person; particular to a given individual
personality attribute the complex of all the attributes--behavioral; a person of considerable prominence
personify verb represent, as of a character on stage; invest with or as with a body
personnel group group of people willing to obey orders; the department responsible for hiring
perspective cognition a way of regarding situations or topics etc.; the appearance of things relative to one another
perspiration body salty fluid secreted by sweat glands; the process of the sweat glands of the skin
persuade verb win approval or support for; cause somebody to adopt a certain position
pertain verb be relevant to; be a part or attribute of
pertinent property having precise or logical relevance; being of striking appropriateness and pertinence
perturb verb disturb in mind or make uneasy or cause to be; throw into great confusion or disorder
perturbation state an unhappy and worried mental state; the act of causing disorder
pertussis state a disease of the respiratory mucous membrane
pervade verb spread or diffuse through
perverse property marked by a disposition to oppose and contradict; deviating from what is considered moral or right
perversion act the action of perverting something; an aberrant sexual practice
pervert person a person whose behavior deviates from what; change the inherent purpose or function
perverted property showing or appealing to bizarre or deviant; deviating from what is considered moral or right
pest animal any unwanted and destructive insect or other; a persistently annoying person
pester verb annoy persistently
pestered property troubled persistently especially with petty
pesthole location a breeding ground for epidemic disease
pesticide substance a chemical used to kill pests
pestiferous property causing irritation or annoyance; likely to spread and cause an epidemic disease
pestilence cognition a pernicious and malign influence that is hard; any epidemic disease with a high death rate
pestilent property likely to spread and cause an epidemic disease; exceedingly harmful
pestilential property likely to spread and cause an epidemic disease
pestis state a serious infection of rodents caused
pet animal a domesticated animal kept for companionship; stroke or caress gently
petal plant part of the perianth that is usually brightly
petition communication a formal message requesting something; write a petition for something to somebody
petitioner person one praying humbly for something; someone who petitions a court for redress
petty act larceny of property having a value less than; inferior in rank or status
phalangitis state inflammation of a finger or toe
phalanx body any of the bones of the fingers or toes; any closely ranked crowd of people
phalloplasty act reconstructive surgery on the penis to repair
phantom person a ghostly appearing figure; something existing in perception only
pharmacy artifact a retail shop where medicine and other articles; the art and science of preparing and dispensing
pharyngitis state inflammation of the fauces and pharynx
phase time any distinct time period in a sequence of events; a distinct state of matter in a system
phasmatidae animal stick insects
phasmatodea animal in some classifications considered a suborder
phasmid animal large cylindrical or flattened mostly tropical
phasmida animal in some classifications considered a suborder
phasmidae animal stick insects
pheasant animal large long-tailed gallinaceous bird native; flesh of a pheasant
phenaphen artifact an analgesic for mild pain but not
phenomenon thing any state or process known through the senses; a remarkable development
phenylamine substance oily poisonous liquid amine obtained
pheromone substance a chemical substance secreted externally by some
philadelphia location the largest city in Pennsylvania
philanderer person a man who likes many women and has short sexual
philippines location a republic on the Philippine Islands; an archipelago in the southwestern Pacific
phillidae animal leaf insects
philosopher person a specialist in philosophy; a wise person who is calm and rational
philosophic property of or relating to philosophy or philosophers; characterized by the attitude of a philosopher
philosophy cognition a belief accepted as authoritative by some group; the rational investigation of questions about
phlebitis state inflammation of a vein
phlebotomus animal small bloodsucking sand flies that resemble; a mild viral disease transmitted by the bite
phobia state an anxiety disorder characterized by extreme
phoenix location the state capital and largest city located; a constellation in the southern hemisphere near
phone artifact electronic equipment that converts sound into; get or try to get into communication
phoneme communication one of a small set of speech sounds that are
phonemic property of or relating to phonemes of a particular
phonemics cognition the study of the sound system of a given
phonetic property of or relating to speech sounds; of or relating to the scientific study of speech
phonologic property of or relating to phonology
phonology cognition the study of the sound system of a given
phony property fraudulent; a person who professes beliefs and opinions
phosgene substance a colorless poisonous gas that smells like
phosphate substance a salt of phosphoric acid; carbonated drink with fruit syrup and a little
photalgia state pain in the eye resulting from exposure
photo artifact a representation of a person or scene
photograph artifact a representation of a person or scene; record on photographic film
photographic property relating to photography or obtained by using; representing people or nature with the exactness
photophobia state pain in the eye resulting from exposure; a morbid fear of light
phrase communication an expression consisting of one or more words; a short musical passage
phrenitis state inflammation of the brain usually caused
phycomycosis state any fungal infection caused by fungi
phyllidae animal leaf insects
physical property involving the body as distinguished; relating to the sciences dealing with matter
physician person a licensed medical practitioner
physicist person a scientist trained in physics
physics cognition the science of matter and energy and their; the physical properties, phenomena, and laws
physiognomy body the human face
physique attribute constitution of the human body; alternative names for the body of a human being
pianist person a person who plays the piano
piano artifact a keyboard instrument that is played; low loudness
pica animal magpies; a linear unit used in printing
picaninny person offensive term for a Black child
picasso person prolific and influential Spanish artist who
piccaninny person offensive term for a Black child
pick verb select carefully from a group; look for and gather
pickaninny person offensive term for a Black child
picket group a detachment of troops guarding an army; a person employed to keep watch for some
pickup artifact a light truck with an open body and low sides; anything with restorative powers
picnic time a day devoted to an outdoor social gathering; any undertaking that is easy to do
pictorial property pertaining to or consisting of pictures; evoking lifelike images within the mind
picture artifact a visual representation produced on a surface; graphic art consisting of an artistic
picturesque property suggesting or suitable for a picture; strikingly expressive
picturing act visual representation as by photography; visual imagery
pid state inflammation of the female pelvic organs caused
piddle substance liquid excretory product; eliminate urine
pie food dish baked in pastry-lined pan often; a prehistoric unrecorded language that was
piece artifact a separate part of a whole; an item that is an instance of some type
pierce verb cut or make a way through; move or affect deeply or sharply
pieta artifact a representation of the Virgin Mary mourning
pig animal domestic swine; a crude block of metal poured from a smelting
pigeon animal wild and domesticated birds having a heavy body
pigheaded property obstinate and stupid
pigment substance dry coloring material; a substance used as a coating to protect
pigswill food wet feed consisting of mostly kitchen waste
pigwash food wet feed consisting of mostly kitchen waste
pile group a collection of objects laid on top of each; arrange in stacks
piles quantity a large number or amount; venous swelling external or internal to the anal
pilfer verb make off with belongings of others
pilgrimage act a journey to a sacred place
pill artifact something that resembles a tablet of medicine; a dose of medicine in the form of a small pellet
pillage act the act of stealing valuable things from a place; goods or money obtained illegally
pillow artifact a cushion to support the head of a sleeping; rest on or as if on a pillow
pilot person someone who is licensed to operate an aircraft; operate an airplane
pimp person someone who procures customers for whores; arrange for sexual partners for others
pin verb to hold fast or prevent from moving; a piece of jewelry that is pinned onto
pinch verb squeeze tightly between the fingers; make ridges into by pinching together
pinched property sounding as if the nose were pinched; very thin especially from disease or hunger
pincus person United States sexual physiologist whose hunch
pine plant a coniferous tree; straight-grained durable and often resinous
pinhead artifact the head of a pin; an ignorant or foolish person
pink property of a light shade of red; a light shade of red
pinkeye state inflammation of the conjunctiva of the eye
pinkroot state a fungal disease of onions
pinpoint verb locate exactly; a very small spot
pioneer verb open up an area or prepare a way; one of the first colonists or settlers in a new
pip communication a mark on a die or on a playing card; a radar echo displayed so as to show
pipe artifact a tube with a small bowl at one end; a long tube made of metal or plastic
pirate person someone who uses another person's words or ideas; someone who robs at sea or plunders the land
piroplasm animal minute parasite of red blood cells of mammals
pismire animal social insect living in organized colonies
piss verb eliminate urine; informal terms for urination
pissed property aroused to impatience or anger; very drunk
pistol artifact a firearm that is held and fired with one hand
pit object a sizeable hole; set into opposition or rivalry
pitch verb throw or toss with a light motion; the property of sound that varies with variation
pitched property set to a certain pitch or key; set at a slant
pitcher person the person who does the pitching; an open vessel with a handle and a spout
pitchfork artifact a long-handled hand tool with sharp widely; lift with a pitchfork
pitching act playing the position of pitcher on a baseball; abrupt up-and-down motion
piteous property deserving or inciting pity
pitiless property without mercy or pity; deficient in humane and kindly feelings
pittsburgh location a city in southwestern Pennsylvania where
pituitary body the master gland of the endocrine system; of or relating to the pituitary gland
pity feeling a feeling of sympathy and sorrow; share the suffering of
pixilated property very drunk; naughtily or annoyingly playful
pkd state kidney disease characterized by enlarged kidneys
pku state a genetic disorder of metabolism
place verb put into a certain place or abstract location; a point located with respect to surface features
placebo act vespers of the office for the dead; an innocuous or inert medication
placeman person a disparaging term for an appointee
placement attribute the spatial property of the way; contact established between applicants
placeseeker person a disparaging term for an appointee
placid property free from disturbance by heavy waves; not easily irritated
plague verb cause to suffer a blight; annoy continually or chronically
plaguey property causing irritation or annoyance; likely to spread and cause an epidemic disease
plain property clearly revealed to the mind or the senses; extensive tract of level open land
plan cognition a series of steps to be carried out or goals; have the will and intention to carry out some
planar property involving or having two dimensions
plane artifact an aircraft that has a fixed wing and is powered; an unbounded two-dimensional shape
planet object any of the nine large celestial bodies; a person who follows or serves another
planetary property of or relating to or resembling the physical; of or relating to or characteristic
plank substance a stout length of sawn timber; cover with planks
planned property designed or carried out according to a plan; with planning and intention
planner person a person who makes plans; a notebook for recording appointments and things
planning act an act of formulating a program for a definite; the act or process of drawing up plans
plant artifact buildings for carrying on industrial labor; a living organism lacking the power
plantation possession an estate where cash crops are grown on a large; garden consisting of a small cultivated wood
planter person the owner or manager of a plantation; a decorative pot for house plants
planting act the act of fixing firmly in place; putting seeds or young plants in the ground
plaque body a small abnormal patch on or inside the body; a memorial made of brass
plasma body the colorless watery fluid of the blood; a fourth state of matter distinct from solid
plaster substance a mixture of lime or gypsum with sand and water; apply a heavy coat to
plastered property made smooth by applying a sticky or glossy; covered with a coat of plaster
plastic substance generic name for certain synthetic; capable of being molded or modeled
plasticity attribute the property of being physically malleable
plate artifact base consisting of a rubber slab where; a sheet of metal or wood or glass or plastic
platform artifact a raised horizontal surface; a document stating the aims and principles
platinum substance a heavy precious metallic element
plato person ancient Athenian philosopher
platonic property of or relating to or characteristic of Plato; free from physical desire
platonism cognition the philosophical doctrine that abstract
platonist person an advocate of Platonism
platoon group a military unit that is a subdivision; a team of policemen working under the military
plausible property apparently reasonable and credible; given to or characterized by presenting specious
play verb participate in games or sport; act or have an effect in a specified way
player person a person who participates in or is skilled; someone who plays a musical instrument
playing act the act of playing a musical instrument; the action of taking part in a game or sport
playmate person a companion at play
playwright person someone who writes plays
plead verb appeal or request earnestly; enter a plea, as in courts of law
pleasant property affording pleasure; having pleasing manners or behavior
please verb give pleasure to or be pleasing to; be the will of or have the will
pleased property experiencing or manifesting pleasure; feeling pleasurable satisfaction over something
pleasing property giving pleasure and satisfaction; the act of one who pleases
pleasure feeling a fundamental feeling that is hard to define but; something or someone that provides a source
plecopteran animal primitive winged insect with a flattened body
pledge verb promise solemnly and formally; a binding commitment to do or give or refrain
plentiful property affording an abundant supply; existing in great number or quantity
plenty attribute a full supply; a large number or amount or extent
pleura body the thin serous membrane around the lungs
pleural property of or relating to the pleura or the walls
pleuralgia state pain in the chest caused by inflammation
pleurisy state inflammation of the pleura of the lungs
pleurodynia state pain in the chest caused by inflammation
plight state a situation from which extrication is difficult; a solemn pledge of fidelity
plod verb walk heavily and firmly, as when weary; the act of walking with a slow heavy gait
plodding act hard monotonous routine work; slow and laborious
plonk event the noise of something dropping; a cheap wine of inferior quality
plot cognition a secret scheme to do something; a small area of ground covered by specific
plow verb to break and turn over earth especially; a farm tool having one or more heavy blades
plowing act tilling the land with a plow
plowshare artifact a sharp steel wedge that cuts loose the top
pluck verb pull or pull out sharply; the trait of showing courage and determination
plug artifact blockage consisting of an object designed; fill or close tightly with or as if with a plug
plumber person a craftsman who installs and repairs pipes
plumbing artifact utility consisting of the pipes and fixtures; the occupation of a plumber
plump property sufficiently fat so as to have a pleasing; the sound of a sudden heavy fall
plumpness attribute the bodily property of being well rounded
plunder possession goods or money obtained illegally; take illegally
plunge verb thrust or throw into; begin with vigor
plunk verb set down with or as if with a noise; make or move along with a sound as of a horse's
pneumonia state respiratory disease characterized
pneumonitis state inflammation of the lungs
poach verb cook in a simmering liquid; hunt illegally
pock state a pustule in an eruptive disease; mark with a scar
pocked property marked by or as if by smallpox or acne or other; used of paved surfaces having holes or pits
pocket artifact a small pouch inside a garment for carrying; a supply of money
pockmark state a scar or pit on the skin that is left; mark with or as if with pockmarks
pockmarked property marked by or as if by smallpox or acne or other; used of paved surfaces having holes or pits
podalgia state foot pain
poem communication a composition written in metrical feet forming
poet person a writer of poems
poetic property of or relating to poetry; characterized by romantic imagery
poetry communication literature in metrical form; any communication resembling poetry in beauty
poignant property arousing affect; keenly distressing to the mind or feelings
poinsettia plant tropical American plant having poisonous milk
point cognition a geometric element that has position but no; indicate a place, direction, person, or thing
pointed property having a point; direct and obvious in meaning or reference
poise verb be motionless, in suspension; a cgs unit of dynamic viscosity equal to one
poised property marked by balance or equilibrium and readiness; in full control of your faculties
poison substance any substance that causes injury or illness; spoil as if by poison
poisonberry plant Eurasian herb naturalized in America having
poisoner person someone who kills with poison
poisoning act the act of giving poison to a person or animal; the physiological state produced by a poison
poisonous property not safe to eat; marked by deep ill will
poke verb poke or thrust abruptly; search or inquire in a meddlesome way
poland location a republic in central Europe
polar property having a pair of equal and opposite charges; characterized by opposite extremes
polarity relation a relation between two opposite attributes; having an indicated pole
polarization phenomenon the phenomenon in which waves of light or other; the condition of having or giving polarity
polarize verb cause to vibrate in a definite pattern; become polarized in a conflict or contrasting
pole artifact a long rod of wood or metal or plastic; a native or inhabitant of Poland
polecat animal dark brown mustelid of woodlands of Eurasia; American musteline mammal typically ejecting
police group the force of policemen and officers; maintain the security of by carrying out
policeman person a member of a police force
policy cognition a plan of action adopted by an individual; a line of argument rationalizing the course
polio state an acute viral disease marked by inflammation
polish verb make shine; improve or perfect by pruning or polishing
polished property perfected or made shiny and smooth; having the husk or outer layers removed
polite property showing regard for others in manners, speech; marked by refinement in taste and manners
politeness attribute a courteous manner that respects accepted social; the act of showing regard for others
political property involving or characteristic of politics; of or relating to your views about social
politician person a leader engaged in civil administration; a person active in party politics
politics relation social relations involving intrigue to gain; the study of government of states and other
poll cognition an inquiry into public opinion conducted; get the opinions by asking specific questions
pollen plant the fine spores that contain male gametes
pollinator animal an insect that carries pollen from one flower
polls location the place where people vote
pollutant substance waste matter that contaminates the water or air
poltergeist person a ghost that announces its presence with rapping
polybutene substance a polymer of butylene
polycarp person Greek bishop of Smyrna who refused to recant his
polycythemia state a disorder characterized by an abnormal increase
polyethylene substance a lightweight thermoplastic
polymorphic property relating to the occurrence of more than one kind; relating to the crystallization of a compound
polymorphous property relating to the occurrence of more than one kind; relating to the crystallization of a compound
polymyositis state myositis characterized by weakness of limb
polyneuritis state inflammation of many or all of the peripheral
polynomial cognition a mathematical function that is the sum; having the character of a polynomial
polyuria state renal disorder characterized by the production
pom person a disparaging term for a British person
pommy person a disparaging term for a British person
pompous property puffed up with vanity; characterized by pomp and ceremony and stately
poncho artifact a blanket-like cloak with a hole in the center
pond object a small lake
ponder verb reflect deeply on a subject
ponderous property slow and laborious because of weight; having great mass and weight and unwieldiness
pong cognition an unpleasant smell
ponstel artifact a nonsteroidal anti-inflammatory and analgesic
pony animal a range horse of the western United States; an informal term for a racehorse
poof person offensive term for a homosexual man
pool artifact an excavation that is filled with water; combine into a common fund
poop artifact the rear part of a ship; slang terms for inside information
poor property deserving or inciting pity; having little money or few possessions
poorly property somewhat ill or prone to illness
poove person offensive term for a homosexual man
pop verb hit a pop-fly; bulge outward
pope person the head of the Roman Catholic Church; English poet and satirist
popery act offensive terms for the practices and rituals
popping event a sharp explosive sound as from a gunshot
poppy plant annual or biennial or perennial herbs having
poppycock communication senseless talk
populace group people in general considered as a whole
popular property regarded with great favor, approval; carried on by or for the people at large
popularity attribute the quality of being widely admired or accepted
populate verb be an inhabitant of or reside in; fill with inhabitants
populated property furnished with inhabitants
population group the people who inhabit a territory or state; a group of organisms of the same species
populous property densely populated
porch artifact a structure attached to the exterior
pore shape any tiny hole admitting passage of a liquid; any small opening in the skin or outer surface
pork food meat from a domestic hog or pig; a legislative appropriation designed
porn act creative activity of no literary or artistic
porno act creative activity of no literary or artistic
pornography act creative activity of no literary or artistic
porous property able to absorb fluids; full of pores or vessels or holes
port location a place where people and merchandise can enter; an opening for firing through
portable property easily or conveniently transported; a small light typewriter
portal artifact a grand and imposing entrance; a short vein that carries blood into the liver
portentous property of momentous or ominous significance; ominously prophetic
porter person a person employed to carry luggage and supplies; someone who guards an entrance
portfolio artifact a large, flat, thin case for carrying loose; the role of the head of a government department
portion relation something determined in relation to something; the allotment of some amount by dividing
portrait artifact any likeness of a person, in any medium; a word picture of a person's appearance
portray verb portray in words; make a portrait of
portrayal act acting the part of a character on stage; a word picture of a person's appearance
portwatcher person a watchman on a wharf
pose verb introduce; assume a posture as for artistic purposes
position location the particular portion of space occupied; a way of regarding situations or topics etc.
positive property characterized by or displaying affirmation; persuaded of
positivism cognition the form of empiricism that bases all knowledge; a quality or state characterized by certainty
positivist person someone who emphasizes observable facts; of or relating to positivism
posse group a temporary police force
posseman person an able-bodied man serving as a member
possess verb have as an attribute, knowledge, or skill; have ownership or possession of
possessed property influenced or controlled by a powerful force; of, pertaining to, or like a demon or possession
possession act the act of having and controlling property; anything owned or possessed
possessive property serving to express or indicate possession; desirous of owning
possibility cognition a future prospect or potential; capability of existing or happening or being
possible property capable of happening or existing; existing in possibility
possum animal nocturnal arboreal marsupial having a naked; small furry Australian arboreal marsupials
post act a job in an organization; military installation at which a body of troops
posterior property located at or near or behind a part or near; the fleshy part of the human body that you sit
posthitis state inflammation of the foreskin of the penis
posthumous property occurring or coming into existence after
postmortal property occurring or done after death
postmortem act an examination and dissection of a dead body; discussion of an event after it has occurred
postpone verb hold back to a later time
postulate verb maintain or assert; a proposition that is accepted as true in order
posture attribute the arrangement of the body and its limbs; characteristic way of bearing one's body
postwar property belonging to the period after a war
pot artifact metal or earthenware cooking vessel; a plumbing fixture for defecation and urination
potassium substance a light soft silver-white metallic element
potato food an edible tuber native to South America; annual native to South America having
potbelly artifact a bulbous stove in which wood or coal is burned; slang for a paunch
potency attribute the power or right to give orders or make; capacity to produce strong physiological
potent property having great influence; having or wielding force or authority
potential state the inherent capacity for coming into being; existing in possibility
potentiality state the inherent capacity for coming into being; an aptitude that may be developed
pothole object a pit or hole produced by wear or weathering
potion food a medicinal or magical or poisonous beverage
potter person a craftsman who shapes pottery on a potter's; do random, unplanned work or activities or spend
pottery artifact ceramic ware made from clay and baked in a kiln; the craft of making earthenware
potty artifact a receptacle for urination or defecation; a plumbing fixture for defecation and urination
pouf artifact thick cushion used as a seat; offensive term for a homosexual man
poultry animal a domesticated gallinaceous bird thought to be; flesh of chickens or turkeys or ducks or geese
pounce verb move down on as if in an attack; the act of pouncing
pound quantity 16 ounces avoirdupois; hit hard with the hand, fist, or some heavy
pounding event repeated heavy blows; an instance of rapid strong pulsation
pour verb cause to run; move in large numbers
pouter animal one of a breed of pigeon that enlarge their crop; someone with a habitually sullen or gloomy
poverty state the state of having little or no money and few
powder substance a solid substance in the form of tiny loose; a mixture of potassium nitrate, charcoal
powdered property consisting of fine particles
powdery property consisting of fine particles; as if dulled in color with a sprinkling
power attribute possession of controlling influence; possession of the qualities required to do
powerful property having great power or force or potency or effect; having great influence
pox state a contagious disease characterized by purulent; a common venereal disease caused
practicable property capable of being done with means at hand; usable for a specific purpose
practical property concerned with actual use or practice; guided by practical experience and observation
practice act a customary way of operation or behavior; carry out or practice
pragmatic property concerned with practical matters; an imperial decree that becomes part
pragmatist person a person who takes a practical approach; an adherent of philosophical pragmatism
prairie location a treeless grassy plain
praise verb express approval of; an expression of approval and commendation
prance verb to walk with a lofty proud gait, often; a proud stiff pompous gait
prate communication idle or foolish and irrelevant talk; speak rapidly and incessantly
prater person an obnoxious and foolish and loquacious talker
pratfall act an embarrassing mistake; a fall onto your buttocks
prattle verb speak rapidly and incessantly; idle or foolish and irrelevant talk
pray verb address a deity, a prophet, a saint or an object; call upon in supplication
prayer act the act of communicating with a deity; reverent petition to a deity
preach verb deliver a sermon; speak, plead, or argue in favor of
preacher person someone whose occupation is preaching the gospel
preaching communication an address of a religious nature; a moralistic rebuke
precarious property affording no ease or reassurance; fraught with danger
precaution act a precautionary measure warding off impending; the trait of practicing caution in advance
precautional property taken in advance to protect against possible
precede verb be earlier in time; come before
precedence state status established in order of importance; the act of preceding in time or order or rank
precedent cognition an example that is used to justify similar; a law established by following earlier judicial
preceding property existing or coming before; of a person who has held and relinquished
precious property characterized by feeling or showing fond; of high worth or cost
precipitate verb separate as a fine suspension of solid particles; bring about abruptly
precise property sharply exact or accurate or delimited; characterized by perfect conformity to fact
precision attribute the quality of being reproducible in amount
preclinical property of or relating to the early phases of a disease
preclude verb keep from happening or arising; make impossible, especially beforehand
precondition verb put into the required condition beforehand; a condition that is a prerequisite
predecessor person one who precedes you in time; something that precedes and indicates
predicament state a situation from which extrication is difficult
predicator communication an expression that predicates
predict verb make a prediction about; indicate, as with a sign or an omen
predictable property capable of being foretold
prediction cognition the act of predicting; a statement made about the future
predictive property of or relating to prediction
prednisone substance a dehydrogenated analogue of cortisol
predominate verb be larger in number, quantity, power, status; appear very large or occupy a commanding
preface communication a short introductory essay preceding the text; furnish with a preface or introduction
prefer verb like better; select as an alternative over another
preference cognition a predisposition in favor of something; a strong liking
pregnanediol substance a compound found in women's urine during certain
pregnant property carrying developing offspring within the body; rich in significance or implication
prejudice cognition a partiality that prevents objective; influence opinion in advance
preliminary property denoting an action or event preceding; a minor match preceding the main event
preliterate property not yet having acquired the ability to read; used of a society that has not developed writing
premium possession payment for insurance; having or reflecting superior quality or value
premix food a commercially prepared mixture of dry
premonition feeling a feeling of evil to come; an early warning about a future event
preoccupied property having or showing excessive or compulsive; deeply absorbed in thought
preparation act the activity of putting or setting in order; a substance prepared according to a formula
prepare verb make ready or suitable or equip in advance; prepare for eating by applying heat
prepared property made ready or fit or suitable beforehand; having made preparations
preposition communication a function word that combines with a noun; the placing of one linguistic element before
preposterous property so unreasonable as to invite derision
prepuberty time a period of two years immediately prior
prepuce body a fold of skin covering the tip of the penis; a fold of skin covering the tip of the clitoris
prepupal property of an inactive stage in the development of some
prescribe verb issue commands or orders for; order the use of , usually by written
prescribed property set down as a rule or guide; fixed or established especially by order
prescription communication directions prescribed beforehand; a drug that is available only with written
presence state the state of being present; the immediate proximity of someone or something
present property temporal sense; give an exhibition of to an interested audience
presentable property fit to be seen
presentation act the activity of formally presenting something; a show or display
presentment act an accusation of crime made by a grand jury; a show or display
preserve verb keep or maintain in unaltered condition; keep in safety and protect from harm, decay
preserved property kept intact or in a particular condition; prevented from decaying or spoiling and prepared
preside verb act as president
president person an executive officer of a firm or corporation; the chief executive of a republic
presidential property relating to a president or presidency; befitting a president
press verb exert pressure or force to or upon; force or impel in an indicated direction
pressing property compelling immediate action; the act of pressing
pressure phenomenon the force applied to a unit area of surface; a force that compels
prestige state a high standing achieved through success
presume verb take to be the case or to be true; take liberties or act with too much confidence
presumption cognition an assumption that is taken for granted; a kind of discourtesy in the form of an act
presuppose verb require as a necessary antecedent; take for granted or as a given
pretence attribute a false or unsupportable quality; an artful or simulated semblance
pretend verb make believe with the intent to deceive; behave unnaturally or affectedly
pretended property adopted in order to deceive
pretty property pleasing by delicacy or grace; unexpectedly bad
prevail verb be larger in number, quantity, power, status; continue to exist
prevalence attribute the quality of prevailing generally; a superiority in numbers or amount
prevent verb keep from happening or arising; stop from doing something or being in a certain
preventative artifact remedy that prevents or slows the course; an agent or device intended to prevent
prevention act the act of preventing
preventive property preventing or contributing to the prevention; remedy that prevents or slows the course
previous property just preceding something else in time or order; of the immediate past
prevision cognition a prophetic vision; the power to foresee the future
prewar property existing or belonging to a time before a war
prey person a person who is the aim of an attack by some; animal hunted or caught for food
priapism state condition in which the penis is continually
price attribute the property of having material worth; the amount of money needed to purchase something
priceless property having incalculable monetary, intellectual
pricing cognition the evaluation of something in terms
prick verb make a small hole into, as with a needle; insulting terms of address for people who are
pride feeling a feeling of self-respect and personal worth; satisfaction with your achievements
priest person a clergyman in Christian churches who has; a person who performs religious duties
priestcraft cognition the skills involved in the work of a priest; a derogatory reference to priests who use their
primary property of first rank or importance or value; not derived from or reducible to something else
prime property first in rank or degree; used of the first or originating agent
primed property on the point of or strongly disposed
primeval property having existed from the beginning
primitive property belonging to an early stage of technical; little evolved from or characteristic
principal property most important element; the original amount of a debt on which interest
principle cognition a basic generalization that is accepted as true; a rule or standard especially of good behavior
print verb put into print; a picture or design printed from an engraving
printing communication text handwritten in the style of printed matter; the business of producing printed material
prior property earlier in time; the head of a religious order
priority state status established in order of importance; preceding in time
prison artifact a correctional institution where persons are; a prisonlike situation
prisoner person a person who is confined
pristine property immaculately clean and unused; completely free from dirt or contamination
privacy attribute the quality of being secluded from the presence; the condition of being concealed or hidden
private property confined to particular persons or groups; an enlisted man of the lowest rank in the Army
privilege attribute a special advantage or immunity or benefit not; a right reserved exclusively by a particular
privileged property blessed with privileges; confined to an exclusive group
privy artifact a small outbuilding with a bench having holes; a room or building equipped with one or more
prize possession something given for victory or superiority; goods or money obtained illegally
pro property in favor of; an athlete who plays for pay
probability attribute a measure of how likely it is that some event; the quality of being probable
probable property likely but not certain to be or become true; apparently destined
probe verb question or examine thoroughly and closely; examine physically with or as if with a probe
problem state a state of difficulty that needs to be resolved; a question raised for consideration or solution
procarbazine artifact an antineoplastic drug used to treat Hodgkin's
procedural property of or relating to procedure; relating to court practice and procedure
procedure act a particular course of action intended; a process or series of acts especially
proceed verb continue talking; move ahead
proceedings act the institution of a sequence of steps; a written account of what transpired
proceeds possession the income or profit arising from such
process act a particular course of action intended; the performance of some composite cognitive
processing process preparing or putting through a prescribed
proclaim verb declare formally; state or announce
proclaimed property declared publicly
proclamation communication a formal public statement; the formal act of proclaiming
procreation act the sexual activity of conceiving and bearing
proctalgia state pain in the rectum
proctitis state inflammation of the rectum
proctocele state protrusion or herniation of the rectum into
procure verb get by special effort; arrange for sexual partners for others
procurement act the act of getting possession of something
prod verb urge on; to push against gently
prodigious property so great in size or force or extent as to elicit; far beyond what is usual in magnitude or degree
prodroma state an early symptom that a disease is developing
prodromal property symptomatic of the onset of an attack
prodrome state an early symptom that a disease is developing
prodromic property symptomatic of the onset of an attack
produce verb bring forth or yield; create or manufacture a man-made product
producer person someone who manufactures something; someone who finds financing for and supervises
product artifact commodities offered for sale; an artifact that has been created by someone
production act the act or process of producing something; a presentation for the stage or screen or radio
productive property producing or capable of producing; having the ability to produce or originate
productivity attribute the quality of being productive or having; the ratio of the quantity and quality of units
profess verb practice as a profession, teach, or claim to be; confess one's faith in, or allegiance to
profession group the body of people in a learned occupation; an occupation requiring special education
professional property engaged in a profession or engaging; of or relating to or suitable as a profession
professor person someone who is a member of the faculty
proffer verb present for acceptance or rejection; a proposal offered for acceptance or rejection
proficient property having or showing knowledge and skill; of or relating to technique or proficiency
profile communication an analysis representing the extent; an outline of something
profit possession the excess of revenues over outlays in a given; make a profit
profitable property yielding material gain or profit
profits possession the excess of revenues over outlays in a given; something won
profound property showing intellectual penetration or emotional; of the greatest intensity
profundity attribute intellectual depth; wisdom that is recondite and abstruse
prognosis act a prediction of the course of a disease; a prediction about how something will develop
program cognition a series of steps to be carried out or goals; a system of projects or services intended
programming act setting an order and time for planned events; creating a sequence of instructions to enable
progress act gradual improvement or growth or development; develop in a positive way
progression group a series with a definite pattern of advance; the act of moving forward
progressive property favoring or promoting progress; favoring or promoting reform
prohibit verb command against
prohibition communication a law forbidding the sale of alcoholic beverages; a decree that prohibits something
project act any piece of work that is undertaken; communicate vividly
projectile artifact a weapon that is forcibly thrown or projected; any vehicle self-propelled by a rocket engine
projection cognition a prediction made by extrapolating from past; the projection of an image from a film onto
prolong verb lengthen in time; lengthen or extend in duration or space
prolonged property relatively long in duration; drawn out or made longer spatially
prominence state the state of being prominent; relative importance
prominent property having a quality that thrusts itself into; conspicuous in position or importance
promiscuity act indulging in promiscuous sexual relations
promiscuous property not selective of a single class or person; casual and unrestrained in sexual behavior
promise verb make a promise or commitment; promise to undertake or give
promising property showing possibility of achievement or excellence; likely to turn out well in the future
promote verb contribute to the progress or growth of; give a promotion to or assign to a higher
promoter person someone who is an active supporter and advocate; a sponsor who books and stages public
promotion communication a message issued in behalf of some product; act of raising in rank or position
promotional property of or relating to serving as publicity; of or relating to advancement
prompt verb give an incentive for action; serve as the inciting cause of
promulgate verb state or announce; put a law into effect by formal declaration
prone property having a tendency; lying face downward
pronoun communication a function word that is used in place of a noun
pronounce verb pronounce judgment on; speak, pronounce, or utter in a certain way
pronounced property strongly marked
proof cognition any factual evidence that helps to establish; a formal series of statements showing that if
prop artifact a support placed beneath or against something; support by placing against something solid
propaganda communication information that is spread for the purpose
propagandist person a person who disseminates messages calculated; of or relating to or characterized by propaganda
propagation act the act of producing offspring or multiplying; the spreading of something into new regions
propel verb cause to move forward with force; give an incentive for action
proper property marked by suitability or rightness; having all the qualities typical of the thing
property possession something owned; a basic or essential attribute shared by all
prophecy cognition knowledge of the future; a prediction uttered under divine inspiration
prophet person an authoritative person who divines the future; someone who speaks by divine inspiration
prophetic property foretelling events as if by supernatural
prophylactic artifact contraceptive device consisting of a sheath; remedy that prevents or slows the course
prophylaxis act the prevention of disease
proportion relation the quotient obtained when the magnitude; magnitude or extent
proportional property properly related in size or degree or other; one of the quantities in a mathematical
proposal communication something proposed; an offer of marriage
propose verb make a proposal, declare a plan for something; present for consideration, examination
proposition communication a statement that affirms or denies something; a proposal offered for acceptance or rejection
propoxyphene artifact a mildly narcotic analgesic drug related
proprietor person someone who owns a business
proscribe verb command against
prose communication ordinary writing as distinguished from verse; matter of fact, commonplace, or dull expression
prosecute verb bring a criminal action against; conduct a prosecution in a court of law
prosecution act the institution and conduct of legal proceedings; the lawyers acting for the state to put the case
prosecutor person a government official who conducts criminal
prospect state the possibility of future success; belief about the future
prospective property of or concerned with or related to the future
prosperity state an economic state of growth with rising profits; the condition of prospering
prosperous property in fortunate circumstances financially; very lively and profitable
prostatitis state inflammation of the prostate gland characterized
prostitute person a woman who engages in sexual intercourse; sell one's body
prostitution act offering sexual intercourse for pay
prostrate property stretched out and lying at full length along; render helpless or defenseless
prostration act the act of assuming a prostrate position; abject submission
protease substance any enzyme that catalyzes the splitting
protect verb shield from danger, injury, destruction; use tariffs to favor domestic industry
protection act the activity of protecting someone or something; a covering that is intend to protect from damage
protective property intended or adapted to afford protection of some; showing care
protein substance any of a large group of nitrogenous organic
proteinuria state the presence of excessive protein in the urine
proteolysis process the hydrolysis of proteins into peptides
protest verb utter words of protest; a formal and solemn declaration of objection
protestant property of or relating to Protestants or Protestantism; an adherent of Protestantism
protestation communication a strong declaration of protest; a formal and solemn declaration of objection
prothorax animal the anterior part of an insect's thorax
proto property indicating the first or earliest or original
prototype cognition a standard or typical example
protozoa animal in some classifications considered a superphylum
protrude verb extend out or project in space; swell or protrude outwards
proturan animal any of several minute primitive wingless
proud property feeling self-respect or pleasure in something; having or displaying great dignity or nobility
prove verb be shown or be found to be; establish the validity of something
proverb communication a condensed but memorable saying embodying some
provide verb give something useful or necessary to; give what is desired or needed, especially
providence location the capital and largest city of Rhode Island; the guardianship and control exercised
province location the territory occupied by one of the constituent; the proper sphere or extent of your activities
provincial property of or associated with a province; characteristic of the provinces or their people
provision communication a stipulated condition; the activity of supplying or providing something
provisional property under terms not final or fully worked out
provocative property serving or tending to provoke, excite; intentionally arousing sexual desire
provoke verb provide the needed stimulus for; evoke or provoke to appear or occur
prowess cognition a superior skill that you can learn by study
prowl verb move about in or as if in a predatory manner; loiter about, with no apparent aim
proximal property situated nearest to point of attachment
proximate property closest in degree or order especially in a chain; very close in space or time
prurience feeling feeling morbid sexual desire or a propensity
pruriency feeling feeling morbid sexual desire or a propensity
prurigo state chronic inflammatory disease of the skin
pruritus cognition an intense itching sensation that can have
pry verb to move or force, especially in an effort to get; be nosey
prying cognition offensive inquisitiveness; offensively curious or inquisitive
pseudo property not genuine but having the appearance of; a person who makes deceitful pretenses
pseudophloem plant false phloem
psilosis process falling out of hair; a chronic disorder that occurs in tropical
psithyrus animal a large bee that resembles the bumblebee but
psittacosis state infectious disease of birds; an atypical pneumonia caused by a rickettsia
psocid animal small winged insect living on the bark
psocidae animal a family of small soft-bodied insects that feed
psocoptera animal an order of insects
psoriasis state a chronic skin disease characterized by dry red
psyche cognition that which is responsible for one's thoughts; the immaterial part of a person
psychiatrist person a physician who specializes in psychiatry
psychical property affecting or influenced by the human mind; outside the sphere of physical science
psychogenic property of or relating to the psychological cause; mental or emotional rather than physiological
psychologist person a scientist trained in psychology
psychology cognition the science of mental life
psychopathic property suffering from an undiagnosed mental disorder
psychopathy state any disease of the mind
psychosis state any severe mental disorder in which contact
psylla animal small active cicada-like insect with hind legs
psyllid animal small active cicada-like insect with hind legs
ptsd state an anxiety disorder associated with serious
pubescent property having arrived at the onset of puberty but not; covered with fine soft hairs or down
public property not private; people in general considered as a whole
publication communication a copy of a printed work offered; the act of issuing printed materials
publicity communication a message issued in behalf of some product; the quality of being open to public view
publicize verb make public; call attention to
publish verb put into print; prepare and issue for public distribution
published property prepared and printed for distribution and sale; formally made public
publisher group a firm in the publishing business; a person engaged in publishing periodicals
pucker verb to gather something into small wrinkles or folds; an irregular fold in an otherwise even surface
puddle location something resembling a pool of liquid; a small body of standing water or other liquid
puff verb smoke and exhale strongly; breathe noisily, as when one is exhausted
puffer animal any of numerous marine fishes whose elongated; delicacy that is highly dangerous because
pufferfish animal any of numerous marine fishes whose elongated; delicacy that is highly dangerous because
puke person a person who is deemed to be despicable; the matter ejected in vomiting
pull verb cause to move by pulling; direct toward itself or oneself by means of some
pulley artifact a simple machine consisting of a wheel
pulmonary property relating to or affecting the lungs
pulp object any soft or soggy mass; a soft moist part of a fruit
pulpit artifact a platform raised above the surrounding level
pulse event the rhythmic contraction and expansion; a sharp transient wave in the normal electrical
pulseless property appearing dead
pump artifact a mechanical device that moves fluid or gas; operate like a pump
punch verb deliver a quick blow to; a blow with the fist
puncher person a hired hand who tends cattle and performs other; a tool for making holes or indentations
punctured property having a hole cut through
pungency attribute a strong odor or taste property; wit having a sharp and caustic quality
punish verb impose a penalty on
punished property subjected to a penalty for an offense or fault
punishment act the act of punishing
punk person an aggressive and violent young criminal; rock music with deliberately offensive lyrics
punkey animal minute two-winged insect that sucks the blood
punkie animal minute two-winged insect that sucks the blood
punky animal minute two-winged insect that sucks the blood
puny property inferior in strength or significance; of inferior size
pupa animal an insect in the inactive stage of development
pupal property of the insects in the chrysalis or post larval
pupate verb develop into a pupa
pupil person a learner who is enrolled in an educational; the contractile aperture in the center
puppet artifact a small figure of a person operated from above; a doll with a hollow head of a person or animal
puppy animal a young dog; an inexperienced young person
purchase verb obtain by purchase; the acquisition of something for payment
pure property free of extraneous elements of any kind; without qualification
purification act the act of cleaning by getting rid of impurities; the act of purging of sin or guilt
purify verb remove impurities from, increase; make pure or free from sin or guilt
purity state being undiluted or unmixed with extraneous; the state of being unsullied by sin or moral
purl verb make a murmuring sound; flow in a circular current, of liquids
purple property of a color intermediate between red and blue; a purple color or pigment
purport verb have the often specious appearance of being; propose or intend
purpose cognition an anticipated outcome that is intended; what something is used for
purposeful property serving as or indicating the existence; having meaning through having an aim
purse artifact a container used for carrying money and small; contract one's lips into a rounded shape
pursuant property in conformance to or agreement with
pursue verb carry out or participate in an activity; follow in or as if in pursuit
pursued person a person who is being chased; followed with enmity as if to harm
pursuer person a person who is pursuing and trying to overtake; a person who pursues some plan or goal
pursuing property following in order to overtake or capture
pursuit act the act of pursuing in an effort to overtake; a search for an alternative that meets cognitive
purulence body a fluid product of inflammation; symptom of being purulent
pus body a fluid product of inflammation; the tenth month of the Hindu calendar
push verb move with force; press, drive, or impel to action or completion
pushiness attribute offensive boldness and assertiveness
pushup act an arm exercise performed lying face
puss animal informal terms referring to a domestic cat; obscene terms for female genitals
pussy body obscene terms for female genitals; informal terms referring to a domestic cat
put verb put into a certain place or abstract location; cause to be in a certain state
putrefaction attribute moral perversion; the process of decay caused by bacterial
putrescine substance a colorless crystalline ptomaine with a foul
putrid property of or relating to or attended by putrefaction; morally corrupt or evil
putt verb strike lightly, with a putter; hitting a golf ball that is on the green using
putz body obscene terms for penis; a fool
puzzle verb be a mystery or bewildering to; a game that tests your ingenuity
puzzled property filled with bewilderment
puzzlement cognition confusion resulting from failure to understand
puzzling property not clear to the understanding; lacking clarity of meaning
pyelitis state inflammation of the renal pelvis
pyknotic property of or relating to or exhibiting pyknosis
pyre group wood heaped for burning a dead body as a funeral
pyrex substance a borosilicate glass with a low coefficient
pyridine substance a toxic colorless flammable liquid organic base
pyrimidine substance a heterocyclic organic compound; any of several basic compounds derived
pyrometer artifact a thermometer designed to measure high
python animal large Old World boas; dragon killed by Apollo at Delphi
pyuria state presence of white blood cells in the urine
quack person an untrained person who pretends to be; medically unqualified
quackery act medical practice and advice based on observation; the dishonesty of a charlatan
quail verb draw back, as with fear or pain; small gallinaceous game birds
quaint property strange in an interesting or pleasing way; very strange or unusual
quake event shaking and vibration at the surface; shake with fast, tremulous movements
qualified property meeting the proper standards and requirements; limited or restricted
qualify verb prove capable or fit; pronounce fit or able
qualitative property involving distinctions based on qualities; relating to or involving comparisons based
quality attribute an essential and distinguishing attribute; a degree or grade of excellence or worth
quandary cognition state of uncertainty or perplexity especially; a situation from which extrication is difficult
quantitative property expressible as a quantity or relating; having a metric system based on relative
quantity thing how much there is or how many there are; an adequate or large amount
quarantine act isolation to prevent the spread of infectious; enforced isolation of patients suffering
quarrel verb have a disagreement over something; an angry dispute
quart quantity a United States liquid unit equal to 32 fluid; a British imperial capacity measure equal to 2
quarter quantity one of four equal parts; a district of a city having some distinguishing
quarterback person the person who plays quarterback; the position of the football player
quarters artifact housing available for people to live in
quasi property having some resemblance
quavering property quivering as from weakness or fear
queen animal the only fertile female in a colony of social; a female sovereign ruler
queer property beyond or deviating from the usual or expected; offensive term for a homosexual man
queerness act a sexual attraction to persons of the same sex; a strange attitude or habit
quell verb suppress or crush completely; overcome or allay
quellung process the swelling of the capsule surrounding
querulous property habitually complaining
query verb pose a question; an instance of questioning
question communication an instance of questioning; the subject matter at issue
questionable property subject to question; able to be refuted
questioning communication a request for information; perplexed
quick property accomplished rapidly and without delay; hurried and brief
quicken verb move faster; give new life or energy to
quiet property characterized by an absence or near absence; free of noise or uproar
quietness attribute the property of making no sound; a state of peace and quiet
quietus state euphemisms for death
quill animal a stiff hollow protective spine on a porcupine; pen made from a bird's feather
quinsy state a painful pus filled inflammation of the tonsils
quirk attribute a strange attitude or habit; twist or curve abruptly
quirt artifact whip with a leather thong at the end
quit verb put an end to a state or an activity; go away or leave
quiver verb shake with fast, tremulous movements; an almost pleasurable sensation of fright
quixotic property not sensible about practical matters
quiz communication an examination consisting of a few short; examine someone's knowledge of something
quotation communication a passage or expression that is quoted or cited; a short note recognizing a source of information
quote verb repeat a passage from; a punctuation mark used to attribute
rabbi person spiritual leader of a Jewish congregation; a Hebrew title of respect for a Jewish scholar
rabbit animal any of various burrowing animals of the family; flesh of any of various rabbits or hares eaten
rabble group a disorderly crowd of people; disparaging terms for the common people
rabies state an acute viral disease of the nervous system
race verb move hurridly; a contest of speed
rachitis state childhood disease caused by deficiency; inflammation of the vertebral column
racial property of or related to genetically distinguished; of or characteristic of race or races or arising
raciness attribute behavior or language bordering on indelicacy; a strong odor or taste property
rack artifact framework for holding objects; go at a rack
racket event a loud and disturbing noise; an illegal enterprise carried on for profit
racketeer person someone who commits crimes for profit; carry on illegal business activities involving
racy property full of zest or vigor; designed or suitable for competing in a race
radar artifact measuring instrument in which the echo
radial property relating to or moving along or having; relating to or near the radius
radiance phenomenon the amount of electromagnetic radiation leaving; the quality of being bright and sending out rays
radiant property radiating or as if radiating light
radiate verb send out rays or waves; send out real or metaphoric rays
radiation phenomenon energy that is radiated or transmitted; the act of spreading outward from a central
radical property far beyond the norm; two or more atoms bound together as a single
radicalism cognition the political orientation of those who favor
radiculitis state inflammation of the radicle of a nerve
radio communication medium for communication; an electronic receiver that detects
radioactive property exhibiting or caused by radioactivity
radiologist person a medical specialist who uses radioactive
radiotherapy act the treatment of disease by exposure
radish food pungent fleshy edible root; Eurasian plant widely cultivated for its edible
radius attribute the length of a line segment between the center; a circular region whose area is indicated
raft artifact a flat float that can be used for transport; a foundation consisting of an extended layer
rag artifact a small piece of cloth or paper; a boisterous practical joke
ragamuffin person a dirty shabbily clothed urchin
rage feeling a feeling of intense anger; a state of extreme anger
ragged property being or dressed in clothes that are worn; worn out from stress or strain
ragtag group disparaging terms for the common people
rahu person a Hindu demon who swallows the sun causing
raid act a sudden short attack; enter someone else's territory and take spoils
rail artifact a barrier consisting of a horizontal bar; short for railway
railing artifact a barrier consisting of a horizontal bar; material for making rails or rails collectively
railroad artifact line that is the commercial organization; a line of track providing a runway for wheels
railway artifact line that is the commercial organization; a line of track providing a runway for wheels
rain phenomenon water falling in drops from vapor condensed; precipitate as rain
rainbow object an arc of colored light in the sky caused; an illusory hope
raise verb raise the level or amount of something; raise from a lower to a higher position
raised property located or moved above the surround or above; embellished with a raised pattern created
raising property increasing in quantity or value; the event of something being raised upward
rake verb level or smooth with a rake; move through with or as if with a rake
rally verb gather; a large gathering of people intended to arouse
rallying act the act of mobilizing for a common purpose; rousing or recalling to unity and renewed effort
ram verb force into or from an action or state, either; strike or drive against with a heavy impact
ramayana communication one of two classical Hindu epics telling
ramble verb continue talking or writing in a desultory; an aimless amble on a winding course
ramp artifact an inclined surface connecting two levels; a movable staircase that passengers use to board
rampart artifact an embankment built around a space for defensive
ramrod artifact a rod used to ram the charge into; a rod used to clean the barrel of a firearm
ranch artifact farm consisting of a large tract of land along; manage or run a ranch
rancher person a person who owns or operates a ranch
random property lacking any definite plan or order or purpose
randy property feeling great sexual desire
range attribute an area in which something acts or operates; change or be different within limits
ranging property wandering freely
rank group a row or line of people standing abreast of one; relative status
rankness attribute the attribute of having a strong offensive smell; the property of producing abundantly
ransack verb search thoroughly; steal goods
ransacking act a thorough search for something
ransom act payment for the release of someone; money demanded for the return of a captured
rap verb strike sharply; a reproach for some lapse or misdeed
rape verb force to have sex against their will; the crime of forcing a person to submit
raper person someone who forces another to have sexual
rapid property done or occurring in a brief period of time; a part of a river where the current is very fast
rapist person someone who forces another to have sexual
raptor animal any of numerous carnivorous birds that hunt
rapture state a state of being carried away by overwhelming; a state of elated bliss
raptus state a state of being carried away by overwhelming; a sudden occurrence of a disease
rare property not widely known; recurring only at long intervals
rash group a series of unexpected and unpleasant; any red eruption of the skin
rat animal any of various long-tailed rodents similar; a pad worn as part of a woman's coiffure
rate time a magnitude or frequency relative to a time unit; amount of a charge or payment relative to some
rathole object a hole made by rats; a small dirty uncomfortable room
ratify verb approve and express assent, responsibility
rating cognition an appraisal of the value of something; act of ascertaining or fixing the value or worth
ratio relation the relative magnitudes of two quantities; the relation between things with respect
ration food the food allowance for one day; a fixed portion that is allotted
rational property consistent with or based on or using reason; of or associated with or requiring the use
rationale cognition an explanation of the fundamental reasons
rationalism cognition the doctrine that knowledge is acquired; the doctrine that reason is the right basis
rationalize verb defend, explain, clear away, or make excuses; weed out unwanted or unnecessary things
rationing act the act of rationing
ratsbane substance a white powdered poisonous trioxide of arsenic
rattle verb make short successive sounds; a rapid series of short loud sounds
rattler animal pit viper with horny segments at the end; a railroad train consisting of freight cars
rattlesnake animal pit viper with horny segments at the end
rattling event a rapid series of short loud sounds; quick and energetic
ratty property of or characteristic of rats; dirty and infested with rats
raucous property unpleasantly loud and harsh; disturbing the public peace
raunchy property thickly covered with ingrained dirt or soot; suggestive of or tending to moral looseness
ravishment act the crime of forcing a person to submit; a feeling of delight at being filled with wonder
raw property being unprocessed or manufactured using only; having the surface exposed and painful
rawness cognition lack of experience and the knowledge; the state of being crude and incomplete
ray phenomenon a column of light; a branch of an umbel or an umbelliform
razor artifact edge tool used in shaving; shave with a razor
reach verb reach a destination, either real or abstract; reach a point in time, or a certain state
react verb show a response or a reaction to something; undergo a chemical reaction
reactant substance a chemical substance that is present
reaction process a process in which one or more substances are; an idea evoked by some experience
reactionary person an extreme conservative; opposed to political or social liberalism
reactivate verb activate anew
reactivity cognition responsive to stimulation; ready susceptibility to chemical change
read verb interpret something that is written or printed; have or contain a certain wording or form
reader person a person who enjoys reading; someone who contracts to receive and pay
readiness state the state of having been made ready or prepared; prompt willingness
reading cognition the cognitive process of understanding a written; a particular interpretation or performance
readjust verb adjust anew; adjust again after an initial failure
ready property completely prepared or in condition; immediately available
reaffirm verb affirm once again
reagent substance a chemical agent for use in chemical reactions
real property being or occurring in fact or actuality; no less than what is stated
realism attribute the attribute of accepting the facts of life; the state of being actual or real
realistic property aware or expressing awareness of things as they; representing what is real
reality cognition all of your experiences that determine how; the state of being actual or real
realization act making real or giving the appearance of reality; coming to understand something clearly
realize verb be fully aware or cognizant of; perceive mentally
realm state a domain in which something is dominant; a knowledge domain that you are interested
reap verb gather, as of natural products; get or derive
reappear verb appear again
rear group the back of a military formation or procession; stand up on the hind legs, of quadrupeds
rearing act helping someone grow up to be an accepted member; the properties acquired as a consequence
rearrange verb put into a new order or arrangement
rearward location direction toward the rear; located in or toward the back or rear
reason motive a rational motive for a belief or action; an explanation of the cause of some phenomenon
reasonable property showing reason or sound judgment; not excessive or extreme
reasoning cognition thinking that is coherent and logical; endowed with the capacity to reason
reassemble verb assemble once again, after taking something
reassert verb strengthen or make more firm
reassurance act the act of reassuring
reassure verb cause to feel sure; give or restore confidence in
reassuring property restoring confidence and relieving anxiety
reave verb steal goods
rebel verb take part in a rebellion; a person who takes part in an armed rebellion
rebellion act organized opposition to authority; refusal to accept some authority or code
rebellious property discontented as toward authority; resisting control or authority
rebirth act a spiritual enlightenment causing a person; the revival of learning and culture
rebuff verb reject outright and bluntly; a deliberate discourteous act
rebuild verb build again
rebuilding act building again
rebuke verb censure severely or angrily; an act or expression of criticism and censure
rebut verb overthrow by argument, evidence, or proof; prove to be false or incorrect
recall verb recall knowledge from memory; go back to something earlier
recapture verb experience anew; take up anew
recede verb pull back or move away or backward; become faint or more distant
receipt act the act of receiving; an acknowledgment that payment has been made
receipts possession the entire amount of income before any
receive verb get something; receive a specified treatment
receiver artifact set that receives radio or tv signals; earphone that converts electrical signals into
recent property new; of the immediate past or just previous
reception communication the manner in which something is greeted; quality or fidelity of a received broadcast
receptionist person a secretary whose main duty is to answer
recess verb put into a recess; a pause from doing something
recidivism act habitual relapse into crime
recidivist person someone who lapses into previous undesirable; someone who is repeatedly arrested for criminal
recipient person a person who receives something; the semantic role of the animate entity
reciprocal property concerning each of two or more persons or things; hybridization involving a pair of crosses
recital communication the act of giving an account describing; performance of music or dance especially
recite verb repeat aloud from memory; recite in elocution
reckless property marked by defiant disregard for danger; characterized by careless unconcern
recklessness attribute the trait of giving little thought to danger
reckon verb expect, believe, or suppose; judge to be probable
reclaim verb claim back; make useful again
reclaimed property delivered from danger
reclamation act rescuing from error and returning to a rightful; the conversion of wasteland into land suitable
reclassify verb classify anew, change the previous
recognition state the state or quality of being recognized; the process of recognizing something or someone
recognizable property capable of being recognized; easily perceived
recognize verb accept to be what is claimed or accept his power; be fully aware or cognizant of
recognized property generally approved or compelling recognition; provided with a secure reputation
recoil verb draw back, as with fear or pain; a movement back from an impact
recollect verb recall knowledge from memory
recollection cognition the ability to recall past occurrences; the process of remembering
recommend verb push for something; express a good opinion of
recommit verb send back to a committee; commit again
reconcile verb bring into consonance or accord; make compatible with
reconsider verb consider again; consider again that had been voted upon before
reconstruct verb reassemble mentally; cause somebody to adapt or reform socially
reconvene verb meet again
record verb make a record of; anything providing permanent evidence
recorded property set down or registered in a permanent form; having the owner's name entered in a register
recorder artifact equipment for making records; a tubular wind instrument with 8 finger holes
recording artifact a signal that encodes something that has been; the act of making a record
recount verb narrate or give a detailed account of; an additional count
recourse act act of turning to for assistance; something or someone turned to for assistance
recover verb get or find back; get over an illness or shock
recovered property found after being lost; freed from illness or injury
recovering property returning to health after illness or debility
recovery event return to an original state; the act of regaining or saving something lost
recreate verb give new life or energy to; create anew
recreation act an activity that diverts or amuses or stimulates; activity that refreshes and recreates
recreational property of or relating to recreation; engaged in as a pastime
recruit verb register formally as a participant or member; seek to employ
recruitment act the act of getting recruits
rectangular property having four right angles; having a set of mutually perpendicular axes
rectifier artifact electrical device that transforms alternating; a person who corrects or sets right
rectocele state protrusion or herniation of the rectum into
recuperate verb get over an illness or shock; restore to good health or strength
recur verb happen or occur again; return in thought or speech to something
recurrent property recurring again and again
red property of a color at the end of the color spectrum; red color or pigment
redberry plant small spiny evergreen shrub of western United; North American perennial herb with alternately
redbreast animal small Old World songbird with a reddish breast
redcoat person British soldier
redeem verb save from sins; convert into cash
redefinition communication the act of giving a new definition
redeposition process deposition from one deposit to another
rediscover verb discover again
redistribute verb distribute anew
redolent property having a strong pleasant odor; serving to bring to mind
redouble verb double in magnitude, extent, or intensity; make twice as great or intense
redoubtable property inspiring fear; worthy of respect or honor
redpoll animal small siskin-like finch with a red crown
redress possession a sum of money paid in compensation for loss; make reparations or amends for
redskin person offensive term for Native Americans
redstart animal European songbird with a reddish breast and tail; flycatching warbler of eastern North America
redtail animal dark brown American hawk species having; European songbird with a reddish breast and tail
reduce verb cut down on; make less complex
reduced property made less in size or amount or degree; well below normal
reduction act the act of decreasing or reducing something; any process in which electrons are added
redundancy attribute the attribute of being superfluous and unneeded; repetition of messages to reduce the probability
redundant property more than is needed, desired, or required; repetition of same sense in different words
reduviid animal a true bug
reek verb be wet with sweat or blood, as of one's face; smell badly and offensively
reeking property wet with secreted or exuded moisture such; giving off a strong unpleasant smell
reel artifact a roll of photographic film holding a series; walk as if unable to control one's movements
reelect verb elect again
reenact verb enact or perform again; enact again
reexamine verb look at again
refer verb make reference to; be relevant to
reference communication a remark that calls attention to something; a short note recognizing a source of information
refine verb improve or perfect by pruning or polishing; make more complex, intricate, or richer
refined property cultivated and genteel; freed from impurities by processing
refinement event the result of improving something; a highly developed state of perfection
reflect verb manifest or bring back; reflect deeply on a subject
reflection cognition a calm, lengthy, intent consideration; expression without words
reflective property deeply or seriously thoughtful; capable of physically reflecting light or sound
reflector artifact device that reflects radiation; optical telescope consisting of a large concave
reflex act an automatic instinctive unlearned reaction; without volition or conscious control
reform act a change for the better as a result; a campaign aimed to correct abuses
refrain communication the part of a song where a soloist is joined; resist doing something
refreshed property with restored energy
refreshing property imparting vitality and energy; pleasantly new or different
refrigerator artifact white goods in which food can be stored at low
refuel verb provide with additional fuel, as of aircraft; take on more fuel, as of a plane, ship, or car
refugee person an exile who flees for safety
refund possession money returned to a payer; the act of returning money received previously
refusal communication the act of refusing; a message refusing to accept something
refuse verb show unwillingness towards; refuse to accept
refute verb overthrow by argument, evidence, or proof; prove to be false or incorrect
regain verb get or find back; come upon after searching
regard verb deem to be; look at attentively
regime group the organization that is the governing authority; a systematic plan for therapy
regiment group army unit smaller than a division; subject to rigid discipline, order
regimental property belonging to or concerning a regiment
region location the extended spatial location of something; a part of an animal that has a special function
regional property characteristic of a region; related or limited to a particular region
register verb record in writing; record in a public office or in a court of law
registrant person a person who is formally entered in a register
registration act the act of enrolling; the act of adjusting something to match
regret verb feel remorse for; sadness associated with some wrong done or some
regular property in accordance with fixed order or procedure; often used as intensifiers
regularity attribute the quality of being characterized by a fixed; a property of polygons
regulate verb fix or adjust the time, amount, degree, or rate; bring into conformity with rules or principles
regulation communication an authoritative rule; a principle or condition that customarily
rehearsal act a practice session in preparation for a public; a form of practice
rehearse verb engage in a rehearsal
reign verb have sovereign power; a period during which something or somebody
rein artifact one of a pair of long straps used to control; control and direct with or as if by reins
reincarnate verb cause to appear in a new form; be born anew in another body after death
reinforce verb make stronger; strengthen and support with rewards
reinterpret verb interpret from a different viewpoint; assign a new or different meaning to
reissue communication a publication that is reprinted without changes; print anew
reiter person German bacteriologist who described a disease
reiterate verb to say, state, or perform again
reject verb refuse to accept or acknowledge; refuse to accept
rejection act the act of rejecting something; the state of being rejected
rejoice verb feel happiness or joy; to express great joy
rejoicing feeling a feeling of great happiness; joyful and proud especially because of triumph
rejoin verb join again; answer back
relapse act a failure to maintain a higher state; go back to bad behavior
relapsing act a failure to maintain a higher state
relate verb make a logical or causal connection; be relevant to
related property being connected either logically or causally; connected by kinship, common origin, or marriage
relation thing an abstraction belonging to or characteristic; sexual activity between individuals, especially
relations relation mutual dealings or connections or communications
relationship relation a relation between people; a state of connectedness between people
relative property estimated by comparison; a person related by blood or marriage
relax verb become less tense, rest, or take one's ease; make less taut
relaxed property without strain or anxiety
relay verb pass along; the act of passing something along from one
release verb release, as from one's grip; merchandise issued for sale or public showing
relegate verb refer to another person for decision or judgment; assign to a lower position
relent verb give in, as to influence or pressure
relentless property not to be placated or appeased or moved; never-ceasing
relevance relation the relation of something to the matter at hand
relevancy relation the relation of something to the matter at hand
relevant property having a bearing on or connection
reliability attribute the quality of being dependable or reliable
reliable property worthy of reliance or trust; conforming to fact and therefore worthy
reliance cognition certainty based on past experience; the state of relying on something
relic artifact an antiquity that has survived from the distant; something of sentimental value
relief feeling the feeling that comes when something burdensome; the condition of being comfortable or relieved
relieve verb provide physical relief, as from pain; free someone temporarily from his or her
relieved property made easier to bear; extending out above or beyond a surface
religion cognition a strong belief in a supernatural power; an institution to express belief in a divine
religious property concerned with sacred matters or religion; having or showing belief in and reverence
relinquish verb part with a possession or right; release, as from one's grip
relish feeling vigorous and enthusiastic enjoyment; derive or receive pleasure from
reliving cognition a recurrence of a prior experience
reload verb load anew; place a new load on
reluctant property unwillingness to do something contrary to your; disinclined to become involved
remain verb stay the same; continue in a place, position, or situation
remainder relation something left after other parts have been taken; a piece of cloth that is left over after
remaining property not used up
remains object any object that is left unused or still extant; the dead body of a human being
remake verb make new; creation that is created again or anew
remand verb refer to another committee or authority or court; the act of sending an accused person back into
remark verb make mention of; a statement that expresses a personal opinion
remarkable property unusual or striking; worthy of attention because interesting
remedy verb set straight or right; act of correcting an error or a fault or an evil
remember verb recall knowledge from memory; keep in mind for attention or consideration
remembrance cognition the ability to recall past occurrences; a recognition of meritorious service
remicade artifact an anti-TNF compound consisting of an antibody; a monoclonal antibody used to treat Crohn's
remind verb put in the mind of someone; assist by suggesting the next words of something
reminder cognition an experience that causes you to remember; a message that helps you remember something
reminisce verb recall the past
remission event an abatement in intensity or degree; the act of absolving or remitting
remittal act the act of absolving or remitting; an abatement in intensity or degree
remittent property characterized by periods of diminished severity
remnant relation a small part or portion that remains after; a piece of cloth that is left over after
remodel verb do over, as of a house; cast or model anew
remonstrance communication the act of expressing earnest opposition
remonstrate verb argue in protest or opposition; present and urge reasons in opposition
remorseful property feeling or expressing pain or sorrow for sins
remote property located far away spatially; very unlikely
removal act the act of removing; dismissal from office
remove verb remove something concrete, as by lifting; dispose of
renaissance time the period of European history at the close; the revival of learning and culture
rename verb assign a new name to; name again or anew
rend verb tear or be torn violently
render verb cause to become; give something useful or necessary to
rendering act the act of interpreting something as expressed; an explanation of something that is not
rendezvous act a meeting planned at a certain time and place; a place where people meet
rending property resembling a sound of violent tearing
rendition communication a performance of a musical composition; handing over prisoners to the country
renew verb reestablish on a new, usually improved, basis; cause to appear in a new form
renewal act the conversion of wasteland into land suitable; the act of renewing
rent possession a payment or series of payments made; let for money
reopen verb open again or anew
reorganize verb organize anew; organize anew, as after a setback
repair verb restore by replacing a part or putting together; the act of putting something in working order
repay verb pay back; make repayment for or return something
repeal verb cancel officially; the act of abrogating
repeat verb to say, state, or perform again; make or do or perform again
repeated property recurring again and again
repeater artifact a firearm that can fire several rounds without; electronic device that amplifies a signal before
repel verb cause to move back by force or influence; force or drive back
repellant attribute the power to repel; a chemical substance that repels animals
repellent attribute the power to repel; a chemical substance that repels animals
repelling property highly offensive
repent verb turn away from sin or do penitence; feel remorse for
repertory artifact a storehouse where a stock of things is kept; the entire range of skills or aptitudes
repetition event an event that repeats; the act of doing or performing again
replace verb substitute a person or thing for; take the place or move into the position of
replacement act the act of furnishing an equivalent person; an event in which one thing is substituted
replenish verb fill something that had previously been emptied
reply verb react verbally; a statement that is made to reply to a question
report verb to give an account or representation of in words; announce as the result of an investigation
reported property made known or told about
reporter person a person who investigates and reports or edits
repose act freedom from activity; put or confide something in a person or thing
repository artifact a facility where things can be deposited; a person to whom a secret is entrusted
represent verb take the place of or be parallel or equivalent; express indirectly by an image, form, or model
repress verb put down by force or intimidation; block the action of
reprieve state a relief from harm or discomfort; the act of reprieving
reprimand verb rebuke formally; an act or expression of criticism and censure
reprint communication a publication that is reprinted without changes; print anew
reprisal act a retaliatory action against an enemy in wartime
reproach communication a mild rebuke or criticism; express criticism towards
reprobate person a person without moral scruples; reject as invalid
reproduce verb make a copy or equivalent of; have offspring or produce more individuals
reproducible property capable of being reproduced
reproduction process the process of generating offspring; the sexual activity of conceiving and bearing
republic group a political system in which the supreme power; a form of government whose head of state is not
republican person a member of the Republican Party; relating to or belonging to the Republican Party
repudiate verb cast off; refuse to acknowledge, ratify, or recognize
repugnant property offensive to the mind
repulse verb force or drive back; an instance of driving away or warding off
repulsion phenomenon the force by which bodies repel one another; intense aversion
repulsive property offensive to the mind; possessing the ability to repel
reputable property having a good reputation
reputation state the state of being held in high esteem and honor; notoriety for some particular characteristic
repute verb look on as or consider; the state of being held in high esteem and honor
request verb express the need or desire for; a formal message requesting something
requiem act a Mass celebrated for the dead; a song or hymn of mourning composed or performed
requiescat communication a prayer for the repose of the soul of a dead
require verb require as useful, just, or proper; make someone do something
required property necessary for relief or supply; required by rule
requirement cognition required activity; anything indispensable
requisition verb make a formal request for official services; the act of requiring
reread verb read anew
rescind verb cancel officially
rescue verb free from harm or evil; recovery or preservation from loss or danger
research act systematic investigation to establish facts; a search for knowledge
researcher person a scientist who devotes himself to doing
resemblance attribute similarity in appearance or external
resemble verb appear like
resent verb feel bitter or indignant about; wish ill or allow unwillingly
resentful property full of or marked by resentment or indignant ill
resentment feeling a feeling of deep and bitter anger and ill-will
reservation location a district that is reserved for particular; the act of reserving or engaging the services of
reserve verb hold back or set aside, especially for future; give or assign a resource to a particular person
reserves group civilians trained as soldiers but not part
reservoir quantity a large or extra supply of something; tank used for collecting and storing a liquid
reset verb set anew; device for resetting instruments or controls
reside verb make one's home in a particular place; live
residence location any address at which you dwell more than; the act of dwelling in a place
resident person someone who lives at a particular place; living in a particular place
residential property used or designed for residence or limited; of or relating to or connected with residence
residue substance matter that remains after something has been; something left after other parts have been taken
resign verb leave voluntarily; accept as inevitable
resignation communication the act of giving up; a formal document giving notice of your
resist verb elude, especially in a baffling way; stand up or offer resistance to somebody
resistance act the action of opposing something that you; any mechanical force that tends to retard
resistant property relating to or conferring immunity; disposed to or engaged in defiance
resistor artifact an electrical device that resists the flow
resolution communication a formal expression by a meeting; finding a solution to a problem
resolve verb bring to an end; reach a decision
resolved property determined; explained or answered
resonance phenomenon an excited state of a stable particle causing; a vibration of large amplitude produced
resonant property characterized by resonance; serving to bring to mind
resorcinol substance a crystalline phenol obtained from various
resort verb have recourse to; a hotel located in a resort area
resource possession available source of wealth; a source of aid or support that may be drawn
respect cognition a detail or point; regard highly
respectable property characterized by socially or conventionally; deserving of esteem and respect
respected property receiving deferential regard
respectful property full of or exhibiting respect; feeling or manifesting veneration
respective property considered individually
respects communication a formal expression of esteem
respiratory property pertaining to respiration
respite act a pause from doing something; a relief from harm or discomfort
respond verb show a response or a reaction to something; react verbally
response act a bodily process occurring due to the effect; a result
responsible property worthy of or requiring responsibility or trust; being the agent or cause
rest relation something left after other parts have been taken; not move
restate verb to say, state, or perform again
restatement communication a revised statement
restaurant artifact a building where people go to eat
restive property being in a tense state; impatient especially under restriction or delay
restless property worried and uneasy; ceaselessly in motion
restoration act the act of restoring something or someone; getting something back again
restorative artifact a device for treating injury or disease; a medicine that strengthens and invigorates
restore verb return to its original or usable and functioning; return to life
restrain verb to close within bounds, or otherwise limit; restrict so as to make free movement difficult
restrained property cool and formal in manner; under restraint
restraint act the act of controlling by restraining someone; discipline in personal and social activities
restrict verb place restrictions on; place under restrictions
restricted property subject to restriction or subjected; restricted in meaning
restriction cognition a principle that limits the extent of something; an act of limiting or restricting
restrictive property serving to restrict; protective of national interests by restricting
result phenomenon a phenomenon that follows and is caused by some; issue or terminate
resultant property occurring with or following as a consequence; a vector that is the sum of two or more other
resume verb take up or begin anew; return to a previous location or condition
resurrect verb cause to become alive again; return from the dead
resuspend verb put back into suspension
retail act the selling of goods to consumers; be sold at the retail level
retailer person a merchant who sells goods at retail
retailing act the activities involved in selling commodities
retain verb allow to remain in a place or position; hold back within
retaliate verb make a counterattack and return like for like; take revenge for a perceived wrong
retaliation act action taken in return for an injury or offense
retch verb eject the contents of the stomach through; an involuntary spasm of ineffectual vomiting
retention act the act of retaining something; the power of retaining and recalling past
rethink verb change one's mind; thinking again about a choice previously made
reticulate property resembling or forming a network; divide so as to form a network
retinal property in or relating to the retina of the eye; either of two yellow to red retinal pigments
retinitis state inflammation of the retina
retinopathy state a disease of the retina that can result in loss
retire verb go into retirement; withdraw from active participation
retired property no longer active in your work or profession
retirement state the state of being retired from one's business; withdrawal from your position or occupation
retort verb answer back; a quick reply to a question or remark
retrace verb to go back over again; reassemble mentally
retract verb formally reject or disavow a formerly held; pull inward or towards a center
retreat verb pull back or move away or backward; withdrawal of troops to a more favorable
retribution act the act of correcting for your wrongdoing; a justly deserved penalty
retrieve verb get or find back; recall knowledge from memory
return verb go or come back to place, condition, or activity; document giving the tax collector information
reunion act the act of coming together again; a party of former associates who have come
reunite verb have a reunion; unify again, as of a country
revamp verb to patch up or renovate; provide with a new vamp
reveal verb make visible; make known to the public information that was
revel verb take delight in; unrestrained merrymaking
revelation cognition an enlightening or astonishing disclosure; the speech act of making something evident
revenant person someone who has returned from the dead; a person who returns after a lengthy absence
revenge act action taken in return for an injury or offense; take revenge for a perceived wrong
revenue possession the entire amount of income before any; government income due to taxation
revere verb love unquestioningly and uncritically; regard with feelings of respect and reverence
reverie cognition an abstracted state of absorption; absentminded dreaming while awake
reverse verb change to the contrary; turn inside out or upside down
reversible property capable of reversing or being reversed; a garment that can be worn inside out
reversion act a failure to maintain a higher state; turning in the opposite direction
revert verb go back to a previous state; undergo reversion, as in a mutation
reverting act a failure to maintain a higher state; tending to return to an earlier state
review verb look at again; appraise critically
revise verb make revisions in; revise or reorganize, especially for the purpose
revised property improved or brought up to date; altered or revised by rephrasing or by adding
revision act the act of revising or altering; something that has been written again
revive verb give new life or energy to; cause to regain consciousness
revolt act organized opposition to authority; cause aversion in
revolting property highly offensive
revolution act the overthrow of a government by those who are; a drastic and far-reaching change in ways
revolve verb turn on or around an axis or a center; move in an orbit
revolver artifact a pistol with a revolving cylinder; a door consisting of four orthogonal partitions
revulsion feeling intense aversion
reward event a recompense for worthy acts or retribution; an act performed to strengthen approved behavior
rewarding property providing personal satisfaction
rewrite verb write differently; something that has been written again
rhadamanthus person a judge of the dead in the underworld
rheumatism state any painful disorder of the joints or muscles; a chronic autoimmune disease with inflammation
rhinitis state an inflammation of the mucous membrane lining
rhino animal massive powerful herbivorous odd-toed ungulate
rhinopathy state any disease or malformation of the nose
rhubarb food long pinkish sour leafstalks usually eaten; plants having long green or reddish acidic
rhyme communication correspondence in the sounds of two or more; a piece of poetry
rhythm communication the basic rhythmic unit in a piece of music; recurring at regular intervals
rhythmic property recurring with measured regularity
rib artifact support resembling the rib of an animal; any of the 12 pairs of curved arches of bone
ribbon object any long object resembling a thin line; notion consisting of a narrow strip of fine
rice food grains used as food either unpolished or more; annual or perennial rhizomatous marsh grasses
rich property possessing material wealth; having an abundant supply of desirable qualities
richmond location capital of the state of Virginia located
richness attribute the property of being extremely abundant; the property of a sensation that is rich
rickets state childhood disease caused by deficiency
rickettsia animal any of a group of very small rod-shaped bacteria
rico communication law intended to eradicate organized crime
rid verb relieve from
riddle verb pierce with many holes; a difficult problem
ride verb sit and travel on the back of animal, usually; be carried or travel on or in a vehicle
rider person a traveler who actively rides an animal; a clause that is appended to a legislative bill
ridge object a long narrow natural elevation or striation; a beam laid along the edge where two sloping
ridicule verb subject to laughter or ridicule; language or behavior intended to mock
ridiculous property inspiring scornful pity; so unreasonable as to invite derision
riffraff group disparaging terms for the common people
rifle artifact a shoulder firearm with a long barrel; steal goods
rifleman person someone skilled in the use of a rifle; a soldier whose weapon is a rifle
rig artifact gear for a particular enterprise; connect or secure to
rigger artifact a long slender pointed sable brush used; someone who rigs ships
right attribute an abstract idea of that which is due; location near or direction toward the right side
rightfield artifact the piece of ground in the outfield; the fielding position of the player
rigid property incapable of or resistant to bending; incapable of compromise or flexibility
rigor attribute something hard to endure; the quality of being valid and rigorous
rigorous property demanding strict attention to rules; rigidly accurate
rim shape the shape of a raised edge of a more or less; run around the rim of
rinderpest state an acute infectious viral disease of cattle
ring verb sound loudly and sonorously; ring or echo with sound
ringing communication the giving of a ring as a token of engagement; the sound of a bell ringing
rinse verb wash off soap or remaining dirt; clean with some chemical process
riot act a public act of violence by an unruly mob; a wild gathering involving excessive drinking
rioting state a state of disorder involving group violence
riotous property produced or growing in extreme abundance; characterized by unrest or disorder
rip verb tear or be torn violently; cut along the grain
ripe property fully developed or matured and ready to be eaten; fully prepared or eager
ripen verb grow ripe; cause to ripen or develop fully
ripple event a small wave on the surface of a liquid; stir up so as to form ripples
rise verb move upward; increase in value or to a higher point
rising property advancing or becoming higher or greater; organized opposition to authority
risk verb expose to a chance of loss or damage; a source of danger
risque property suggestive of sexual impropriety
ritalin artifact central nervous system stimulant used
rite act any customary observance or practice; an established ceremony prescribed by a religion
ritual act any customary observance or practice; the prescribed procedure for conducting
rival verb be equal to in quality or ability; the contestant you hope to defeat
river object a large natural stream of water
riverbank object the bank of a river
rivet verb direct one's attention on something; heavy pin having a head at one end and the other
roach animal any of numerous chiefly nocturnal insects; European freshwater food fish having a greenish
road artifact an open way for travel or transportation; a way or means to achieve something
roadkill animal the dead body of an animal that has been killed
roadside artifact edge of a way or road or path
roadway artifact a road over which vehicles travel
roam verb move about aimlessly or without any destination
roar verb make a loud noise, as of wind, water; a deep prolonged loud noise
roaring event a deep prolonged loud noise; a very loud utterance
roast verb cook with dry heat, usually in an oven; negative criticism
rob verb take something away by force or without; rip off
robber person a thief who steals from someone by threatening
robbery act larceny by threat of violence; plundering during riots or in wartime
robe artifact any loose flowing garment; outerwear consisting of a long flowing garment
robin animal large American thrush having a rust-red breast; small Old World songbird with a reddish breast
rocephin artifact a parenteral cephalosporin used for severe
rock object a lump or mass of hard consolidated mineral; material consisting of the aggregate of minerals
rocket artifact a jet engine containing its own propellant; any vehicle self-propelled by a rocket engine
rocklike property hard as granite
rocky property abounding in rocks or stones; causing or characterized by jolts and irregular
rod animal any rod-shaped bacterium; a long thin implement made of metal or wood
rodeo act an exhibition of cowboy skills; an enclosure for cattle that have been rounded
rofecoxib artifact a Cox-2 inhibitor that relieves pain
rohypnol artifact a depressant and tranquilizer often used
roiling property agitated vigorously
roister verb engage in boisterous, drunken merrymaking
role act the actions and activities assigned; an actor's portrayal of someone in a play
roleplaying act acting a particular role
roll verb move by turning over or rotating; move along on or as if on wheels or a wheeled
roman person a resident of modern Rome; of or relating to or derived from Rome
romance state a relationship between two lovers; an exciting and mysterious quality
romantic property belonging to or characteristic of Romanticism; a soulful or amorous idealist
romanticize verb interpret romantically; act in a romantic way
rome location capital and largest city of Italy; the leadership of the Roman Catholic Church
romp verb play boisterously; an easy victory
roof artifact a protective covering that covers or forms; protective covering on top of a motor vehicle
rooftop location the top of a roof
rookie person an awkward and inexperienced youth
room artifact an area within a building enclosed by walls; space for movement
rooms artifact apartment consisting of a series of connected
rooster animal adult male chicken
root plant the usually underground organ that lacks buds; the form of a word after all affixes are removed
rooting process the process of putting forth roots and beginning
rope artifact a strong line; street names for flunitrazepan
rosacea state a skin disease of adults in which blood vessels
rose plant any of many shrubs of the genus Rosa that bear; of something having a dusty purplish pink color
rosette artifact an ornament or pattern resembling a rose; circular window filled with tracery
rosinweed plant North American perennial having a resinous odor; any of various western American plants
roster communication a list of names
rostrum artifact a platform raised above the surrounding level; beaklike projection of the anterior part
rosy property of blush color; having the pinkish flush of health
rot verb break down; the process of decay caused by bacterial
rotate verb turn on or around an axis or a center; perform a job or duty on a rotating basis
rotation act the act of rotating as if on an axis; a planned recurrent sequence
rotgut food any alcoholic beverage of inferior quality
rotor artifact the rotating armature of a motor or generator; rotating mechanism consisting of an assembly
rotter person a person who is deemed to be despicable
rough property having or caused by an irregular surface; not quite exact or correct
roughness attribute a texture of a surface or edge that is not; the quality of being harsh or rough or grating
roughshod property unjustly domineering; able or disposed to inflict pain or suffering
round property having the shape or form of a circle; a charge of ammunition for a single shot
roundabout property deviating from a straight course; marked by obliqueness or indirection in speech
rounded property curving and somewhat round in shape rather than
roundhouse act a hook delivered with an exaggerated swing; workplace consisting of a circular building
roundup act the activity of gathering livestock together so; the systematic gathering up of suspects
rouse verb become active; cause to become awake or conscious
rousseau person French philosopher and writer born; French primitive painter
route location an established line of travel or access; an open way for travel or transportation
routine act an unvarying or habitual method or procedure; a short performance that is part of a longer
rove verb move about aimlessly or without any destination
row group an arrangement of objects or people side by side; propel with oars
rowdy person a cruel and brutal fellow; disturbing the public peace
royal property of or relating to or indicative of or issued; established or chartered or authorized
royalty possession payment to the holder of a patent or copyright; royal persons collectively
rpm time rate of revolution of a motor
rub verb move over something with pressure; cause friction
rubber substance an elastic material obtained from the latex sap; a waterproof overshoe that protects shoes
rubbish substance worthless material that is to be disposed of; nonsensical talk or writing
rubbishy property cheap and inferior
rubella state a contagious viral disease that is a milder form
rubeola state an acute and highly contagious viral disease
rude property socially incorrect in behavior; lacking in refinement or grace
rudimentary property being or involving basic facts or principles; being in the earliest stages of development
rue artifact a street or road in France; sadness associated with some wrong done or some
rueful property feeling or expressing pain or sorrow for sins
ruffle verb trouble or vex; stir up so as to form ripples
ruffled property having decorative ruffles or frills; shaken into waves or undulations as by wind
rug artifact floor covering consisting of a piece of thick
rugged property sturdy and strong in constitution; having long narrow shallow depressions
ruin verb destroy completely; an irrecoverable state of devastation
ruination act destruction achieved by causing something to be; an event that results in destruction
ruiner person a person who destroys or ruins or lays waste to
rule cognition a principle or condition that customarily; something regarded as a normative example
ruler person a person who rules or commands; measuring stick consisting of a strip of wood
ruling act the reason for a court's judgment; exercising power or authority
rumanian communication an eastern Romance language spoken in Romania; of or relating to or characteristic
rumble event a loud low dull continuous noise; make a low noise
rummage verb search haphazardly; a thorough search for something
rumor communication gossip passed around by word of mouth; tell or spread rumors
rump animal the part of an animal that corresponds; the fleshy part of the human body that you sit
run verb move fast by using one's feet, with one foot off; flee
runaway property completely out of control; an easy victory
runner person someone who imports or exports without paying; a baseball player on the team at bat who
running act the act of running; a play in which a player attempts to carry
runoff event the occurrence of surplus liquid exceeding; a final election to resolve an earlier election
runt person disparaging terms for small people
runty property well below average height; of inferior size
rural property living in or characteristic of farming; of or relating to the countryside as opposed
rush verb move hurridly; the act of moving hurriedly and in a careless
rushing act an attempt to advance the ball by running into; the act of moving hurriedly and in a careless
russia location a former communist country in eastern Europe; formerly the largest Soviet Socialist Republic
russian property of or pertaining to or characteristic of Russia; a native or inhabitant of Russia
rust verb become destroyed by water, air, or a corrosive; any of various fungi causing rust disease
rustic property awkwardly simple and provincial; characteristic of rural life
rustle verb make a dry crackling sound; take illegally
rustler person someone who steals livestock
rustling act the stealing of cattle; a light noise, like the noise of silk clothing
rusty property covered with or consisting of rust; of the brown color of rust
rut act a settled and monotonous routine that is hard; a groove or furrow
ruthful property feeling or expressing pain or sorrow for sins
ruttish property feeling great sexual desire
saber artifact a stout sword with a curved blade and thick back; a fencing sword with a v-shaped blade
sable artifact an artist's brush made of sable hairs; marten of northern Asian forests having
sabotage act a deliberate act of destruction or disruption; destroy property or hinder normal operations
sabre artifact a stout sword with a curved blade and thick back; a fencing sword with a v-shaped blade
sack artifact a bag made of paper or plastic for holding; plunder after capture
sacred property concerned with religion or religious purposes; made or declared or believed to be holy
sacrifice verb endure the loss of; the act of losing or surrendering something
sacrilege act blasphemous behavior
sad property experiencing or showing sorrow or unhappiness; bad
saddle artifact a seat for the rider of a horse or other animal; impose a task upon, assign a responsibility to
saddlebag artifact a large bag hung over a saddle
sade person French soldier and writer whose descriptions
sadism feeling sexual pleasure obtained by inflicting harm
sadist person someone who obtains pleasure from inflicting
sadistic property deriving pleasure or sexual gratification
sadness feeling emotions experienced when not in a state; the quality of excessive mournfulness
safe property free from danger or the risk of harm; strongbox where valuables can be safely kept
safebreaker person a thief who breaks open safes to steal valuable
safecracker person a thief who breaks open safes to steal valuable
safeguard verb make safe; a precautionary measure warding off impending
safety state the state of being certain that adverse effects; a safe place
sag verb droop, sink, or settle from or as if; cause to sag
saga communication a narrative telling the adventures of a hero
sage food aromatic fresh or dried grey-green leaves used; a mentor in spiritual and philosophical topics
said property being the one previously mentioned or spoken of
sail verb traverse or travel on; move with sweeping, effortless, gliding motions
sailing act the work of a sailor; riding in a sailboat
sailor person any member of a ship's crew; a serviceman in the navy
saint person a person who has died and has been declared; person of exceptional holiness
sake attribute a reason for wanting something done; the purpose of achieving or obtaining
salacious property suggestive of or tending to moral looseness; characterized by lust
salacity attribute the trait of behaving in an obscene manner
salary possession something that remunerates
sale act a particular instance of selling; the general activity of selling
saleslady person a woman salesperson
salesman person a man salesperson
salesmanship cognition skill in selling
salient property having a quality that thrusts itself into; the part of the line of battle that projects
saline substance an isotonic solution of sodium chloride; containing salt
saliva body a clear liquid secreted into the mouth
salol substance a white powder with a pleasant taste and odor
salon artifact gallery where works of art can be displayed; elegant sitting room where guests are received
saloon artifact a room or establishment where alcoholic drinks; tavern consisting of a building with a bar
salpingitis state inflammation of a Fallopian tube
salt substance a compound formed by replacing hydrogen; white crystalline form of especially sodium
salute verb greet in a friendly way; express commendation of
salvage verb save from ruin, destruction, or harm; the act of rescuing a ship or its crew
salvation act the act of delivering from sin or saving; a means of preserving from harm
salve act anything that remedies or heals or soothes; semisolid preparation applied externally
salvo act rapid simultaneous discharge of firearms; an outburst resembling the discharge of firearms
same property same in identity; closely similar or comparable in kind or quality
sameness attribute the quality of being alike; the quality of wearisome constancy, routine
sample cognition a small part of something intended; items selected at random from a population
sampling act the selection of a suitable sample for study; measurement at regular intervals
samsara event the endless cycle of birth and suffering
sanatorium artifact a hospital for recuperation or for the treatment; pejorative terms for an insane asylum
sanction verb give sanction to; formal and explicit approval
sanctity attribute the quality of being holy
sand substance a loose material consisting of grains of rock; rub with sandpaper
sandal artifact a shoe consisting of a sole fastened by straps
sandwich food two slices of bread with a filling between them; insert or squeeze tightly between two people
sane property mentally healthy; marked by sound judgment
sanies body a fluid product of inflammation
sanitary property free from filth and pathogens
sanitation act making something sanitary as by sterilizing; the state of being clean and conducive to health
sanitise verb make less offensive or more acceptable; make sanitary by cleaning or sterilizing
sanitize verb make less offensive or more acceptable; make sanitary by cleaning or sterilizing
santalales plant order of plants distinguished by having
saprobe plant an organism that lives in and derives
saprophagous property feeding on dead or decaying animal matter
saprophyte plant an organism that feeds on dead organic matter
saprophytic property obtaining food osmotically from dissolved; feeding on dead or decaying organic matter
saprozoic property feeding on dead or decaying animal matter
sarcasm communication witty language used to convey insults or scorn
sarcastic property expressing or expressive of ridicule that wounds
sarcoidosis state a chronic disease of unknown cause marked
sarcophilus animal Tasmanian devil
sardine animal any of various small edible herring or related; small fatty fish usually canned
sars state a respiratory disease of unknown etiology
sash artifact a framework that holds the panes of a window; a band of material around the waist
satellite artifact man-made equipment that orbits around the earth; any celestial body orbiting around a planet
satire communication witty language used to convey insults or scorn
satisfaction feeling the contentment one feels when one has fulfilled; state of being gratified or satisfied
satisfactory property giving satisfaction; meeting requirements
satisfied property filled with satisfaction; allayed
satisfy verb meet the requirements or expectations of; fill, satisfy or meet a want or need or condtion
saturation process the process of totally saturating something; the act of soaking thoroughly with a liquid
saturday time the seventh and last day of the week
saturn object a giant planet that is surrounded by three; god of agriculture and vegetation
saturniidae animal important and widely distributed family of moths
satyr person one of a class of woodland deities; man with strong sexual desires
satyriasis feeling abnormally intense sexual desire in men
savage property able or disposed to inflict pain or suffering; a member of an uncivilized people
savannah location a port in eastern Georgia near the mouth; a flat grassland in tropical or subtropical
save verb save from ruin, destruction, or harm; to keep up and reserve for personal or special
saving act an act of economizing; recovery or preservation from loss or danger
savings possession a fund of money put by as a reserve
savor verb derive or receive pleasure from; taste appreciatively
sawfly animal insect whose female has a saw-like ovipositor
sawyer animal any of several beetles whose larvae bore holes; one who is employed to saw wood
say verb express in words; report or maintain
scabies state a contagious skin infection caused by the itch
scaffold artifact a platform from which criminals are executed; a temporary arrangement erected around
scag artifact street names for heroin
scale relation relative magnitude; an ordered reference standard
scamper verb to move about or proceed hurriedly; rushing about hastily in an undignified way
scan verb examine minutely or intensely; examine hastily
scandal communication disgraceful gossip about the private lives; a disgraceful event
scant property less than the correct or legal or full amount; supply sparingly and with restricted quantities
scar state a mark left by the healing of injured tissue; an indication of damage
scare verb cause fear in; cause to lose courage
scared property made afraid
scarf artifact a garment worn around the head or neck; a joint made by notching the ends of two pieces
scarlatina state an acute communicable disease characterized
scarred property blemished by injury or rough wear; deeply affected or marked by mental or physical
scatological property dealing pruriently with excrement and excretory
scatology act the chemical analysis of excrement; a preoccupation with obscenity
scatophagy act the eating of excrement or other filth
scatter verb to cause to separate and go in different; move away from each other
scattered property occurring or distributed over widely spaced; lacking orderly continuity
scene location the place where some action occurs; an incident
scenery artifact the painted structures of a stage set that are; the appearance of a place
scenic property used of locations; of or relating to the stage or stage scenery
scent cognition a distinctive odor that is pleasant; any property detected by the olfactory system
scented property having the sense of smell; having a natural fragrance
scentless property lacking the sense of smell; emitting or holding no odor
schedule verb plan for an activity or event; a temporally organized plan for matters to be
schematic property represented in simplified or symbolic form; diagram of an electrical or mechanical system
scheme cognition an elaborate and systematic plan of action; a statement that evades the question
scheol cognition the world of the dead
schlep act a tedious or difficult journey; an awkward and stupid person
schlepper person an awkward and stupid person
schlock artifact merchandise that is shoddy or inferior
scholar person a learned person; someone who learns or takes up knowledge
scholarly property characteristic of scholars or scholarship
scholarship possession financial aid provided to a student on the basis; profound scholarly knowledge
scholastic property of or relating to schools; a person who pays more attention to formal rules
school group an educational institution; a building where young people receive education
schoolboy person a boy attending school
schooldays time the time of life when you are going to school
schoolgirl person a girl attending school
schoolhouse artifact a building where young people receive education
schoolmate person an acquaintance that you go to school with
schoolroom artifact a room in a school where lessons take place
schtick act a contrived and often used bit of business; a prank or piece of clowning
schtik act a contrived and often used bit of business; a prank or piece of clowning
sciatica state neuralgia along the sciatic nerve
scid state a congenital disease affecting T cells that can
science cognition a particular branch of scientific knowledge; ability to produce solutions in some problem
scientific property conforming with the principles or methods used; of or relating to the practice of science
scientist person a person with advanced knowledge of one or more
scimitar artifact a curved oriental saber
scissortail animal grey flycatcher of the southwestern United
scleredema state a skin disease marked by hard edema
scleritis state inflammation of the sclera
scleroderma plant genus of poisonous fungi having hard-skinned; an autoimmune disease that affects the blood
scoff verb laugh at with contempt and derision; showing your contempt by derision
scoffing communication showing your contempt by derision
scold verb censure severely or angrily; show one's unhappiness or critical attitude
scoot verb run or move very quickly or hastily
scope attribute an area in which something acts or operates; electronic equipment that provides visual images
scorch verb make very hot and dry; a discoloration caused by heat
score cognition a number or letter indicating quality; gain points in a game
scoreless property having no points scores
scores quantity a large number or amount
scorn feeling lack of respect accompanied by a feeling; look down on with disdain
scornful property expressing extreme contempt
scot person a native or inhabitant of Scotland
scotch food whiskey distilled in Scotland; a slight surface cut
scotland location one of the four countries that make up
scour verb clean with hard rubbing; examine minutely
scourge artifact a whip used to inflict punishment; a person who inspires fear or dread
scouring act the act of cleaning a surface by rubbing it; moving over territory to search for something
scours state diarrhea in livestock
scout verb explore, often with the goal of finding; a person employed to keep watch for some
scowl verb frown with displeasure; a facial expression of dislike or displeasure
scramble verb to move hurriedly; climb awkwardly, as if by scrambling
scrap object a small fragment of something broken off; dispose of
scrape verb scratch repeatedly; a harsh noise made by scraping
scrapie state a fatal disease of sheep characterized
scraping event a harsh noise made by scraping; a fragment scraped off of something
scratch verb cause friction; cut the surface of
scrawniness attribute the bodily property of lacking flesh; the property of being stunted and inferior
scrawny property being very thin; inferior in size or quality
scream verb utter a sudden loud cry; sharp piercing cry
screaming communication sharp piercing cry; so extremely intense as to evoke screams
screech verb make a high-pitched, screeching noise; sharp piercing cry
screen artifact a white or silvered surface where pictures can; a protective covering that keeps things out
screw act slang for sexual intercourse; a fastener with a tapered threaded shank
screwball act a pitch with reverse spin that curves toward; a whimsically eccentric person
screwing act slang for sexual intercourse
scribe verb score a line on with a pointed instrument; a sharp-pointed awl for marking wood or metal
scrimmage act a noisy riotous fight; practice play between a football team's squads
scrimy property dirty and disgusting; petty or reluctant in giving or spending
script communication a written version of a play or other dramatic; a particular orthography or writing system
scriptural property of or pertaining to or contained; written or relating to writing
scripture communication the sacred writings of the Christian religions; any writing that is regarded as sacred
scrub verb clean with hard rubbing; wash thoroughly
scrubbiness attribute the property of being stunted and inferior
scrubby property inferior in size or quality; sparsely covered with stunted trees
scrutinize verb to look at critically or searchingly; examine carefully for accuracy with the intent
scrutiny act the act of examining something closely; a prolonged intense look
scuffle act disorderly fighting; an unceremonious and disorganized struggle
sculptor person an artist who creates sculptures; a faint constellation in the southern hemisphere
sculptural property relating to or consisting of sculpture; resembling sculpture
sculpture artifact a three-dimensional work of plastic art; creating figures or designs in three dimensions
scum artifact a film of impurities or vegetation that can form; worthless people
scummy property of the most contemptible kind; covered with scum
scurf object a covering that resembles scales or bran; a thin flake of dead epidermis shed
scurrility communication foul-mouthed or obscene abuse
scurrilous property expressing offensive reproach
scurry verb to move about or proceed hurriedly; rushing about hastily in an undignified way
scurrying property moving with great haste
scurvy state a condition caused by deficiency of ascorbic; of the most contemptible kind
scutcheon artifact a shield; a flat protective covering to prevent soiling
scuttle verb to move about or proceed hurriedly; container for coal
sea object a division of an ocean or a large body of salt; anything apparently limitless in quantity
seal artifact fastener consisting of a resinous composition; close with or as if with a seal
seam artifact joint consisting of a line formed by joining two; a stratum of ore or coal thick enough to be
seaman person a man who serves as a sailor; muckraking United States journalist who exposed
sear verb make very hot and dry; burn slightly and superficially so as to affect
search act the activity of looking thoroughly in order; try to locate or discover, or try to establish
searching property diligent and thorough in inquiry; exploring thoroughly
searchlight artifact a light source with reflectors that projects
season time a period of the year marked by special events; one of the natural periods into which the year
seasonal property occurring at or dependent on a particular season; a worker who finds employment only in certain
seat location a space reserved for sitting; show to a seat
seated property having the torso erect and legs bent
seattle location a major port of entry and the largest city
sec time 1/60 of a minute; an independent federal agency that oversees
secede verb withdraw from an organization or communion
second property coming next after the first in position in space; 1/60 of a minute
secondary property being of second rank or importance or value; coil such that current is induced in it
secondhand property previously used or owned by another; derived from what is primary or original
secrecy attribute the trait of keeping things secret; the condition of being concealed or hidden
secret property not open or public; something that should remain hidden from others
secretary person an assistant who handles correspondence; a person who is head of an administrative
secretion process the organic process of synthesizing; a functionally specialized substance released
section communication a self-contained part of a larger composition; a very thin slice for examination under
sector shape a plane figure bounded by two radii; a social group that forms part of the society
secure verb get by special effort; cause to be firmly attached
security state the state of being free from danger or injury; defense against financial failure
sedan artifact a car that is closed and that has front and rear; a closed litter for one passenger
sediment object matter that has been deposited by some natural; settle as sediment
seduction act enticing someone astray from right behavior; an act of winning the love or sexual favor
see verb perceive by sight or have the power to perceive; perceive mentally
seed plant a small hard fruit; a mature fertilized plant ovule consisting
seedbed artifact a bed where seedlings are grown before
seediness attribute a lack of elegance as a consequence of wearing
seedy property full of seeds; morally degraded
seek verb try to get or reach; try to locate or discover, or try to establish
seem verb give a certain impression or have a certain; seem to be true, probable, or apparent
seeming property appearing as such but not necessarily so
seep verb pass gradually or leak through or as if through
segment artifact one of several parts or pieces that fit; one of the parts into which something naturally
segmental property having the body divided into successive; divided or organized into speech segments
segregate verb separate by race or religion; someone who is or has been segregated
segregated property separated or isolated from others or a main
seismograph artifact a measuring instrument for detecting
seize verb take hold of; take or capture by force
seizure state a sudden occurrence of a disease; the act of forcibly dispossessing an owner
select verb pick out, select, or choose from a number; of superior grade
selected property chosen in preference to another
selection act the act of choosing or selecting; an assortment of things from which a choice can
selective property tending to select; characterized by very careful or fastidious
self cognition your consciousness of your own identity; a person considered as a unique individual
selfish property concerned chiefly or only with yourself and your
selfishness attribute stinginess resulting from a concern for your own
sell verb exchange or deliver for money or its equivalent; be sold at a certain price or in a certain way
selling act the exchange of goods for an agreed sum of money
semantic property of or relating to meaning or the study
semiliterate property literate but poorly informed; barely able to read and write
seminary group a private place of education for the young; a theological school for training ministers
senate group assembly possessing high legislative powers; the upper house of the United States Congress
senator person a member of a senate
send verb cause to go somewhere; cause to be directed or transmitted to another
sending act the act of causing something to go
senior person an undergraduate student during the year; older
sensation cognition an unelaborated elementary awareness; a general feeling of excitement and heightened
sensational property causing intense interest, curiosity, or emotion; commanding attention
sense cognition a general conscious awareness; perceive by a physical sensation, e.g., coming
senseless property not marked by the use of reason; unresponsive to stimulation
sensibility cognition mental responsiveness and awareness; refined sensitivity to pleasurable or painful
sensible property showing reason or sound judgment; able to feel or perceive
sensing cognition the perception that something has occurred; becoming aware of something via the senses
sensitive property responsive to physical stimuli; being susceptible to the attitudes, feelings
sensitivity cognition responsiveness to external stimuli; the ability to respond to physical stimuli
sensitize verb make sensitive or aware; make sensitive to light, often of a particular
sensor artifact any device that receives a signal or stimulus
sensory property of a nerve fiber or impulse originating outside; involving or derived from the senses
sensuality feeling desire for sensual pleasures
sentence communication a string of words satisfying the grammatical; pronounce a sentence on in a court of law
sentiment feeling tender, romantic, or nostalgic feeling; a personal belief or judgment that is not
sentimental property effusively or insincerely emotional; given to or marked by sentiment
separable property capable of being divided or dissociated
separate property independent; act as a barrier between
separated property being or feeling set or kept apart from others; spaced apart
separation event coming apart; the state of lacking unity
sept time the month following August and preceding October; people descended from a common ancestor
september time the month following August and preceding October
septic property containing or resulting from disease-causing; of or relating to or caused by putrefaction
septicaemia state invasion of the bloodstream by virulent
septicemia state invasion of the bloodstream by virulent
septum body a dividing partition between two tissues; a partition or wall especially in an ovary
sepulchral property of or relating to a sepulchre; suited to or suggestive of a grave or burial
sepulture artifact a chamber that is used as a grave; the ritual placing of a corpse in a grave
sequela state any abnormality following or resulting
sequence group serial arrangement in which things follow; the action of following in order
serenade communication a musical composition in several movements; sing and play for somebody
serenity attribute a disposition free from stress or emotion; the absence of mental stress or anxiety
sergeant person any of several noncommissioned officer ranks; a lawman with the rank of sergeant
sericterium animal silk-producing gland of insects or spiders
serictery animal silk-producing gland of insects or spiders
series group similar things placed in order or happening one; a serialized set of programs
serious property concerned with work or important matters rather; of great consequence
seriousness feeling an earnest and sincere feeling; the quality of arousing fear or distress
sermon communication an address of a religious nature; a moralistic rebuke
serpent animal limbless scaly elongate reptile; an obsolete bass cornet
serratus body any of several muscles of the trunk
serum body an amber, watery fluid, rich in proteins
servant person a person working in the service of another; in a subordinate position
serve verb serve a purpose, role, or function; do duty or hold offices
service act work done by one person or group that benefits; an act of help or assistance
serviceable property ready for service or able to give long service; intended or able to serve a purpose without
services act performance of duties or provision of space
session communication a meeting for execution of a group's functions; the time during which a school holds classes
set verb put into a certain place or abstract location; fix conclusively or authoritatively
setback event an unfortunate happening that hinders or impedes
setterwort plant digitate-leaved hellebore with an offensive odor
setting location the context and environment in which something; the state of the environment
settle verb settle into a position, usually on a surface; bring to an end
settled property established or decided beyond dispute or doubt; established in a desired position or place
settlement group a body of people who settle far from home but; the act of colonizing
settler person a person who settles in a new colony or moves; a clerk in a betting shop who calculates
setup artifact equipment designed to serve a specific function; the way something is organized or arranged
seven property being one more than six; the cardinal number that is the sum of six
seventeen property being one more than sixteen; the cardinal number that is the sum of sixteen
seventeenth property coming next after the sixteenth in position; position 17 in a countable series of things
seventh property coming next after the sixth and just before; the musical interval between one note
sever verb set or keep apart; cut off from a whole
several property of an indefinite number more than 2 or 3 but not; considered individually
severe property intensely or extremely bad or unpleasant; very strong or vigorous
severeness attribute extreme plainness; excessive sternness
severity attribute used of the degree of something undesirable e.g.; excessive sternness
sew verb fasten by sewing; create with cloth
sewage substance waste matter carried away in sewers or drains
sewer artifact a waste pipe that carries away sewage or surface; someone who sews
sewerage artifact a waste pipe that carries away sewage or surface; waste matter carried away in sewers or drains
sex act activities associated with sexual intercourse; either of the two categories into which most
sexcapade act a sexual escapade
sexed property having sexual differentiation; characterized by sexuality
sexiness feeling the arousal of feelings of sexual desire
sexless property sexually unattractive; having no or imperfectly developed
sexual property of or relating to or characterized by sexuality; having or involving sex
sexualise verb make sexual, endow with sex, attribute sex to
sexualize verb make sexual, endow with sex, attribute sex to
sexy property marked by or tending to arouse sexual desire; stimulating sexual desire
shabbiness act an unjust act; a lack of elegance as a consequence of wearing
shabby property showing signs of wear and tear; mean and unworthy and despicable
shackle artifact a restraint that confines or restricts freedom; a U-shaped bar
shackled property bound by chains fastened around the ankles
shade state relative darkness caused by light rays being; a quality of a given color that differs slightly
shaded property protected from heat and light with shade; drawn or painted with degrees or gradations
shadfly animal slender insect with delicate membranous wings
shading act a gradation involving small or imperceptible; graded markings that indicate light or shaded
shadow state shade within clear boundaries; an unilluminated area
shaft communication a line that forms the length of an arrow pointer; an aggressive remark directed at a person like
shag act a lively dance step consisting of hopping; slang for sexual intercourse
shake verb move or cause to move back and forth; move with or as if with a tremor
shakedown act extortion of money; a very thorough search of a person or a place
shaken property disturbed psychologically as if by a physical
shakespeare person English poet and dramatist considered one
shaking act the act of causing something to move up and down; a shaky motion
shallow property lacking physical depth; a stretch of shallow water
sham artifact something that is a counterfeit; a person who makes deceitful pretenses
shamble verb walk by dragging one's feet; walking with a slow dragging motion without
shambles artifact a building where animals are butchered; a condition of great disorder
shame feeling a painful emotion resulting from an awareness; a state of dishonor
shameful property deserving or bringing disgrace or shame; giving offense to moral sensibilities
shammer person a person who makes deceitful pretenses; someone shirking their duty by feigning illness
shape attribute any spatial attributes; shape or influence
shaped property shaped to fit by or as if by altering; having the shape of
shapeless property having no definite form or distinct shape; lacking symmetry or attractive form
share possession assets belonging to or due to or contributed; have in common
shared property have in common; distributed in portions on the basis of a plan
sharp property clearly defined; having or demonstrating ability to recognize
sharpen verb become sharp or sharper; make crisp or more crisp and precise
sharpness cognition a quick and penetrating intelligence; harshness of manner
shatter verb break into many pieces; cause to break into many pieces
shave verb remove body hair with a razor; cut closely
shaved property having the beard or hair cut off close
shaving act the act of removing hair with a razor; a thin fragment or slice that has been shaved
shawl artifact cloak consisting of an oblong piece of cloth
shear phenomenon a deformation of an object in which parallel; cut with shears
sheath artifact a protective covering; a dress suitable for formal occasions
shed verb get rid of; pour out in drops or small quantities or as if
sheeny person offensive term for a Jew; reflecting light
sheep animal woolly usually horned ruminant mammal related; a timid defenseless simpleton who is readily
sheeplike property like or suggestive of a sheep in docility
sheer property complete and without restriction; not mixed with extraneous elements
sheet object any broad thin expanse or surface; paper used for writing or printing
shegetz person an offensive term for non-Jewish young man
shelf artifact a support that consists of a horizontal surface; a projecting ridge on a mountain or submerged
shell artifact ammunition consisting of a cylindrical metal; the material that forms the hard outer covering
shelter artifact a structure that provides privacy and protection; protective covering that provides protection
shenanigan act reckless or malicious behavior that causes; the use of tricks to deceive someone
shepherd person a herder of sheep; a clergyman who watches over a group of people
sheriff person the principal law-enforcement officer
sherry food dry to sweet amber wine from the Jerez region
shibah time a period of seven days of mourning after
shibboleth communication a manner of speaking that is distinctive; a favorite saying of a sect or political group
shield verb protect, hide, or conceal from danger or harm; a protective covering or structure
shielded property protected by a shield to prevent injury
shielding act the act of shielding from harm; a shield of lead or concrete intended
shift verb make a shift in or exchange of; change place or direction
shifting property continuously varying; the act of moving from one place to another
shigellosis state an acute infection of the intestine by shigella
shiksa person a derogatory term used by Jews to refer
shikse person a derogatory term used by Jews to refer
shimmy verb dance a shimmy; tremble or shake
shin body the front part of the human leg between the knee; the inner and thicker of the two bones
shine verb be bright by reflecting or casting light; emit light
shining property marked by exceptional merit; the work of making something smooth and shiny
shiny property reflecting light; having a shiny surface or coating
ship artifact a vessel that carries passengers or freight; transport commercially
shipment act the act of sending off something; goods carried by a large vehicle
shipping act the commercial enterprise of moving goods; conveyance provided by the ships belonging
shipwreck artifact a wrecked ship; an accident that destroys a ship at sea
shirk verb avoid; avoid dealing with
shirt artifact a garment worn on the upper half of the body; put a shirt on
shit communication obscene words for unacceptable behavior; obscene terms for feces
shite substance obscene terms for feces
shithead person a stupid person
shitting process the elimination of fecal waste through the anus
shitwork act trivial, unrewarding, tedious, dirty
shiva person the auspicious one; a period of seven days of mourning after
shivah time a period of seven days of mourning after
shiver verb tremble convulsively, as from fear or excitement; shake, as from cold
shivering state a sensation of cold that often marks the start; vibrating slightly and irregularly
shlep act a tedious or difficult journey; an awkward and stupid person
shlepper person an awkward and stupid person
shlock artifact merchandise that is shoddy or inferior
shock feeling the feeling of distress and disbelief that you; surprise greatly
shod property wearing footgear; used of certain religious orders who wear shoes
shoddy substance reclaimed wool fiber; unethical or dishonest
shoe artifact footwear shaped to fit the foot with a flexible; U-shaped plate nailed to underside of horse's
shoot verb hit with a missile from a weapon; kill by firing a missile
shooting act the act of firing a projectile; killing someone by gunfire
shootout act a fight involving shooting small arms
shop artifact a mercantile establishment for the retail sale; do one's shopping
shoplift verb steal in a store
shopping act searching for or buying goods or services; the commodities purchased from stores
shore object the land along the edge of a body of water; a beam or timber that is propped against
short property primarily temporal sense; having little length or lacking in length
shortage attribute the property of being an amount; an acute insufficiency
shorten verb make shorter than originally intended; reduce in scope while retaining essential
shortsighted property lacking foresight or scope; unable to see distant objects clearly
shortstop person the person who plays the shortstop position; the fielding position of the player
shot act the act of firing a projectile; a solid missile discharged from a firearm
shotgun artifact firearm that is a double-barreled smoothbore
shoulder body the part of the body between the neck; push with the shoulders
shout verb utter in a loud voice; utter a sudden loud cry
shouting communication encouragement in the form of cheers; uttering a loud inarticulate cry as of pain
shove verb come into rough contact with while moving; push roughly
shovel artifact a hand tool for lifting loose material; dig with or as if with a shovel
show verb give an exhibition of to an interested audience; establish the validity of something
showcase state a setting in which something can be displayed; a glass container used to store and display
showdown communication a hostile disagreement face-to-face
shower artifact a plumbing fixture that sprays water over you; washing yourself by standing upright under water
showing act something shown to the public; the display of a motion picture
shrapnel artifact shell containing lead pellets that explodes
shred quantity a tiny or scarcely detectable amount; tear into shreds
shrewd property marked by practical hardheaded intelligence; acting with a specific goal
shriek communication sharp piercing cry; utter a shrill cry
shrieked property uttered in a shrill scream as of pain or terror
shrill property having or emitting a high-pitched and sharp tone; utter a shrill cry
shrimp animal small slender-bodied chiefly marine decapod; any of various edible decapod crustaceans
shrimpy property of inferior size
shrink verb wither, as with a loss of moisture; reduce in size
shriveled property having lost all moisture; reduced in efficacy or vitality or intensity
shrivelled property reduced in efficacy or vitality or intensity; having lost all moisture
shroud verb cover as if with a shroud; burial garment in which a corpse is wrapped
shrub plant a low woody perennial plant usually having
shrubbery group a collection of shrubs growing together; an area where a number of shrubs are planted
shrug verb raise one's shoulders to indicate indifference; a gesture involving the shoulders
shrunken property reduced in efficacy or vitality or intensity; lean and wrinkled by shrinkage as from age
shtick act a contrived and often used bit of business; a prank or piece of clowning
shtik act a contrived and often used bit of business; a prank or piece of clowning
shtup act slang for sexual intercourse
shudder verb shake, as from cold; tremble convulsively, as from fear or excitement
shuffle verb walk by dragging one's feet; move about, move back and forth
shumac plant a shrub or tree of the genus Rhus
shun verb avoid and stay away from deliberately; expel from a community or group
shunt body a passage by which a bodily fluid is diverted; a conductor having low resistance in parallel
shut verb move so that an opening or passage is obstructed; not open
shutdown act termination of operations
shutter artifact a hinged blind for a window; a mechanical device on a camera that opens
shuttle verb travel back and forth between two points; bobbin that passes the weft thread between
sialadenitis state inflammation of the salivary glands
siberia location a vast Asian region of Russia
sicilian person a resident of Sicily; of or relating to or characteristic of Sicily
sick property affected by an impairment of normal physical; feeling nausea
sickbag artifact a bag provided on an airplane for passengers who
sicken verb cause aversion in; get sick
sickly property unhealthy looking; somewhat ill or prone to illness
sickness state impairment of normal physiological function; the state that precedes vomiting
side location a place within a region identified relative; one of two or more contesting groups
sidelong property directed to one side with or as if with doubt; inclining or directed to one side
sidestep verb avoid or try to avoid fulfilling, answering; a step to one side
sidewalk artifact walk consisting of a paved area for pedestrians
sidle verb move sideways; move unobtrusively or furtively
sids state sudden and unexpected death of an apparently
siege act the action of an armed force that surrounds
sift verb separate by passing through a sieve or other; move as if through a sieve
sigh verb heave or utter a sigh; an utterance made by exhaling audibly
sight cognition an instance of visual perception; anything that is seen
sightseeing act going about to look at places of interest
sign communication a perceptible indication of something not; mark with one's signature
signal communication any nonverbal action or gesture that encodes; communicate silently and non-verbally by signals
signature attribute a distinguishing style; your name written in your own handwriting
signed property having a handwritten signature; used of the language of the deaf
significance attribute the quality of being significant; a meaning that is not expressly stated but can
significant property important in effect or meaning; of considerable importance, size, or worth
signify verb denote or connote; convey or express a meaning
silence state the state of being silent; the absence of sound
silent property marked by absence of sound; failing to speak or communicate etc when
silhouette location an outline of a solid object; represent by a silhouette
silicosis state a lung disease caused by inhaling particles
silk artifact a fabric made from the fine threads produced; animal fibers produced by silkworms and other
sill artifact structural member consisting of a continuous; a flat mass of igneous rock between two layers
silly property ludicrous, foolish; lacking seriousness
silo artifact a cylindrical tower used for storing silage; military installation consisting
silver property having the white lustrous sheen of silver; made from or largely consisting of silver
silverfish animal a silvery variety of Carassius auratus; silver-grey wingless insect found in houses
silvery property having the white lustrous sheen of silver; resembling or reminiscent of silver
simal plant East Indian silk cotton tree yielding fibers
similar property marked by correspondence or resemblance; having the same or similar characteristics
similarity attribute the quality of being similar; a Gestalt principle of organization holding
similitude attribute similarity in appearance or character or nature; a duplicate copy
simmer verb boil slowly at low temperature; temperature just below the boiling point
simple property having few parts; easy and not involved or complicated
simplicity attribute the quality of being simple or uncompounded; a lack of penetration or subtlety
simplify verb make simpler or easier or reduce in complexity
simplistic property characterized by extreme and often misleading
simulate verb reproduce someone's behavior or looks; make a pretence of
simulated property not genuine or real; reproduced or made to resemble
simultaneous property occurring or operating at the same time
sin attribute estrangement from god; an act that is regarded by theologians
sincere property open and genuine; characterized by a firm and humorless belief
sincerity attribute the quality of being open and truthful; an earnest and sincere feeling
sinewy property full of sinews; consisting of tendons or resembling a tendon
sinful property characterized by iniquity; far more than usual or expected
sinfulness attribute estrangement from god
sing verb deliver by singing; produce tones with the voice
singer person a person who sings; United States writer of Yiddish stories
singing act the act of singing vocal music; disclosing information or giving evidence about
single property being or characteristic of a single thing; a base hit on which the batter stops safely
singsong communication a regular and monotonous rising and falling; speak, chant, or declaim in a singsong
singular property unusual or striking; being a single and separate person or thing
sinister property threatening or foreshadowing evil or tragic; stemming from evil characteristics or forces
sink verb fall or descend to a lower place or level; cause to sink
sinking event a descent as through liquid; a slow fall or decline
sinner person a person who sins
sinusitis state inflammation of one of the paranasal sinuses
sinusoid body tiny endothelium-lined passages for blood; the curve of y=sin x
sioux person a member of a group of North American Indian
sip verb drink in sips; a small drink
sir person term of address for a man; a title used before the name of knight
sire verb make by reproduction; male parent of an animal especially a domestic
sirrah person formerly a contemptuous term of address
sissiness attribute the trait of being effeminate
sister person a female person who has the same parents; a title given to a nun
sit verb be seated; be around, often idly or without specific
site location the piece of land on which something is located; physical position in relation
sitting act the act of assuming or maintaining a seated; the act of assuming a certain position
situate verb determine or indicate the place, site, or limits; put firmly
situated property situated in a particular spot or position
situation state the general state of things; a condition or position in which you find
six property denoting a quantity consisting of six items; the cardinal number that is the sum of five
sixteen property being one more than fifteen; the cardinal number that is the sum of fifteen
sixteenth property coming next after the fifteenth in position; one part in sixteen equal parts
sixth property coming next after the fifth and just before; the musical interval between one note
sixties time the decade from 1960 to 1969; the time of life between 60 and 70
sixty property being ten more than fifty; the cardinal number that is the product of ten
sizable property fairly large in size; large in amount or extent or degree
size attribute the physical magnitude of something; the property resulting from being one
sized property having a specified size; having the surface treated or coated with sizing
sizzling property hot enough to burn with or as if with a hissing; characterized by intense emotion or interest
skag artifact street names for heroin
skank act a rhythmic dance to reggae music performed; any substance considered disgustingly foul
skanky property highly offensive
skedaddle verb run away, as if in a panic; a hasty flight
skeletal property of or relating to or forming or attached; very thin especially from disease or hunger
skeptic person someone who habitually doubts accepted beliefs
skeptical property denying or questioning the tenets of especially; marked by or given to doubt
sketch artifact preliminary drawing for later elaboration; a brief literary description
skid verb slide without control; an unexpected slide
skiff artifact any of various small boats propelled by oars
skill cognition an ability that has been acquired by training; ability to produce solutions in some problem
skilled property having or showing or requiring special skill
skillful property having or showing knowledge and skill; done with delicacy and skill
skim verb move or pass swiftly and lightly over; travel on the surface of water
skimming act the act of removing floating material; failure to declare income in order to avoid
skin body a natural protective body covering and site; body covering of a living animal
skinful quantity a quantity of alcoholic drink sufficient to make
skinny property being very thin; confidential information about a topic or person
skip verb bypass; jump lightly
skirmish act a minor short-term fight; engage in a skirmish
skirmisher person someone who skirmishes
skirt artifact cloth covering that forms the part of a garment; a garment hanging from the waist
skulker person someone waiting in concealment; someone shirking their duty by feigning illness
skull body the bony skeleton of the head of vertebrates
skunk person a person who is deemed to be despicable; American musteline mammal typically ejecting
skunkweed plant tall herb of the Rocky Mountains having sticky
sky object the atmosphere and outer space as viewed; throw or toss with a light motion
skylight artifact a window in a roof to admit daylight
slab artifact block consisting of a thick piece of something
slack property not tense or taut; a cord or rope or cable that is hanging loosely
slacken verb become slow or slower; make less active or fast
slacks artifact pants for casual wear
slagheap group pile of waste matter from coal mining etc
slam verb strike violently; close violently
slang communication a characteristic language of a particular group; informal language consisting of words
slant attribute degree of deviation from a horizontal plane; a biased way of looking at or presenting
slanting property having an oblique or slanted direction
slap verb hit with something flat, like a paddle; the act of smacking something
slash verb cut with sweeping strokes; cut open
slashed property having long and narrow ornamental cuts showing; patterned by having color applied with sweeping
slat artifact a thin strip; close the slats of
slate verb designate or schedule; a writing tablet made of slate
slattern person a dirty untidy woman; a prostitute who attracts customers by walking
slaughter act the killing of animals; kill usually for food consumption
slave person a person who is owned by someone; someone who works as hard as a slave
slavery state the state of being under the control of another; the practice of owning slaves
slavic communication a branch of the Indo-European family; of or relating to Slavic languages
slay verb kill intentionally and with premeditation
slayer person someone who causes the death of a person
sle state an inflammatory disease of connective tissue
sleaziness attribute a lack of elegance as a consequence of wearing; morally dishonorable
sleep verb be asleep; a natural and periodic state of rest during
sleepy property ready to fall asleep
sleeve artifact the part of a garment that is attached; small case into which an object fits
slender property being of delicate or slender build; very narrow
slice possession a share of something; a serving that has been cut from a larger
slicker artifact a macintosh made from cotton fabric treated; someone who leads you to believe something
slide verb move obliquely or sideways, usually; to pass or move unobtrusively or smoothly
slight act a deliberate discourteous act; pay no attention to, disrespect
slim property being of delicate or slender build; take off weight
sling verb hurl as if with a sling; bandage to support an injured forearm
slink verb walk stealthily
slip verb move stealthily; insert inconspicuously or quickly or quietly
slipper artifact low footwear that can be slipped on and off; a person who slips or slides because of loss
slippery property causing or tending to cause things to slip; not to be trusted
slit artifact a long narrow opening; obscene terms for female genitals
slob person a coarse obnoxious person
sloe plant wild plum of northeastern United States having; small sour dark purple fruit of especially
slop verb cause or allow to run or flow from a container; wet feed consisting of mostly kitchen waste
slope object an elevated geological formation; the property possessed by a line or surface
sloping property having an oblique or slanted direction; having a slanting form or direction
slopped property very drunk
sloppy property lacking neatness or order; marked by great carelessness
slops artifact cheap clothing; wet feed consisting of mostly kitchen waste
sloshed property very drunk
slot communication a position in a grammatical linguistic; a small slit
slovenly property negligent of neatness especially in dress
slow property not moving quickly; lose velocity
slowing attribute a decrease in rate of change
slowness cognition unskillfulness resulting from a lack of training; a rate demonstrating an absence of haste
sludge substance the precipitate produced by sewage treatment; any thick, viscous matter
slug verb strike heavily, especially with the fist; a projectile that is fired from a gun
slugger person a ballplayer who is batting; a boxer noted for an ability to deliver hard
sluggish property moving slowly; slow and apathetic
sluice artifact conduit that carries a rapid flow of water; irrigate with water from a sluice
slum location a district of a city marked by poverty; spend time at a lower socio-economic level than
slumber verb be asleep; a natural and periodic state of rest during
slump verb assume a drooping posture or carriage; a noticeable deterioration in performance
slur attribute a blemish made by dirt; a disparaging remark
slut person a woman adulterer; a dirty untidy woman
sluttish property casual and unrestrained in sexual behavior; characteristic of or befitting a slut
smack verb deliver a hard blow to; have an element suggestive
small property limited or below average in number or quantity; relatively moderate, limited, or small
smaller property small or little relative to something else
smallness attribute the property of having a relatively small size; lack of generosity in trifling matters
smallpox state a highly contagious viral disease characterized
smart property showing mental alertness and calculation; elegant and stylish
smarting state a kind of pain such as that caused by a wound
smartness attribute elegance by virtue of being fashionable; liveliness and eagerness
smash verb hit hard; break into pieces, as by striking or knocking
smashed property very drunk
smear act an act that brings discredit to the person who; a blemish made by dirt
smell verb inhale the odor of; emit an odor
smelling act the act of perceiving the odor of something; noticeably odorous
smile verb change one's facial expression by spreading; a facial expression characterized by turning up
smiling property smiling with happiness or optimism; a facial expression characterized by turning up
smirch act an act that brings discredit to the person who; a blemish made by dirt
smite verb inflict a heavy blow on, with the hand, a tool; cause physical pain or suffering in
smitten property affected by something overwhelming; marked by foolish or unreasoning fondness
smoke phenomenon a cloud of fine particles suspended in a gas; inhale and exhale smoke from cigarettes, cigars
smokehouse artifact a small house where smoke is used to cure meat
smolder verb burn slowly and without a flame; a fire that burns with thick smoke but no flame
smooth property having a surface free from roughness or bumps; make smooth or smoother, as if by rubbing
smoothness attribute a texture without roughness; the quality of having a level and even surface
smother verb envelop completely; deprive of oxygen and prevent from breathing
smudge attribute a blemish made by dirt; a smoky fire to drive away insects
smug property marked by excessive complacency
smuggle verb import or export without paying customs duties
smuggler person someone who imports or exports without paying
smut act creative activity of no literary or artistic; an offensive or indecent word or phrase
smuttiness attribute obscenity in speech or writing; the state of being dirty with soot
smutty property soiled with dirt or soot; characterized by obscenity
snag verb catch on a snag; an unforeseen obstacle
snail animal freshwater or marine or terrestrial gastropod; edible terrestrial snail usually served
snake animal limbless scaly elongate reptile; move smoothly and sinuously, like a snake
snakeberry plant North American perennial herb with alternately
snakefly animal predatory insect of western North America having
snap verb utter in an angry, sharp, or abrupt tone; break suddenly and abruptly, as under tension
snare cognition something that catches you unawares; catch in or as if in a trap
snarl verb utter in an angry, sharp, or abrupt tone; a vicious angry growl
snatch verb to grasp hastily or eagerly; to make grasping motions
sneak verb to go stealthily or furtively; put, bring, or take in a secretive or furtive
sneaker artifact a canvas shoe with a pliable rubber sole; someone acting as an informer or decoy
sneer communication a facial expression of contempt or scorn; express through a scornful smile
snicker verb laugh quietly; a disrespectful laugh
sniff verb perceive by inhaling through the nose; inhale audibly through the nose
sniper person a marksman who shoots at people from a concealed
snobbish property befitting or characteristic of those who incline
snobby property befitting or characteristic of those who incline
snooker act a form of pool played with 15 red balls and six; leave one's opponent unable to take a direct
snoopiness cognition offensive inquisitiveness
snore verb breathe noisily during one's sleep; the act of snoring or producing a snoring sound
snoring act the act of snoring or producing a snoring sound
snort verb make a snorting sound by exhaling hard; indicate contempt by breathing noisily
snotty property dirty with nasal discharge; overly conceited or arrogant
snout animal a long projecting or anterior elongation; beaklike projection of the anterior part
snow phenomenon precipitation falling from clouds in the form; a layer of snowflakes covering the ground
snowball plant plant having heads of fragrant white; increase or accumulate at a rapidly accelerating
snub verb refuse to acknowledge; reject outright and bluntly
snuff act sensing an odor by inhaling through the nose; finely powdered tobacco for sniffing up the nose
snuggle verb move or arrange oneself in a comfortable; a close and affectionate embrace
soak verb submerge in a liquid; cover with liquid
soaked property very drunk
soap artifact a cleansing agent made from the salts; street names for gamma hydroxybutyrate
soar verb rise rapidly; go or move upward
soaring property ascending to a level markedly higher than; the activity of flying a glider
sob verb weep convulsively; convulsive gasp made while weeping
sober property not affected by a chemical substance; dignified and somber in manner or character
social property relating to human society and its members; living together or enjoying life in communities
socialism cognition a political theory advocating state ownership; an economic system based on state ownership
socialistic property advocating or following the socialist principles
society group an extended social group having a distinctive; a formal association of people with similar
sociological property of or relating to or determined by sociology
sociopathic property of or relating to a sociopathic personality
sock artifact hosiery consisting of a cloth covering; hit hard
sod object surface layer of ground containing a mat; someone who engages in anal copulation
sodden property wet through and through
sodomy act intercourse via the anus, committed by a man; sexual activity between a person and an animal
sofa artifact an upholstered seat for more than one person
soft property yielding readily to pressure or weight; compassionate and kind
soften verb make soft or softer; lessen in force or effect
softening process the process of becoming softer; having a softening or soothing effect especially
softheaded property foolish
softness attribute the property of giving little resistance; a sound property that is free from loudness
soil state the state of being covered with unclean things; the part of the earth's surface consisting
soiled property soiled or likely to soil with dirt or grime
solace feeling the comfort you feel when consoled in times; give moral or emotional strength to
solanaceae plant large and economically important family of herbs
solar property relating to or derived from the sun or utilizing
solder verb join or fuse with solder; an alloy used when melted to join two metal
soldier person an enlisted man or woman who serves in an army; a wingless sterile ant or termite having a large
soldiery group soldiers collectively
sole artifact the underside of footwear or a golf club; not divided or shared with others
solemn property dignified and somber in manner or character; characterized by a firm and humorless belief
solicit verb make a solicitation or entreaty for something; approach with an offer of sexual favors
solicitude feeling a feeling of excessive concern
solid substance matter that is solid at room temperature; characterized by good substantial quality
solidarity attribute a union of interests or purposes or sympathies
solidity attribute the consistency of a solid; the quality of being solid and reliable
solitary property characterized by or preferring solitude; of plants and animals
soloist person a musician who performs a solo
solution substance a homogeneous mixture of two or more substances; a method for solving a problem
solve verb find the solution to or understand the meaning; find the solution
somatic property affecting or characteristic of the body
somatosense cognition any of the sensory systems that mediate
some property used with either mass nouns or plural count; relatively many but unspecified in number
someone thing a human being
somersault act an acrobatic feat in which the feet roll over; do a somersault
somnolent property inclined to or marked by drowsiness
son person a male human offspring; the divine word of God
sonar artifact a measuring instrument that sends out
song communication a short musical composition with words; the act of singing
songwriter person a composer of words or music for popular songs
sonny person a male child
soothe verb cause to feel better; give moral or emotional strength to
sootiness state the state of being dirty with soot
sophomore person a second-year undergraduate; used of the second year in United States high
soprano person a female singer; the pitch range of the highest female voice
sorb verb take up a liquid or a gas either by adsorption; acid gritty-textured fruit
sorbed property taken into and retained in another substance
sordid property morally degraded; meanly avaricious and mercenary
sore property hurting; an open skin infection
soreness feeling an uncomfortable feeling of mental painfulness; a pain that is felt
sorority group a social club for female undergraduates
sorption process the process in which one substance takes up
sorrow feeling an emotion of great sadness associated with loss; something that causes great unhappiness
sorrowful property experiencing or marked by or expressing sorrow
sorry property feeling or expressing regret or sorrow; bad
sort cognition a category of things distinguished by some; an approximate definition or example
soul person the immaterial part of a person; a human being
sound verb appear in a certain way; the particular auditory effect produced
sounding property appearing to be as specified; the act of measuring depth of water
soundtrack artifact sound recording on a narrow strip of a motion
soup food liquid food especially of meat or fish; an unfortunate situation
sour verb go sour or spoil; make sour or more sour
source location the place where something begins, where it; anything that provides inspiration for later
souse verb cover with liquid; the act of making something completely wet
soused property very drunk
south location the region of the United States lying; situated in or facing or moving toward or coming
southeast location the southeastern region of the United States; the compass point midway between south and east
southern property in or characteristic of a region of the United; situated in or oriented toward the south
southerner person an American who lives in the South
southpaw person a baseball pitcher who throws the ball; a person who uses the left hand with greater
southwest location the southwestern region of the United States; the compass point midway between south and west
sovereign person a nation's ruler or head of state usually; not controlled by outside forces
soviet property of or relating to or characteristic; an elected governmental council in a communist
soviets group the government of the Soviet Union
sow verb place in or on the ground for future growth; introduce into an environment
sozzled property very drunk
space thing the unlimited expanse in which everything; an empty area
spaced property spaced apart; arranged with spaces between
spacey property stupefied by some narcotic drug
spacing attribute the property possessed by an array of things; the time between occurrences of a repeating
spacious property very large in expanse or scope; having ample space
spaciousness attribute spatial largeness and extensiveness
spacy property stupefied by some narcotic drug
spade artifact a playing card in the major suit that has one; a sturdy hand shovel that can be pushed into
spain location a parliamentary monarchy in southwestern Europe
span verb to cover or extend over an area or time period; the complete duration of something
spanish communication the Romance language spoken in most of Spain; of or relating to or characteristic of Spain
spanking act the act of slapping on the buttocks; quick and energetic
spare verb refrain from harming; give up what is not strictly needed
sparing property avoiding waste
spark verb put in motion or move to act; merriment expressed by a brightness or gleam
sparkle attribute merriment expressed by a brightness or gleam; be lively or brilliant or exhibit virtuosity
sparkling property shining with brilliant points of light like; a rapid change in brightness
sparrow animal any of several small dull-colored singing birds; small brownish European songbird
sparse property not dense
spartan person a resident of Sparta; of or relating to or characteristic of Sparta
spatial property pertaining to or involving or having the nature
spatter act the act of splashing a substance on a surface; the noise of something spattering or sputtering
spavin state a swelling of the hock joint of a horse
spavined property afflicted with a swelling of the hock-joint
speak verb express in speech; exchange thoughts
speaker person someone who expresses in language; electro-acoustic transducer that converts
spear verb pierce with a spear; a long pointed rod used as a tool or weapon
special property unique or specific to a person or thing; for a special service or occasion
specialist person an expert who is devoted to one occupation; practices one branch of medicine
specialize verb become more focused on an area of activity; suit to a special purpose
specialized property developed or designed for a special activity
specialty attribute an asset of special worth or utility; the special line of work you have adopted
species group taxonomic group whose members can interbreed; a specific kind of something
specific property applying to or characterized; stated explicitly or in detail
specificity attribute the quality of being specific rather than; the quality of being specific to a particular
specified property clearly and explicitly stated
specify verb specify as a condition or requirement; decide upon or fix definitely
specimen cognition an example regarded as typical of its class; a bit of tissue or blood or urine that is taken
speck attribute a very small spot; a slight but appreciable amount
spectacle communication something or someone seen; an elaborate and remarkable display on a lavish
spectacular property sensational in appearance or thrilling in effect; characteristic of spectacles or drama
spectator person a close observer; a woman's pump with medium heel
specter cognition a mental representation of some haunting; a ghostly appearing figure
spectral property of or relating to a spectrum; resembling or characteristic of a phantom
spectrometer artifact spectroscope for obtaining a mass spectrum
spectroscopy act the use of spectroscopes to analyze spectra
spectrum phenomenon an ordered array of the components; a broad range of related objects or values
speculate verb to believe especially on uncertain or tentative; talk over conjecturally, or review in an idle
speculation cognition a hypothesis that has been formed by speculating; a message expressing an opinion based
speculative property not based on fact or investigation; not financially safe or secure
speech communication the act of delivering a formal spoken; communication by word of mouth
speed time distance travelled per unit time; a rate at which something happens
speedy property characterized by speed; accomplished rapidly and without delay
spell state a psychological state induced by a magical; orally recite the letters of or give
spellbound property having your attention fixated as though
spelling communication forming words with letters according
spend verb use up a period of time in a specific way; pay out
spermatocele body a swelling on the epididymis or the testis
sphacelus phenomenon the localized death of living cells; necrotic tissue
sphere artifact any spherically shaped artifact; a particular environment or walk of life
spherical property of or relating to spheres or resembling a sphere; having the shape of a sphere or ball
sphinx artifact one of a number of large stone statues; a riddling winged monster with a woman's head
spic property completely neat and clean; offensive term for persons of Latin American
spice substance aromatic substances of vegetable origin used; make more interesting or flavorful
spick person offensive term for persons of Latin American; completely neat and clean
spicy property suggestive of sexual impropriety; producing a burning sensation on the taste
spider animal predatory arachnid with eight legs, two poison; a skillet made of cast iron
spik person offensive term for persons of Latin American
spike event a transient variation in voltage or current; sports equipment consisting of a sharp point
spill verb cause or allow to run or flow from a container; cause or allow to flow or run out or over
spin verb revolve quickly and repeatedly around one's own; stream in jets, of liquids
spine body the series of vertebrae forming the axis; a sharp rigid animal process or appendage
spiral shape a plane curve traced by a point circling about; to wind or move in a spiral course
spire artifact a tall tower that forms the superstructure
spirit person the vital principle or animating force within; the general atmosphere of a place or situation
spirited property displaying animation, vigor, or liveliness; made lively or spirited
spiritual property concerned with sacred matters or religion; a kind of religious song originated by Blacks
spiritualism attribute concern with things of the spirit; the belief that the spirits of dead people can
spiritualist person someone who serves as an intermediary between; of or relating to or connected with spiritualism
spit verb expel or eject from the mouth; utter with anger or contempt
spittlebug animal small leaping herbivorous insect that lives
splash verb cause to spatter about, especially with force; the sound like water splashing
splattered property covered with bright patches
spleen body a large dark-red oval organ on the left side; a feeling of resentful anger
splendid property having great beauty and splendor; characterized by grandeur
splendor attribute a quality that outshines the usual; the quality of being magnificent or splendid
splenitis state inflammation of the spleen
splinter object a small thin sharp bit or wood or glass or metal; break up into splinters or slivers
split act extending the legs at right angles to the trunk; separate into parts or portions
spoil verb make a mess of, destroy or ruin; become unfit for consumption or use
spoke artifact support consisting of a radial member of a wheel; one of the crosspieces that form the steps
spoken property uttered through the medium of speech
spondylitis state inflammation of a spinal joint
sponge verb wipe with a sponge, so as to clean or moisten; a porous mass of interlacing fibers that forms
spongefly animal hairy-bodied insect whose larvae feed
spongillafly animal hairy-bodied insect whose larvae feed
spongy property easily squashed; like a sponge in being able to absorb liquids
sponsor verb assume sponsorship of; assume responsibility for or leadership of
sponsorship act the act of sponsoring
spontaneity attribute the quality of being spontaneous and coming
spontaneous property happening or arising without apparent external; said or done without having been planned
sporadic property recurring in scattered and irregular
sporanox artifact an oral antifungal drug taken for cases
spore plant a small usually single-celled asexual
sport act an active diversion requiring physical exertion; the occupation of athletes who compete for pay
sporting property exhibiting or calling for sportsmanship or fair; relating to or used in sports
sportsman person someone who engages in sports
spot location a point located with respect to surface features; catch sight of
spotless property completely neat and clean
spotlight state a focus of public attention; move into the foreground to make more visible
spouse person a person's partner in marriage
spout verb talk in a noisy, excited, or declamatory manner; gush forth in a sudden stream or jet
spouter animal a spouting whale; an oil well that is spouting
sprawl verb sit or lie with one's limbs spread out; go, come, or spread in a rambling or irregular
spray substance a pesticide in suspension or solution; be discharged in sprays of liquid
spraying act the dispersion of fungicides or insecticides; the application of a liquid in the form of small
spread verb distribute or disperse widely; become distributed or widespread
spree act a brief indulgence of your impulses; engage without restraint in an activity
spring time the season of growth; move forward by leaps and bounds
springfield location capital of the state of Illinois; a city and manufacturing center in southwestern
springtail animal any of numerous minute wingless primitive
springtide event a greater than average tide occurring during; a swelling rush of anything
springtime time the season of growth
sprinkle verb distribute loosely; cause to spatter about, especially with force
sprinkling quantity a small number dispersed haphazardly; the act of sprinkling water in baptism
sprinter person someone who runs a short distance at top speed
sprout verb produce buds, branches, or germinate; a newly grown bud
sprue state a chronic disorder that occurs in tropical
spur communication a verbalization that encourages you to attempt; give heart or courage to
spurn verb reject with contempt
sputnik artifact a Russian artificial satellite
sputter verb cause to undergo a process in which atoms are; make an explosive sound
spy person a secret agent hired by a state to obtain; watch, observe, or inquire secretly
squad group a smallest army unit; a cooperative unit
squadron group an air force unit larger than a flight; a cavalry unit consisting of two or more troops
squalid property foul and run-down and repulsive; morally degraded
squall verb utter a sudden loud cry; make high-pitched, whiney noises
square shape a plane rectangle with four equal sides and four; having four equal sides and four right angles
squared property having been made square
squat verb sit on one's heels; short and thick
squatting act the act of assuming or maintaining a crouching; exercising by repeatedly assuming a crouching
squaw person derogatory terms for an American Indian woman
squawk verb utter a harsh abrupt scream; informal terms for objecting
squeak verb make a high-pitched, screeching noise; a short high-pitched noise
squeal verb utter a high-pitched cry, characteristic of pigs; a high-pitched howl
squeeze verb to compress with violence, out of natural shape; press firmly
squiffy property very drunk
squinch artifact a small arch built across the interior angle; cross one's eyes as if in strabismus
squint verb cross one's eyes as if in strabismus; the act of squinting
squire person young nobleman attendant on a knight; an English country landowner
squirm verb to move in a twisting or contorted motion,; the act of wiggling
squirrel animal a kind of arboreal rodent having a long bushy; the fur of a squirrel
stability attribute the quality or attribute of being firm; the quality of being enduring and free
stabilize verb make stable and keep from fluctuating or put; become stable or more stable
stable property resistant to change of position or condition; a farm building for housing horses or other
stack group an orderly pile; load or cover with stacks
stadium artifact a large structure for open-air sports
staff group personnel who assist their superior in carrying; provide with staff
stage time any distinct time period in a sequence of events; a specific identifiable position in a continuum
stagger verb walk as if unable to control one's movements; walk with great difficulty
staggers state a disease of the central nervous system
staghead plant an abnormal tufted growth of small branches
stagnant property not circulating or flowing; not growing or changing
stain verb color with a liquid dye or tint; a soiled or discolored appearance
stained property marked or dyed or discolored with foreign matter; having a coating of stain or varnish
staining act the use of a dye to color specimens; the act of spotting or staining something
staircase artifact a way of access consisting of a set of steps
stairs artifact a flight of stairs or a flight of steps
stairway artifact a way of access consisting of a set of steps
stake possession a right or legal share of something; place a bet on
stakeout act surveillance of some place or some person
stalk verb walk stiffly; follow stealthily or recur constantly
stall artifact a compartment in a stable where a single animal; small area set off by walls for special use
staminate property capable of fertilizing female organs
stammer verb speak haltingly; a speech disorder involving hesitations
stamp verb to mark, or produce an imprint; walk heavily
stampede verb cause to run in panic; a headlong rush of people on a common impulse
stand verb be standing; be in some specified state or condition
standard property conforming to or constituting a standard; the ideal in terms of which something can be
standardized property brought into conformity with a standard; capable of replacing or changing places
standdown act a temporary stop of offensive military action; a suspension and relaxation from an alert state
standing state social or financial or professional status; having a supporting base
standpoint cognition a mental position from which things are viewed
stapelia plant any of various plants of the genus Stapelia
star object a celestial body of hot gases that radiates; any celestial body visible from the Earth
stare verb look at with fixed eyes; a fixed look with eyes open wide
start verb take the first step or steps in carrying out; set in motion, cause to start
starting act a turn to be a starter; appropriate to the beginning or start
startle verb to stimulate to action; a sudden involuntary movement
startled property excited by sudden surprise or alarm and making
startling property so remarkably different or sudden as to cause
starvation state a state of extreme hunger resulting from lack; the act of depriving of food or subjecting
starve verb be hungry; die of food deprivation
state location the territory occupied by one of the constituent; express in words
statement communication a message that is stated or declared; a fact or assertion offered as evidence
statesman person a man who is a respected leader in national
station artifact a facility equipped with special equipment; assign to a station
stationery communication paper cut to an appropriate size for writing
statistic cognition a datum that can be represented numerically
statistical property of or relating to statistics
statue artifact a sculpture representing a human or animal
stature state high level of respect gained by impressive; the distance from head to foot
status state the relative position or standing of things; a state at a particular time
statute communication an act passed by a legislative body; enacted by a legislative body
statutory property relating to or created by statutes; prescribed or authorized by or punishable under
staunch property firm and dependable especially in loyalty; stop the flow of a liquid
stay verb stay the same; stay put
std communication a doctor's degree in theology; a communicable infection transmitted by sexual
stead act the post or function properly or customarily
steady property not subject to change or variation especially; make steady
steak food a slice of meat cut from the fleshy part
steal verb take without the owner's consent; move stealthily
stealer person a criminal who takes property belonging
steam verb travel by means of steam power; emit steam
steamy property feeling great sexual desire; hot or warm and humid
steatopygia attribute an extreme accumulation of fat on the buttocks
steatorrhea state the presence of greater than normal amounts
steel substance an alloy of iron with small amounts of carbon; a cutting or thrusting weapon that has a long
steep property having a sharp inclination; devote fully to
steeple artifact a tall tower that forms the superstructure
steer verb direct the course; direct somewhere
stem communication the form of a word after all affixes are removed; grow out of, have roots in, originate in
stench cognition a distinctive odor that is offensively
step act any maneuver made as part of progress toward; shift or move by taking a step
stepmother person the wife of your father by a subsequent marriage
steps artifact a flight of stairs or a flight of steps; the course along which a person has walked
stepwise property one thing at a time
stereo artifact reproducer in which two microphones feed two; designating the reproduction of sound using two
stereotype cognition a conventional or formulaic conception or image; treat or classify according to a mental
stereotyped property lacking spontaneity or originality
sterilize verb make free from bacteria; make infertile
stern property of a stern or strict bearing or demeanor; the rear part of a ship
steroid substance any of several fat-soluble organic compounds; any hormone affecting the development and growth
stethoscope artifact a medical instrument for listening to the sounds
stick artifact an implement consisting of a length of wood; a small thin branch of a tree
sticking property extending out above or beyond a surface
sticky property having the sticky properties of an adhesive; moist as with undried perspiration
stiff person an ordinary man; not moving or operating freely
stiffen verb become stiff or stiffer; make stiff or stiffer
stiffness attribute the physical property of being inflexible; the property of moving with pain or difficulty
stifle verb suppress in order to conceal or hide; suppress or constrain so as to lessen
stigma attribute a skin lesion that is a diagnostic sign of some; an external tracheal aperture in a terrestrial
still property not in physical motion; marked by absence of sound
stillness attribute tranquil silence; calmness without winds
stimulant artifact a drug that temporarily quickens some vital; any stimulating information or event
stimulate verb act as a stimulant; cause to do
stimulation act the act of arousing an organism to action; any stimulating information or event
stimulus cognition any stimulating information or event
sting state a kind of pain; saddle with something disagreeable
stinger act a sharp stinging blow; a sharp organ of offense or defense often
stinging state a kind of pain; harsh or hurtful in tone or character
stink verb be extremely bad in quality or in one's; a distinctive odor that is offensively
stinker artifact an artifact that is defective or unsatisfactory; anything that gives off an offensive odor
stinkiness attribute the attribute of having a strong offensive smell
stinkpot animal small freshwater turtle having a strong musky; a person who is deemed to be despicable
stinky property having an unpleasant smell; very bad
stinting property avoiding waste
stipulate verb specify as a condition or requirement; give a guarantee or promise of
stir verb move an implement through; move very slightly
stirring act agitating a liquid with an implement; arousing to a particular emotion or action
stirrup artifact support consisting of metal loops into; the stirrup-shaped ossicle that transmits sound
stitch artifact a link or loop or knot made by an implement; fasten by sewing
stock possession the capital raised by a corporation through; the merchandise that a shop has on hand
stockholder person someone who holds shares of stock
stocking artifact close-fitting hosiery to cover the foot and leg; the activity of supplying a stock of something
stoic property seeming unaffected by pleasure or pain; a member of the ancient Greek school
stoical property seeming unaffected by pleasure or pain
stoicism attribute an indifference to pleasure or pain; the philosophical system of the Stoics following
stolid property having or revealing little emotion
stolidity attribute an indifference to pleasure or pain; apathy demonstrated by an absence of emotional
stolidness attribute an indifference to pleasure or pain
stomach body an enlarged and muscular saclike organ; the region of the body of a vertebrate between
stomatitis state inflammation of the mucous membrane of the mouth
stomp verb walk heavily; a dance involving a rhythmical stamping step
stone object a lump or mass of hard consolidated mineral; building material consisting of a piece of rock
stonechat animal common European chat with black plumage
stonefly animal primitive winged insect with a flattened body
stoner person an attacker who pelts the victim with stones
stool artifact a simple seat without a back or arms; a plumbing fixture for defecation and urination
stoop verb bend one's back forward from the waist on down; an inclination of the top half of the body
stooped property having the back and shoulders rounded
stop verb come to a halt, stop moving; put an end to a state or an activity
storage act the act of storing something; the commercial enterprise of storing goods
store artifact a mercantile establishment for the retail sale; keep or lay aside for future use
storefront artifact the front side of a store facing the street
storehouse artifact a depository for goods
storm phenomenon a violent weather condition with winds 64-72; a violent commotion or disturbance
stormy property affected or characterized by storms or commotion; characterized by violent emotions or behavior
story communication a message that tells the particulars of an act; a piece of fiction that narrates a chain
storyline communication the plot of a book or play or film
storyteller person someone who tells a story; someone who tells lies
stout property dependable; euphemisms for
stove artifact a kitchen appliance used for cooking food; any heating apparatus
straddle verb sit or stand astride of; range or extend over
straggle verb wander from a direct or straight course; go, come, or spread in a rambling or irregular
straggler person someone who strays or falls behind
straight property successive; having no deviations
straighten verb straighten up or out; make straight
straightness act a sexual attraction to persons of the opposite; freedom from crooks or curves or bends or angles
strain verb to exert much effort or energy; deformation of a physical body under the action
strained property lacking natural ease; showing signs of mental and emotional tension
straining act an intense or violent exertion; taxing to the utmost
strait object a narrow channel of the sea joining two larger; a bad or difficult situation or state of affairs
strand verb leave stranded or isolated with little hope; a necklace made by stringing objects together
strange property being definitely out of the ordinary; not known before
stranger person anyone who does not belong in the environment; an individual that one is not acquainted with
strangle verb kill by squeezing the throat of so as to cut off; constrict throat and keep from breathing
strangles state an acute bacterial disease of horses
strangulate verb become constricted; kill by squeezing the throat of so as to cut off
strap artifact an elongated leather strip for binding things; tie with a strap
strategic property relating to or concerned with strategy; highly important to or an integral part
strategy cognition an elaborate and systematic plan of action; the branch of military science dealing
stratify verb form layers or strata; divide society into social classes or castes
stratum location one of several parallel layers of material; an abstract place usually conceived as having
stravinsky person composer who was born in Russia but lived; the music of Stravinsky
straw substance plant fiber used e.g. for making baskets; material consisting of seed coverings and small
stray verb move about aimlessly or without any destination; not close together in time
streak verb move quickly in a straight line; a narrow marking of a different color or texture
streaked property marked with or as if with stripes or linear
stream object a natural body of running water flowing; dominant course of successive events or ideas
streaming property exuding a bodily fluid in profuse amounts; the circulation of cytoplasm within a cell
streamlined property made efficient by stripping off nonessentials; designed or arranged to offer the least
street artifact a thoroughfare that is lined with buildings; the part of a thoroughfare between the sidewalks
streetcar artifact a wheeled vehicle that runs on rails
streetlight artifact a lamp supported on a lamppost
streetwalker person a prostitute who attracts customers by walking
strength attribute the property of being physically or mentally; capability in terms of personnel and materiel
strengthen verb make strong or stronger; gain strength
stress communication the relative prominence of a syllable or musical; to stress, single out as important
stretch verb occupy a large, elongated area; extend one's limbs or muscles, or the entire
stretched property relieved of stiffness by stretching; extended or spread over a wide area or distance
stretcher artifact a litter for transporting people who are ill; a stone that forms the top of wall or building
strew verb spread by scattering; cover
striation shape any of a number of tiny parallel grooves such as; a stripe or stripes of contrasting color
stricken property grievously affected especially by disease; affected by something overwhelming
strict property rigidly accurate; stringently enforced
stride act a step in walking or running; the distance covered by a step
stridulation event a shrill grating or chirping noise made by some
strife act bitter conflict; lack of agreement or harmony
strike verb deliver a sharp blow, as with the hand, fist; have an emotional or cognitive impact upon
striking property sensational in appearance or thrilling in effect; the act of contacting one thing with another
string artifact a lightweight cord; stringed instruments that are played with a bow
strip object a relatively long narrow piece of something; take away possessions from someone
strive verb attempt by employing effort; to exert much effort or energy
striving act an effortful attempt to attain a goal
stroke verb touch lightly and repeatedly, as with brushing; the act of swinging or striking at a ball
stroll act a leisurely walk; walk leisurely and with no apparent aim
strong property having strength or power greater than average; not faint or feeble
strop verb sharpen on a strop; a leather strap used to sharpen razors
stroppy property obstreperous
structural property relating to or caused by structure, especially; relating to or having or characterized
structure artifact a thing constructed; the manner of construction of something
structured property having definite and highly organized structure; resembling a living organism in organization
struggle act an energetic attempt to achieve something; make a strenuous or labored effort
struggling property engaged in a struggle to overcome especially
strum verb sound the strings of; sound of strumming
strut act a proud stiff pompous gait; to walk with a lofty proud gait, often
strychnine substance an alkaloid plant toxin extracted chiefly
stubborn property tenaciously unwilling or marked by tenacious; not responding to treatment
stubbornness attribute the trait of being difficult to handle; resolute adherence to your own ideas or desires
stucco substance a plaster now made mostly from Portland cement; coat with stucco
stud verb scatter or intersperse like dots or studs; poker in which each player receives hole cards
student person a learner who is enrolled in an educational; a learned person
studio artifact workplace for the teaching or practice of an art; an apartment with a living space and a bathroom
study act a detailed critical inspection; consider in detail and subject to an analysis
stuff artifact miscellaneous unspecified objects; the tangible substance that goes into the makeup
stuffy property excessively conventional and unimaginative; lacking fresh air
stultify verb deprive of strength or efficiency; cause to appear foolish
stumble verb walk unsteadily; miss a step and fall or nearly fall
stumblebum person an awkward stupid person; a second-rate prize fighter
stump plant the base part of a tree that remains standing; the part of a limb or tooth that remains after
stun verb make senseless or dizzy by or as if by a blow; hit something or somebody as if with a sandbag
stunned property filled with the emotional impact of overwhelming; in a state of mental numbness especially
stunt act a difficult or unusual or dangerous feat; check the growth or development of
stunted property inferior in size or quality
stupefy verb make senseless or dizzy by or as if by a blow; be a mystery or bewildering to
stupefying property so surprisingly impressive as to stun; shocking with surprise and consternation
stupendous property so great in size or force or extent as to elicit
stupid property lacking or marked by lack of intellectual acuity; a person who is not very bright
stupidity cognition a poor ability to understand or to profit; a stupid mistake
stupor cognition marginal consciousness; the feeling of distress and disbelief that you
sturdy property having rugged physical strength; not making concessions
stutter verb speak haltingly; a speech disorder involving hesitations
sty artifact a pen for swine; an infection of the sebaceous gland
stye state an infection of the sebaceous gland
style attribute how something is done or how it happens; a particular kind
stylization act the act of stylizing
stylostixis act treatment of pain or disease by inserting
styx object a river in Hades across which Charon carried
suave property smoothly agreeable and courteous with a degree; having a sophisticated charm
subaltern person a British commissioned army officer below; inferior in rank or status
subclinical property relating to the stage in the development
subdivision act the act of subdividing; an area composed of subdivided lots
subdue verb bring under control by force or authority; put down by force or intimidation
subdued property in a softened tone; restrained in style or quality
subject communication the subject matter of a conversation; something selected by an artist or photographer
subjective property taking place within the mind and modified; of a mental act performed entirely within
subjectivist person a person who subscribes to subjectivism
sublimation event modifying the natural expression of an impulse; a change directly from the solid to the gaseous
sublimaze artifact trade names of a narcotic analgesic that can be
sublime property inspiring awe; vaporize and then condense right back again
submarine artifact a submersible warship usually armed; a large sandwich made of a long crusty roll
submerge verb sink below the surface; cover completely or make imperceptible
submission communication something submitted for the judgment of others; the act of submitting
submissive property inclined or willing to submit to orders; abjectly submissive
submit verb refer for judgment or consideration; put before
submucosa body the connective tissue beneath mucous membrane
subordinate person an assistant subject to the authority or control; lower in rank or importance
suborn verb induce to commit perjury or give false testimony; procure
subscribe verb offer to buy, as of stocks and shares; mark with one's signature
subscription communication agreement expressed by signing your name; a payment for consecutive issues of a newspaper
subsection artifact a section of a section
subsequent property following in time or order
subside verb wear off or die down; sink down or precipitate
subsidence event a gradual sinking to a lower level; the sudden collapse of something into a hollow
subsidize verb support through subsidies; secure the assistance of by granting a subsidy
subsistence possession minimal resources for subsisting; a means of surviving
subspace group a space that is contained within another space
subspecies group a taxonomic group that is a division
substance thing the real physical matter of which a person; the idea that is intended
substantial property of considerable importance, size, or worth; of or relating to the real nature or essential
substantiate verb establish or strengthen as with new evidence; solidify, firm, or strengthen
substitute verb put in the place of another; a person or thing that takes or can take
substrate substance the substance that is acted upon by an enzyme; an indigenous language that contributes features
subsystem group a system that is part of some larger system
subtend verb be opposite to
subtle property difficult to detect or grasp by the mind; working or spreading in a hidden and usually
subtlety attribute the quality of being difficult to detect; a subtle difference in meaning or opinion
subtract verb make a subtraction; take off or away
suburb location a residential district located on the outskirts
suburban property relating to or characteristic of or situated
suburbanite person a resident of a suburb
subway artifact an electric railway operating below the surface; an underground tunnel or passage enabling
succeed verb attain success or reach a desired goal; be the successor
succeeding property coming after or following; elected but not yet serving
success event an event that accomplishes its intended purpose; an attainment that is successful
successful property having succeeded or being marked by a favorable
succession attribute a following of one thing after another in time; the action of following in order
successive property in regular succession without gaps
successor person a person who follows next in order; a thing or person that immediately replaces
succor act assistance in time of difficulty; help in a difficult situation
succuba person a female demon believed to have sexual
succubus person a female demon believed to have sexual
succumb verb consent reluctantly; be fatally overwhelmed
such property of so extreme a degree or extent
suck verb draw into the mouth by creating a practical; draw something in by or as if by a vacuum
suckle verb give suck to; suck milk from the mother's breasts
suckled property breast-fed
suckling act feeding an infant by giving suck at the breast; a young mammal that has not been weaned
sudden property happening without warning or in a short space
suds object the froth produced by soaps or detergents; a dysphemism for beer
sue verb institute legal proceedings against; French writer whose novels described the sordid
suffer verb undergo; undergo or be subjected to
sufferable property capable of being borne though unpleasant
sufferance attribute patient endurance especially of pain or distress; a disposition to tolerate or accept people
sufferer person a person suffering from an illness; one who suffers for the sake of principle
suffering state a state of acute pain; misery resulting from affliction
suffice verb be sufficient
sufficient property of a quantity that can fulfill a need
suffix communication an affix that is added at the end of the word; attach a suffix to
suffocate verb deprive of oxygen and prevent from breathing; struggle for breath
suffuse verb cause to spread or flush or flood through, over; to become overspread as with a fluid, a colour
sugar food a white crystalline carbohydrate used; sweeten with sugar
suggest verb make a proposal, declare a plan for something; drop a hint
suggestion cognition an idea that is suggested; a proposal offered for acceptance or rejection
suicide act the act of killing yourself; a person who kills himself intentionally
suit artifact a set of garments for outerwear all of the same; be agreeable or acceptable to
suitable property meant or adapted for an occasion or use; worthy of being chosen especially as a spouse
suitcase artifact a portable rectangular container for carrying
suite artifact apartment consisting of a series of connected; a musical composition of several movements only
suited property meant or adapted for an occasion or use; outfitted or supplied with clothing
sulky artifact a light two-wheeled vehicle for one person; sullen or moody
sullen property showing a brooding ill humor; darkened by clouds
sully person French statesman; United States painter of portraits
sultriness attribute the quality of expressing or arousing sexual; oppressively hot and humid weather
sultry property characterized by oppressive heat and humidity; sexually exciting or gratifying
sum possession a quantity of money; a quantity obtained by the addition of a group
sumac plant a shrub or tree of the genus Rhus; wood of a sumac
sumach plant a shrub or tree of the genus Rhus
summarize verb give a summary; be a summary of
summary communication a brief statement that presents the main points; briefly giving the gist of something
summer time the warmest season of the year; the period of finest development, happiness
summon verb call in an official matter, such as to attend; ask to come
sumptuous property ostentatiously rich and superior in quality
sun object the star that is the source of light and heat; the rays of the sun
sunday time first day of the week; United States evangelist
sundew plant any of various bog plants of the genus Drosera
sundown time the time in the evening at which the sun begins
sundry property consisting of a haphazard assortment
sunken property having a sunken area
sunlight phenomenon the rays of the sun
sunny property bright and pleasant
sunray phenomenon a ray of sunlight; a ray of artificial ultraviolet light
sunshade artifact a canopy made of canvas to shelter people; a handheld collapsible source of shade
super property of the highest quality; including more than a specified category
superb property of surpassing excellence; surpassingly good
superficial property concerned with or comprehending only what; of, affecting, or being on or near the surface
superfund cognition the federal government's program to locate
superimpose verb place on top of
superior property of high or superior quality or performance; of or characteristic of high rank or importance
superiority attribute the quality of being superior; the quality of being at a competitive advantage
superlative communication an exaggerated expression; highest in quality
supernatural property not existing in nature or subject to explanation; supernatural forces and events and beings
supersede verb take the place or move into the position of
supersonic property greater than the speed of sound in a given; having frequencies above those of audible sound
superstition cognition an irrational belief arising from ignorance
supervise verb watch and direct; keep tabs on
supervision act management by overseeing the performance
supervisor person one who supervises or has charge and direction; a program that controls the execution of other
supper food a light evening meal; a social gathering where a light evening meal
supplant verb take the place or move into the position of
supplement verb add as a supplement to what seems insufficient; a supplementary component that improves
supplicate verb ask humbly; ask for humbly or earnestly, as in prayer
supplier person someone whose business is to supply a particular
supply verb give something useful or necessary to; an amount of something available for use
support verb give moral or psychological support, aid; support materially or financially
supportable property capable of being borne though unpleasant
supporter person a person who backs a politician or a team etc.; a band worn around the leg to hold up a stocking
supporting property furnishing support and encouragement; the act of bearing the weight
supportive property furnishing support or assistance
suppose verb express a supposition; expect, believe, or suppose
supposed property required or under orders; mistakenly believed
suppository artifact a small plug of medication designed
suppress verb bring under control by force or authority; consciously restrain from showing
suppression act the act of withholding or withdrawing some book; forceful prevention
suppuration body a fluid product of inflammation; the formation of morbific matter in an abscess
supremacy state power to dominate or defeat
supreme property final or last in your life or progress; greatest in status or authority or power
surcharge possession an additional charge; show an omission in for which credit ought
sure property having or feeling no doubt or uncertainty; exercising or taking care great enough to bring
surface artifact the outer boundary of an artifact or a material; the extended two-dimensional outer boundary
surfactant substance a chemical agent capable of reducing the surface
surge verb rise and move, as in waves or billows; a sudden forceful flow
surgeon person a physician who specializes in surgery
surgery act a medical procedure involving an incision; a room in a hospital equipped
surging property characterized by great swelling waves or surges
surmise verb infer from incomplete evidence; a message expressing an opinion based
surmount verb get on top of; be on top of
surpass verb be or do something to a greater degree; distinguish oneself
surplus attribute a quantity much larger than is needed; more than is needed, desired, or required
surprise verb cause to be surprised; the astonishment you feel when something totally
surprised property taken unawares or suddenly and feeling wonder
surprising property causing surprise or wonder or amazement
surrender verb give up or agree to forgo to the power; relinquish possession or control over
surround verb extend on all sides of simultaneously; envelop completely
surrounded property confined on all sides
surrounding property closely encircling
surroundings state the environmental condition; the area in which something exists or lives
surveillance act close observation of a person or group
survey verb consider in a comprehensive way; a detailed critical inspection
surveyor person an engineer who determines the boundaries; someone who conducts a statistical survey
survival state a state of surviving; something that survives
survive verb continue to live and avoid dying; continue in existence after
surviving property still in existence
survivor person one who lives through affliction; an animal that survives in spite of adversity
susceptible property yielding readily to or capable of; easily impressed emotionally
suspect verb imagine to be the case or true or probable; regard as untrustworthy
suspend verb hang freely; cause to be held in suspension in a fluid
suspended property supported or kept from sinking or falling
suspense cognition an uncertain cognitive state; apprehension about what is going to happen
suspension substance a mixture in which fine particles are suspended; the act of suspending something
suspensor artifact a support for the genitals worn by men engaging
suspensory artifact a bandage of elastic fabric applied to uplift
suspicion cognition an impression that something might be the case; doubt about someone's honesty
suspicious property openly distrustful and unwilling to confide; not as expected
sustain verb lengthen or extend in duration or space; undergo
sustenance food a source of materials to nourish the body; the act of sustaining life by food or providing
suttee act the act of a Hindu widow willingly cremating
swagger verb to walk with a lofty proud gait, often; a proud stiff pompous gait
swaggering property having or showing arrogant superiority; flamboyantly adventurous
swallow verb pass through the esophagus as part of eating; engulf and destroy
swammerdam person Dutch naturalist and microscopist who proposed
swamp object low land that is seasonally flooded; fill quickly beyond capacity
swan animal stately heavy-bodied aquatic bird with very long; to declare or affirm solemnly and formally
sward object surface layer of ground containing a mat
swarm verb move in large numbers; be teeming, be abuzz
swatch artifact a sample piece of cloth
sway verb move back and forth or sideways; move or walk in a swinging or swaying manner
swear verb utter obscenities or profanities; to declare or affirm solemnly and formally
swearing communication profane or obscene expression usually; a commitment to tell the truth
swearword communication profane or obscene expression usually
sweat body salty fluid secreted by sweat glands; excrete perspiration through the pores
sweatshirt artifact cotton knit pullover with long sleeves worn
sweden location a Scandinavian kingdom in the eastern part
swedish property of or relating to or characteristic of Sweden; a Scandinavian language that is the official
sweep verb sweep across or over; move with sweeping, effortless, gliding motions
sweeper animal little-known nocturnal fish of warm shallow seas; a cleaning implement with revolving brushes
sweeping property taking in or moving over a wide area; the act of cleaning with a broom
sweet property having or denoting the characteristic taste; having a sweet nature befitting an angel
sweetheart person a person loved by another person; any well-liked individual
swell verb increase in size, magnitude, number; expand abnormally
swelling state an abnormal protuberance or localized; the increase in volume of certain substances
swerve verb turn sharply; the act of turning aside suddenly
swift property moving very fast; a small bird that resembles a swallow
swill food wet feed consisting of mostly kitchen waste; drink large quantities of
swim verb travel through water; be afloat either on or below a liquid surface
swindle verb deprive of by deceit; the act of swindling by some fraudulent scheme
swing verb move in a curve or arc, usually with the intent; move or walk in a swinging or swaying manner
swinish property resembling swine; ill-mannered and coarse and contemptible
swirl verb flow in a circular current, of liquids; turn in a twisting or spinning motion
swiss person the natives or inhabitants of Switzerland; of or relating to Switzerland or its people
switch verb change over, change around, as to a new order; control consisting of a mechanical or electrical
swivel verb turn on a pivot; a coupling that has one end that turns
swiz act British slang for a swindle
swoop verb move down on as if in an attack; rapid sliding up or down the musical scale
sword artifact a cutting or thrusting weapon that has a long
syllable communication a unit of spoken language larger than a phoneme
symbol communication an arbitrary sign that has acquired; something visible that by association
symbolic property relating to or using or proceeding by means; serving as a visible symbol for something
symbolism act the practice of investing things with symbolic; a system of symbols and symbolic representations
symbolize verb express indirectly by an image, form, or model; represent or identify by using a symbol
symmetric property having similarity in size, shape, and relative
symmetrical property having similarity in size, shape, and relative; exhibiting equivalence or correspondence among
symmetry attribute an attribute of a shape or relation; balance among the parts of something
sympathetic property of or relating to the sympathetic nervous system; expressing or feeling or resulting from sympathy
sympathize verb share the feelings of; be understanding of
sympathy cognition an inclination to support or be loyal; sharing the feelings of others
symphonic property relating to or characteristic or suggestive; harmonious in sound
symphony communication a long and complex sonata for symphony orchestra; a large orchestra
symposium group a meeting or conference for the public
symptom state any sensation or change in bodily function; anything that accompanies X and is regarded
symptomatic property characteristic or indicative of a disease; relating to or according to or affecting
symptomless property having no symptoms of illness or disease
synagogue artifact the place of worship for a Jewish congregation
synchrony relation the relation that exists when things occur
syndicate group an association of companies for some definite; a loose affiliation of gangsters in charge
syndrome cognition a complex of concurrent things; a pattern of symptoms indicative of some disease
synonym communication two words that can be interchanged in a context
synovitis state inflammation of the synovial membrane that lines
syntax cognition the grammatical arrangement of words; a systematic orderly arrangement
synthesis process the process of producing a chemical compound; the combination of ideas into a complex whole
synthesize verb combine so as to form a more complex, product; combine and form a synthesis
synthetic property not of natural origin; a compound made artificially by chemical
syph state a common venereal disease caused
syphilis state a common venereal disease caused
system artifact instrumentality that combines interrelated; a group of independent but interrelated elements
systematic property characterized by order and planning; of or relating to taxonomy
systematize verb arrange according to a system or reduce
tabes state wasting of the body during a chronic disease
table group a set of data arranged in rows and columns; a piece of furniture having a smooth flat top
tableau cognition any dramatic scene; a group of people attractively arranged
tabulate verb arrange or enter in tabular form; shape or cut with a flat surface
tachinidae animal parasites on other insects
tack verb fasten with tacks; turn into the wind
tackle verb accept as a challenge; the person who plays that position on a football
taco food a tortilla rolled cupped around a filling; offensive term for a person of Mexican descent
tact attribute consideration in dealing with others
tactic cognition a plan for attaining a particular goal
tactics cognition the branch of military science dealing; a plan for attaining a particular goal
tactile property of or relating to or proceeding from the sense; producing a sensation of touch
tactility cognition the faculty of perceiving pressure or heat
tactual property of or relating to or proceeding from the sense; producing a sensation of touch
taffy food chewy candy of sugar or syrup boiled until thick
tag communication a label written or printed on paper, cardboard; attach a tag or label to
tail animal the posterior part of the body of a vertebrate; the time of the last part of something
tailback person the person who plays tailback; the position of the offensive back on a football
tailor verb adjust to a specific need or market; style and tailor in a certain fashion
tailored property severely simple in line or design; custom-made
taint state the state of being contaminated; contaminate with a disease or microorganism
take verb carry out; require
tale communication a message that tells the particulars of an act; a trivial lie
talent cognition natural abilities or qualities; a person who possesses unusual innate ability
talisman artifact a trinket or piece of jewelry usually hung about
talk verb exchange thoughts; express in speech
tall property great in vertical dimension; a garment size for a tall person
tally act a score in baseball made by a runner touching; the act of counting
tame verb correct by punishment or discipline; flat and uninspiring
tamoxifen artifact an antagonist for estrogen that is used
tan attribute a light brown the color of topaz; a browning of the skin resulting from exposure
tangent shape a straight line or plane that touches a curve; ratio of the opposite to the adjacent side
tangible property perceptible by the senses especially the sense; capable of being treated as fact
tangle object a twisted and tangled mass that is highly; something jumbled or confused
tangled property in a confused mass; highly complex or intricate and occasionally
tango act a ballroom dance of Latin-American origin; music written in duple time for dancing
tank artifact an enclosed armored military vehicle; a large vessel for holding gases or liquids
tantalizing property very pleasantly inviting; arousing desire or expectation for something
tap verb cut a female screw thread with a tap; the sound made by a gentle blow
tape artifact a long thin piece of cloth or paper as used; a recording made on magnetic tape
tapping event the sound of light blow or knock
taradiddle communication a trivial lie; pretentious or silly talk or writing
tarantism state a nervous disorder characterized
tardive property late-occurring
target communication a reference point to shoot at; the location of the target that is to be hit
tariff possession a government tax on imports or exports; charge a tariff
tarnish verb make dirty or spotty, as by exposure to air; discoloration of metal surface caused
tarot artifact any of a set of cards that include 22 cards
tarpaulin artifact waterproofed canvas
tarradiddle communication a trivial lie; pretentious or silly talk or writing
tarsitis state inflammation of the eyelid
tart property tasting sour like a lemon; a small open pie with a fruit filling
tartar object an incrustation that forms on the teeth and gums; a fiercely vigilant and unpleasant woman
tartarus cognition a place where the wicked are punished after
task act any piece of work that is undertaken; a specific piece of work required to be done
taste verb have flavor; the sensation that results when taste buds
tattered property worn to shreds; ruined or disrupted
taunt verb harass with persistent criticism or carping; aggravation by deriding or mocking
taut property pulled or drawn tight; subjected to great tension
tautology communication useless repetition; a statement that is necessarily true
tavern artifact a building with a bar that is licensed to sell
tawdry property tastelessly showy; made of inferior workmanship and materials
tax possession charge against a citizen's person or property; levy a tax on
taxi artifact a car driven by a person whose job is to take; travel slowly
taxpayer person someone who pays taxes
tea food a beverage made by steeping tea leaves in water; a light midafternoon meal of tea and sandwiches
teacart artifact serving cart for serving tea or light
teach verb impart skills or knowledge to; accustom gradually to some action or attitude
teacher person a person whose occupation is teaching; a personified abstraction that teaches
teaching act the profession of a teacher; a doctrine that is taught
teacup artifact a cup from which tea is drunk; as much as a teacup will hold
team group a cooperative unit; two or more draft animals that work together
teammate person a fellow member of a team
teamster person the driver of a team of horses doing hauling; someone who drives a truck as an occupation
tear verb separate or cause to separate abruptly; to separate or be separated by force
tears act the process of shedding tears
tease verb annoy persistently; someone given to teasing
teasing act the act of harassing someone playfully; playful vexation
teat body the small projection of a mammary gland
technical property of or relating to technique or proficiency; characterizing or showing skill
technician person someone whose occupation involves training; someone known for high skill in some
technique cognition a practical method or art applied to some; skillfulness in the command of fundamentals
technology act the application of the knowledge and usage; the discipline dealing with the art or science
tedious property so lacking in interest as to cause mental; using or containing too many words
teen property being of the age 13 through 19; a juvenile between the onset of puberty
teenage property being of the age 13 through 19
teenager person a juvenile between the onset of puberty
teens time the time of life between the ages of 12 and 20; all the numbers that end in -teen
teeter verb move unsteadily, with a rocking motion; a plaything consisting of a board balanced
telegram communication a message transmitted by telegraph
telegraph artifact apparatus used to communicate at a distance over; send cables, wires, or telegrams
telegrapher person someone who transmits messages by telegraph
telegraphic property of or relating to or transmitted by telegraph; having the style of a telegram with many short
telephone artifact electronic equipment that converts sound into; get or try to get into communication
televise verb broadcast via television
television communication broadcasting visual images of stationary; a telecommunication system that transmits images
tell verb express in words; let something be known
telsontail animal any of several minute primitive wingless
temerity attribute fearless daring
temper feeling a sudden outburst of anger; a disposition to exhibit uncontrolled anger
temperature attribute the degree of hotness or coldness of a body; the somatic sensation of cold or heat
temple artifact place of worship consisting of an edifice; an edifice devoted to special or exalted
tempo time the speed at which a composition is to be played; the rate of some repeating event
temporal property not eternal; the semantic role of the noun phrase
temporary property not permanent; a worker hired on a temporary basis
tempra artifact an analgesic for mild pain but not
tempt verb dispose or incline or entice to; provoke someone to do something through promises
temptation cognition something that seduces or has the quality; the act of influencing by exciting hope
ten property being one more than nine; the cardinal number that is the sum of nine
tenancy act an act of being a tenant or occupant
tenant person someone who pays rent to use land or a building; any occupant who dwells in a place
tend verb have a tendency or disposition to do or be; have care of or look after
tendency cognition an attitude of mind especially one that favors; an inclination to do something
tender property given to sympathy or gentleness; having or displaying warmth or affection
tenderloin food the tender meat of the loin muscle on each side; a city district known for its vice and high
tenderness attribute a tendency to express warm and affectionate; a feeling of concern for the welfare of someone
tendinitis state inflammation of a tendon
tendon body a cord or band of inelastic tissue connecting
tendonitis state inflammation of a tendon
tenement artifact a run-down apartment house barely meeting
tenesmus state painful spasm of the anal sphincter along
tenonitis state inflammation of a tendon
tenor attribute the pitch range of the highest male voice; the adult male singing voice above baritone
tense communication a grammatical category of verbs used to express; cause to be tense and uneasy or nervous
tension state a state of mental or emotional strain; the physical condition of being stretched
tent artifact a portable shelter; a web that resembles a tent or carpet
tentative property under terms not final or fully worked out; unsettled in mind or opinion
tenth property coming next after the ninth and just before; a tenth part
tenure time the term during which some position is held; the right to hold property
tenured property appointed for life and not subject to dismissal
terbinafine artifact an oral antifungal drug used to treat cases
term communication a word or expression used for some particular; name formally or designate with a term
terminal artifact station where transport vehicles load or unload; a contact on an electrical device
terminate verb bring to an end or halt; have an end, in a temporal, spatial
termination time a coming to an end of a contract period; the act of ending something
terminator person someone who exterminates
terminology communication a system of words used to name things
termite animal whitish soft-bodied ant-like social insect
terms state status with respect to the relations between; the amount of money needed to purchase something
terrace artifact usually paved outdoor area adjoining a residence; a row of houses built in a similar style
terrain location a piece of ground having specific
terrestrial property of or relating to or inhabiting the land; of or relating to or characteristic
terrible property causing fear or dread or terror; exceptionally bad or displeasing
terrier animal any of several usually small short-bodied breeds
terrific property very great or intense; extraordinarily good or great
terrified property thrown into a state of intense fear
terrifying property causing extreme terror
territorial property of or relating to a territory; a territorial military unit
territory location a region marked off for administrative or other; an area of knowledge or interest
terror feeling an overwhelming feeling of fear and anxiety; a person who inspires fear or dread
test verb put to the test, as for its quality, or give; trying something to find out about it
testament cognition a profession of belief; a legal document declaring a person's wishes
testate person a person who makes a will; having made a legally valid will before death
tested property tested and proved useful or correct; tested and proved to be reliable
testicle body one of the two male reproductive glands
testify verb give testimony in a court of law; provide evidence for
testimonial communication something that serves as evidence; something given or done as an expression
testimony communication a solemn statement made under oath; an assertion offering firsthand authentication
testing act the act of subjecting to experimental test; an examination of the characteristics
tetanus act a sustained muscular contraction resulting; an acute and serious infection of the central
texan person a native or resident of Texas; of or relating to or characteristic of Texas
texas location the second largest state
text communication the words of something written; the main body of a written work
textile artifact artifact made by weaving or felting or knitting; of or relating to fabrics or fabric making
texture attribute the feel of a surface or a fabric; the essential quality of something
thanatology cognition the branch of science that studies death
thanatopsis communication an essay expressing a view on the subject
thanatos motive an unconscious urge to die; the Greek personification of death
thank verb express gratitude or show appreciation to
thanks communication an acknowledgment of appreciation; with the help of or owing to
thanksgiving time fourth Thursday in November in the United States; a short prayer of thanks before a meal
thaw verb become or cause to become soft or liquid; warm weather following a freeze
theater artifact a building where theatrical performances; the art of writing and producing plays
theatre artifact a building where theatrical performances; the art of writing and producing plays
theatrical property suited to or characteristic of the stage; of or relating to the theater
theca animal outer sheath of the pupa of certain insects; a case or sheath especially a pollen sac or moss
thelarche event the start of breast development in a woman
theme communication the subject matter of a conversation; a unifying idea that is a recurrent element
then time that time; at a specific prior time
theologian person someone who is learned in theology or who
theological property of or relating to or concerning theology
theology cognition the rational and systematic study of religion; a particular system or school of religious
theorem communication a proposition deducible from basic postulates; an idea accepted as a demonstrable truth
theoretical property concerned primarily with theories or hypotheses; concerned with theories rather than their
theorize verb to believe especially on uncertain or tentative; form or construct theories
theory cognition a well-substantiated explanation of some aspect; a tentative insight into the natural world
therapeutic property tending to cure or restore to health; relating to or involved in therapy
therapeutics cognition branch of medicine concerned with the treatment
therapist person a person skilled in a particular type of therapy
therapy act the act of caring for someone
thermal property relating to or associated with heat; rising current of warm air
thermalgesia state pain caused by heat
thermocouple artifact a kind of thermometer consisting of two wires
thermometer artifact measuring instrument for measuring temperature
thermometry act the measurement of temperature
thesis communication an unproved statement put forward as a premise; a treatise advancing a new point of view
thevetia plant genus of poisonous tropical American evergreen
thick property not thin; having component parts closely crowded together
thicken verb become thick or thicker; make thick or thicker
thicket group a dense growth of bushes
thickheaded property stupid
thickness attribute the dimension through an object as opposed; resistance to flow
thickspread property covered thickly
thief person a criminal who takes property belonging
thieving property given to thievery; the act of taking something from someone
thievishness attribute having a disposition to steal
thigh body the part of the leg between the hip and the knee; the upper joint of the leg of a fowl
thin property of relatively small extent from one surface; lacking excess flesh
thing state a special situation; an action
things possession any movable possession
think verb judge or regard; expect, believe, or suppose
thinking cognition the process of using your mind to consider; endowed with the capacity to reason
thinness attribute the property of having little body fat; relatively small dimension through an object
thiouracil substance depresses the function of the thyroid gland
third property coming next after the second and just before; one of three equal parts of a divisible whole
thirst state a physiological need to drink; strong desire for something
thirteen property being one more than twelve; the cardinal number that is the sum of twelve
thirty property being ten more than twenty; the cardinal number that is the product of ten
thorax animal part of an insect's body that bears the wings; the part of the human torso between the neck
thorough property painstakingly careful and accurate; performed comprehensively and completely
thoroughfare artifact a public road from one place to another
thought cognition the content of cognition; the process of using your mind to consider
thoughtful property having intellectual depth; exhibiting or characterized by careful thought
thoughtless property showing lack of careful thought; without care or thought for others
thousand quantity the cardinal number that is the product of 10; denoting a quantity consisting of 1,000 items
thrash verb give a thrashing to; move or stir about violently
thread artifact a fine cord of twisted fibers used in sewing; pass a thread through
threat state something that is a source of danger; a warning that something unpleasant is imminent
threaten verb pose a threat to; to utter intentions of injury or punishment
threatening property threatening or foreshadowing evil or tragic; darkened by clouds
three property being one more than two; the cardinal number that is the sum of one
threnody communication a song or hymn of mourning composed or performed
threshold time the starting point for a new state or experience; the sill of a door
thrifty property careful and diligent in the use of resources; mindful of the future in spending money
thrill feeling the swift release of a store of affective force; an almost pleasurable sensation of fright
thrilling property causing a surge of emotion or excitement; causing quivering or shivering as by cold
thrip animal any of various small to minute sucking insects
thripid animal any of various small to minute sucking insects
thrips animal any of various small to minute sucking insects
thrive verb grow vigorously; make steady progress
thriving property very lively and profitable
throat body the passage to the stomach and lungs; a passage resembling a throat in shape
throb verb expand and contract rhythmically; pulsate or pound with abnormal force
throbbing event an instance of rapid strong pulsation; pounding or beating strongly or violently
throe state severe spasm of pain; hard or painful trouble or struggle
thrombopenia state a blood disease characterized by an abnormally
throng group a large gathering of people; press tightly together or cram
throttle artifact a valve that regulates the supply of fuel; place limits on
through property having finished or arrived at completion; continuing without requiring stops or changes
throw verb propel through the air; move violently, energetically, or carelessly
throwaway communication an advertisement intended for wide distribution; words spoken in a casual way with conscious
thrush animal songbirds characteristically having brownish; a woman who sings popular songs
thrust verb push forcefully; press or force
thud event a heavy dull sound; strike with a dull sound
thug person an aggressive and violent young criminal
thumb body the thick short innermost digit of the forelimb; travel by getting free rides from motorists
thump verb move rhythmically; hit hard with the hand, fist, or some heavy
thumping event a heavy dull sound; very large
thunder event a deep prolonged loud noise; a booming or crashing noise caused by air
thundering property extraordinarily big or impressive; sounding like thunder
thunderous property loud enough to cause hearing loss; extremely ominous
thursday time the fifth day of the week
thwart verb hinder or prevent of; a crosspiece spreading the gunnels of a boat
thyroid body located near the base of the neck; suggestive of a thyroid disorder
thyroiditis state inflammation of the thyroid gland
thyroxine body hormone produced by the thyroid glands
thysanopter animal an insect of the order Thysanoptera
thysanuron animal primitive wingless insects
tibet location an autonomous region of the Peoples Republic
tibetan communication Himalayish language spoken in Tibet; of or relating to or characteristic of Tibet
tick event a metallic tapping sound; make a clicking or ticking sound
ticket communication a commercial document showing that the holder; the appropriate or desirable thing
tide event the periodic rise and fall of the sea level; something that may increase or decrease
tidewater location the coastal plain of the South; low-lying coastal land drained by tidal streams
tidings communication information about recent and important events
tie verb fasten or secure with a rope, string, or cord; neckwear consisting of a long narrow piece
tied property bound or secured closely; bound together by or as if by a strong rope
tiger animal large feline of forests in most of Asia having; a fierce or audacious person
tight property closely constrained or constricted; pulled or drawn tight
tighten verb make tight or tighter; become tight or tighter
tilt verb to incline or bend from a vertical position; heel over
tilted property departing or being caused to depart
timber substance the wood of trees cut and prepared for use; a beam made of wood
timbered property furnished with or made of wood or timbers; covered with growing timber
timbre attribute the distinctive property of a complex sound
time event an instance or single occasion for some event; a period of time considered as a resource under
timely property before a time limit expires; done or happening at the appropriate or proper
times time a more or less definite period of time now; an arithmetic operation that is the inverse
timid property showing fear and lack of confidence; people who are fearful and cautious
timing attribute the time when something happens; the regulation of occurrence, pace
tin substance a silvery malleable metallic element; airtight sealed metal container for food
tine artifact prong on a fork or pitchfork or antler
tingle verb cause a stinging or tingling sensation; a somatic sensation as from many tiny stings
tingling property exciting by touching lightly so as to cause; a somatic sensation as from many tiny stings
tinkle verb make or emit a high sound; a light clear metallic sound as of a small bell
tinpot property inferior
tint attribute a quality of a given color that differs slightly; color lightly
tiny property very small
tip location the extreme end of something; cause to tilt
tire artifact hoop that covers a wheel; lose interest or become bored with something
tired property depleted of strength or energy; repeated too often
tissue body part of an organism consisting of an aggregate; a soft thin paper
tit body either of two soft fleshy milk-secreting; small insectivorous birds
titer attribute the concentration of a solution as determined
titillating property pleasantly and superficially exciting; giving sexual pleasure
title communication a heading that names a statute or legislative; the name of a work of art or literary
titter verb laugh nervously; a nervous restrained laugh
toad animal any of various tailless stout-bodied amphibians
toadshade plant trillium of northeastern United States
toadstool plant common name for an inedible or poisonous agaric
toast food slices of bread that have been toasted; make brown and crisp by heating
tobacco artifact leaves of the tobacco plant dried and prepared; aromatic annual or perennial herbs and shrubs
today time the present time or age; the day that includes the present moment
toe body one of the digits of the foot; the part of footwear that provides a covering
together property mentally and emotionally stable
toil verb work hard; productive work
toilet artifact a room or building equipped with one or more; a plumbing fixture for defecation and urination
toiling property doing arduous or unpleasant work
token communication an individual instance of a type of symbol; a metal or plastic disk that can be redeemed
tokyo location the capital and largest city of Japan
tolerance act the act of tolerating something; the power or capacity of an organism to tolerate
tolerant property showing respect for the rights or opinions; showing or characterized by broad-mindedness
tolerate verb put up with something or somebody unpleasant; allow the presence of or allow without opposing
toll attribute value measured by what must be given or done; a fee levied for the use of roads or bridges
tomahawk artifact weapon consisting of a fighting ax; cut with a tomahawk
tomato food mildly acid red or yellow pulpy fruit eaten; native to South America
tomb artifact a place for the burial of a corpse
tomfoolery act foolish or senseless behavior
tommyrot communication pretentious or silly talk or writing
tomorrow time the day after today; the near future
ton quantity a United States unit of weight equivalent; a British unit of weight equivalent to 2240
tonal property employing variations in pitch to distinguish; having tonality
tone communication the quality of a person's voice; a pitch or change in pitch of the voice
tongue body a mobile mass of muscular tissue covered; a human written or spoken language used
tonight time the present or immediately coming night
tons quantity a large number or amount
tonsillitis state inflammation of the tonsils
tontine possession an annuity scheme wherein participants share; a form of life insurance whereby on the death
tool artifact an implement used in the practice of a vocation; the means whereby some act is accomplished
tooth body hard bonelike structures in the jaws; something resembling the tooth of an animal
toothbrush artifact small brush; slang for a mustache
toothsome property acceptable to the taste or mind; having strong sexual appeal
top location the upper part of anything; the highest or uppermost side of anything
topic communication the subject matter of a conversation; some situation or event that is thought about
topical property pertaining to the surface of a body part; of or relating to or arranged by topics
topless property having no top; having the breasts uncovered or featuring such
topography attribute the configuration of a surface and the relations; precise detailed study of the surface features
topple verb fall down, as if collapsing; cause to topple or tumble by pushing
torch artifact a light usually carried in the hand; a small portable battery-powered electric lamp
torment feeling intense feelings of suffering; extreme mental distress
tormented property experiencing intense pain especially mental pain; tormented or harassed by nightmares
tormentor person someone who torments; a flat at each side of the stage to prevent
torn property having edges that are jagged from injury; disrupted by the pull of contrary forces
tornado phenomenon a localized and violently destructive windstorm; a purified and potent form of cocaine
torquemada person the Spaniard who as Grand Inquisitor was
torrent event a violently fast stream of water; a heavy rain
torso body the body excluding the head and neck and limbs
tortuous property highly complex or intricate and occasionally; marked by repeated turns and bends
torture verb torment emotionally or mentally; extreme mental distress
tortured property experiencing intense pain especially mental pain
torturer person someone who inflicts severe physical pain
tory person an American who favored the British side during; a supporter of traditional political and social
tosh communication pretentious or silly talk or writing
toss verb throw or toss with a light motion; lightly throw to see which side comes up
total property constituting the full quantity or extent; add up in number or quantity
totter verb move without being stable, as if threatening; move unsteadily, with a rocking motion
tottering property unsteady in gait as from infirmity or old age; having lost stability
touch verb make physical contact with, come in contact with; the event of something coming in contact
touchdown act a score in American football; a landing
touched property having come into contact; being excited or provoked to the expression
touching property arousing affect; the act of putting two things together with no
tough property not given to gentleness or sentimentality; very difficult
toughie communication a particularly difficult or baffling question; an aggressive and violent young criminal
tour act a journey or route all the way around; make a tour of a certain place
tourist person someone who travels for pleasure
tournament event a sporting competition in which contestants play; a series of jousts between knights contesting
tousled property in disarray
towel artifact a rectangular piece of absorbent cloth; wipe with a towel
tower artifact a structure taller than its diameter; appear very large or occupy a commanding
town location an urban area with a fixed boundary; the people living in a municipality smaller than
toxaemia state blood poisoning caused by bacterial toxic; an abnormal condition of pregnancy characterized
toxemia state blood poisoning caused by bacterial toxic; an abnormal condition of pregnancy characterized
toxic property of or relating to or caused by a toxin or poison
toxicant substance any substance that causes injury or illness; having the qualities or effects of a poison
toxicity attribute grave harmfulness or deadliness; the degree to which something is poisonous
toxicognath animal either of a pair of poison fangs in the modified
toxin substance a poisonous substance produced during
toxoid substance a bacterial toxin that has been weakened until
toy artifact an artifact designed to be played with; any of several breeds of very small dogs kept
toying act playful behavior intended to arouse sexual
trabecula body rod-shaped structures of fibrous tissue
trace verb follow, discover, or ascertain the course; a just detectable amount
trachea body membranous tube with cartilaginous rings; one of the tubules forming the respiratory
tracheitis state inflammation of the trachea
trachoma state a chronic contagious disease caused
tracing act the act of drawing a plan or diagram or outline; the discovery and description of the course
track object a line or route along which something travels; carry on the feet and deposit
tract body a system of body parts that together serve some; an extended area of land
tractor artifact a wheeled vehicle with large wheels; a truck that has a cab but no body
trade act the skilled practice of a practical occupation; the commercial exchange of goods and services
trademark attribute a distinctive characteristic or attribute; a formally registered symbol identifying
trader person someone who purchases and maintains an inventory
trading act buying or selling securities or commodities
tradition cognition an inherited pattern of thought or action; a specific practice of long standing
traditional property consisting of or derived from tradition; pertaining to time-honored orthodox doctrines
traffic group the aggregation of things coming and going; buying and selling
tragedy event an event resulting in great loss and misfortune; drama in which the protagonist is overcome
tragic property very sad; of or relating to or characteristic of tragedy
tragicomic property of or relating to or characteristic; having pathetic as well as ludicrous
trail verb to lag or linger behind; a track or mark left by something that has
train artifact public transport provided by a line of railway; create by training and teaching
trained property shaped or conditioned or disciplined by training
training act activity leading to skilled behavior; the result of good upbringing
trait attribute a distinguishing feature of your personal nature
traitor person someone who betrays his country by committing; a person who says one thing and does another
tramp verb travel on foot, especially on a walking; a vagrant
trample verb tread or stomp heavily or roughly; injure by trampling or as if by trampling
trance state a psychological state induced by a magical; a state of mind in which consciousness
tranquilizer artifact a drug used to reduce stress or tension without
transact verb conduct business
transaction act the act of transacting within or between groups
transcend verb be greater in scope or size than some standard; be superior or better than some standard
transcribe verb rewrite in a different script; write out from speech, notes, etc.
transducer artifact an electrical device that converts one form
transexual person a person whose sexual identification is entirely; a person who has undergone a sex change
transfer act the act of moving something from one location; lift and reset in another soil or situation
transform verb subject to a mathematical transformation; change or alter in form, appearance, or nature
transit artifact a surveying instrument for measuring horizontal; a journey usually by ship
transition act the act of passing from one state or place; an event that results in a transformation
transitional property of or relating to or characterized by transition
translate verb restate from one language into another language; change from one form or medium into another
translation communication a written communication in a second language; the act of changing in form or shape
translucent property allowing light to pass through diffusely
transmigrate verb move from one country or region to another; be born anew in another body after death
transmission act the act of sending a message; communication by means of transmitted signals
transmit verb transfer to another; broadcast over the airwaves, as in radio
transmitter artifact set used to broadcast radio or tv signals; any agent that carries and transmits a disease
transmute verb change in outward structure or looks; change or alter in form, appearance, or nature
transparent property transmitting light; so thin as to transmit light
transpiring property that is passing through
transplant verb lift and reset in another soil or situation; the act of removing something from one location
transport verb move something or somebody around; something that serves as a means
transpose verb change the order or arrangement of; cause to change places
transsexual person a person whose sexual identification is entirely; a person who has undergone a sex change
transverse property extending or lying across
transvestic property receiving sexual gratification from wearing
transvestism act the practice of adopting the clothes
transvestite person someone who adopts the dress or manner or sexual; receiving sexual gratification from wearing
trap artifact a device in which something can be caught; drain consisting of a U-shaped section
trapper person someone who sets traps for animals
trash artifact an amphetamine derivative used in the form; nonsensical talk or writing
trashy property tastelessly showy; cheap and inferior
travel verb change location; undertake a journey or trip
traveled property traveled over or through; familiar with many parts of the world
traveler person a person who changes location
traverse verb travel across or pass over; deny formally in a legal suit
tray artifact an open receptacle for holding or displaying
tread verb tread or stomp heavily or roughly; put down or press the foot, place the foot
treason act a crime that undermines the offender's; an act of deliberate betrayal
treasure artifact art highly prized for its beauty or perfection; accumulated wealth in the form of money
treasurer person an officer charged with receiving and disbursing
treasury possession the funds of a government or institution; the government department responsible
treat verb interact in a certain way; subject to a process or treatment, with the aim
treated property subjected to a physical treatment or action; given medical care or treatment
treatment act care provided to improve a situation; the management of someone or something
treaty communication a written agreement between two states
tree plant a tall perennial woody plant having a main trunk; English actor and theatrical producer noted
treehopper animal small leaping insect that sucks juices
treetop plant the upper branches and leaves of a tree or other
tremble verb move or jerk quickly and involuntarily up; a reflex motion caused by cold or fear
trembles state disease of livestock and especially cattle
trembling property vibrating slightly and irregularly; a shaky motion
tremendous property extraordinarily large in size or extent; extraordinarily good or great
tremor act an involuntary vibration; a small earthquake
trench artifact a ditch dug as a fortification having a parapet; any long ditch cut in the ground
trend location a general direction in which something tends; a general tendency to change
treponema animal spirochete that causes disease in humans
trespass verb enter unlawfully on someone's property; entry to another's property without right
trial act the act of testing something; trying something to find out about it
triangle shape a three-sided polygon; a percussion instrument consisting of a metal
tribal property relating to or characteristic of a tribe
tribute communication something given or done as an expression; payment by one nation for protection by another
trichoptera animal an order of insects consisting of caddis flies
trick act a cunning or deceitful action or device; a ludicrous or grotesque act done for fun
trifle artifact something of small importance; a detail that is considered insignificant
trigger artifact lever that activates the firing mechanism; put in motion or move to act
trill communication a note that alternates rapidly with another note; the articulation of a consonant with a rapid
trim verb remove the edges from and cut down; a decoration or adornment on a garment
trio communication a musical composition for three performers; the cardinal number that is the sum of one
trip act a journey for some purpose; miss a step and fall or nearly fall
tripe communication nonsensical talk or writing; lining of the stomach of a ruminant used as food
triple act a base hit at which the batter stops safely; increase threefold
tripper artifact a catch mechanism that acts as a switch; a tourist who is visiting sights of interest
triumph event a successful ending of a struggle or contest; the exultation of victory
triumphant property joyful and proud especially because of triumph; experiencing triumph
trivial property small and of little importance; concerned with trivialities
trollop person a woman adulterer; a dirty untidy woman
troop group a group of soldiers; a cavalry unit corresponding to an infantry
trooper person a soldier in a motorized army unit; a mounted police officer
troops group soldiers collectively
tropical property relating to or situated in or characteristic; of or relating to the tropics, or either tropic
trot verb run at a moderately swift pace; ride at a trot
trouble cognition a source of difficulty; an angry disturbance
troubled property characterized by or indicative of distress; characterized by unrest or disorder
troublesome property causing difficulty or annoyance
trough object a narrow depression; a channel along the eaves or on the roof
troupe group organization of performers and associated
trousers artifact a garment extending from the waist to the knee
truancy act failure to attend
truck artifact an automotive vehicle suitable for hauling; convey by truck
trudge verb walk heavily and firmly, as when weary; a long difficult walk
true property consistent with fact or reality; accurately placed or thrown
trumpery artifact ornamental objects of no great value; nonsensical talk or writing
trumpet artifact a brass musical instrument with a brilliant tone; proclaim on, or as if on, a trumpet
trundle verb move heavily; small wheel or roller
trunk artifact luggage consisting of a large strong case used; the main stem of a tree
trust verb have confidence or faith in; allow without fear
trustee person a person to whom legal title to property; members of a governing board
trustworthy property worthy of trust or belief; taking responsibility for one's conduct
truth cognition a fact that has been verified; conformity to reality or actuality
truthful property expressing or given to expressing the truth; conforming to truth
try verb make an effort or attempt; put to the test, as for its quality, or give
trying property hard to endure; extremely irritating to the nerves
tsh substance anterior pituitary hormone that stimulates
tss state syndrome resulting from a serious acute
tsunami event a cataclysm resulting from a destructive sea
tub artifact a relatively large open container that you fill; a large open vessel for holding or storing
tube artifact conduit consisting of a long hollow object used; electronic device consisting of a system
tubercle body a protuberance on a bone especially; small rounded wartlike protuberance on a plant
tuberculosis state infection transmitted by inhalation or ingestion
tubing artifact conduit consisting of a long hollow object used
tuck verb fit snugly into; a narrow flattened pleat or fold
tucker artifact a detachable yoke of linen or lace worn over; a sewer who tucks
tudor group an English dynasty descended from Henry Tudor; of or relating to a style of architecture
tuesday time the third day of the week
tug verb pull hard; a sudden abrupt pull
tuition possession a fee paid for instruction; teaching pupils individually
tularaemia state a highly infectious disease of rodents
tularemia state a highly infectious disease of rodents
tumble verb fall down, as if collapsing; roll over and over, back and forth
tumbler artifact a glass with a flat bottom but no handle or stem; a gymnast who performs rolls and somersaults
tumid property of sexual organs; ostentatiously lofty in style
tumidity state slight swelling of an organ or part
tumidness state slight swelling of an organ or part
tummy body an enlarged and muscular saclike organ; slang for a paunch
tumor state an abnormal new mass of tissue that serves no
tumult state a state of commotion and noise and confusion; the act of making a noisy disturbance
tumultuous property characterized by unrest or disorder
tune communication a succession of notes forming a distinctive; adjust for functioning
tungsten substance a heavy grey-white metallic element
tuning act calibrating something to a standard frequency
tunnel artifact a passageway through or under something, usually; force a way through
turban artifact a traditional Muslim headdress consisting; a small round woman's hat
turbine artifact rotary engine in which the kinetic energy
turbulence phenomenon unstable flow of a liquid or gas; a state of violent disturbance and disorder
turbulent property agitated vigorously; characterized by unrest or disorder
turd substance obscene terms for feces
turkey animal large gallinaceous bird with fan-shaped tail; a Eurasian republic in Asia Minor
turmoil state a violent disturbance; violent agitation
turn verb change orientation or direction, also; undergo a transformation or a change of position
turned property moved around an axis or center; in an unpalatable state
turning act the act of changing or reversing the direction; act of changing in practice or custom
turnover relation the ratio of the number of workers that had; the act of upsetting something
tussaud person French modeler who made wax death masks
tutor person a person who gives private instruction; be a tutor to someone
twaddle communication pretentious or silly talk or writing; speak rapidly and incessantly
twang attribute exaggerated nasality in speech; a sharp vibrating sound
twat body obscene terms for female genitals; a man who is a stupid incompetent fool
tweed artifact thick woolen fabric used for clothing; trousers made of flannel or gabardine or tweed
twelfth property coming next after the eleventh and just before; one part in twelve equal parts
twelve property denoting a quantity consisting of 12 items; the cardinal number that is the sum of eleven
twenties time the time of life between 20 and 30; the decade from 1920 to 1929
twentieth property coming next after the nineteenth in position; position 20 in a countable series of things
twenty property denoting a quantity consisting of 20 items; the cardinal number that is the sum of nineteen
twerp person someone who is regarded as contemptible
twig plant a small branch or division of a branch; branch out in a twiglike manner
twilight phenomenon the diffused light from the sky when the sun; the time of day immediately following sunset
twin person either of two offspring born at the same time; being two identical
twine verb spin, wind, or twist together; a lightweight cord
twinge feeling a sudden sharp feeling; a sharp stab of pain
twinkling time a very short time; shining intermittently with a sparkling light
twirl verb turn in a twisting or spinning motion; cause to spin
twirler person someone who twirls a baton; the person who does the pitching
twirp person someone who is regarded as contemptible; make a weak, chirping sound
twist verb to move in a twisting or contorted motion,; cause to assume a crooked or angular form
twit act aggravation by deriding or mocking; someone who is regarded as contemptible
twitch verb make an uncontrolled, short, jerky motion; move with abrupt, seemingly uncontrolled motions
two property being one more than one; the cardinal number that is the sum of one
twofold property having more than one decidedly dissimilar; twice as great or many
tylenol artifact an analgesic for mild pain but not
tympanitis state inflammation of the inner ear
type cognition a subdivision of a particular kind of thing; a person of a specified kind
typewriter artifact hand-operated character printer for printing
typhoid state serious infection marked by intestinal
typhus state rickettsial disease transmitted by body lice
typical property exhibiting the qualities or characteristics; of a feature that helps to distinguish a person
typify verb embody the essential characteristics of or be; express indirectly by an image, form, or model
typing communication writing done with a typewriter
typography act the craft of composing type and printing from it; art and technique of printing with movable type
tyranny group a form of government in which the ruler; dominance through threat of punishment
tyrosine substance an amino acid found in most proteins
uglify verb make ugly
ugly property displeasing to the senses; morally reprehensible
ulalgia state pain in the gums
ulcer state a circumscribed inflammatory and often
ulitis state inflammation of the gums
ultimate property furthest or highest in degree or order; being the last or concluding element of a series
ultrasonic property having frequencies above those of audible sound
ultraviolet phenomenon radiation lying in the ultraviolet range; having or employing wavelengths shorter than
umbrella artifact a lightweight handheld collapsible canopy; a formation of military planes maintained over
unable property not having the necessary means or skill; lacking necessary physical or mental ability
unadjusted property not altered to fit certain requirements; not having adapted to new conditions
unaffected property undergoing no change when acted upon; unaware of or indifferent to
unambiguous property having or exhibiting a single clearly defined; admitting of no doubt or misunderstanding
unanimous property in complete agreement; acting together as a single undiversified whole
unasked property uninvited
unassisted property unsupported by other people; lacking help
unattached property not fastened together; not associated in an exclusive sexual
unattractive property lacking beauty or charm; lacking power to arouse interest
unavailable property not available or accessible or at hand
unavoidable property impossible to avoid or evade
unaware property not aware
unawareness cognition unconsciousness resulting from lack of knowledge
unbroken property marked by continuous or uninterrupted extension; not subdued or trained for service or use
uncertain property lacking or indicating lack of confidence; not established beyond doubt
uncertainty attribute being unsettled or in doubt or dependent; the state of being unsure of something
unchanged property not made or become different; remaining in an original state
uncharged property of a particle or body or system
uncle person the brother of your father or mother; a source of help and advice and encouragement
unclean property soiled or likely to soil with dirt or grime; having a physical or moral blemish so as to make
uncommitted property not bound or pledged; not associated in an exclusive sexual
uncommon property not common or ordinarily encountered; marked by an uncommon quality
unconcerned property lacking in interest or care or feeling; easy in mind
unconscious property not conscious; that part of the mind wherein psychic activity
unconvincing property not convincing; having a probability too low to inspire belief
uncool property unfashionable and boring
undaunted property resolutely courageous; unshaken in purpose
undeniable property not possible to deny
undepicted property not pictured
under property located below or beneath something else; lower in rank, power, or authority
underboss person an assistant or second-in-command to a chief
underbred property of inferior or mixed breed; lacking in refinement or grace
underbrush group the brush growing beneath taller trees in a wood
underground property under the level of the ground; an electric railway operating below the surface
underlie verb be or form the base for; lie underneath
underline verb give extra weight to; a line drawn underneath
underlying property in the nature of something though not readily; being or involving basic facts or principles
undermine verb destroy property or hinder normal operations; hollow out as if making a cave or opening
underscore verb give extra weight to; a line drawn underneath
undersexed property having a subnormal degree of sexual desire
undershirt artifact a collarless men's undergarment for the upper
understand verb know and comprehend the nature or meaning of; perceive mentally
understate verb represent as less significant or important
understood property fully apprehended as to purport or meaning; implied by or inferred from actions
undertake verb enter upon an activity or enterprise; promise to do or accomplish
underwater property beneath the surface of the water; growing or remaining under water
underway property currently in progress
underworld group the criminal class; the world of the dead
underwrite verb guarantee financial support of; protect by insurance
undesirable property not wanted; one whose presence is undesirable
undeveloped property not developed, mature, or fully formulated; not developed, improved, exploited or used
undiminished property not lessened or diminished
undo verb cancel, annul, or reverse an action; deprive of certain characteristics
undoer person a person who destroys or ruins or lays waste to; a person who unfastens or unwraps or opens
undress verb get undressed; partial or complete nakedness
undue property not yet payable; not appropriate or proper in the circumstances
unearth verb bring to light; recover through digging
uneasiness feeling feelings of anxiety that make you tense; inability to rest or relax or be still
uneasy property lacking a sense of security or affording no ease; lacking or not affording physical or mental rest
uneconomical property inefficient in use of time and effort; wasteful of resources
unemployed property not engaged in a gainful occupation; people who are involuntarily out of work
unemployment state the state of being unemployed or not having
uneven property not even or uniform as e.g. in shape or texture; not fairly matched as opponents
unexpected property not expected or anticipated
unexplained property not explained; having the reason or cause not made clear
unexplored property not yet discovered
unfailing property unceasing; always able to supply more
unfaithful property not true to duty or obligation or promises; having sexual relations with someone other than
unfamiliar property not known or well known
unfavorable property not encouraging or approving or pleasing; tending to hinder or oppose
unfitting property not in keeping with what is correct or proper
unfold verb develop or come to a promising stage; extend or stretch out to a greater or the full
unfortunate property not favored by fortune; not auspicious
unfrozen property not frozen
ungainly property lacking grace in movement or posture; difficult to handle or manage especially because
ungodly property characterized by iniquity
unhappy property experiencing or marked by or causing sadness; generalized feeling of distress
unheeding property marked by or paying little heed or attention
unhitch verb unfasten or release from or as if from a hitch
unholy property not hallowed or consecrated; extremely evil or cruel
unhygienic property unclean and constituting a likely cause
unified property formed or united into a whole; operating as a unit
uniform artifact clothing of distinctive design worn by members; always the same
uniformed property dressed in a uniform
uniformity attribute a condition in which everything is regular; the quality of lacking diversity or variation
unify verb become one; to bring or combine together or with something
unimportant property not important; devoid of importance, meaning, or force
unimpressed property not moved to serious regard
uninfected property free from sepsis or infection
union group an organization of employees formed to bargain; being of or having to do with the northern
unique property radically distinctive and without equal; applying exclusively to a given category
uniqueness attribute the quality of being one of a kind
unisexual property relating to only one sex or having only one type
unit quantity any division of quantity accepted as a standard; an individual or group or structure or other
unite verb become one; act in concert or unite in a common purpose
united property characterized by unity; of or relating to two people who are married
unity state an undivided or unbroken completeness; the smallest whole number or a numeral
universal property of worldwide scope or applicability; coupling that connects two rotating shafts
universality attribute the quality of being universal
universe object everything that exists anywhere; everything stated or assumed in a given
university group the body of faculty and students at a university; establishment where a seat of higher learning
unknown property not known; an unknown and unexplored region
unleash verb release or vent; release from a leash
unlike property marked by dissimilarity; not equal in amount
unlikely property has little chance of being the case or coming; not likely to be true or to occur or to have
unlimited property having no limits in range or scope; that cannot be entirely consumed or used up
unlined property not having a lining or liner; smooth, especially of skin
unload verb remove from and leave; remove the load from
unloading act the labor of taking a load of something off
unlock verb open the lock of; become unlocked
unlocked property not firmly fastened or secured
unmanliness attribute the trait of being effeminate
unmarried property not married or related to the unmarried state
unmistakable property clearly evident to the mind; clearly revealed to the mind or the senses
unmolested property not interfered with, disturbed, or harmed
unmoved property emotionally unmoved; being in the original position
unnatural property not in accordance with or determined by nature; not normal
unnecessary property not necessary
unobtainable property not capable of being obtained
unoccupied property not held or filled or in use; not seized and controlled
unofficial property not having official authority or sanction; not officially established
unorthodox property independent in behavior or thought; breaking with convention or tradition
unpaid property not paid; engaged in as a pastime
unpainful property not accompanied by pain sensations
unpaired property of the remaining member of a pair
unpleasant property offensive or disagreeable
unpleasing property unpleasant or disagreeable to the senses
unpopular property regarded with disfavor or lacking general
unprepared property without preparation
unprintable property unfit for print because morally or legally
unqualified property not limited or restricted; not meeting the proper standards
unquiet property characterized by unrest or disorder; causing or fraught with or showing anxiety
unrealistic property not realistic
unrelated property lacking a logical or causal relation; not connected by kinship
unreliable property liable to be erroneous or misleading; not worthy of reliance or trust
unrestricted property not subject to or subjected to restriction; free of restrictions on conduct
unromantic property neither expressive of nor exciting sexual love
unsaturated property not saturated; used of a compound containing atoms sharing more
unsavory property morally offensive; not pleasing in odor or taste
unsavoury property morally offensive; not pleasing in odor or taste
unscientific property not consistent with the methods or principles
unscrew verb loosen something by unscrewing it; loosen by turning
unscrupulous property without scruples or principles
unseen property not seen or perceived; a belief that there is a realm controlled
unsex verb make infertile; remove the qualities typical of one's sex
unsexed property deprived of sexual capacity or sexual attributes
unsightly property unpleasant to look at
unsmiling property not smiling
unsolved property not solved
unsound property not sound financially; not in good condition
unspeakable property defying expression or description; exceptionally bad or displeasing
unstable property lacking stability or fixity or firmness; highly or violently reactive
unstained property not stained; not having a coating of stain or varnish
unstressed property not bearing a stress or accent
unstructured property lacking definite structure or organization; lacking the system or structure characteristic
unsuccessful property not successful; failing to accomplish an intended result
untie verb undo the ties of; cause to become loose
untouched property still full; not influenced or affected
unusual property not usual or common or ordinary; being definitely out of the ordinary
unwanted property not wanted
unwelcome property not welcome
unwell property somewhat ill or prone to illness
unwire verb undo the wiring of
unwise property showing or resulting from lack of judgment; not appropriate to the purpose
update verb modernize or bring up to date; bring up to date
upgrade verb rate higher; to improve what was old or outdated
upheaval state a state of violent disturbance and disorder; disturbance usually in protest
uphold verb keep or maintain in unaltered condition; stand up for
upkeep act activity involved in maintaining something; the act of sustaining life by food or providing
uplift verb fill with high spirits; a brassiere that lifts and supports the breasts
uplifting event the rise of something
upper property the topmost one of two; higher in place or position
upraised property held up in the air
upright property in a vertical position; of moral excellence
uprise verb get up and out of bed; return from the dead
uproar state a state of commotion and noise and confusion; loud confused noise from many sources
uprooter person a person who destroys or ruins or lays waste to
upset verb disturb the balance or stability of; move deeply
upstage artifact the rear part of the stage; steal the show, draw attention to oneself away
upstairs property on or of upper floors of a building; the part of a building above the ground floor
uptake act the process of taking food into the body through; a process of taking up or using up or consuming
uptown location a residential part of town away from the central; of or located in the upper part of a town
upward property directed up; extending or moving toward a higher place
uraemia state accumulation in the blood of nitrogenous waste
uraemic property of or involving excess nitrogenous waste
uranalysis act the chemical analysis of urine
urarthritis state a painful inflammation of the big toe and foot
uraturia state presence of abnormally large amounts of uric
urban property relating to or concerned with a city or densely; located in or characteristic of a city or city
urbanized property made urban in nature
urea substance the chief solid component of mammalian urine
uremia state accumulation in the blood of nitrogenous waste
uremic property of or involving excess nitrogenous waste
ureter body either of a pair of thick-walled tubes
ureteritis state inflammation of the ureter
urethra body duct through which urine is discharged in most
urethritis state inflammation of the urethra
urethrocele state prolapse of the urethra into the vagina
urge verb force or impel in an indicated direction; push for something
urgency state the state of being urgent; pressing importance requiring speedy action
urgent property compelling immediate action
urging act the act of earnestly supporting or encouraging; a verbalization that encourages you to attempt
uric property in or relating to or obtained from urine
uricaciduria state presence of abnormal amounts of uric acid
uricosuric property acting to increase the excretion of uric acid
urinalysis act the chemical analysis of urine
urinary property of or relating to the function or production; of or relating to the urinary system of the body
urinate verb eliminate urine; pass after the manner of urine
urination process the discharge of urine
urobilin substance brown bile pigment formed from urobilinogens
urocele state extravasation of urine into the scrotal sac
urochesia process passage of urine from the anus
urochezia process passage of urine from the anus
urodynia state pain during urination
urticate verb sting with or as with nettles and cause; whip with or as with nettles
usable property capable of being put to use; convenient for use or disposal
usage act the act of using; accepted or habitual practice
use verb put into service; the act of using
used property employed in accomplishing something; previously used or owned by another
useful property being of use or service; having a useful function
usefulness attribute the quality of being of practical use
useless property having no beneficial use or incapable
user person a person who makes use of a thing; a person who uses something or someone selfishly
usher verb take to their seats, as in theaters; someone employed to conduct others
ussr location a former communist country in eastern Europe
usual property occurring or encountered or experienced; commonly encountered
usurp verb seize and take control without authority; take the place of
utah location a state in the western United States
utensil artifact an implement for practical use
utility group a company that performs a public service; the service provided by a public utility
utilization act the act of using; the state of having been made use of
utilize verb put into service; convert
utmost property of the greatest possible degree or extent; the greatest possible degree
utopia communication a book written by Sir Thomas More describing; an imaginary place considered to be perfect
utopian property of or pertaining to or resembling a utopia; an idealistic social reformer
utter verb articulate; express audibly
uveitis state inflammation of the uvea of the eye
uvulitis state inflammation of the uvula
uxoriousness attribute foolish fondness for or excessive submissiveness
vacancy state being unoccupied; an empty area or space
vacant property void of intelligence or thought; without an occupant or incumbent
vacate verb leave voluntarily; leave behind empty
vacation time leisure time away from work devoted to rest; spend or take a vacation
vaccina state a local infection induced in humans
vaccinated property having been rendered unsusceptible to a disease
vaccinating act the act of protecting against disease
vaccination act taking a vaccine as a precaution against; the scar left following inoculation
vaccine artifact immunogen consisting of a suspension of weakened
vaccinia state a viral disease of cattle causing a mild skin; a local infection induced in humans
vaccinum artifact immunogen consisting of a suspension of weakened
vacuum state the absence of matter; clean with a vacuum cleaner
vaginal property of or relating to the vagina
vaginismus act muscular contraction that causes the vagina
vaginitis state inflammation of the vagina
vaginocele state hernia projecting into the vagina
vague property not clearly expressed or understood; not precisely limited, determined
vain property characteristic of false pride; unproductive of success
valdecoxib artifact a Cox-2 inhibitor that relieves pain
valet person a manservant who acts as a personal attendant; serve as a personal attendant to
valiant property having or showing valor
valid property well grounded in logic or truth or having legal; still legally acceptable
validate verb prove valid; declare or make legally valid
validity attribute the quality of being valid and rigorous; the quality of having legal force
valley object a long depression in the surface of the land
valor attribute the qualities of a hero or heroine
valuable property having great material or monetary value; having worth or merit or value
valuation cognition an appraisal of the value of something; assessed price
value cognition a numerical quantity measured or assigned; the quality that renders something desirable
valued property having value of a specified kind; held in great esteem for admirable qualities
values cognition beliefs of a person or social group
valve body a structure in a hollow organ with a flap; device in a brass wind instrument for varying
valvulitis state inflammation of a valve
vampire person a corpse that rises at night to drink the blood
vanish verb get lost, as without warning or explanation; become invisible or unnoticeable
vanished property having passed out of existence
vanity feeling feelings of excessive pride; low table with mirror or mirrors where one sits
vapor substance a visible suspension in the air of particles; the process of becoming a vapor
vaporize verb turn into gas; lose or cause to lose liquid by vaporization
variability attribute the quality of being subject to variation; the quality of being uneven and lacking
variable property liable to or capable of change; something that is likely to vary
variant event an event that departs from expectations; differing from a norm or standard
variation event an instance of change; an activity that varies from a norm or standard
varicella state an acute contagious disease caused by herpes
varied property characterized by variety; broken away from sameness or identity
variety group a collection containing a variety of sorts; noticeable heterogeneity
variola state a highly contagious viral disease characterized
various property of many different kinds purposefully arranged; considered individually
vary verb become different in some particular way, without; be at variance with
varying property marked by diversity or difference
vascular property of or relating to or having vessels that conduct
vasculitis state inflammation of a blood vessel
vase artifact an open jar of glass or porcelain used
vast property unusually great in size or amount or degree
vatican artifact the residence of the Catholic Pope
vaudeville communication a variety show with songs and comic acts etc.
vector cognition a variable quantity that can be resolved into; a virus or other agent that is used to deliver
veer verb turn sharply; shift to a clockwise direction
vegetable food edible seeds or roots or stems or leaves; any of various herbaceous plants cultivated
vegetation group all the plant life in a particular region; inactivity that is passive and monotonous
vehement property marked by extreme intensity of emotions; characterized by great force or energy
vehicle artifact a conveyance that transports people or objects; a medium for the expression or achievement
veil verb to obscure, or conceal with or as if with a veil; a garment that covers the head and face
veiled property having or as if having a veil or concealing; muted or unclear
vein body a blood vessel that carries blood; a distinctive style or manner
velocity time distance travelled per unit time
velvet artifact a silky densely piled fabric with a plain back; smooth and soft to sight or hearing or touch
velvety property smooth and soft to sight or hearing or touch; resembling velvet in having a smooth soft
vendor person someone who promotes or exchanges goods
veneer artifact an ornamental coating to a building; coating consisting of a thin layer of superior
veneering act the act of applying veneer; coating consisting of a thin layer of superior
venerable property profoundly honored; impressive by reason of age
vengeance act the act of taking revenge especially in the next
venomous property marked by deep ill will; extremely poisonous or injurious
vent verb give expression or utterance to; a hole for the escape of gas or air
ventilation act the act of supplying fresh air and getting rid; a mechanical system in a building that provides
ventilator artifact a device that introduces fresh air or expels; a device that facilitates breathing in cases
ventricose property having a swelling on one side
ventricous property having a swelling on one side
venture verb proceed somewhere despite the risk of possible; put forward, of a guess, in spite of possible
venus object the second nearest planet to the sun; goddess of love
veranda artifact a porch along the outside of a building
verapamil artifact a drug used as an oral or parenteral calcium
veratrum plant a genus of coarse poisonous perennial herbs
verb communication the word class that serves as the predicate; a content word that denotes an action
verbal property communicated in the form of words; of or relating to or formed from words
verbena plant any of numerous tropical or subtropical American
verge attribute the limit beyond which something happens; a region marking a boundary
verify verb confirm the truth of; check or regulate by conducting a parallel
veritable property not counterfeit or copied; often used as intensifiers
vermin animal any of various small animals or insects that are; an irritating or obnoxious person
verminous property of the nature of vermin
vermont location a state in New England
verse communication a piece of poetry; literature in metrical form
versed artifact an injectable form of benzodiazepine useful; thoroughly acquainted through study
version cognition something a little different from others; an interpretation of a matter from a particular
vertebral property of or relating to or constituting vertebrae
vertex cognition the point of intersection of lines or the point; the highest point
vertical property at right angles to the plane of the horizon; a vertical structural member as a post or stake
verve attribute an energetic style
very property precisely as stated; being the exact same one
vesiculitis state inflammation of a seminal vesicle
vessel artifact a craft designed for water transportation; a tube in which a body fluid circulates
vest verb provide with power and authority; a man's sleeveless garment worn underneath
vestal person a chaste woman; of or relating to Vesta
vestibule artifact a large entrance or reception room or area; any of various bodily cavities leading
veteran property rendered competent through trial and experience; a serviceman who has seen considerable active
veto act a vote that blocks a decision; command against
vhf attribute 30 to 300 megahertz; a group of illnesses caused by a viral infection
vibrant property vigorous and animated; of colors that are bright and striking
vibrate verb shake, quiver, or throb; move or swing from side to side regularly
vice attribute moral weakness; a specific form of evildoing
vicinity location a surrounding or nearby region
vicious property able or disposed to inflict pain or suffering; having the nature of vice
victim person an unfortunate person who suffers from some; a person who is tricked or swindled
victimize verb make a victim of; punish unjustly
victorian property of or relating to Queen Victoria of Great; a person who lived during the reign of Victoria
victory event a successful ending of a struggle or contest
video artifact a recording of both the visual and audible; the visible part of a television transmission
vie verb compete for something
vientiane location the capital and largest city of Laos
view cognition a way of regarding situations or topics etc.; deem to be
viewing act a vigil held over a corpse the night before; the display of a motion picture
viewpoint cognition a mental position from which things are viewed; a place from which something can be viewed
vigilance cognition the process of paying close and continuous; vigilant attentiveness
vigorous property characterized by forceful and energetic action; strong and active physically or mentally
village group a community of people smaller than a town; a settlement smaller than a town
villager person one who has lived in a village most of their
villain person a wicked or evil person; the principal bad character in a film or work
villainy act a criminal or vicious act; the quality of evil by virtue of villainous
vindication act the act of vindicating or defending against; the justification for some act or belief
vindictive property disposed to seek revenge or intended for revenge; showing malicious ill will and a desire to hurt
vine plant a plant with a weak stem that derives support
vinegarroon animal large whip-scorpion of Mexico and southern
violate verb fail to agree with; act in disregard of laws, rules, contracts
violation act a crime less serious than a felony; entry to another's property without right
violence act an act of aggression; the property of being wild or turbulent
violent property acting with or marked by or resulting from great; effected by force or injury rather than natural
violet attribute a variable color that lies beyond blue; any of numerous low-growing violas with small
violin artifact bowed stringed instrument that is the highest
violinist person a musician who plays the violin
vioxx artifact a Cox-2 inhibitor that relieves pain
virchow person German pathologist who recognized that all cells
virgin person a person who has never had sex; being used or worked for the first time
virginal artifact a legless rectangular harpsichord; characteristic of a virgin or virginity
virginia location a state in the eastern United States; one of the British colonies that formed
virile property characteristic of a man; characterized by energy and vigor
virilisation process the abnormal development of male sexual
virilism attribute the development of male secondary sexual
virilization process the abnormal development of male sexual
virtue attribute the quality of doing what is right and avoiding; any admirable quality or attribute
virtuoso person someone who is dazzlingly skilled in any field; having or revealing supreme mastery or skill
virtuous property morally excellent; in a state of sexual virginity
virulence attribute extreme harmfulness; extreme hostility
virulency attribute extreme harmfulness; extreme hostility
virulent property extremely poisonous or injurious; infectious
virus animal ultramicroscopic infectious agent; a software program capable of reproducing itself
visage attribute the appearance conveyed by a person's face; the human face
viscoelastic property having viscous as well as elastic properties
viscosity attribute resistance of a liquid to shear forces
visible property capable of being seen; obvious to the eye
vision cognition a vivid mental image; the ability to see
visit verb go to see a place, as for entertainment; go to certain places as for sightseeing
visitor person someone who visits
visual property relating to or using sight; visible
visualize verb imagine; make visible
vital property urgently needed; manifesting or characteristic of life
vitality attribute an energetic style; a healthy capacity for vigorous activity
vitals body a bodily organ that is essential for life
vitamin substance any of a group of organic substances essential
vitiligo state an acquired skin disease characterized
vivacious property vigorous and animated
vivid property evoking lifelike images within the mind; having the clarity and freshness of immediate
vivify verb give new life or energy to; make more striking or animated
vocabulary communication a listing of the words used in some enterprise; a language user's knowledge of words
vocal property having or using the power to produce speech; relating to or designed for or using the singing
vocation act the particular occupation for which you are; a body of people doing the same kind of work
vocational property of or relating to a vocation or occupation
vociferous property conspicuously and offensively loud
vogue cognition the popular taste at a given time; a current state of general acceptance and use
voice attribute the distinctive quality or pitch or condition; the sound made by the vibration of vocal folds
voiceless property deprived of the rights of citizenship especially; produced without vibration of the vocal cords
voider artifact a hamper that holds dirty clothes to be washed; a piece of chain mail covering a place
voiding process the bodily process of discharging waste matter
volatile property evaporating readily at normal temperatures; a volatile substance
volley act rapid simultaneous discharge of firearms; a tennis return made by hitting the ball before
voltage phenomenon the rate at which energy is drawn from a source; the difference in electrical charge between two
voltaic property pertaining to or producing electric current; a group of Niger-Congo languages spoken
voltaire person French writer who was the embodiment of 18th
volume quantity the amount of 3-dimensional space occupied; the property of something that is great
voluminous property large in volume or bulk; large in number or quantity
volunteer verb tell voluntarily; a person who freely enlists for service
voluptuous property having strong sexual appeal; displaying luxury and furnishing gratification
vomer body thin trapezoidal bone of the skull forming
vote verb express one's preference for a candidate; a choice that is made by counting the number
voter person a citizen who has a legal right to vote
voting act a choice that is made by counting the number
vow verb make a vow; a solemn pledge to do something or to behave
vowel communication a speech sound made with the vocal tract open; a letter of the alphabet standing for a spoken
voyage act an act of traveling by water; a journey to some distant place
voyeurism act a perversion in which a person receives sexual
vulcanised property treated by a chemical or physical process
vulcanized property treated by a chemical or physical process
vulgar property lacking refinement or cultivation or taste; conspicuously and tastelessly indecent
vulgarism attribute the quality of lacking taste and refinement; an offensive or indecent word or phrase
vulnerable property susceptible to attack; susceptible to criticism or persuasion
vulture animal any of various large diurnal birds of prey; someone who attacks in search of booty
vulvitis state inflammation of the vulva
wacky property ludicrous, foolish; informal or slang terms for mentally irregular
wade verb walk; English tennis player who won many women's
wag verb move from side to side; a witty amusing person who makes jokes
wage possession something that remunerates; carry on
wages event a recompense for worthy acts or retribution
wagon artifact any of various kinds of wheeled vehicles drawn; van used by police to transport prisoners
wail verb emit long loud cries; a cry of sorrow and grief
waist body the narrowing of the body between the ribs; the narrow part of the shoe connecting the heel
wait verb stay in one place and anticipate or expect; wait before acting
waiter person a person whose occupation is to serve at table; a person who waits or awaits
waiting act the act of waiting; being and remaining ready and available for use
waive verb do without or cease to hold or adhere to; lose or lose the right to by some error
wake verb be awake, be alert, be there; the consequences of an event
wakeful property carefully observant or attentive; marked by full consciousness or alertness
wakefulness cognition a periodic state during which you are conscious; the process of paying close and continuous
walk verb use one's feet to advance; the act of traveling by foot
walkingstick animal any of various mostly tropical insects having
wall artifact an architectural partition with a height; anything that suggests a wall in structure
wallace person English naturalist who formulated a concept; English writer noted for his crime novels
wallet artifact a pocket-size case for holding papers and paper
wallop verb defeat soundly and utterly; hit hard
wallow verb devote oneself entirely to something; roll around
wallpaper substance a decorative paper for the walls of rooms; cover with wallpaper
wan property lacking in intensity or brightness; a computer network that spans a wider area than
wander verb move about aimlessly or without any destination; be sexually unfaithful to one's partner
wandering property of a path e.g.; migratory
wane verb grow smaller; become smaller
wank act slang for masturbation; get sexual gratification through
want verb feel or have a desire for; have need of
wanton person lewd or lascivious woman; behave extremely cruelly and brutally
war act the waging of armed conflict against an enemy; a legal state created by a declaration of war
ward person a person who is under the protection; a district into which a city or town is divided
wardrobe artifact a tall piece of furniture that provides storage; collection of clothing belonging to one person
warehouse artifact a storehouse for goods and merchandise; store in a warehouse
warfare act the waging of armed conflict against an enemy; an active struggle between competing entities
warlike property disposed to warfare or hard-line policies; suggesting war or military life
warlock person a male witch or demon
warm property having or producing a comfortable and agreeable; psychologically warm
warmth cognition the sensation caused by heat energy; the quality of having a moderate degree of heat
warn verb notify of danger, potential harm, or risk; advise or counsel in terms of someone's behavior
warning communication a message informing of danger; cautionary advice about something imminent
warp verb make false by mutilation or addition; bend out of shape, as under pressure
warrant verb provide adequate grounds to justify; a writ from a court commanding police to perform
warrior person someone engaged in or experienced in warfare
warsaw location the capital and largest city of Poland
wary property marked by keen caution and watchful prudence; openly distrustful and unwilling to confide
wash verb clean with some chemical process; cleanse with soap and water
washed property clean by virtue of having been washed in water; wet as from washing
washing act the work of cleansing; garments or white goods that can be cleaned
washington location the capital of the United States in the District; a state in northwestern United States
wastage possession anything lost by wear or waste; the process of wasting
waste verb spend thoughtlessly; use inefficiently or inappropriately
wastebasket artifact a container with an open top
wasted property not used to good advantage; serving no useful purpose
wasteful property inefficient in use of time and effort; tending to squander and waste
wastefulness act useless or profitless activity; the trait of wasting resources
wasteland location an uninhabited wilderness that is worthless
waster person someone who dissipates resources; a person who destroys or ruins or lays waste to
wastewater substance water mixed with waste matter
wasteyard location a piece of land where waste materials are dumped
wasting state a decrease in size of an organ caused by disease; any general reduction in vitality and strength
watch verb look attentively; follow with the eyes or the mind
watchdog animal a dog trained to guard property; a guardian or defender against theft or illegal
watcher person a close observer; a guard who keeps watch
watching act the act of observing
water substance binary compound that occurs at room temperature; the part of the earth's surface covered
watercolor artifact a painting produced with watercolors; a water-base paint
waterfall object a steep descent of the water of a river
watery property wet with secreted or exuded moisture such; filled with water
watt quantity a unit of power equal to 1 joule per second; Scottish engineer and inventor whose
wattle artifact framework consisting of stakes interwoven; a fleshy wrinkled and often brightly colored
wave event one of a series of ridges that moves across; signal with the hands or nod
wavelength attribute the distance between two points in the same; a shared orientation leading to mutual
waver verb pause or hold back in uncertainty; move or sway in a rising and falling or wavelike
wavy property having waves; uneven by virtue of having wrinkles or waves
wax substance any of various substances of either mineral; cover with wax
way attribute how something is done or how it happens; thing or person that acts to produce
wayward property resistant to guidance or discipline
weak property wanting in physical strength; overly diluted
weaken verb lessen the strength of; become weaker
weakening event becoming weaker; the act of reducing the strength of something
weakness state a flaw or weak point; the property of lacking physical or mental
wealth state the state of being rich and affluent; the quality of profuse abundance
wealthy property having an abundant supply of money
weapon artifact any instrument or instrumentality used; a means of persuading or arguing
wear verb be dressed in; have on one's person
weariness state temporary loss of strength and energy resulting
weary property physically and mentally fatigued; exhaust or get tired through overuse or great
weather phenomenon the atmospheric conditions that comprise; towards the side exposed to wind
weave verb interlace by or as if by weaving; pattern of weaving or structure of a fabric
web animal the flattened weblike part of a feather; an intricate trap that entangles or ensnares
wed verb take in marriage; the fourth day of the week
wedding event the social event at which the ceremony; the act of marrying
wedge shape any shape that is triangular in cross section; put, fix, force, or implant
wednesday time the fourth day of the week
wee property very small; a short time
weed plant any plant that crowds out cultivated plants; street names for marijuana
week time any period of seven consecutive days; hours or days of work in a calendar week
weekend time a time period usually extending from Friday; spend the weekend
weekly communication a periodical that is published every week; of or occurring every seven days
weep verb shed tears because of sadness, rage, or pain
weeping act the process of shedding tears; showing sorrow
weigh verb have a certain weight; show consideration for
weight attribute the vertical force exerted by a mass as a result; sports equipment used in calisthenic exercises
weir artifact a low dam built across a stream to raise; a fence or wattle built across a stream to catch
weird property suggesting the operation of supernatural; fate personified
welch verb cheat by avoiding payment of a gambling debt
welcome verb accept gladly; bid welcome to
weld verb unite closely or intimately; join together by heating
welfare act governmental provision of economic assistance; something that aids or promotes well-being
well artifact a deep hole or shaft dug or drilled to obtain; in good health especially after having suffered
wellness state a healthy state of wellbeing free from disease
welsh animal a breed of dual-purpose cattle developed; a Celtic language of Wales
welter state a confused multitude of things; be immersed in
wench person informal terms for a woman; frequent prostitutes
wencher person someone who patronizes prostitutes
wend verb direct one's course or way
west location the countries of Europe and North America; the cardinal compass point that is a 270 degrees
western property relating to or characteristic of the western; of or characteristic of regions of the United
wet property covered or soaked with a liquid such as water; cause to become wet
wetback person offensive term for a person of Mexican descent
whack verb hit hard; the act of hitting vigorously
whacky property ludicrous, foolish; informal or slang terms for mentally irregular
wheel artifact a simple machine consisting of a circular frame; change directions as if revolving on a pivot
wheeze verb breathe with difficulty; breathing with a husky or whistling sound
whereabouts location the general location where something is
while time a period of indeterminate length marked by some
whine verb talk in a tearful manner; move with a whining sound
whinny verb make a characteristic sound, of a horse; the characteristic sounds made by a horse
whip verb beat severely with a whip or rod; defeat thoroughly
whipping act beating with a whip or strap or rope as a form; smart and fashionable
whir event sound of something in rapid motion; make a soft swishing sound
whirl verb turn in a twisting or spinning motion; cause to spin
whirring event sound of something in rapid motion; like the sound of rapidly vibrating wings
whiskey food a liquor made from fermented mash of grain
whisky food a liquor made from fermented mash of grain
whisper verb speak softly; speaking softly without vibration of the vocal
whistle verb make whistling sounds; utter or express by whistling
whistling act the act of whistling a tune; the sound made by something moving rapidly
white property being of the achromatic color of maximum; of or belonging to a racial group having light
whiteface animal hardy English breed of cattle raised extensively; a clown whose face is covered with white make-up
whitefly animal minute insect that feeds on plant juices
whitey person offensive names for a White man
whitlow state a purulent infection at the end of a finger
whiz verb make a soft swishing sound; someone who is dazzlingly skilled in any field
whodunit communication a story about a crime presented as a novel
whole property including all components without exception; all of something including all its component
wholesome property conducive to or characteristic of physical; sound or exhibiting soundness in body or mind
whoop verb shout, as if with joy or enthusiasm; a loud hooting cry of exultation or excitement
whore person a woman who engages in sexual intercourse; compromise oneself for money or other gains
whoredom act offering sexual intercourse for pay
whorehouse artifact a building where prostitutes are available
whoremaster person a pimp who procures whores; a prostitute's customer
whoremonger person a pimp who procures whores; a prostitute's customer
whoreson person the illegitimate offspring of unmarried parents; insulting terms of address for people who are
wicked property morally bad in principle or practice; intensely or extremely bad or unpleasant
wicker substance slender flexible branches or twigs; work made of interlaced slender branches
wide property having great extent from one side to the other; broad in scope or content
widen verb become broader or wider or more extensive; make wider
widespread property widely circulated or diffused; distributed over a considerable extent
widow person a woman whose husband is dead especially one who; cause to be without a spouse
widowed property single because of death of the spouse
widower person a man whose wife is dead especially one who has
widowman person a man whose wife is dead especially one who has
width attribute the extent of something from side to side
wield verb have and exercise; handle effectively
wife person a married woman
wiggle verb move to and fro; the act of wiggling
wigmaker person someone who makes and sells wigs
wild property marked by extreme lack of restraint or control; in a natural state
wildcat artifact an exploratory oil well drilled in land not; any small or medium-sized cat resembling
wilding act an outrageous rampage usually involving sexual; a wild uncultivated plant
wildlife group all living things that are undomesticated
wildness attribute the property of being wild or turbulent; a feeling of extreme emotional intensity
will cognition the capability of conscious choice and decision; a fixed and persistent intent or purpose
willing property disposed or inclined toward; the act of making a choice
willingness attribute cheerful compliance
willow plant any of numerous deciduous trees and shrubs; a textile machine having a system of revolving
wilson object a peak in the San Juan mountains of Colorado; 28th President of the United States
wilt verb lose strength; causing to become limp or drooping
wilted property limp due to heat, loss of water, or disease; without energy or will
win verb be the winner in a contest or competition; win something through one's efforts
wince verb draw back, as with fear or pain; make a face indicating disgust or dislike
wind phenomenon air moving from an area of high pressure; to move or cause to move in a sinuous, spiral
winding property marked by repeated turns and bends; of a path e.g.
window artifact a framework of wood or metal that contains; a transparent opening in a vehicle that allow
windowpane artifact a pane of glass in a window; very thin translucent flounder of the Atlantic
windshield artifact transparent screen to protect occupants
windy property abounding in or exposed to the wind or breezes; resembling the wind in speed, force
wine food fermented juice; a red as dark as red wine
wing animal a movable organ for flying; one of the horizontal airfoils on either side
wingback person the person who plays wingback; the position of the offensive back who lines up
wingman person the pilot who positions his aircraft outside
wings act a means of flight or ascent; stylized bird wings worn as an insignia
wingspread attribute distance between the tips of the wings when; linear distance between the extremities
wink verb signal by winking; gleam or glow intermittently
winless property having no wins
winner person the contestant who wins the contest; a gambler who wins a bet
winning property having won; succeeding with great difficulty
winter time the coldest season of the year; spend the winter
wipe verb rub with a circular motion; the act of rubbing or wiping
wire artifact ligament made of metal and used to fasten things; a metal conductor that carries electricity over
wiry property lean and sinewy; of or relating to wire
wisdom cognition accumulated knowledge or erudition; the trait of utilizing knowledge and experience
wise property having or prompted by wisdom or discernment; a way of doing or being
wisecrack verb make a comment, usually ironic; witty remark
wish verb hope for; prefer or wish to do something
wit communication a message whose ingenuity or verbal skill; mental ability
witch person a female sorcerer or magician; a being imagined to have special powers derived
withdraw verb pull back or move away or backward; release from something that holds fast
withdrawal act the act of withdrawing; the act of taking out money or other capital
withered property lean and wrinkled by shrinkage as from age; having lost all moisture
withhold verb hold back; retain and refrain from disbursing
withholding act the act of deducting from an employee's salary; the act of holding back or keeping within your
withstand verb resist or confront with resistance; stand up or offer resistance to somebody
witness verb be a witness to; someone who sees an event and reports what
witty property combining clever conception and facetious
wizard person someone who is dazzlingly skilled in any field; one who practices magic or sorcery
wizen property lean and wrinkled by shrinkage as from age
wizened property lean and wrinkled by shrinkage as from age
wobble verb move unsteadily; an unsteady rocking motion
woe state misery resulting from affliction; intense mournfulness
woeful property affected by or full of grief or woe; of very poor quality or condition
wog person term used by the British to refer to people
wolfbane plant poisonous Eurasian perennial herb with broad
wolfsbane plant poisonous Eurasian perennial herb with broad
woman person an adult female person; a female person who plays a significant role
womaniser person a man who likes many women and has short sexual
womanishness attribute the trait of being effeminate
womanizer person a man who likes many women and has short sexual
wonder verb have a wish or desire to know something; place in doubt or express doubtful speculation
wonderful property extraordinarily good or great
wondrous property extraordinarily good or great
woo verb seek someone's favor; make amorous advances towards
wood substance the hard fibrous lignified substance under; the trees and other plants in a large densely
woodborer animal any of various insects or larvae or mollusks
wooden property made or consisting of or employing wood; lacking ease or grace
woodpecker animal bird with strong claws and a stiff tail adapted
woods group the trees and other plants in a large densely
woodwork artifact work made of wood; the craft of a carpenter
wool artifact a fabric made from the hair of sheep; outer coat of especially sheep and yaks
woolen artifact a fabric made from the hair of sheep; of or related to or made of wool
woolly property confused and vague; having a fluffy character or appearance
wop person offensive term for a person of Italian descent
word communication a unit of language that native speakers can; a brief statement
words communication the words that are spoken; the text of a popular song or musical-comedy
wordsworth person a romantic English poet whose work was inspired
work act activity directed toward making or doing; a product produced or accomplished through
workable property capable of being done with means at hand
workbench artifact a strong worktable for a carpenter or mechanic
worker person a person who works at a specific occupation; sterile member of a colony of social insects
working property actively engaged in paid work; adequate for practical use
workman person an employee who performs manual or industrial
workout act the activity of exerting your muscles in various
works artifact buildings for carrying on industrial labor; performance of moral or religious acts
workshop artifact small workplace where handcrafts; a brief intensive course for a small group
world object everything that exists anywhere; people in general
worm animal any of numerous relatively small elongated; a person who has a nasty or unethical character
worn property affected by wear; showing the wearing effects of overwork or care
worried property afflicted with or marked by anxious uneasiness; mentally upset over possible misfortune
worry verb be worried, concerned, anxious, troubled; disturb the peace of mind of
worse property inferior to another in quality or condition; something inferior in quality or condition
worsening act changing something with the result that it; process of changing to an inferior state
worship act the activity of worshipping; love unquestioningly and uncritically
worst property most wanting in quality or value or condition; the least favorable outcome
worth property worthy of being treated in a particular way; having a specified value
worthwhile property sufficiently valuable to justify the investment
worthy property having worth or merit or value; worthy of being chosen especially as a spouse
wound state an injury to living tissue; cause injuries or bodily harm to
wounded property suffering from physical injury especially; people who are wounded
wrack animal dried seaweed especially that cast ashore; smash or break forcefully
wraithlike property lacking in substance
wrangle verb to quarrel noisily, angrily or disruptively; an angry dispute
wrap verb arrange or fold as a cover or protection; arrange or or coil around
wrapped property covered with or as if with clothes or a wrap; giving or marked by complete attention to
wrath feeling intense anger; belligerence aroused by a real or supposed wrong
wrathful property vehemently incensed and condemnatory
wreath artifact flower arrangement consisting of a circular band
wreck verb smash or break forcefully; something or someone that has suffered ruin
wrench verb twist or pull violently or suddenly, especially; make a sudden twisting motion
wrestle verb combat to overcome an opposing tendency or force; engage in deep thought, consideration, or debate
wrestling act the sport of hand-to-hand struggle between; the act of engaging in close hand-to-hand combat
wretch person someone you feel sorry for; performs some wicked deed
wretched property of very poor quality or condition; characterized by physical misery
wretchedness state a state of ill-being due to affliction; the quality of being poor and inferior and sorry
wriggle verb to move in a twisting or contorted motion,; the act of wiggling
wring verb twist and compress, as if in pain or anguish; twist and press out of shape
wrinkle shape a slight depression or fold in the smoothness; gather or contract into wrinkles or folds
wrist body a joint between the distal end of the radius
writ communication a legal document issued by a court or judicial
write verb produce a literary work; communicate or express by writing
writer person writes professionally; a person who is able to write and has written
writhe verb to move in a twisting or contorted motion,
writhed property twisted
writhen property twisted
writhing property moving in a twisting or snake-like or wormlike
writing act the act of creating written works; the work of a writer
written property set down in writing in any of various ways; systematically collected and written down
wrong property not correct; contrary to conscience or morality or law
wyoming location a state in the western United States
xylem plant the woody part of plants
yakuza group organized crime in Japan; a Japanese gangster
yale artifact a university in Connecticut; English philanthropist who made contributions
yama person Hindu god of death and lord of the underworld
yank person an American who lives in the North; pull, or move with a sudden movement
yankee person an American who lives in the North; used by Southerners for an inhabitant
yard quantity a unit of length equal to 3 feet; the enclosed land around a house or other
yardage attribute distance measured in the aggregate number
yatobyo state a highly infectious disease of rodents
yawn verb utter a yawn, as from lack of oxygen or when one; an involuntary intake of breath through a wide
yaws state an infectious tropical disease resembling
year time a period of time containing 365 days; a period of time occupying a regular part
yearn verb desire strongly or persistently; have a desire for something or someone who
yearning feeling prolonged unfulfilled desire or need
years time a late time of life; a prolonged period of time
yell verb utter a sudden loud cry; a loud utterance
yelling communication uttering a loud inarticulate cry as of pain
yellow property of the color intermediate between green; yellow color or pigment
yellowthroat animal small olive-colored American warblers
yelp verb bark in a high-pitched tone; a sharp high-pitched cry
yes communication an affirmative
yesterday time the day immediately before today; the recent past
yid person offensive term for a Jew
yield verb be the cause or source of; end resistance, as under pressure or force
yielding property inclined to yield to argument or influence; the act of conceding or yielding
yokel person a person who is not very intelligent
yokuts communication a Penutian language spoken by the Yokuts; a member of the North American Indian people
young property in an early period of life or development; any immature animal
younger property used of the younger of two persons of the same
youngster person a young person of either sex
youth person a young person; young people collectively
youthful property suggestive of youth
yucky property highly offensive
zalcitabine artifact an antiviral drug used to combat HIV infection
zany person a buffoon in one of the old comedies; a man who is a stupid incompetent fool
zap event a sudden event that imparts energy; cook or heat in a microwave oven
zapper artifact an electrical device that can injure or kill
zeal feeling a feeling of strong eagerness; excessive fervor to do something or accomplish
zealot person a fervent and even militant proponent; a member of an ancient Jewish sect in Judea
zero quantity a quantity of no importance; indicating the absence of any or all units under
zigadenus plant genus of mostly North American poisonous plants
zigzag verb travel along a zigzag path; an angular shape characterized by sharp turns
zinc substance a bluish-white lustrous metallic element; coat or cover with zinc
zombi food several kinds of rum with fruit juice; a dead body that has been brought back to life
zombie person a dead body that has been brought back to life; several kinds of rum with fruit juice
zoo artifact the facility where wild animals are housed
zooerastia act sexual activity between a person and an animal
zooerasty act sexual activity between a person and an animal
zoom verb move along very quickly; the act of rising upward into the air
zoonosis state an animal disease that can be transmitted
zoophilia act a sexual attraction to animals
zoophilism act a sexual attraction to animals
zygospore plant a plant spore formed by two similar sexual cells
zymosis process the development and spread of an infectious; a process in which an agent causes an organic
zymotic property relating to or caused by infection; of or relating to or causing fermentation
`
