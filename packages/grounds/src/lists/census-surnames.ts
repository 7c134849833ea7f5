/*
 * Family names of the United States census of 1990 (public domain): the 30,000 most frequent, without those that are an
 * English word or a given name.
 */
export const censusSurnames = `
jones moore thompson garcia martinez robinson rodriguez hernandez lopez adams gonzalez perez roberts phillips campbell
evans edwards sanchez rogers rivera richardson torres peterson ramirez watson sanders barnes henderson jenkins powell
patterson hughes flores washington simmons gonzales diaz hayes myers hamilton sullivan owens reynolds gibson mcdonald
ortiz gomez wells webb simpson stevens hicks crawford morales kennedy dixon ramos burns shaw holmes robertson daniels
mills nichols ferguson hawkins dunn perkins hudson gardner stephens payne matthews wagner watkins olson snyder
cunningham andrews ruiz armstrong greene chavez sims peters lawson fields gutierrez schmidt carr vasquez castillo
montgomery richards williamson johnston banks meyer mccoy howell alvarez morrison hansen fernandez garza nguyen jacobs
romero larson frazier hanson mendoza moreno hoffman carlson pearson holland fleming jensen vargas byrd davidson
hopkins herrera soto walters caldwell lowe jennings barnett graves jimenez horton obrien castro sutton mckinney
rodriquez chambers holt watts bates rhodes pena newman haynes mcdaniel mendez parks dawson steele powers schultz
guzman munoz keller walsh lyons ramsey wolfe schneider mullins benson bowen hines baldwin griffith valdez hubbard
salazar reeves stevenson tate mann thornton mcgee delgado aguilar vega glover manning cohen harmon rodgers robbins
higgins ingram reese strickland townsend goodwin rowe hampton ortega patton swanson goodman maldonado yates becker
erickson hodges rios conner adkins webster malone hammond flowers cobb osborne mccarthy guerrero estrada sandoval
gibbs fitzgerald stokes saunders alvarado greer padilla nunez ballard schwartz mcbride christensen klein pratt briggs
parsons mclaughlin zimmerman french buchanan moran copeland pittman mccormick holloway poole wong abbott sparks norton
massey figueroa bowers roberson harrington boone clarke mathis wilkins cain phelps mcguire bridges wilkerson nash
summers atkins wilcox pitts conley marquez burnett cochran gates ayala vazquez dickerson hodge acosta flynn espinoza
nicholson whitaker oconnor molina huffman gilmore dominguez oneal combs kramer hancock gallagher gaines shaffer
wiggins mathews mcclain fischer melton hensley grimes contreras baxter mosley larsen beasley petersen meyers shields
olsen schroeder hartman woodard mueller kemp deleon patel calhoun eaton cline navarro harrell humphrey parrish duran
hutchinson hess robles avila blackwell york johns blankenship trevino salinas campos pruitt callahan montoya hardin
guerra mcdowell stafford gallegos henson wilkinson merritt atkinson hobbs knox pacheco stephenson rojas serrano marks
hickman english sweeney mcclure conway roth farrell lowery hurst nixon weiss trujillo ellison sloan juarez winters
mclean boyer villarreal mccall carrillo ayers leblanc velasquez sellers foley mercado landry durham walls barr mckee
bauer rivers bradshaw pugh velez estes dodson morse sheppard weeks camacho barron livingston middleton spears blevins
chen kerr mcconnell hatfield harding solis giles blackburn pennington woodward finley mcintosh koch mccullough
blanchard rivas brennan mejia kane buckley maddox russo mcknight mcmillan crosby dotson mays richmond meadows faulkner
oneill knapp kline ochoa jacobson hendricks horne shepard hebert cardenas mcintyre waller holman donaldson cantu morin
gillespie fuentes tillman bentley salas rollins dickson cabrera cervantes howe hinton hurley spence zamora mcneil
suarez gould mcfarland sampson macdonald melendez farley galloway potts joyner aguirre osborn franco rowland sykes
pickett sears dunlap wilder mckay coffey mccarty ewing cooley vaughan bonner ferrell cantrell fulton lott calderon
hooper burch mullen odonnell daugherty berger dillard alston frye riggs chaney odom duffy fitzpatrick valenzuela mayer
alford mcpherson acevedo barrera reilly compton mooney mcgowan clemons wynn nielsen baird snider rosales witt hays
holden rutledge kinney clements castaneda hahn burks delaney lancaster sharpe whitfield talley macias burris ratliff
mccray kaufman goff bolton mcfadden levine byers kirkland kidd carney mcleod holcomb england hendrix sosa haney franks
sargent downs rasmussen hewitt oneil delacruz vinson dejesus hyde forbes gilliam guthrie wooten huber barlow boyle
mcmahon buckner rocha puckett knowles cooke velazquez vang hartley mayfield rankin cowan lucero haas oconnell boucher
boggs dougherty andersen newell crowe wang friedman pearce childs yarbrough galvan meeks lozano rangel villanueva
schaefer rosado helms goss stinson ibarra hutchins covington crowley hatcher mackey womack polk dodd childress
childers mahoney dailey belcher lockhart griggs connor brandt walden moser mccann akers lutz pryor orozco mcallister
lugo davies newsome magee blanton simms godfrey flanagan crum cordova escobar downing sinclair donahue krueger
mcginnis farris webber corbett andrade lyon yoder hastings mcgrath spivey krause crabtree kirkpatrick arrington ritter
mcghee bolden maloney gagnon dunbar mayes beatty mobley kimball butts montes braun hamm gibbons moyer manley herron
plummer elmore cramer rucker pierson fontenot rubio goldstein elkins wills novak worley gorman katz dickinson
broussard britton lehman bingham zuniga whaley shafer coffman delarosa mata davila mccabe kessler hinkle goldberg
goins cuevas quinones mcdermott hendrickson samuels denton bergeron locke haines snell hoskins byrne arias corbin
beltran chappell downey dooley tuttle payton mcelroy crockett groves mcgill dubois muniz tolbert dempsey cisneros
sewell latham tapia rainey norwood stroud meade tipton kuhn hilliard bonilla teague gunn correa reece pineda phipps
frey kaiser ames gunter schmitt milligan espinosa bowden vickers lowry pritchard costello mcclellan lovell sheehan
singh jeffries hollingsworth sorensen meza donnelly burrell tomlinson colbert billings ritchie helton sutherland
mcqueen thomason givens crocker vogel robison dunham coker swartz keys ladner richter hargrove edmonds brantley
albright murdock boswell quintero padgett kenney daly connolly inman quintana lund barnard villegas simons huggins
tidwell sanderson bullard mcclendon duarte marrero dwyer abrams goode fraser crews bernal godwin conklin mcneal baca
esparza crowder brewster mcneill rodrigues coates raines mccain mccord holbrook dukes carlisle aldridge ackerman
starks ricks holliday ferris hairston sheffield lange marino betts kaplan carmichael ruffin penn bowles sizemore
larkin dupree seals metcalf hutchison henley farr mccauley hankins gustafson curran waddell ramey cates cummins messer
cornett palacios galindo cano hathaway pham enriquez salgado pelletier wiseman blount feliciano houser doherty mcgraw
capps blanco blackmon thomson mcmanus burkett gleason cormier voss rosenberg hurd dumas benitez arellano caudill bragg
jaramillo huerta gipson colvin biggs vela platt tompkins mccollum dolan daley sneed kilgore grimm davison brunson
marcum devine stratton rosas choi tripp ledbetter hightower feldman epps yeager posey scruggs stubbs richey overton
sprague cordero stiles burgos woodson horner bassett purcell haskins akins ziegler spaulding hadley grubbs sumner
murillo zavala lockwood driscoll thorpe redmond putnam mcwilliams mcrae romano sadler hedrick hager hagen thacker
mansfield langston guidry ferreira corley rossi baez saenz mcnamara mcmullen mckenna mcdonough engel browne eubanks
drummond pritchett parham mims landers grayson schafer egan timmons ohara hamlin finn cortes mcnair nadeau moseley
michaud rosen oakes kurtz jeffers calloway beal bautista winn suggs stapleton lyles montano dawkins hagan goldman
bryson barajas lovett segura metz lockett langford hinson eastman smallwood shapiro crowell whalen triplett chatman
aldrich cahill youngblood ybarra stallings sheets reeder connelly bateman abernathy winkler wilkes masters hackett
gillis schmitz sapp napier souza lanier gomes otero ledford burroughs babcock ventura siegel dugan bledsoe atwood wray
varner spangler anaya staley fournier belanger wolff thorne bynum burnette boykin swenson purvis pina duvall xiong
kauffman healy engle benoit valle steiner spicer randle lundy calvert staton neff kearney darden oakley medeiros
mccracken crenshaw perdue whittaker tobin washburn hogue goodrich easley dennison shipley kerns jorgensen crain
villalobos maurer longoria keene witherspoon staples pettit kincaid eason madrid echols lusk stahl currie thayer
shultz mcnally seay maher gagne nava moreland honeycutt hearn diggs whitten westbrook stovall ragland munson meier
kimble hobson london goddard culver presley negron connell tovar huddleston ashby pendleton oleary nickerson myrick
judd jacobsen bain adair starnes matos herndon hanley bellamy doty bartley yazzie rowell gifford cullen christiansen
benavides barnhart talbot crandall connors bonds whitt bergman arredondo addison lujan jernigan huynh bouchard dutton
rhoades ouellette kiser herrington blackman babb allred paulson ogden koenig geiger begay parra lassiter esposito
waldron prather chacon vick roark mayberry greenberg coley bruner whitman skaggs shipman leary hutton romo medrano
ladd kruse schulz alfaro mohr gallo bermudez pereira reaves boston woodall naquin guevara delong pickens tilley
schaffer knutson fenton doran vogt vann prescott mclain landis corcoran zapata hyatt hemphill faulk boudreaux aragon
whitlock trejo tackett saldana hanks mckinnon koehler keyes goodson foote lunsford winslow sams mccloud hough esquivel
naylor loomis coronado ludwig braswell bearden huang fagan ezell edmondson cronin nunn guillory grier dubose traylor
ryder dobbins coyle aponte whitmore smalls malloy cardona braxton borden humphries carrasco metzger huntley hinojosa
finney madsen hills ernst dozier burkhart bowser peralta daigle whittington sorenson saucedo roche redding fugate
avalos waite lind huston hawthorne hamby boyles boles faust barger hinds gallardo willoughby willingham eckert busch
zepeda worthington tinsley hoff hawley carmona varela newcomb kinsey dube whatley ragsdale bernstein becerra yost
mattson felder grossman gauthier escobedo braden beckman mott hillman flaherty dykes stockton stearns lofton coats
cavazos beavers barrios mosher cardwell coles burnham weller lemons beebe aguilera parnell harman schumacher redd
dobbs blum blalock ennis denson cottrell brannon bagley aviles sousa rosenthal rooney dietz paquette mcclelland
velasco lentz grubb burrows barbour ulrich shockley rader beyer mixon layton altman weathers squires shipp lipscomb
caballero zimmer willett thurston epperson shah mcmillian baggett torrez laws hirsch poirier peachey farrar creech
barth trimble dupre albrecht lawler conroy wetzel nesbitt murry jameson wilhelm minton matson kimbrough iverson guinn
toth pulliam nugent newby littlejohn dias canales bernier singletary renteria pruett mchugh mabry landrum brower
stoddard cagle stjohn scales kohler kellogg hopson gant tharp gann zeigler pringle hammons fairchild deaton chavis
carnes rowley matlock kearns irizarry carrington starkey lopes jarrell baum spain littlefield humphreys etheridge
cuellar chastain bundy speer skelton quiroz pyle portillo moulton machado killian hutson hitchcock dowling burdick
spann pedersen levin leggett hayward dietrich beaulieu barksdale wakefield snowden briscoe bowie berman mcgregor
laughlin wheatley schreiber pressley parris alaniz agee swann snodgrass schuster radford mattingly girard cheney
yancey lombardo hudgins gaskins duckworth coburn willey prado newberry magana hammonds elam whipple slade serna ojeda
liles dorman diehl upton reardon michaels goetz eller bauman baer hummel brenner amaya adamson ornelas dowell cloutier
castellanos wellman saylor orourke moya montalvo kilpatrick durbin oldham kang garvin foss branham bartholomew
templeton maguire holton monahan mccormack beaty anders streeter nieto nielson moffett lankford keating heck gatlin
delatorre callaway adcock worrell unger robinette nowak jeter brunner steen parrott overstreet nobles montanez
clevenger brinkley trahan quarles pickering pederson jansen grantham gilchrist crespo aiken schell schaeffer lorenz
leyva harms dyson wallis pease leavitt cheng cavanaugh batts rockwell quezada paxton linder houck fontaine durant
caruso adler pimentel mize lytle cleary cason acker switzer isaacs higginbotham sisk shuler riddick redman mcmahan
levesque hatton bronson bollinger arnett okeefe gerber gannon farnsworth baughman silverman satterfield mccrary
kowalski grigsby greco cabral rinehart mahon linton gooden curley baugh wyman weiner schwab schuler morrissey mahan
bunn qualls purdy mcwhorter mauldin gilman perryman newsom menard martino graf billingsley artis simpkins salisbury
quintanilla gilliland fraley foust crouse scarborough grissom fultz marlow markham lawton barfield varney schwarz
gooch arce truong poulin hurtado selby gaither fortner culpepper coughlin brinson boudreau barkley bales stepp holm
morrell kahn heaton gamez causey brothers turpin shanks schrader isom hardison carranza yanez scroggins schofield
runyon ratcliff murrell moeller irby butterfield ralston pullen pinson estep carbone hawks ellington casillas spurlock
sikes mccartney kruger isbell houle burk tomlin quigley neumann lovelace fennell cheatham bustamante skidmore hidalgo
forman culp bowens betancourt aquino robb milner martel gresham wiles ricketts dowd collazo bostic blakely sherrod
kenyon gandy ebert deloach allard sauer robins olivares gillette bourque paine hite hauser devore crawley chapa
talbert poindexter meador mcduffie mattox kraus harkins choate sanborn kinder geary cornwell barclay abney seward
rhoads howland fortier benner vines tubbs troutman rapp mccurdy harder deluca westmoreland havens guajardo meehan
herzog guillen ashcraft waugh renner milam elrod churchill breaux bolin asher windham tirado pemberton nolen noland
knott emmons cornish christenson brownlee barbee waldrop pitt olvera lombardi gruber gaffney eggleston banda archuleta
slone prewitt pfeiffer nettles mena mcadams henning gardiner cromwell chisholm burleson oglesby mccarter lumpkin
wofford vanhorn teel swafford stclair stanfield ocampo herrmann hannon arsenault roush mcalister hiatt gunderson
forsythe duggan delvalle cintron wilks weinstein uribe rizzo noyes mclendon gurley bethea winstead maples guyton
giordano valdes polanco pappas grogan griffiths bobo arevalo whitson sowell rendon fernandes benavidez ayres alicea
smalley seitz schulte gilley casper wolford omalley mcnutt mcnulty mcgovern hardman harbin cowart chavarria beckett
bagwell armstead anglin abreu reynoso krebs jett hoffmann greenfield burney broome sisson trammell lomax lemieux
gossett frantz fogle cooney broughton pence paulsen muncy mcarthur hollins beauchamp osorio hoyle dockery cockrell
begley amador roby rains lindquist everhart bohannon wylie sommers purnell fortin dunning breeden vail phelan phan
cosby colburn boling biddle ledesma gaddis denney bueno berrios tolliver thibodeaux nagle lavoie fisk crist barbosa
locklear kolb himes behrens beckwith beckham weems wahl shorter shackelford rees cerda valadez thibodeau saavedra
ridgeway reiter mchenry lachance keaton ferrara clemens applegate needham mojica kuykendall hamel escamilla doughty
burchett ainsworth vidal upchurch thigpen strauss spruill sowers riggins ricker mccombs harlow buffington sotelo
olivas negrete morey logsdon lapointe bigelow bello westfall stubblefield lindley hein hawes farrington breen wilde
sepulveda reinhardt proffitt messina mcnabb maier keeler gamboa donohue basham shinn crooks cota borders bills bachman
tisdale tavares schmid pickard gulley fonseca delossantos condon clancy batista wicks wadsworth martell littleton ison
haag folsom brumfield broyles brito mireles mcdonnell leclair hamblin gough fanning winfield whitworth soriano palumbo
newkirk mangum hutcherson comstock carlin beall bair wendt watters walling putman otoole morley mares lemus keener
hundley damico billups strother mcfarlane lamm crutcher caraballo atwell taft siler rawls rawlings prieto niles
mcneely mcafee hulsey galvez escalante delagarza crider charlton wilbanks stowe steinberg samson renfro masterson
massie lanham haskell hamrick dehart burdette branson babin aleman tibbs smoot paradis packard luce houghton gantt
furman danner christianson burge ashford arndt almeida stallworth searcy sager noonan mclemore mcintire maxey lavigne
jobe ireland ferrer falk byrnes aranda apodaca stamps rounds olmstead lewandowski kaminski dunaway bruns brackett
amato reich mcclung lacroix koontz herrick hardesty flanders cousins cato cade vickery nagel dupuis croteau stuckey
stine porterfield pauley moffitt knudsen hardwick goforth dupont barrows barnhill shull loftis lemay kitchens horvath
grenier fuchs fairbanks culbertson calkins beattie ashworth albertson wertz vaught vallejo turk tijerina picard
peterman marroquin marr lantz hoang demarco berube barnette wharton stinnett slocum scanlon mancuso lima headley
epstein counts clarkson carnahan boren arteaga adame zook whitehurst wenzel saxton reddick puente handley haggerty
earley devlin chaffin cady acuna solano sigler pendergrass ostrander janes francois crutchfield chamberlin brubaker
baptiste willson reis neeley mullin mercier keeling higdon forrester espinal chapin warfield toledo pulido peebles
nagy montague mello lear graff furr canada soliz poore mendenhall mclaurin maestas barraza tillery snead neill
mcculloch mccorkle lightfoot hutchings holloman dorn zielinski turley treadwell stpierre somers oswald merrick
easterling bivens truitt poston ontiveros olivarez moreau medlin lenz knowlton fairley cobbs chisolm woodworth toler
ocasio noriega neuman moye milburn mcclanahan lilley hanes flannery dellinger danielson conti blodgett beers
weatherford karr hitt denham custer coble clough casteel bolduc batchelor ammons tierney staten sibley seifert
schubert salcedo mattison laney grooms dees cromer cooks colson caswell zarate swisher ragan pridgen mcvey matheny
lafleur franz ferraro dugger whiteside rigsby mcmurray lehmann jacoby hildebrand hendrick headrick fincher drury
borges archibald albers trapp soares seaton monson luckett lindberg kopp keeton healey garvey gaddy burchfield
wentworth spooner saucier ricci plunkett pannell freitas fong elizondo duval beaudoin urbina rickard partin mcgrew
mcclintock ledoux forsyth faison devries bertrand wasson tilton scarbrough leung irvine garber denning colley
castleberry bowlin bogan beale baines rayburn parkinson nunes mcmillen leahy kimmel higgs fulmer carden bedford
taggart spearman prichard morrill koonce heinz hedges guenther grice findley dover creighton boothe bayer arreola
vitale valles raney osgood hanlon burley worden vetter tanaka stiltner nevarez mosby montero melancon harter hamer
goble ginn zaragoza towns tarver sammons royster oreilly muir morehead kingsley kelso grisham glynn baumann alves
yount tamayo paterson oates menendez longo hargis greenlee gillen desantis conover breedlove scherer rupp reichert
heredia cohn clemmons casas bickford belton williford whitcomb tennant sutter stull sessions mccallum manson langlois
keegan dangelo dancy damron clapp clanton bankston oliveira mintz mcinnis martens mabe laster jolley hildreth hefner
glaser duckett demers brockman blais alcorn agnew toliver tice seeley najera musser mcfall laplante galvin fajardo
doan coyne copley clawson cheung barone wynne woodley tremblay stoll sparkman schweitzer sasser samples roney legg
heim farias colwell christman bratcher winchester upshaw southerland sorrell sells mccloskey martindale luttrell
lovejoy linares latimer embry coombs bratton bostick venable tuggle toro staggs sandlin jefferies heckman griffis
crayton clem browder thorton sturgill sprouse royer rousseau ridenour pogue perales peeples metzler mccutcheon mcbee
hornsby heffner corrigan armijo plante peyton paredes macklin hussey hodgson granados frias becnel almanza turney
meeker mcdaniels limon keeney hutto holguin gorham fishman fierro blanchette rodrigue reddy osburn oden lerma kirkwood
keefer haugen hammett chalmers brinkman baumgartner zhang valerio tellez steffen shumate sauls ripley kemper guffey
evers craddock carvalho blaylock banuelos balderas wheaton turnbull shuman mosier mccue ligon kozlowski johansen ingle
herr briones snipes rickman pipkin pantoja orosco moniz kunkel hibbard galarza enos bussey schott salcido perreault
mcdougal mccool haight garris easton conyers atherton wimberly utley spellman smithson slagle ritchey petit osullivan
oaks nutt mcvay mccreary mayhew jewett harwood cardoza ashe arriaga zeller wirth whitmire stauffer rountree mccaffrey
martz larose langdon humes faber devito cass wingfield wingate villareal tyner smothers severson reno pennell maupin
leighton janssen hassell hallman halcomb folse fitzsimmons fahey cranford bolen battles battaglia wooldridge trask
rosser regalado mcewen keefe fuqua echevarria dang caro boynton andrus viera vanmeter taber spradlin seibert oliphant
laporte hwang hatchett hass greiner chilton byars wiese venegas shrader roberge mullis mortensen mccune marlowe
kirchner keck isaacson hostetler halverson gunther griswold fenner durden ahrens sawyers nabors mcswain mackay labbe
jessup fullerton crittenden correia centeno caudle canady callender alarcon ahern winfrey tribble styles roden
musgrove minnick fortenberry whited underhill stillwell rauch pippin perrin mancini kinard hartmann broadway treadway
thornhill spalding rafferty pitre patino ordonez linkous kelleher homan galbraith feeney curtin camarillo bunnell
beeler autry alcala witte wentz stidham shively nunley meacham martins lemke lefebvre hynes horowitz hoppe holcombe
dunne derr cochrane brittain bedard beauregard torrence strunk soria simonson shumaker scoggins oconner moriarty kuntz
ives hutcheson horan hales garmon fitts bohn atchison wisniewski vanwinkle sturm sallee prosser moen lundberg kunz
keane jorgenson jaynes funderburk freed durr cosgrove batson vanhoose thomsen smyth redmon orellana maness lennon
heflin goulet frick forney asbury aguiar talbott southard mowery mears lemmon krieger hickson elston duong delgadillo
dayton dasilva conaway catron bruton bradbury bordelon bivins bittner bergstrom beals abell whelan travers tejada pino
norfleet nealy maes loper gatewood frierson freund finnegan cupp catalano boehm bader yoon walston tenney sipes
rawlins medlock mccaskill mccallister marcotte maclean hughey henke harwell gladney gilson chism caskey brandenburg
baylor villasenor stegall petrie nowlin navarrete muhammad lombard loftin lemaster kroll kovach kimbrell kidwell
hershberger fulcher cantwell bustos boland bobbitt binkley weis tong sisco sharkey seymore rosenbaum rohr quinonez
pinkston malley logue lessard lerner lebron krauss klinger halstead haller getz alger shores scully pounds pfeifer
perron nelms munn mcmaster mckenney manns knudson hutchens huskey goebel flagg cushman castellano carder bumgarner
wampler spinks robson neel mcreynolds mathias maas loera kasper jenson florez coons buckingham berryman wilmoth
wilhite shephard schulze roldan pettis obryan maki mackie hatley frazer fiore chesser bottoms bisson benefield allman
wilke trudeau timm shifflett mundy milliken mayers leake kohn huntington horsley hermann guerin frizzell foret
flemming criswell carbajal bozeman boisvert angulo wallen tapp silvers ramsay oshea orta mckeever mcgehee linville
kiefer ketchum howerton groce gass fusco corbitt betz bartels amaral aiello weddle sperry seiler runyan raley overby
osteen olds mckeown matney lauer lattimore hindman hartwell fredrickson fredericks espino carswell cambell burkholder
woodbury welker totten thornburg theriault stitt stamm stackhouse scholl saxon razo quinlan pinkerton olivo nesmith
nall mattos lafferty justus giron geer drayton dortch conners boatwright billiot barden armenta tibbetts steadman
slattery sides rinaldi raynor pinckney pettigrew milne matteson halsey gonsalves fellows durand desimone cowley cowles
barham barela barba ashmore withrow valenti tejeda spriggs sayre salerno peltier merriman matheson lowman lindstrom
hyland giroux frasier earls dugas dabney collado briseno baxley whyte wenger vanover vanburen thiel schindler schiller
rigby pomeroy passmore manzo mahaffey lindgren laflamme greathouse fite ferrari calabrese bayne yamamoto townes thames
reinhart naranjo montez mcdade markley marchand leeper kong kellum hudgens hennessey hadden gainey coppola borrego
bolling beane ault slaton poland pape mulkey lightner langer hillard glasgow ethridge enright derosa baskin weinberg
turman somerville pardo noll lashley ingraham hiller hendon cothran cooksey conte carrico abner wooley swope summerlin
sturgis sturdivant stott spurgeon spillman speight roussel popp mckeon mazza magnuson lanning kozak jankowski heyward
forster corwin callaghan bays wortham theriot sayers sabo poling loya lieberman laroche labelle howes harr garay
fogarty everson durkin dominquez chaves chambliss witcher vieira vandiver terrill schreiner moorman liddell lawhorn
krug hylton hollenbeck herrin hembree goolsby goodin gilmer foltz dinkins daughtry caban briley bilodeau wyant vergara
tallent swearingen stroup scribner quillen monaco mccants maxfield martinson holtz flournoy brookins brody baumgardner
straub sills roybal roundtree oswalt mcgriff mcdougall mccleary maggard gragg gooding godinez doolittle donato cowell
cassell appel zambrano reuter perea nakamura monaghan mickens mcclinton mcclary marler kish judkins gilbreath freese
flanigan felts erdmann dodds brownell boatright barreto slayton sandberg saldivar pettway odum narvaez moultrie
montemayor merrell keyser hoke hardaway hannan gilbertson fogg dumont deberry coggins carrera buxton bucher broadnax
beeson araujo appleton amundson aguayo ackley yocum worsham shivers sanches sacco robey rhoden pender ochs mccurry
madera luong knotts jackman heinrich hargrave gault comeaux chitwood boettcher bernhardt barrientos zink wickham
whiteman thorp stillman settles schoonover roque riddell pilcher phifer novotny macleod hardee haase grider doucette
clausen christmas bevins beamon badillo tolley tindall soule seale pinkney pellegrino nowell nemeth mondragon mclane
lundgren ingalls hudspeth hixson gearhart downes deyoung cornejo camara brookshire boyette wolcott surratt sellars
segal salyer rausch philips labonte haro gower freeland fawcett eads driggers donley collett bromley ballinger
baldridge volz trombley stonge shanahan rivard rhyne pedroza matias jamieson hedgepeth hartnett estevez eskridge
denman chiu chinn catlett carmack buie bechtel beardsley ballou windsor ulmer skeen robledo rincon reitz munger moten
mcmichael loftus ledet kersey groff fowlkes crumpton clouse bettis villagomez timmerman strom santoro roddy penrod
musselman macpherson leboeuf harless haddad guido golding fulkerson fannin dulaney dowdell cottle ceja cate bosley
benge albritton voigt trowbridge soileau seely rome rohde pearsall paulk orth nason mota mcmullin marquardt madigan
hoag gillum gabbard fenwick danforth cushing cazares casanova bettencourt barringer baber stansberry schramm rutter
rivero oquendo necaise montenegro miley mcgough marra macmillan lamontagne jasso hetrick heilman gaytan fortney
desjardins dabbs burbank brigham breland beaman arriola yarborough wallin toscano stowers reiss pichardo orton michels
mcnamee mccrory leatherman kell horning hargett guay friday ferro deboer dagostino blanks beaudry towle tafoya
stricklin strader soper sonnier sigmon schenk rodman pedigo mendes lunn lohr lahr kingsbury jarman hume holliman
hofmann haworth harrelson hambrick edmunds dacosta crossman colston chaplin budd weiler waits valentino trantham tarr
solorio powe pettus pagano luker leathers joslin hartzell gambrell fears deutsch cepeda carty caputo brewington bedell
ballew applewhite warnock walz urena tudor pigg parton mickelson meagher mclellan mcculley mandel lavallee kraemer
kling kipp kingston kehoe hochstetler harriman gregoire grabowski gosselin fancher edens desai brannan armendariz
woolsey whitehouse ussery towne tallman studer steinmetz sorrells sauceda rolfe mitchem mcginn mccrea lovato hazen
gilpin gaynor fike devoe delrio curiel burkhardt bristol backus zinn watanabe wachter vanpelt turnage shaner schroder
sato riordan quimby portis natale mckoy mccown kilmer hotchkiss hesse halbert gwinn godsey delisle chrisman arbogast
angell acree yancy woolley wesson weatherspoon trainor sipe rooks reavis propst porras neilson mullens loucks
llewellyn kumar koester klingensmith kester honaker hodson hennessy helmick garrity garibay casarez callis botello
aycock avant wingard wayman tully theisen szymanski stansbury segovia preece pirtle padron mincey mckelvey mathes
larrabee kornegay klug ingersoll hecht germain eggers dykstra deering decoteau deason dearing cofield carrigan bonham
bahr aucoin appleby almonte yager womble wimmer weimer vanderpool stancil romine remington pfaff peckham olivera meraz
lathrop koehn hazelton halvorson hallock ducharme dehaven caruthers brehm bosworth bost beeman basile aikens walther
tabb suber strawn shirey schlosser riedel rembert reimer pyles peele merriweather letourneau latta kidder hixon hillis
hight herbst henriquez haygood hamill gabel fritts eubank dawes correll bushey buchholz brotherton botts barnwell
atchley westphal veilleux ulloa stutzman shriver ryals pilkington newport moyers marrs mangrum maddux lockard laing
kuhl harney hamlett felker doerr depriest carrasquillo carothers bogle bischoff bergen albanese wyckoff vansickle
thibault tetreault stickney shoemake ruggiero rawson racine philpot mcelhaney mathison legrand lapierre kwan kremer
jiles hilbert geyer faircloth ehlers egbert desrosiers dalrymple cotten cashman cadena boardman alcaraz wyrick
therrien tankersley strickler puryear plourde pattison pardue mcginty mcevoy landreth kuhns koon hewett giddens
emerick eades deangelis cosme ceballos benham bemis anguiano welborn tsosie storms shoup sessoms samaniego rojo
rhinehart raby northcutt myer munguia morehouse mcdevitt mateo mallett lozada lemoine kuehn hallett gillard gaylor
garman gallaher feaster faris darrow dardar carreon braithwaite boylan boyett bixler bigham benford barragan barnum
zuber wyche westcott vining stoltzfus simonds shupe rittenhouse richman perrone mulholland millan meister lomeli
jemison hulett hickerson herold griffen gause forde eisenberg dilworth charron chaisson brodie bristow breunig
boutwell bentz belk bayless batchelder baran baeza zimmermann weathersby volk toole theis tedesco searle schenck
satterwhite ruelas rankins partida nesbit menchaca levasseur kaylor johnstone hulse hollar hersey harrigan harbison
guyer gish giese gerlach geller geisler falcone elwell doucet deese darr corder chafin byler bussell burdett brasher
bowe bellinger bastian barner alleyne wilborn weil wegner wales tatro spitzer smithers schoen resendez parisi overman
obrian mudd mclaren mahler maggio lindner lalonde lacasse laboy killion kahl jessen jamerson houk henshaw gustin
graber durst duenas davey cundiff conlon colunga coakley chiles capers buell bricker bissonnette birmingham bartz
bagby zayas volpe treece toombs thom terrazas swinney skiles silveira shouse senn rambo ramage moua langham kyles
holston hoagland denison carraway burford bickel ambriz abercrombie yamada weidner verduzco thurmond schrock sanabria
rosenberger probst peabody olinger neighbors nazario mccafferty mcbroom mcabee mazur matherne mapes leverett
killingsworth heisler griego grande gosnell frankel franke ferrante fenn ehrlich christopherso caton brunelle
bloomfield azevedo abramson ables abeyta youmans wozniak stowell smitherman sites samuelson runge rothman rosenfeld
quan peake owings olmos munro moreira larkins krantz kovacs kizer karnes jaffe hubbell hosey hauck goodell favors
erdman dvorak doane cureton cofer buehler bierman berndt banta abdullah warwick turcotte torrey stith seger sachs
quesada pinder peppers pascual paschall parkhurst ozuna oster nicholls mortimer lheureux lavalley kimura jablonski
haun gourley gilligan croy cotto cargill burwell burgett buckman booher adorno wrenn whittemore urias szabo sayles
saiz rutland rael pharr pelkey ogrady nickell musick moats mather massa laurent kirschner kieffer kellar hendershot
gott godoy gadson furtado fiedler erskine dutcher dever daggett chao ballesteros amerson wingo waldon trott spikes
silvey showers schlegel pepin pelayo palermo moorehead mchale lett kocher kilburn iglesias hulbert huckaby hartford
hardiman grigg grasso goings fillmore farber depew dandrea cowen covarrubias burrus bracy ardoin thompkins suzuki
standley radcliffe pohl persaud parenteau pabon newson newhouse napolitano mulcahy malave keim hooten hernandes
heffernan hearne greenleaf glick fuhrman faria dishman dickenson crites criss chenault casto bugg bove bonney anderton
alderson warrick toomey tooley tarrant summerville stebbins sokol searles schutz schumann scheer remillard proulx
palmore monroy messier melo melanson mashburn manzano lussier jenks huneycutt hartwig grimsley fulk fidler engstrom
eldred dantzler crandell calder brumley breton brann bramlett boykins bianco bancroft almaraz alcantar whitmer welton
rahn paquin mizell mcmillin mckean marston maciel lundquist liggins lampkin kranz koski kirkham jiminez hazzard harrod
graziano grammer gendron garrido fordham englert dryden demoss deluna crabb comeau brummett blume benally wessel
vanbuskirk thorson stumpf stockwell reams radtke rackley pelton niemi newland nelsen morrissette miramontes mcginley
mccluskey marley marchant luevano lampe lail jeffcoat infante hinman gaona eady desmarais decosta dansby choe
breckenridge bostwick borg bianchi alberts wilkie whorton vargo tait soucy schuman ousley mumford lippert leath
lavergne laliberte kirksey kenner johnsen izzo hiles gullett greenwell gaspar galbreath gaitan ericson delapaz croom
cottingham clift bushnell bice beason arrowood waring voorhees truax shreve shockey schatz sandifer rubino rozier
roseberry pieper peden murphey malinowski macgregor liang lafrance kunkle kirkman hipp haddix gervais gerdes gamache
fouts fitzwater dillingham deming deanda cedeno cannady burson bouldin arceneaux woodhouse whitford wescott welty
weigel torgerson toms surber sunderland sterner setzer riojas pumphrey puga metts mcgarry mccandless magill lupo
loveland llamas leclerc koons kahler huss holbert heintz haupt grimmett gaskill ellingson dorr dingess deweese desilva
crossley cordeiro conde cheeks cairns burmeister burkhalter brawner bott youngs vierra valladares shrum shropshire
sevilla rodarte pedraza nino montana mcminn markle mapp lajoie koerner kittrell kato hyder hollifield heiser hazlett
greenwald fant eldredge dreher delafuente cravens claypool beecher aronson alanis worthen wojcik whitacre wellington
valverde valdivia swindell suttles stroman spires shealy sarver sartin sadowski rolon rascon priddy paulino nolte
munroe molloy mellon mciver lykins loggins lenoir klotz kempf hupp hollowell hollander haynie harkness harker gottlieb
frith eddins driskell doggett densmore charette cassady byrum burcham buggs benn whitted warrington vandusen
vaillancourt steger siebert scofield orcutt nordstrom mosely michalski mcphail mcdavid mccraw marchese mannino lefevre
largent lanza kress isham hunsaker hoch hildebrandt guarino grijalva graybill fick ewell ewald cusick crumley coston
cathcart carruthers bullington bowes blackford barboza yingling wert weiland varga silverstein sievers shuster shumway
scudder runnels rumsey renfroe provencher polley mohler middlebrooks kutz koster korn groth glidden fazio deen chipman
chenoweth champlin cedillo carrero carmody buckles brien boutin bosch berkowitz altamirano wilfong wiegand waites
truesdale toussaint tobey tedder sirois schnell robichaud richburg plumley pizarro piercy ortego oberg neace mertz
mcnew matta lapp kibler howlett hollister hofer hatten hagler germany falgoust engelhardt eberle eastwood dombrowski
dinsmore daye casares capone braud balch autrey wendel tyndall strobel stoltz spinelli serrato rochester reber
rathbone nickels mayle mathers mach loeffler littrell levinson leong lemire lejeune lazo lasley koller kennard
hoelscher hintz hagerman eudy engler corrales cordes bidwell tyrrell tharpe swinton stribling southworth sisneros
savoie samons ruvalcaba ries ramer omara mosqueda millar mcpeak macomber luckey litton lehr lavin hubbs hibbs hagans
futrell exum evenson dicks culler carbaugh callen brashear blakeney bigler addington woodford witter unruh tolentino
sumrall stgermain sherer salem rayner oquinn nero milano mcglothlin mars kowal kerrigan ibrahim harvell hanrahan
goodall geist fussell fung ferebee eley eggert dorsett dingman destefano colucci clemmer caesar burnell brumbaugh
boddie berryhill avelar alcantara winchell vandenberg trotman thurber thibeault stlouis stilwell sperling shattuck
sarmiento ruppert rumph renaud randazzo rademacher quiles pearman palomo mercurio lowrey lindeman lawlor larosa
labrecque hovis holifield henninger hawkes hartfield hann hague genovese garrick frink eddings dinh cribbs calvillo
bunton brodeur bolding blanding agosto zahn trussell tello teixeira sharma shanklin sealy scanlan santamaria roundy
robichaux rigney prevost polson nord moxley medford mccaslin mcardle macarthur lewin ketcham keiser heine hackworth
grose gillman gartner frazee fleury edson edmonson derry conant burress burgin brockington bolick boger birchfield
billington baily bahena armbruster anson yoho wilcher tinney timberlake thoma thielen sutphin stultz sikora serra
schulman scheffler santillan rego preciado pinkham monday lomas lizotte lent kellerman keil johanson hernadez
hartsfield haber gorski farkas eberhardt duquette delano cozart cockerham chamblee cartagena cahoon buzzell brister
brewton blackshear benfield aston ashburn arruda wetmore weise vaccaro tucci sudduth stromberg stoops showalter runion
rowden rosenblum renfrow peres obryant leftwich landeros kistler killough kerley kastner hoggard hartung guertin govan
gatling gailey fullmer fulford flatt esquibel endicott edmiston edelstein dufresne dressler dickman chee busse bonnett
bogart berard barrington yoshida velarde veach vanhouten vachon tolson tolman tennyson stites soler shutt ruggles
rhone pegues neese muro moncrief mefford mcphee mcmorris mceachern mcclurg mansour mader leija lecompte lafountain
labrie jaquez heald hartle frisby eidson edgerton durrett duhon cuomo cobos cervantez bybee brockway borowski binion
arguello amaro acton yuen winton wigfall weekley vidrine vannoy tardiff shoop schick safford prendergast pellerin
osuna nissen nalley moritz moller messner messick merrifield mcguinness matherly marcano mahone lemos lebrun jara
hoffer hewlett herren hecker haws haug gwin gober gilliard fredette favela echeverria donofrio desrochers corson
bechtold argueta aparicio zamudio westover westerman troyer thies tapley slavin sandler roop rimmer raymer radcliff
otten moorer mckibben mccutchen mcavoy mcadoo mayorga mastin martineau marek madore leflore kroeger kennon jimerson
hostetter hornback hendley hance guardado granado gowen goodale flinn fleetwood fitz durkee duprey dipietro dilley
clyburn brawley beckley arana weatherby vollmer tunnell trigg takahashi sweatt storer snapp rooker rathbun poisson
perrine perri parmer parke palmieri nottingham midkiff mecham mccomas mcalpine lovelady lillard knopp kile kiger haile
gupta goldsberry gilreath fulks friesen franzen findlay ferland dreyer dore dennard deckard debose crim coulombe
chancey branton bissell barns woolard witham wasserman shoffner scholz ruch rossman petry palacio paez neary mortenson
millsap miele mick menke mckim mcanally martines lemley larochelle klaus klatt kaufmann kapp helmer halloran glisson
frechette fontana eagan distefano danley creekmore chartier chaffee carillo bolinger berkley benz zelaya woodring
witkowski wilmot wilkens wieland verdugo urquhart tsai timms swiger swaim sussman pires molnar mcatee lowder loos
linker landes kingery hufford higa hendren hammack hamann gillam gerhardt edelman delk deans constantine claar casiano
carruth carlyle brophy bolanos bibbs bessette beggs baugher bartel averill andresen amin adames wildman valente
turnbow swink sublett stroh stringfellow ridgway pugliese poteat ohare neubauer murchison mingo lemmons kwon kellam
kean jarmon hyden hudak hollinger henkel hemingway hasson hansel haire goodnight ginsberg gillispie fogel flory etter
elledge eckman deas currin crafton coomer claxton bulter braddock bowyer binns bing baskerville barros ansley woolf
waldman wadley tull trull tesch stouffer stadler shubert sedillo santacruz reinke poynter neri neale mowry moralez
mitchum merryman manion macdougall litchfield levitt lepage lasalle khoury kavanagh karns ivie huebner hodgkins halpin
garica eversole dutra dunagan duffey dillman dillion deville dearborn damato courson coulson burdine bousquet bonin
bish atencio westbrooks vaca tillis swett struble stanfill solorzano slusher sipple silvas shults schexnayder saez
rodas rager pulver penton paniagua meneses mcfarlin mcauley matz maloy magruder lohman landa lacombe jaimes holzer
holst heil hackler grundy gregor gilkey farnham durfee dunton dunston duda dews craver corriveau conwell colella
chambless bremer boutte bourassa blaisdell backman babineaux audette alleman taveras tarango sullins suiter stallard
solberg schlueter poulos pimental owsley olivier okelley nations moffatt metcalfe meekins medellin mcglynn mccowan
marriott marable lennox lamoureux koss kerby karp isenberg howze hockenberry highsmith gusman greeley giddings gaudet
gallup fleenor eicher edington dimaggio dement demello decastro brundage brooker bourg blackstock bergmann beaton argo
appling wortman watterson villalpando tillotson tighe sundberg sternberg stamey speaks shipe seeger scarberry sattler
sain rothstein poteet pettiford penland partain pankey oyler ogletree ogburn moton merkel lucier lazarus lakey kratz
kinser kershaw josephson imhoff ibanez hendry hammon frisbie friedrich frawley fraga eskew emmert drennan doyon
dandridge cumming cawley carvajal bracey belisle batey ahner wysocki weiser veliz tincher sansone sankey sandstrom
rohrer risner pridemore pfeffer persinger peery oubre nowicki musgrave murdoch mullinax mccary mathieu livengood kyser
klink kimes kellner kavanaugh kasten imes hoey hinshaw gurule grube grillo geter gatto garver garretson farwell eiland
dunford decarlo corso colman cleghorn chasteen cavender carlile calvo byerly brogdon broadwater breault bono bergin
behr ballenger amick tamez stiffler steinke simmon shankle schaller salmons sackett saad rideout ratcliffe ranson
plascencia petterson olszewski olney olguin nilsson nevels morelli montiel monge michaelson mertens mcchesney mcalpin
mathewson loudermilk lineberry liggett kinlaw kight jost hereford hardeman halpern halliday hafer gaul friel freitag
forsberg evangelista doering dicarlo dendy delp deguzman dameron curtiss cosper cauthen bradberry bouton bonnell bixby
bieber beveridge bedwell barhorst bannon baltazar baier ayotte attaway arenas abrego watford turgeon tunstall thaxton
thai tenorio stotts sthilaire spiker shedd seng seabolt scalf salyers ruhl rowlett robinett pfister perlman pepe
parkman nunnally norvell napper modlin mckellar mcclean mascarenas manchester leibowitz ledezma kuhlman kobayashi
hunley holmquist hinkley hartsell gribble fifield eliason doak crossland carleton butters bridgeman bojorquez boggess
auten woosley whiteley wexler twomey tullis townley standridge springs santoyo rueda riendeau revell pless ottinger
nigro nickles mulvey menefee mcshane mcloughlin mckinzie markey lockridge lipsey knisley knepper kitts kiel hathcock
godin gallego fikes fecteau estabrook ellinger dunlop dudek chauvin chatham bullins brownfield boughton bloodworth
bibb baucom barbieri aubin armitage alessi absher abbate zito woolery wiggs wacker tynes tolle telles tarter swarey
strode stockdale stalnaker spina schiff saari risley rameriz rakes pettaway penner paulus palladino omeara montelongo
melnick mehta mcgary mccourt mccollough marchetti manzanares lowther leiva lauderdale lafontaine kowalczyk knighton
joubert jaworski huth housley hackman gulick gordy gilstrap gehrke gebhart gaudette foxworth essex endres dunkle
cimino caddell brauer braley bodine blackmore belden ayer andress wisner vuong valliere twigg tavarez strahan steib
staub sowder shoulders seiber schutt scharf schade rodriques risinger renshaw rath rahman presnell piatt nieman nevins
mcilwain mcgaha mccully mccomb massengale macedo lines lesher kearse jauregui husted hudnall holmberg hertel hershey
hardie glidewell frausto fassett dalessandro dahlgren corum constantino conlin colquitt colombo claycomb cardin buller
bocanegra biggers benedetto araiza andino albin zorn werth weisman walley vanegas ulibarri towers towe tedford teasley
suttle steffens stcyr smythe singley sifuentes schram rieger ridenhour rickert richerson rayborn rabe raab pendley
pastore ordway moynihan mellott mckissick mcgann mccready mauney marrufo lenhart lafave keele kautz jardine jahnke
jacobo hord hardcastle hageman griffey giglio gehring fortson duque duplessis donner dicken derosier deitz dalessio
castleman candelario callison caceres bozarth biles bejarano bashaw avina armentrout angus alverez acord waterhouse
vereen vanlandingham strawser shotwell schoonmaker schock schaub schaffner roeder rodrigez riffe rhine rasberry
rancourt railey quade pursley prouty perdomo oxley osterman nickens murphree mounts merida maus mattern martinelli
mangan lutes ludwick loney laureano lasater knighten kissinger kimsey kessinger honea hollingshead hockett heyer
gurrola gove glasscock gillett galan featherstone eckhardt duron dunson dasher culbreth cowden cowans claypoole
churchwell chabot caviness caston callan byington burkey boden beckford atwater archambault alvey alsup whisenant
weese voyles verret tsang tessier sweitzer sherwin shaughnessy revis remy prine philpott paynter parmenter ovalle
offutt newlin nakano myatt muth mohan mcmillon mccarley mccaleb maxson marinelli maley liston letendre kain hirst
hagerty gulledge grajeda gorton goines gittens frederickson fanelli embree eichelberger dunkin dixson dillow defelice
chumley burleigh borkowski binette biggerstaff berglund beller audet arbuckle allain alfano zander youngman wittman
weintraub vanzant vaden twitty stollings standifer sines shope scalise saville romans posada pisano otte nolasco
napoli mier merkle mendiola melcher mejias mcmurry mccalla markowitz manis mallette macfarlane landin kittle kinsella
kinnard hobart helman hellman hartsock halford hage gordan glasser gayton gattis gastelum gaspard frisch fitzhugh
eckstein eberly dowden despain crumpler crotty cornelison chouinard chamness catlin cann bumgardner budde branum
bradfield braddy borst birdwell bazan banas bade arango ahearn addis zumwalt wurth wilk widener wagstaff urrutia
terwilliger steinman staats sloat rives riggle revels reichard prickett poff pitzer petro pell northrup nicks moline
mielke maynor mallon magness lingle lindell lieb lesko lebeau lammers lafond kiernan ketron jurado holmgren hilburn
hayashi hashimoto harbaugh guillot gard froehlich feinberg falco dufour drees doney diep delao daves dail crowson
congdon carner camarena butterworth burlingame bouffard bloch bilyeu barta bakke baillargeon avent aquilar zeringue
yarber wolfson vogler voelker troxell strouse spielman sistrunk shows sevigny schuller schaaf ruffner routh roseman
ricciardi peraza pegram overturf olander odaniel millner melchor maroney machuca macaluso livesay layfield laskowski
kwiatkowski kilby julien hovey heywood hayman havard harville haigh hagood grieco glassman gebhardt fleischer fann
elson eccles cunha blakley bardwell abshire woodham wines wargo varnado tutt traynor swaney stricker stoffel stambaugh
sickler shackleford selman seaver sansom sanmiguel royston rourke rockett rioux puleo pitchford persons nardi mulvaney
middaugh malek leos lathan kujawa kimbro killebrew houlihan hinckley herod hepler hamner hammel hallowell gonsalez
gingerich gambill funkhouser fricke fewell falkner endsley dulin drennen deaver dambrosio chadwell ceasar castanon
burkes brune brisco brinker bowker boldt berner beaumont beaird bazemore barrick albano younts wunderlich weidman
vanness toland theobald steiger stanger spies spector sollars smedley seibel scoville saito rummel rowles roos rogan
roemer raya purkey priester perreira penick paulin parkins overcash oleson neves muldrow minard midgett michalak
melgar mcentire mcauliffe marte lydon lindholm leyba langevin lagasse lafayette kesler kelton kaminsky jaggers humbert
howarth hinrichs higley gupton guimond gravois giguere fretwell fontes feeley faucher eichhorn ecker earp dinger
derryberry demars deel copenhaver collinsworth colangelo cloyd claiborne caulfield carlsen calzada caffey broadus
brenneman bouie bodnar blaney blades beltz behling barahona yockey windom wimer villatoro trexler teran taliaferro
sydnor swinson snelling smtih simonton simoneaux simoneau sherrer seavey scheel rushton rupe ruano rippy reiner reiff
rabinowitz quach penley odle minnich mckown mccarver mcandrew longley laux lamothe lafreniere kropp krick kates jepson
huie howse howie henriques haydon haught hartzog harkey grimaldo goshorn gormley gluck gilroy gillenwater giffin
fluker feder eyre eshelman eakins disney detwiler delrosario davisson catalan canning calton brammer botelho blakney
bartell averett askins aker worcester witmer wiser winkelman widmer whittier weitzel wardell wagers ullman tupper
tingley tilghman talton simard seda scheller sala rundell rost ribeiro rabideau primm peart ostrom ober nystrom
nussbaum naughton murr moorhead monti monteiro melson meissner mclin mcgruder marotta makowski majewski madewell lunt
lukens leininger lebel lakin kepler jaques hunnicutt hungerford hoopes heins hammers halliburton grosso gravitt
glasper gideon gallman gallaway funke fulbright falgout eakin dostie dorado derose cutshall crampton costanzo colletti
cloninger claytor chiang canterbury campagna burd brokaw broaddus bretz brainard binford bilbrey alpert aitken ahlers
zajac yale woolfolk witten windle wayland tramel talavera suter straley stetson specht sommerville soloman skeens
sigman sibert shavers schuck schmit sartain sabol rosenblatt rollo rashid rabb polston nyberg northrop navarra muldoon
mulder mikesell mcdougald mcburney mariscal lozier lingerfelt legere latour lagunas lacour kurth killen kiely kayser
kahle isley huertas hower hinz haugh gumm galicia fortunato dunleavy duggins doby digiovanni devaney deltoro cribb
corpuz coronel coen charbonneau caine burchette blakey blakemore bergquist beene beaudette bayles ballance bakker
bailes asberry arwood zucker willman whitesell wald walcott vancleave strasser simas shick schleicher schaal saleh
rotz resnick rainer partee ollis oller oday noles munday mong millican merwin mazzola mansell magallanes llanes
lewellen lepore kisner keesee jeanlouis ingham hornbeck hermes hawn hartz harber haffner gutshall guth grays grams
gowan finlay finkelstein eyler enloe dungan diez dearman crosson chronister cassity callihan butz breazeale blumenthal
berkey batton arvizu alderete aldana albaugh abernethy wolter wille tollefson thomasson teter testerman sproul spates
southwick soukup skelly senter sealey sawicki sargeant rossiter rosemond pifer ormsby nickelson naumann morabito
monzon millsaps millen mcelrath marcoux mantooth madson macneil mackinnon louque lampley kushner krouse kirwan jessee
janson jahn jacquez islas hutt holladay hillyer hepburn hensel harrold gingrich geis gales fults finnell ferri
featherston epley ebersole eames dunigan drye dismuke devaughn delorenzo damiano collum clower clow claussen caylor
cawthon casias carreno bluhm bingaman bewley belew beckner beamer amey wolfenbarger wilkey wicklund waltman villalba
valero valdovinos ullrich tyus twyman trost tardif tanguay steinbach shumpert sasaki sappington sandusky reinhold
reinert quijano placencia pinkard phinney perrotta pernell parrett oxendine owensby orman nuno mori mcroberts mcneese
mckamey mccullum markel mardis maines lueck lubin lefler leffler lavery larios labarbera kershner josey jeanbaptiste
izaguirre hermosillo haviland hartshorn hafner ginter getty franck fiske dufrene doody davie dangerfield dahlberg
cuthbertson coffelt claus chidester chesson cauley caudell cantara campo caines bullis bucci brochu bosco bogard
bickerstaff benning arzola antonelli adkinson zellers wulf worsley woolridge whitton westerfield walczak vassar truett
trueblood trawick townsley tobar telford steverson stagg sitton sergent schoenfeld sarabia rutkowski rubenstein rigdon
prentiss pomerleau plumlee philbrick patnode oloughlin obregon nuss morell mikell mele mcinerney mcguigan mcbrayer
lollar lakes kuehl kinzer kamp joplin jacobi howells holstein hedden hassler harty halle greig goodrum gerhart geier
geddes gast ferree fendley feltner esqueda encarnacion eichler edmundson eatmon doud donohoe donelson dilorenzo
digiacomo diggins delozier dejong danford crippen coppage cogswell clardy cioffi cabe bresnahan blomquist blackstone
biller bevis bevan bethune benbow baty basinger balcom andes aman aguero adkisson yandell wilds whisenhunt weigand
weeden voight villar trottier tillett suazo setser schuh schreck schauer samora roane rinker reimers ratchford
popovich parkin melville mcbryde magdaleno loehr leduc larocca lamere laclair krall korte koger jalbert hughs higbee
henton heaney haith gump greeson goodloe gholston gasper gagliardi fregoso fabrizio ensor elswick elgin eklund eaddy
drouin dorton dizon derouen deherrera davy dampier cullum culley cowgill cardoso cardinale brodsky broadbent brimmer
briceno branscum bolyard boley bennington baur ballentine aultman arciniega aguila aceves yepez woodrum wethington
weissman veloz troup tarpley stivers steck sprayberry spraggins spitler spiers sohn seagraves schiffman rudnick rizo
riccio rennie quackenbush plott pearcy parada paiz munford moskowitz mease mcnary mccusker lozoya longmire loesch
lasky kuhlmann krieg koziol kowalewski konrad jowers jolin jaco horgan hine hileman hepner heise hawkinson hannigan
haberman guilford grimaldi gilles garton gagliano fruge follett fiscus ferretti ebner easterday eanes dirks dimarco
depalma cruce craighead christner candler cadwell burchell buettner brinton brannen brame bova bomar blakeslee belknap
bangs balzer athey armes alvis alverson alvardo zhao yeung wheelock westlund wessels volkman threadgill thelen tague
symons swinford sturtevant straka stier stagner segarra seawright rutan ringler riker ramsdell quattlebaum purifoy
poulson permenter peloquin pasley pagel osman obannon nygaard munos motta meadors mcquiston mcniel mcmann mccrae mayne
legault lechner kucera krohn kratzer koopman jeske horrocks homes hibbler hesson hersh harvin halvorsen griner
gladstone garofalo frampton forbis eddington diorio dingus dewar desalvo curcio creasy cortese connally cluff cascio
capuano canaday calabro bussard brayton borja bigley arnone arguelles acuff zamarripa wooton wolfgang widner wideman
threatt thiele templin teeters synder swint swick sturges stogner stedman spratt siegfried shetler savino sather
rothwell rone rhee quevedo privett pouliot poche pickel petrillo pellegrini peaslee partlow otey morelock meunier
messinger mckie mccubbin mccarron lerch lavine laverty lariviere lamkin kugler krol kissel keeter hubble hickox hetzel
hayner hagy hadlock groh gottschalk goodsell gassaway garrard galligan fenderson feinstein etienne engleman emrick
ellender drews doiron degraw deegan crissman corr cookson cleaves charest chapple chaparro castano carpio byer bufford
bridgewater bridgers brandes borrero bonanno aube ancheta abarca abad wooster wimbush willhite willams wigley weisberg
wardlaw vigue vanhook unknow torre tasker tarbox strachan slover shamblin semple schuyler schrimsher sayer salzman
salomon rubalcava riles reneau reichel rayfield rabon pyatt prindle poss polito plemmons pesce perrault pereyra
ostrowski nilsen niemeyer munsey mundell moncada miceli meader mcmasters mckeehan matsumoto marron marden lizarraga
lingenfelter lewallen langan lamanna kovac kinsler kephart keown kass kammerer jeffreys hysell hosmer hardnett hanner
guyette ginder fromm fortuna fluellen finkle fessler essary eisele duren dittmer cosentino cogan coelho cavin
carrizales campuzano brough bopp bobb blouin beesley battista bascom bakken badgett arneson anselmo ahumada woodyard
wolters willison warman waldrup vowell vantassel twombly toomer tennison teets tedeschi swanner stutz stelly sheehy
schermerhorn scala sandidge salters salo saechao roseboro rolle ressler renz renn redford raposa rainbolt pompey
pelfrey orndorff oney nolin nimmons nardone myhre morman mines menjivar mcglone mccammon maxon marciano lowrance
lorenzen lonergan lollis littles lindahl lansing lamas lach kuster krawczyk knuth knecht kirkendall keitt keever
kantor jarboe hoye houchens holter holsinger hickok helwig helgeson hassett harner hamman hames hadfield goree
goldfarb gaughan gaudreau gantz gallion frady foti flesher ferrin faught donegan desouza degroot cutright crowl criner
coan clinkscales chewning chavira catchings carlock bulger buenrostro bramblett brack boulware bordeaux bookout bitner
birt baranowski baisden augustin allmon acklin yoakum wilbourn whisler weinberger vasques vanzandt vanatta troxler
tomes tindle tims throckmorton thach stpeter stlaurent stenson songer snavely shroyer shortridge shenk sevier seabrook
scrivner saltzman rosenberry rockwood robeson reiser redwine ramires raber posner popham pipes piotrowski pinard
peterkin pelham peiffer peay nadler musso millett mestas mcgowen marques marasco manriquez manos mair lipps leiker
leeds krumm knorr kinslow kessel kendricks kelm irick ickes hurlburt horta hoekstra heuer helmuth heatherly hampson
hagar haga greenlaw grau godbey gingras gillies gibb gayden gauvin garrow fontanez florio fleischman finke fasano
ezzell ewers eveland eckenrode duclos drumm dimmick delancey defazio dashiell cusack crowther crigger cray coolidge
coldiron cleland chalfant cassel camire cabrales broomfield brittingham brisson brickey braziel brazell bragdon
boulanger boman bohannan beem barto barre baptist azar ashbaugh armistead almazan adamski zendejas winburn willaims
wilhoit westberry wentzel wendling visser vanscoy vankirk vallee thornberry sweeny spradling spano smelser sechrist
schall scaife rugg rothrock roesler riehl ridings ransdell radke pinero petree pendergast peluso pecoraro pascoe panek
oshiro navarrette murguia moores moberg michaelis mcwhirter mcsweeney mcquade mccay mauk mariani marceau mandeville
maeda lunde ludlow loeb lindo linderman leveille leith larock lambrecht kulp kinsley kimberlin kesterson hoyos
helfrich hanke grisby goyette gouveia gile gerena gelinas gasaway funches fujimoto flynt fenske fellers fehr eslinger
escalera enciso duley dittman dineen diller devault collings clymer clowers chavers charland castorena castello
camargo bullen boyes borchers borchardt birnbaum birdsall billman benites bankhead ange ammerman adkison winegar
wickman warr warnke villeneuve veasey vassallo vannatta vadnais twilley towery tomblin tippett theiss talkington
talamantes swanger streit stines stabler spurling sobel simmers shippy shiflett shearin sauter sanderlin rusch runkle
ruckman rorie roesch richert rehm randel ragin quesenberry puentes plyler plotkin paugh oshaughnessy ohalloran
norsworthy niemann nader moorefield mooneyham modica miyamoto mickel mebane mckinnie mazurek mancilla lukas lovins
loughlin lotz lindsley liddle levan lederman leclaire lasseter lapoint lamoreaux lafollette kubiak kirtley keffer
kaczmarek housman hiers hibbert herrod hegarty hathorn greenhaw grafton govea futch furst frisbee franko forcier foran
flickinger fairfield eure emrich embrey edgington ecklund eckard durante deyo delvecchio dade currey creswell cottrill
casavant cartier cargile capel cammack calfee burse burruss brust brousseau bridwell braaten borkholder bloomquist
bjork bartelt amburgey yeary whitefield vinyard vanvalkenburg twitchell timmins stringham starcher spotts slaugh
simonsen sheffer sequeira rosati rode rhymes reza pollak peirce patillo parkerson paiva nilson nevin narcisse nair
mitton merriam merced meiners mckain mcelveen mcbeth marsden marez manke mahurin mabrey luper krull kees iles
hunsicker hornbuckle holtzclaw hirt hinnant heston hering hemenway hegwood hearns halterman halls guiterrez grote
granillo grainger glasco garren garlock garey fryar fredricks fraizer foxx foshee ferrel felty feathers everitt evens
esser elkin eberhart durso duguay driskill doster dewall deveau demps demaio delreal deleo darrah cumberbatch
culberson cranmer cordle colgan chesley cavallo castellon castelli carreras carnell carlucci bontrager blumberg
blasingame becton ayon artrip andujar alkire agan zukowski zuckerman zehr wroblewski wrigley woodside wigginton
westman westgate werts washam wardlow walser waiters tadlock stringfield stimpson stickley starbuck standish spurlin
spindler spaeth sotomayor sluder shryock shepardson shatley scannell santistevan rosner rhode resto reinhard rathburn
prisco poulsen pinney phares pennock pastrana oviedo noto nauman mulford moise moberly mirabal metoyer metheny mentzer
meldrum mcinturff mcelyea mcdougle massaro lumpkins loveday lofgren lirette lesperance lefkowitz lauzon lain
lachapelle kurz klassen keough kempton kaelin jeffords huot hsieh hoyer horwitz hopp hoeft hennig haskin gourdine
golightly girouard fulgham fritsch freer frasher foulk fiorentino fedor ensley englehart eells ebel dunphy donahoe
dimas dileo dibenedetto dabrowski coonrod conder coddington chunn choy chaput cerna carreiro calahan braggs bollman
bittle behm bauder batt barreras aubuchon anzalone adamo zhou zerbe wirt willcox westberg weikel waymire vroman vinci
vallejos truesdell troutt trotta tollison toles tichenor symonds surles stgeorge sroka sorrentino solares snelson
silvestri sikorski shawver schumaker schorr schooley scates satterlee satchell sacks rymer roselli robitaille riegel
richer regis reames provenzano priestley plaisance pettey palomares oman nowakowski nace monette minyard mclamb mchone
mccarroll masson magoon maddy lundin loza licata leonhardt lema landwehr kircher kinch karpinski johannsen hussain
houghtaling hoskinson hollaway holeman hobgood hiebert gros goggin geissler gadbois gabaldon fleshman flannigan files
fairman eilers dycus dunmire duffield dowler deloatch dehaan deemer clayborn christofferso chilson chesney chatfield
carron canale camden brigman branstetter bosse borton bonar blau biron barroso arvin arispe zacharias zabel yaeger
woolford whetzel weakley veatch vandeusen tufts troxel traver townsel talarico swilley sterrett stenger springfield
speakman sowards sours souders souder soles sobers snoddy smither sias shute shoaf shahan schuetz scaggs santini
rosson rolen robidoux rentas recio pixley pawlowski pawlak paull overbey orear oliveri oldenburg nutting naugle
mossman misner milazzo michelson mcentee mccullar mccree mcaleer mazzone mandell manahan malott maisonet mailloux
lumley lowrie louviere lipinski lindemann leppert leopold leasure labarge kubik knisely knepp kenworthy kennelly kelch
karg kanter hyer houchin hosley hosler hollon holleman heitman hebb haggins gwaltney guin greenman goulding gorden
goodyear geraci georges gathers frison feagin espada erving erikson eisenhauer eder ebeling durgin dowdle dinwiddie
delcastillo dedrick crimmins covell cournoyer coria cohan cataldo carpentier canas campa brode brashears blaser
bicknell bednar barwick ascencio althoff almodovar alamo zirkle zabala wolverton winebrenner wetherell westlake
wegener weddington vong tuten trosclair tressler theroux teske swinehart swensen sundquist southall socha sizer
silverberg shortt shimizu sherrard shen shaeffer scheid scheetz saravia sanner rubinstein rozell romer ringo rheaume
reisinger randles pullum petrella payan papp nordin norcross nicoletti nicholes newbold nakagawa mraz monteith
milstead mellen mccardle matthias luft liptak lipp leitch latimore larrison laborde koval izquierdo hymel hoskin holte
hoefer hayworth hausman harrill harrel hardt grinnell greenspan grandberry gorrell goldenberg goguen gilleland garr
fuson foye feldmann everly dyess dyal dunnigan downie dolby deatherage dates cosey corrado cheever celaya caver
cashion caplinger cansler byrge bruder breuer breslin brazelton botkin bonneau bondurant bohanan bogue boes bodner
boatner blatt bickley belliveau beiler beier beckstead bachmann atkin altizer alloway allaire albro abron zellmer
yetter yelverton wiltshire wiens whidden viramontes vanwormer tarantino tanksley sumlin strauch strang stice spahn
sosebee sigala shrout seamon schrum schneck schantz romig roehl renninger reding pyne polak pohlman pasillas oldfield
oldaker ohanlon ogilvie norberg nolette nies neufeld nellis mummert mulvihill mullaney monteleone mendonca meisner
mcmullan mccluney mattis massengill manfredi luedtke lounsbury liberatore lamphere laforge jourdan ismail iorio
iniguez ikeda hubler hodgdon hocking heacock haslam haralson hanshaw hannum hallam haden garnes garces gammage gambino
finkel faucett fahy ehrhardt eggen dusek durrant dubay dones depasquale delucia degraff davalos cullins conard clouser
clontz cifuentes chico chappel chaffins celis carwile byram bruggeman bressler brathwaite brasfield bradburn boose
bodie blosser blas bertsch bernardi bernabe bengtson astorga alday albee abrahamson yarnell wiltse wiebe waguespack
vasser upham turek traxler torain tomaszewski tinnin tiner tindell teed styron stahlman staab spells skiba shih
sheperd seidl secor schutte sanfilippo ruder rondon rearick procter prochaska pettengill pauly neilsen nally mullenax
morano meads mcnaughton mcmurtry mcmath mckinsey matthes massenburg marlar margolis malin magallon mackin lovette
loughran loring longstreet loiselle lenihan laub kunze kull koepke knights kerwin kalinowski kagan innis innes
holtzman heinemann harshman haider haack guss grondin grissett greenawalt goudy goodlett goldston gokey goin gardea
galaviz gafford gabrielson furlow fritch fordyce folger elizalde ehlert eckhoff eccleston ealey dubin diemer deschamps
delapena decicco debolt daum cullinan crittendon crase cossey coppock coots colyer chamberland burkhead bumpus buchan
borman bork birkholz berardi benda behnke auer amezquita wotring wirtz wingert wiesner whitesides weyant wainscott
venezia varnell tussey thurlow tabares stiver stell starke stanek sisler sinnott siciliano shehan selph seager
scurlock scranton santucci santangelo saltsman ruel ropp rogge rettig renwick reidy reider redfield quam premo peet
parente paolucci palmquist orme ohler netherton mutchler morita mistretta minnis middendorf menzel mendosa mendelson
meaux mcspadden mcquaid mcnatt manigault maney mager lukes lopresti liriano lipton letson lechuga lazenby lauria
larimore kwok kwak krupp krupa krum kopec kinchen kifer kerney kerner kennison kegley kays karcher justis johson
jellison janke huskins holzman hinojos hefley harte halloway hallenbeck goodwyn glaspie geise fullwood fryman frew
frakes fraire farrer enlow engen ellzey eckles earles ealy dunkley drinkard dreiling draeger dinardo dills desroches
desantiago curlee crumbley critchlow coury courtright coffield cleek charpentier cardone caples cantin buntin bugbee
brinkerhoff brackin bourland bohl bogdan blassingame beacham auguste andreasen amann almon alejo adelman abston zeno
yerger wymer woodberry windley whiteaker westfield weibel wanner waldrep villani vanarsdale utterback updike triggs
topete tolar tigner thoms tauber tarvin swiney sweatman studebaker streets stennett states starrett stannard stalvey
sonnenberg smithey sieber sickles shinault segars sanger salmeron rothe rizzi rine ricard restrepo ralls ragusa
quiroga pero pegg pavlik papenfuss oropeza okane neer mudge mozingo molinaro mcvicker mcgarvey mcfalls mccraney matus
magers llanos livermore liss linehan leto leitner laymon lawing lacourse kwong kollar kneeland kennett kellett kangas
janzen hutter huse huling hoss hohn hofmeister hewes hern harjo habib guice grullon greggs grayer granier grable gowdy
giannini getchell gartman garnica ganey gallimore fetters fergerson farlow fagundes exley esteves enders edenfield
easterwood drakeford dipasquale desousa deshields deeter dedmon debord daughtery cutts courtemanche coursey copple
coomes collis coll cogburn clopton choquette chaidez castrejon calhoon burbach bulloch buchman bruhn bohon blough bien
belmont baynes barstow zeman zackery yardley yamashita wulff wilken wiliams wickersham wible whipkey wedgeworth
walmsley walkup vreeland verrill valera umana traub swingle summey stroupe stockstill steffey stefanski statler stapp
speights sons solari soderberg shunk shorey shewmaker sheilds schiffer schank schaff sagers rochon rickett reale
raglin polen plata pitcock percival palen pahl orona oberle nocera navas nault mullings moos montejano monreal minick
middlebrook meece mcmillion mccullen mauck marshburn maillet mahaney magner maclin lucey litteral lippincott leite
leis leaks lamarre kost jurgens jerkins jager hurwitz hughley hotaling horstman hohman hocker hively hipps hile
hessler hermanson hepworth henn helland hedlund harkless haigler gutierez grindstaff glantz giardina gerken gadsden
finnerty feld farnum encinas drakes dennie cutlip curtsinger couto cortinas corby chiasson carle carballo borum bober
blagg birk berthiaume beahm batres basnight backes axtell aust atterberry alvares alegria woodell wojciechowski
winfree winbush wiest wesner wamsley wakeman verner truex trafton toman thorsen thor theus tellier tallant szeto
strope stills sorg simkins shuey shaul servin serio serafin sebring salguero saba ryerson ruark rother rohrbaugh
rohrbach rohan rogerson risher rigg reeser pryce prokop prins priebe prejean pinheiro petrone petri penson pearlman
parikh natoli murakami mullikin mullane motes morningstar monks mcveigh mcgrady mcgaughey mccurley masi marchan manske
maine maez lusby linde lile likens licon leroux lemaire legette laskey laprade laplant kolar kittredge kinley kerber
kanagy johannes jetton janik ippolito inouye hunsinger howley howery horrell hoosier holthaus hiner hilson hilderbrand
hasan hartzler harnish harada hansford halligan hagedorn gwynn gudino greenstein greear gracey goudeau gose goodner
ginsburg gerth gerner fyfe fujii frenette folmar fleisher fleischmann fetzer eisenman earhart dupuy dunkelberger
drexler dillinger dilbeck dewald demby deford dake craine como chesnut casady carstens carrick carino carignan
canchola cale bushong burman buono brownlow britten brickhouse boyden boulton borne borland bohrer blubaugh bever
berggren benevides arocho arends amezcua almendarez zalewski witzel winkfield wilhoite vangundy vanfleet vanetten
vandergriff urbanski troiano thibodaux straus stoneking stjean stillings stange speicher speegle sowa smeltzer slawson
simmonds shuttleworth serpa senger seidman schweiger schloss schimmel schechter sayler sabb sabatini ronan rodiguez
riggleman richins reep prunty porath piland philbrook pettitt perna peralez pascale padula oboyle nivens nickols murph
mundt munden montijo mcmanis mcgrane mccrimmon manzi malick mahar maddock losey litten leff leedy leavell ladue krahn
kluge junker iversen imler hurtt huizar hubbert howington hollomon holdren hoisington hise heiden hauge hartigan
gutirrez griffie greenhill gratton granata gottfried gertz gautreaux furey funderburg flippen fitzgibbon fergus dyar
drucker donoghue dildy devers detweiler despres denby degeorge cueto cranston courville clukey cirillo chivers
caudillo catt butera bulluck buckmaster braunstein bracamonte bourdeau bonnette bobadilla boaz blackledge beshears
bernhard bergeson baver barthel balsamo aziz awad authement altom altieri abels zigler yeomans yearwood wurster winget
whitsett wechsler weatherwax wathen warriner wanamaker walraven viens vandemark vancamp uchida triana tinoco terpstra
tellis tarin taranto takacs studdard struthers strout stiller spataro soderquist sliger silberman shurtleff sheetz
schillinger ritch reif raybon ratzlaff radley putney pinette piner petrin parise osbourne nyman northington noblitt
nishimura neher nalls naccarato mucha mounce miron millis meaney mcnichols mckinnis mcjunkin mcduffy marcello manrique
mannion mangual malveaux mains lumsden lohmann lipe lightsey lemasters leist laxton laverriere latorre lamons kral
kopf knauer kitt kaul karas kamps jusino islam hullinger huges hornung hiser hempel helsel hassinger hargraves hammes
hallberg gutman gumbs gruver graddy gonsales goncalves glennon gilford geno freshour flippo fifer fason farrish fallin
ewert estepp escudero ensminger emberton elms ellerbe eide dysart dougan dierking dicus detrick deroche depue
demartino delosreyes dalke culbreath crownover crisler corsi chagnon centers cavanagh casson carollo cadwallader
burnley burciaga burchard broadhead bolte berens bellard baril antonucci wolfgram winsor wimbish wier wallach viveros
vento varley vanslyke vangorder tomko tiemann throop tamura talmadge swayze sturdevant strauser stolz stenberg stayton
spohn spillers spillane sluss sloane slavens simonetti shofner shead senecal seales schueler schley schacht sauve
sarno salsbury rothschild rosier rines reveles redus redfern reck ranney raggs prout prill preble prager plemons
pippen pilon piccirillo pewitt pesina pecora otani orsini oestreich odea ocallaghan northup niehaus newberg nasser
narron monarrez mishler mcsherry mcelfresh mayon mauer mattice marrone marmolejo marini malm machen lunceford loewen
liverman litwin linscott levins lenox legaspi leeman leavy lannon lamson lambdin labarre knouse klemm kleinschmidt
kirklin keels juliano howser hott hopwood holyfield hodnett hirsh heimann heckel harger hamil hajek gurganus gunning
gonzalas goggins gerow gaydos garduno ganley galey farner engles emond emert ellenburg edick duell dublin dorazio
dimond diederich dewalt depuy dempster demaria dehoyos dealba czech crose crespin cogdill clinard cipriano chretien
cerny ceniceros celestin caple cacho burrill buhr buckland branam boysen bovee boos boler blom blasko beyers belz
belmonte bednarz beckmann beaudin bazile barbeau balentine abrahams zielke yunker yeates wrobel wike whisnant wagnon
vogan vansant vannest vallo ullery towles towell taormina tannehill taing storrs stickles stetler solt silcox sheard
shadle seman selleck schlemmer scher sapien sainz roye romain rizzuto resch rentz rasch ranieri purtell primmer
portwood pontius pletcher pirkle pillsbury pentecost peng paxson ortez oles mullett muirhead mouzon mork mollett mohn
mitcham melillo medders mcmiller mccleery mccaughey manders maciejewski macaulay lipman lewter larocque langton kriner
knipp killeen karn kalish kaczor jonson jerez jarrard janda hymes hollman hollandsworth holl hobdy hennen hemmer
hagins haddox guitierrez guernsey gorsuch gholson genova gazaway gauna gammons freels fonville florian fetterman fava
farquhar farish fabela escoto eisen dossett dority dorfman demmer dehn dawley darbonne damore damm crosley cron
crompton crichton cotner conerly colvard clauson cheeseman cavallaro castille cabello burgan buffum bruss brassfield
bowerman bothwell borgen bonaparte boivin boissonneault bogner bodden boan bittinger bickham bedolla bainbridge aybar
avendano ashlock amidon almanzar akridge ackermann zager worrall winans wilsey wightman westrick wenner warne warford
verville utecht upson tuma tseng troncoso trollinger torbert taulbee sutterfield stough storch stonebraker stolle
stilson stiefel steptoe stepney stender stemple spurrier spengler smartt skoog silvis sieg shuford selfridge seguin
sedgwick sease scotti schroer schlenker schill savarese sapienza sanson sandefur salamone rusnak rudisill rothermel
roca resendiz reliford rasco raiford quisenberry quijada pullins puccio postell poppe pinter piche petrucci pellegrin
pelaez paton pasco parkes paden pabst olmsted newlon mynatt mustafa morrone moree moffat mixson minner millette
mederos mcgahan mcconville maughan massingill marano macri lovern lichtenstein leonetti lehner lawley laramie lappin
lahti lago lacayo kuester kincade juhl jiron jessop jarosz jain hults hoge hodgins hoban hinkson hillyard herzig
hervey henriksen hause hankerson gregson golliday gilcrease gessner gerace garwood garst gaillard flinchum fishel
fishback filkins fentress fabre ethier espana eisner ehrhart efird drennon dominy domingue dipaolo dinan dimartino
deskins dengler defreitas defranco dahlin cutshaw cuthbert croyle crothers critchfield cowie costner coppedge copes
ciccone caufield cambron cambridge buser burnes buendia brindley brecht bourgoin blackshire birge benninger bembry
beil begaye barrentine barks banton balmer baity auerbach alexandre ackerson zurcher zell wynkoop wallick waid
vizcaino vester veale vandermark vanderford tuthill trivette thiessen tewksbury tabron swasey swanigan stoughton
stoudt stimson stecker spady smoak sklar simcox sidwell seybert sesco seeman seaborn schwenk schmeling rossignol
robillard robicheaux riveria rippeon ridgley remaley rehkop rauscher quirion pusey pruden pressler potvin pospisil
paradiso pangburn palmateer ownby otwell osterberg osmond olsson oberlander nusbaum novack nokes nicastro nehls naber
mulhern motter moretz milian mckeel mcclay mccart matsuda martucci marple marko marciniak manes mancia macrae lybarger
lineberger levingston lecroy lattimer laseter kulick krier knutsen klem kinne kinkade ketterman kerstetter kersten
karam joshi jent jefcoat hillier hillhouse hettinger henthorn henline helzer heitzman heineman heenan haughton haris
harbert haman grinstead gremillion gorby giraldo gioia gerardi geraghty gatson gardin gans gammill games friedlander
frahm fossett fosdick forbush fondren fleckenstein fitchett feliz ewart esters elsner edgin dussault durazo devereaux
deshotel deckert dargan cornman conkle condit claunch clabaugh cheesman chea charney charleston casella carone
carbonell canipe calles cabezas cabell buttram bustillos buskirk boyland bourke blakeley berumen berrier belli
behrendt baumbach bartsch baney arambula alldredge allbritton ziemba zanders youngquist yoshioka yohe wunder woodfin
wojtowicz winkel wilmore willbanks wesolowski wendland walko votaw vanek uriarte urbano turnipseed triche trautman
towler tokarz temples tefft teegarden syed swigart stryker stoller stansfield smit smelley sicard shulman sheahan
sharpton selvidge schlesinger savell sandford sabatino rosenbloom roepke rish rhames renken reger rappaport quarterman
puig prasad pizano pigott phair petrick patt pascua paramore papineau olivieri ogren norden noga nisbet munk morvant
moro moloney merz meng meltzer mellinger mehl mcnealy mckernan mchaney mccleskey mcandrews mayton markert maresca
maner mandujano malpass macintyre lytton lyall lummus longshore longfellow lokey locher leverette lepe lefever leeson
lederer lampert lagrone kreider korth knopf kleist keltner kelling kaspar kappler josephs jiang huckins holub
hofstetter hoehn higginson hennings heid havel hauer harnden hargreaves guidi grandy grandstaff goza goodridge
goodfellow goggans godley giusti gilyard geoghegan galyon gaeta funes flanary fales erlandson ellett edinger dziedzic
duerr draughn donoho dimatteo devos dematteo degnan darlington danis dahlstrom dahlke czajkowski cumbie culbert croley
corry clinger cheshire chalker cephas caywood capehart cales cadiz bussiere burriss burkart brundidge bronstein bradt
boydston bostrom borel bolles blay blackwelder bissett bevers bester bernardino benefiel belote beedle beckles
baysinger bassler bartee barlett bargas barefield baptista arterburn armas apperson amoroso amedee zullo zellner
yelton willems wilkin wiggin widman welk weingarten walla viers vess verdi veazey vannote tullos trudell trower
trosper trimm trew tousignant topp tocco thoreson terhune tatom suniga sumter steeves stansell soltis sloss slaven
shisler shanley servantes selders segrest seese seeber schaible savala rutt rumbaugh ruis roten roessler ritenour
riney restivo renard rakestraw quiros pullin prudhomme primeaux prestridge presswood ponte polzin poarch pittenger
piggott pickell phaneuf parvin parmley palmeri ozment ormond ordaz olea obanion oakman novick nicklas nemec nappi mund
morfin mera melgoza melby mcgoldrick mcelwain mcchristian mccaw marquart marlatt markovich mahr lupton lucus lorusso
lerman leddy leaman leachman lavalle laduke kummer koury konopka koepp kloss klock khalil kernan kappel inoue hutsell
howle honore hockman hockaday hiltz hetherington hesser hershman heng heffron headen haskett hartline harned
guillemette guglielmo guercio greenbaum goris glines gilmour gardella gadd gabler gabbert fuselier freudenburg fragoso
follis flemings feltman febus farren fallis ekstrom eastridge dyck dufault dubreuil drapeau domingues dolezal dinkel
didonato devitt devane demott daughtrey daubert creason crary costilla chipps cheatwood carmean caffrey buker brunk
brodbeck brantner boerner biel bencomo bellino beliveau beauvais beaupre baylis baskett barcus baltz asay arney arcuri
ankney agostini addy zwilling zubia zollinger zeitz yanes winship winningham wickline webre waddington vosburgh
vessels verrett vedder varnum vandeventer vacca usry towry touchet tookes tonkin timko tibbitts thedford tarleton
talty talamantez tafolla sugg strecker stirling steffan spiva slape shatzer seyler seamans schipper sasso ruppe royals
roudebush riemer richarson revilla reichenbach ratley railsback quayle poorman ponton pollitt poitras piscitelli
piedra pickles perera penwell parkhill paladino oram olmo oliveras olivarria ogorman naron muncie mowbray morones
moretti monn mitts minks minarik mimms milliron millington millhouse messersmith mcnett mckinstry mcgeorge mcdill
mcateer mazzeo matchett mahood mabery lundell losoya lisk lezama leib lebo lanoue lanford lafortune kump kreps kott
kopecky kolodziej kinman kimmons kelty kaster karlson kania joyal jenner jasinski jandreau isenhour hunziker huhn
houde houchins holtman hodo heyman hentges hedberg hayne haycraft harshbarger harshaw harriss haring hansell hanford
hamburg hamblen gunnell gorecki gochenour gleeson genest geiser fulghum friese fridley frailey flaugher fiala ettinger
etheredge espitia eriksen engelbrecht engebretson elie eickhoff edney edelen eberhard eastin eakes driggs doner
donaghy disalvo deshong dahms dahlquist curren cripe cree creager corle conatser coggin coaxum closson clodfelter
classen chittenden castilleja casale cartee carriere canup canizales burgoon bunger bugarin buchanon bruning bruck
brookes broadwell brekke breese bowley bowersox bose bogar blauser blacker bjorklund belair baumer basler baltimore
baden auman amundsen amore alvarenga adamczyk yerkes yerby yamaguchi worthey wolk wixom wiersma wieczorek whiddon
weyer wetherington wein warf wansley vesely velazco vannorman valasquez urso turco turbeville trivett torrance
toothaker toohey tondreau thaler sylvain swigert swider stiner stever steffes stampley smidt skeete silvestre shutts
shealey seigler schweizer schuldt schlichting scherr saulsberry saner rosato roling rohn rister remley remick recinos
ramm raabe pursell poythress poli pokorny pettry petrey petitt payson paquet pappalardo outland orenstein nuttall
nuckols nott nimmo murtagh mousseau mooneyhan moak minch miera mercuri meighan mcnelly mcguffin mccreery mcclaskey
mainor luongo lundstrom loughman lobo lobb linhart leiter lehoux lehn lares lapan langhorne lamon ladwig ladson kuzma
kreitzer knop keech kadlec jhonson jantz inglis hulme housel hofman hillery heidenreich haslett harting hartig hamler
halton hallum gutierres guida guerrier grossi gress greenhalgh gravelle goslin gonyea gipe gerstner gasser garceau
gannaway gama gaiser fullilove foutz fossum flannagan farrior ericksen entrekin enochs englund ellenberger eastland
earwood dudash drozd desoto delph dekker dejohn degarmo defeo defalco deblois dacus cudd crossen crooms cronan costin
costanza cordray comerford colegrove coldwell claassen chartrand castiglione cardella carberry capp capobianco
cangelosi buch brunell brucker brockett brizendine brinegar brimer brase bosque bolger bohanon bohan blazek berning
bergan bennette beauchemin battiste barra balogh avallone aubry ashcroft asencio arledge anchondo alvord acheson
zaleski yonker wyss wycoff woodburn wininger winders willmon wiechmann westley weatherholt warnick wardle warburton
volkert villanveva veit vass vanallen toribio toothman tiggs thornsberry thome tepper teeple tebo tassone tann stucker
stotler stoneman stehle stanback stallcup spurr speers spada solum smolen sinn silvernail sholes shives shain secrest
seagle schuette schoch schnieders schild schiavone schiavo scharff santee sandell rollings rollin rivenburg ritzman
rist reynosa retana reiber regnier rarick ransome rall propes prall poyner ponds poitra pippins perillo penrose
pendergraft pelchat peed patenaude palko odoms oddo novoa noone newburn negri nantz mosser moshier molinari moler
millman meurer mendel mcray mcnicholas mcnerney mckillip mcilvain mcadory marmol marinez manzer mankin makris majeski
magnus maffei luoma luman luebke luby lomonaco loar litchford lintz licht levenson legge lanigan krom kreger koop
kober klima kitterman kinkead kimbell kilian kibbe kendig kemmer kash jenkin inniss hurlbut hunsucker huckabee hoxie
hoglund hockensmith hoadley hinkel higuera herrman heiner hausmann haubrich hassen hanlin hallinan haglund hagberg
gullo gullion groner greenwalt gobert glowacki glessner gines gildersleeve gildea gerke gerhard gebhard gatton gately
galasso fralick fouse fluharty faucette fairfax evanoff elser ellard egerton ector ebling dunkel duhart drysdale
dostal dorey dolph doles dismukes digregorio digby dewees deramus denniston dennett deloney delaughter cuneo
cumberland crotts crosswhite cremeans creasey cottman cothern costales cosner colligan chupp chevez chatmon chaires
caplan caffee burrough burditt brunswick brouillard broady bowlby bouley borgman boltz boddy blackston birdsell
bedgood bartos barriga barna barcenas banach baccus auclair ashman arter arendt ansell allums allsop allender alber
albarran adelson zoll wysong wimbley wildes whitis whitehill weymouth weldy wark wareham waddy viveiros vides vecchio
vath vandoren vanderhoof unrein uecker tsan trepanier tregre torkelson tobler tineo timmer swopes swofford swarts
summerfield sumler stucky strozier stigall stickel stennis stelzer slayden skillern shurtz shelor shellenbarger shand
shabazz scroggs schwandt schrecengost schoenrock schirmer sandridge ruzicka rozek rowlands roser rosendahl romanowski
rolston riggio reichman redondo reay rawlinson raskin raine quandt purdue pruneda prevatte prettyman pinedo pierro
pidgeon phillippi pfeil penix peasley paro ospina ortegon ogata ogara normandin nordman nims nassar motz morlan moles
moir mizrahi minaya millwood mikula messmer meikle mctaggart mcgonagle mcewan mccasland mccane mccaffery mcalexander
mattocks matranga martone markland manno mancha mallery magno lorentz locklin livingstone lipford lininger liao lepley
leming lemelin leadbetter lawhon lattin langworthy lampman lambeth lamarr lahey krajewski klopp kinnison kestner
kennell karim jozwiak jakubowski jagger ivery ishmael iliff iddings hudkins holz holderman hoehne highfill hiett
heskett heldt hedman hayslett hatchell hasse hamon hamada hakala haislip haffey hackbarth gullickson guerrette
greenblatt goudreau gongora godbout glaude gills gillison gigliotti gargano gallucci galli galante frasure fodor fizer
fishburn finkbeiner finck fager estey espiritu eppinger epperly emig eckley dorsch dille devita deslauriers demery
delorme delbosque dantonio crume cozad cossette comacho climer chadbourne cespedes cayton castaldo carpino carls
capozzi canela buzard busick burlison brinkmann bridgeforth bourbeau bornstein boots bonfiglio boice boese biondi
bilski betton berwick berlanga behan becraft barrientez banh balke balderrama bahe bachand armer arceo aliff alatorre
zermeno younce yamasaki wroten woodby winer willits wilcoxon wehmeyer waterbury wass wann wachtel vizcarra veitch
vanderbilt vallone vallery ureno tyer tipps tiedeman theberge texeira taub tapscott stutts stults stukes spink sottile
smithwick slane simeone silvester siegrist shiffer sheedy sheaffer severin sellman scotto schupp schueller schreier
schoolcraft schoenberger schnabel sangster samford saliba ryles ryans rossetti rodriguz risch rezendes rencher recker
rathjen profitt poteete polizzi perrigo patridge osby orvis opperman oppenheim onorato olaughlin ohagan ogles oehler
obyrne nuzzo nickle nease neagle navarette nagata musto morison montz mogensen mizer miraglia mingus migliore menges
mellor mcnear mcnab mcloud mcelligott mccollom maynes marquette markowski marcantonio maldanado makin macey lundeen
lovin longino linthicum limones lesure lesage lauver laubach latshaw lary lapham lacoste lacher kutcher knickerbocker
klos klingler kleiman kittleson kimbrel kemmerer kelson keese kallas jurgensen junkins juneau juergens jolliff jelks
janicki jang ingles huguley huggard howton holford hogle hipple heimbach heider heidel havener hattaway harrah hanscom
hankinson hamdan gridley goulette goulart goodspeed goodrow girardi gautreau ganz gandara gamblin galipeau fyffe fulp
fricks frase frandsen fout foulks fouche foskey forgey foor fobbs finklea fincham figueiredo festa ferrier fellman
eslick eilerman eckart eaglin dunfee dumond drewry dimick diener dickert deines declue dattilo danko custodio cuccia
crunk crispin cornwall corea coppin considine coniglio conboy cockrum clute clewis christiano channell cerrato cecere
catoe castillon castile carstarphen carmouche caperton buteau bumpers brey brazeal braga bradham bourget borrelli
borba boothby bohr bohm boehme bodin bloss blocher bizzell bieker berthelot bernardini berends benard belser baze
bartling barrientes barras barcia banfield aurand artman arnott arend amon almaguer allee albarado alameda abdo
zuehlke zoeller yokoyama yocom wyllie woolum wint winland wilner wilmes whitlatch westervelt walthall walkowiak
walburn viviano vanderhoff valez ugalde trumbull todaro tilford tidd tibbits terranova templeman tannenbaum talmage
tabarez swearengin swartwood svendsen strack storie stockard steinbeck starns stanko stankiewicz stach sproles spenser
smotherman slusser sinha silber siefert siddiqui shuff sherburne seldon seddon schweigert schroeter schmucker saffold
rutz rosinski rosenow rogalski ridout replogle raygoza ratner rascoe rahm quast pressnell predmore porto pleasants
pigford pavone patnaude parramore papadopoulos palmatier ouzts oshields ortis olmeda okamoto norby nitz niebuhr nevius
neiman neidig neece murawski mroz moylan moultry mosteller moring morganti mook moffet mettler merlo mengel mendelsohn
meli melchior mcmeans mcfaddin mccullers mccollister mccloy mcclaine maury martelli manthey malkin maio magwood
maginnis mabon luton lusher lucht lobato letellier legendre latson larmon landreneau landgraf lamberson kurland kresge
korman korando klapper kitson kinyon kincheloe kawamoto kawakami jenney jeanpierre ivers issa ince honda hollier
hollars hoerner hodgkinson hiott hibbitts herlihy henricks heavner hayhurst harvill harewood hanselman hanning
gustavson grizzard graybeal gravley gorney goll goehring godines gobeil glickman giuliano gimbel geib gayhart gatti
gains gadberry frei fouch forst forsman folden fogleman figaro fetty feely fabry eury estill epling elamin echavarria
dutil duryea dumais drago downard douthit doolin dobos dison dinges diebold desilets deshazo depaz degennaro dall
cyphers cryer croce crisman credle coriell copp compos colmenero cogar carnevale campanella caley calderone burtch
brouwer brehmer brassell brafford bourquin bohnert blewett blass blakes bhakta besser berge bellis balfour avera
austria applin ammon alsop aleshire akbar zoller zapien wymore wyble wolken wickstrom whobrey whigham westerlund
welsch weisser weisner weinstock wehner watlington wakeland victorino veltri veith urich uresti umberger twedt tuohy
tschida trumble troia topps tonn tiernan threet thetford teneyck tartaglia swords strohl streater strausbaugh stradley
stonecipher steadham stansel stalcup sprenger spradley speier southwood sorrels slezak skow sirmans simental sifford
sievert sheley selzer scriven schwindt schwan schroth saylors saragosa sant saephan routt rousey rolfes rieke rieder
richeson redinger rasnick rapoza rambert quist pyron pullman przybylski pridmore pooley pines perkinson perine perham
pecor peavler partington panton oliverio olague ohman ohearn noyola nicolai nebel murtha mowrey moroney morgenstern
morant monsour moffit mijares meriwether mendieta melendrez mejorado mckittrick mckey mckenny mckelvy mckechnie
mcelvain mccoin mazzarella mazon maurin matthies maston maske marzano marmon marburger mangus mangino losada londono
lobdell lipson lesniak leighty lavallie lareau laperle lape laforce laffey kuehner kravitz kowalsky kohr keppler
kennemer keiper kaler jelinek jarnagin isakson hypes hutzler huls horak hitz hice herrell henslee heitz heiss heiman
hasting hartwick harmer hammontree haldeman hakes guse guillotte groleau greve greenough golub golson goldschmidt
golder godbolt gilmartin gies gibby geren genthner gendreau gemmill gaymon galyean galeano folkerts fleeman
fitzgibbons ferranti felan farrand eoff enger engels ducksworth duby drumheller douthitt donis dixion dittrich dials
descoteaux depaul denker demuth demelo delacerda deforge danos dalley daigneault cybulski cothren corns corkery copas
clubb clore chitty chichester charon chace catanzaro castonguay cassella carlberg cammarata calle cajigas byas buzbee
busey burling bufkin brzezinski brun brickner brabham boller bockman bleich blakeman bisbee bezanson bevilacqua besaw
berrian berkeley bequette beauford baumgarten baudoin batie basaldua bardin bangert banes backlund avitia artz archey
apel amico alam aden zebrowski yokota wormley wootton woodie womac wiltz wigington whitehorn whisman weisgerber weigle
weedman watkin wasilewski wadlington wadkins viverette vidaurri vidales vezina vanleer vanhoy vanguilder vanbrunt
updegraff tylor trinkle touchette tilson tilman tengan tarkington surrett summy streetman straughter steere spruell
spadaro solley smathers silvera siems shreffler sholar selden schaper samayoa ruggeri rowen rosso rosenbalm roose
ronquillo rogowski rexford repass renzi renick rehberg ranck raffa rackers raap pugsley puglisi prinz pounders pompa
plasencia pipkins petrosky pelley pauls pauli parkison parisien pangle pancoast palazzolo owenby overbay orlowski nipp
newbern nedd nealon najar mysliwiec myres musson murrieta munsell mumma muldowney moyle mowen morejon moodie monier
mikkelsen miers metzinger melin mcquay mcpeek mcneeley mcglothin mcghie mcdonell mccumber mccranie mcbean mayhugh
marts marenco manges lynam lupien luebbert loflin lococo linke lightle lewellyn leishman lebow lebouef leanos lanz
landy landaverde lacefield kyler kuebler kropf kroeker kluesner klass kimberling kilkenny kiker ketter kelemen keasler
kawamura karst kardos huseman huseby hurlbert huard hottinger hornberger hopps holdsworth hensen heilig heeter harpole
haak gutowski gunnels grimmer gravatt granderson gotcher gleaves genao garfinkel frerichs foushee flanery finnie feldt
fagin ewalt ellefson eiler eckhart eastep digirolamo didomenico devera delavega defilippo debusk damiani cupples
crofoot courter coto costigan corning corman corlett cooperman collison coghlan cobbins coady cipolla chmielewski
chiodo chatterton chappelle chairez ceron casperson casler casados carrow carlino carico cardillo caouette canavan
cambra byard buterbaugh buse bucy buckwalter bubb bryd brissette brault bradwell boshears borchert blansett biondo
bilbo biehl bessey belles beeks beekman beaufort bayliss bardsley avilla astudillo ardito anwar antunez amen aderholt
yowell yearby wurst woolverton woolbright wildermuth whittenburg whitely wetherbee wenz welliver welling wason warlick
voorhies vivier villines verde veiga varghese vanwyk vanwingerden vanhorne umstead twiggs tusing trego tompson thoman
tatman tartt suda studley strock strawbridge stokely stec stang stalter speidel spafford sontag sokolowski skillman
skelley skalski sison sippel sinquefield siegle sher sharrow setliff sera sellner selig seibold seery schull schrupp
schippers saulsbury santillo sanor sancho rubalcaba roosa ronk robbs roache riebe reinoso preuss pottorff plouffe
picou picklesimer pettyjohn petti penaloza parmelee pardee palazzo overholt ogawa ofarrell nolting noda nickson nevitt
neveu navarre murrow munz mulloy monzo milliman metivier merlino mcpeters mckissack mckeen mcgurk mcfee mcfarren
mcelwee mceachin mcdonagh mccarville mayhall mattoon martello marconi marbury manzella maly malec maitland maheu
maclennan lyke luera loyola lowenstein losh lopiccolo longacre loman loden loaiza lieber libbey lenhardt lefebre
lauterbach lauritsen larocco larimer lansford lanclos lamay kulikowski kriebel kosinski kleinman kleiner kleckner
kistner kissner kissell kilroy keisler keeble keaney joly jimison ikner hursey hruska hove hosking hoose holle
hoeppner hittle hitchens hirth hinerman higby hertzog hentz hensler heier hegg hassel harpe hara hain hagopian
grimshaw grado gowin gowans googe goodlow goering gleaton gidley giannone gascon garneau galaz fuentez frisina
fresquez fraher feuerstein felten everman ertel erazo endo ellerman eichorn edgell ebron eaker dundas duncanson
duchene ducan dombroski doman dickison dewoody deloera delahoussaye dejean degroat decaro dearmond dashner dales
crossett cressey cowger courts cornette corbo coplin coover condie cokley ceaser cannaday callanan cadle buscher
bucklin bruening bruckner brose branan bradway botsford bortz borelli bonetti bolan boerger bloomberg bingman bilger
berns beringer beres beets beede beaudet beachum baughn bator bastien basquez barreiro barga baratta balser baillie
axford attebery arakaki annunziata andrzejewski amendola adcox abril zenon zeitler zang zambrana ybanez wolak
wilcoxson whitesel whitehair weyand westendorf welke weinmann weesner weekes weatherall warthen vose villalta vila
viator valtierra urbanek tulley trojanowski trapani toups torpey tomita tindal tieman tevis tedrow taul tash tammaro
swiderski sweeting sund stutler stich sterns stegner stalder splawn speirs southwell soltys smead slye skipworth sipos
simmerman sigmund sidhu shingleton shadwick sermons seefeldt scipio schwanke schreffler schiro scheiber sandoz samsel
ruddell royse rouillard rotella rosalez romriell rommel rizer riner rickards rhoton rhem reppert rayl raulston raposo
rainville radel quinney purdie pizzo pincus petrus pendelton pendarvis peltz peguero peete patricio patchett parrino
papke palafox ottley ostby oritz ogan odegaard oatman noell nicoll newhall newbill netzer nettleton neblett murley
mungo mulhall mosca morissette morford montag monsen mitzel miskell mehaffey mcquillen mclennan mcgrail mccreight
mayville maysonet maust mathieson mastrangelo maskell manz malmberg makela madruga lotts longnecker logston littell
liska lindauer lillibridge levron letchworth lesh leffel leday leamon kulas kula kucharski kromer kraatz konieczny
konen komar kivett kirts kinnear kersh keithley keifer judah jimenes jeppesen jansson huntsberry hund huitt huffine
hosford hopes holmstrom hollen hodgin hirschman hiltner hilliker hibner hennis helt heidelberg heger heer hartness
hardrick halladay guillaume guerriero grunewald grosse griffeth grenz grassi grandison ginther gimenez gillingham
gillham gess gelman gearheart gaskell gariepy gamino gallien galentine fuquay froman froelich friedel foos fomby focht
flythe fiqueroa filson filip fierros fett fedele fasching farney fargo everts etzel elzey eichner eger eatman ducker
duchesne donati domenech dollard dodrill dinapoli denn delfino delcid delaune delatte deems daluz cusson cullison
cuadrado crumrine cruickshank crosland croll criddle crepeau coutu couey cort coppinger collman cockburn clayborne
claflin cissell chowdhury chicoine chenier causby caulder cassano casner cardiel brunton bruch broxton brosius
brooking branco bracco bourgault bosserman books bonet bolds bolander bohman boelter blohm blea blaise bischof beus
bellew bastarache bartolome barcomb barco balls bakos avey atnip ashbrook arno aquirre appell aldaco alban ahlstrom
abadie zylstra zick zheng yother wyse wunsch whitty weist vrooman villalon vidrio vavra vasbinder vanmatre vandorn
ugarte turberville tuel trogdon toupin toone tolleson tinkham tinch tiano teston teer tawney taplin tant tansey swayne
sutcliffe sunderman suits strothers stromain stoneburner stolte stolp stoehr stingley stegman stangl spinella spier
soules sommerfield sipp simek siders shufelt shue shor shires shellenberger sheely sepe seaberg schwing scherrer
scalzo sasse sarvis santora sansbury salls saleem ryland rybicki ruggieri rothenberg rosenstein roquemore rollison
rodden ridlon riche riccardi reiley regner rech rayo rawley raff radabaugh quon privette prange pickrell perino
pankratz orlandi nyquist norrell noren naples nale nakashima musselwhite murrin murch mullinix mullican mullan morneau
mondor molinar minjares minix minchew milewski mikkelson mifflin messing merkley meis meas mcroy mcphearson mcneel
mcmunn mcmorrow mcdorman mccroskey mccoll mcclusky mcclaran mccampbell mazzariello mauzy mauch mastro martinek marsala
marcantel mahle luciani lubbers louder lobel linch liller legros layden lapine lansberry lage laforest labriola koga
knupp klimek kittinger kirchoff kinzel killinger kilbourne ketner kepley kemble kells kear kaya karsten kaneshiro kamm
joines joachim jacobus iler holgate hisey hird hilyard heslin herzberg hennigan hegland hartl haner handel gualtieri
grasser goetsch godbold gilland gidney gibney giancola gettinger garzon galle galgano gaier gaertner fuston freel
fortes fiorillo figgs fenstermacher fedler fabiano evins euler esquer enyeart elem eisenhower eich edgerly durocher
durgan duffin drolet drewes dotts dossantos dockins dirksen difiore dierks dickerman dery denault demaree delmonte
delcambre daulton darst dahle curnutt cully culligan cueva crosslin croskey cromartie crofts covin coutee coppa coogan
condrey concannon coger cloer clatterbuck cieslak chumbley choudhury chiaramonte charboneau chai carneal cappello
campisi callicoat burgoyne bucholz brumback brosnan brogden broder brendle breece bown boser bondy bluford blandon
biscoe bevill bence battin basel bartram barnaby barmore balbuena badgley backstrom auyeung ater arrellano arant
ansari alling alejandre alcock alaimo aguinaldo aarons zurita zeiger zawacki yutzy yarger wygant wurm wuest witherell
wisneski whitby whelchel weisz weisinger weishaar wehr waxman waldschmidt walck waggener vosburg villela vercher
venters vanscyoc vandyne valenza urick ungar tumlin tsao tryon trudel treiber tober tipler tillson tiedemann thornley
tetrault temme tarrance tackitt sykora sweetman swatzell sutliff suhr sturtz strub strayhorn stormer steveson stengel
steinfeldt spiro spieker speth spero soza souliere soucie snedeker slifer skillings situ siniard simeon signorelli
siggers shultis shrewsbury shippee shimp shepler sharpless shadrick severt severs semon semmes seiter segers sclafani
sciortino schroyer schrack schoenberg schober scheidt scheele satter sartori sarris sarratt salvaggio saladino
sakamoto saine ryman rumley ruggerio rucks roughton robards ricca rexroad resler reny rentschler redrick redick reagle
raymo raker racette pyburn pritt presson pough pisani perz perras pelzer pedrosa palos palmisano paille orem orbison
oliveros nourse nordquist newbury nelligan nawrocki myler mumaw morphis moldenhauer miyashiro mignone mickelsen
michalec mesta mcree mcqueary mcninch mcneilly mclelland mclawhorn mcgreevy mcconkey mattes maselli marcucci manseau
manjarrez malbrough machin mabie lynde lykes lueras lokken loken linzy lillis lilienthal levey legler leedom lebowitz
lazzaro larabee lapinski langner langenfeld lampkins lamotte lambright lagarde ladouceur labrador labounty lablanc
laberge kyte kron kraker kouba kirwin kincer kimbler kegler keach katzman katzer kalman jimmerson jenning janus
iacovelli hust huson husby humphery hufnagel honig holsey holoman hohl hogge hinderliter hildebrant hemby helle
heintzelman heidrick hearon hazelip hauk hasbrouck harton hartin harpster hansley hanchett haar guthridge gulbranson
guill guerrera grund grosvenor grell grear granberry gonser giunta giuliani gillon gillmore gillan gettys gelb gano
galliher fullen frese frates foxwell fleishman fleener fielden ferrera feng fells feemster fauntleroy fails evatt
emmerich edler eastham dunavant duca drinnon dowe dorgan dollinger dipalma difranco dietrick denzer demarest delee
delariva delany decesare debellis deavers deardorff dawe darosa darley dalzell dahlen curto cupps cunniff cude
crivello cripps cresswell cousar cotta compo colorado clyne clayson cearley catania carini cantero cali buttrey
buttler burpee bulkley buitron buda bublitz bryer bryden brouillette brott brookman bronk breshears brennen brannum
brandl braman bracewell boyter bomberger bogen boeding blauvelt blandford biermann bielecki bibby berthold berkman
belvin bellomy beland behne beecham becher beams bassham barret baley bacchus auxier atkison arocha arechiga anspach
algarin alcott alberty ager ackman abdallah zwick ziemer zastrow zajicek yokum yokley wittrock winebarger wilker
wilham whitham wetzler westling westbury wendler weitzman weitz wallner waldroup vrabel vowels volker vitiello
visconti villicana vibbert vesey vannatter vangilder vandervort vandegrift vanalstyne vallecillo usrey tynan turpen
tuller trisler townson tillmon threlkeld thornell terrio taunton swoboda swihart sustaita suitt stuber strine stookey
stmartin stiger stainbrook solem smail sligh siple sieben shumake shriner sheckler seim secrist scoggin schultheis
schendel schacher savard saulter santillanes sandiford sande salzer salvato saltz sakai ryckman ryant rittenberry
ristau richart rhynes reyer reulet reser redington reddington rebello reasor raftery rabago raasch quintanar pylant
purington prioleau prestwood pothier popa polster politte poffenberger pietrzak pettie penaflor pellot pellham paylor
payeur papas paik oyola osbourn orzechowski oppenheimer olesen nuckolls nordberg noonkester nold nitta niblett neuhaus
nesler nanney myrie mutch mosquera morena montalto montagna mizelle mincy millikan millay milbourn mikels migues
miesner mershon merrow meigs mealey mcraney mcmartin mclachlan mcgeehan mcferren mcdole mccaulley mcanulty maziarz
mateer martinsen marson mariotti mang mance malbon magnusson maclachlan macek lurie lown loranger lonon lisenby
linsley lenk leavens lauritzen lathem lashbrook lamarche lamantia laguerre lagrange kogan klingbeil kist kimpel kime
kier kerfoot kennamer kellems kammer kamen jepsen jarnigan isler ishee hungate hummell hultgren huffaker hruby hornick
hooser hooley hoggan hirano hilley higham heuser henrickson henegar hellwig hedley hasegawa hartt hambright halfacre
hafley guion guinan grunwald grothe gries greaney granda grabill gothard gossman gosser gossard gosha goldner gobin
ginyard gilkes gilden gerson gephart gengler gautier gassett garon gandhi galusha gallager galdamez fulmore fritsche
fowles foutch fludd flakes ferriera ferrero ferreri fenimore fegley fegan fearn fansler fane falzone fairweather
etherton elsberry dykema duppstadt dunnam dunklin dubuc doxey donmoyer dodgen disanto dingler dimattia dilday
digennaro diedrich derossett depp demasi degraffenreid deakins deady davin daigre daddario czerwinski cullens cubbage
cracraft comes combest coletti coghill claybrooks christofferse chiesa chason chamorro cessna celentano cayer carolan
carnegie capetillo callier cadogan caba byrom byrns burrowes burket burdge burbage bukowski buchholtz brungardt
brunetti brumbelow brugger broadhurst brigance brandow bouknight bottorff bottomley bosarge borger bona boggan blumer
blecha birney birkland betances beran benes belin belgrave bealer bauch bashir bartow baro barnhouse barile ballweg
baisley bains baehr badilla bachus bacher bachelder auzenne aten astle agarwal adger adamek ziolkowski zinke zazueta
zamorano younkin wittig witman winsett winkles wiedman whitner whitcher wetherby westra westhoff wehrle wagaman voris
vicknair vegas veasley vaugh vanderburg valletta tunney trumbo truluck trueman truby trombly tourville tostado titcomb
timpson tignor thiede tews tamplin taff syverson sylvestre summerall stumbaugh strouth straker stradford stoney
stokley steinhoff steinberger spigner soltero snively sletten sinkler sinegal simoes siller sigel shinkle shellman
sheats sedlak schriver schimke scheuerman schanz saulters sauers sais rusin rumfelt ruhland rozar rosborough ronning
rolph roloff robie riviera rimer riehle ricco rhein retzlaff reisman reimann rayes raub raminez quesinberry procopio
priolo printz prewett preas prahl portugal poovey ploof platz plaisted pinzon pineiro pickney petrovich perl pehrson
peets pavon pautz pascarella paras paolini pals pafford oyer ovellette outten outen ours orduna odriscoll oberlin
nosal niven nisbett nevers nathanson mukai mozee mowers motyka morency montford mollica molden millender midgette
messerly melendy meisel meidinger mcnitt mcnemar mcmakin mcgaugh mccaa mauriello matzke mattia matteo matsumura masuda
mangels maloof malizia mahmoud maglione maddix lucchesi lochner linquist lietz leventhal lemanski leiser laury lauber
lamberth kuss kung kulik kuiper krout kotter kort kohlmeier koffler koeller knipe knauss kleiber kissee kirst kirch
kilgo kerlin kellison kehl kalb jorden jantzen inabinet ikard husman hunsberger hundt hucks houtz houseknecht hoots
hogsett hogans hintze hession henault hemming helsley heinen heffington heberling heasley hazley hazeltine hayton
hayse hawke haston harward harvard hanneman hafford hadnot guerro grahm gowins gordillo goosby glatt gibbens ghent
gerrard germann geil gebo garling gardenhire garbutt gagner furguson funchess fujiwara fujita friley frigo forshee
folkes fernald ferber feingold faul farrelly fairbank failla espey eshleman ertl erhart erhardt erbe elsea ells ellman
eisenhart ehmann earnhardt duplantis dulac ducote draves dosch divito dimauro demeo demartini delima dehner degen
defrancisco defoor dedeaux debnam cypert cutrer cusumano custis croker courtois costantino cormack corbeil copher
conlan conkling cogdell cilley chapdelaine cendejas castiglia cashin carstensen caprio calcote calaway byfield butner
bushway burritt browner brobst briner brighton bridger brickley brendel bratten bratt brainerd brackman bowne bouck
borunda bordner bonenfant boer boehmer bodiford bleau blankinship blane blaha bitting bissonette bigby bibeau bermudes
berke bergevin bergerson bendel belville bechard bearce beadles batz bartlow ayoub avans aumiller arviso arpin arnwine
armwood arent arehart arcand antle ambrosino alongi allshouse ahart aguon ziebarth zeledon zakrzewski yuhas yingst
yedinak wommack winnett wingler wilcoxen whitmarsh wayt watley wasser warkentin voll vogelsang voegele vivanco vinton
villafane viles versace venne vanwagoner vanwagenen vanleuven vanauken uselton uren trumbauer tritt treadaway tozier
tomczak tomberlin tomasini tollett titsworth tirrell tilly tavera tarnowski tanouye swarthout sutera surette styers
styer stickland stembridge stearn starkes stanberry stahr spino spicher sperber speece sonntag sneller smalling slowik
slocumb sliva slemp slama sitz sisto sisemore sindelar shipton shillings sheeley sharber shaddix severns severino
sensabaugh seder seawell seamons schrantz schooler scheffer scheerer scalia saum santibanez sano sanjuan sampley
sailer sabella sabbagh royall rottman rivenbark rikard ricketson rickel rethman reily reddin reade rast ranallo pucci
prosperie preusser preslar powley postma pinnix pilla pietsch pharris petway petillo perin pereda pennypacker
pennebaker pedrick patin patchell parodi parman pantano padua padro osterhout orner olivar ohlson odonoghue oceguera
oberry novello noguera newquist newcombe neihoff nehring nees nebeker mundo mullenix morrisey moronta morillo
morefield mongillo molino minto midgley michie menzies medved mechling mcshan mcquaig mcnees mcglade mcgarity mcgahey
mcduff mayweather mastropietro masten maranto maniscalco mahmood maddocks maday macha maag luken lopp lolley llanas
litz litherland lindenberg letcher lentini lemelle leet lecuyer leber laursen larrick lantigua langlinais lalli
lafever labat labadie krogman kohut knarr klimas klar kittelson kirschbaum kintzel kincannon kimmell killgore kettner
kelsch karle kapoor johansson jenkinson janney iraheta insley hyslop huckstep holleran hoerr hinze hinnenkamp hilger
higgin hicklin heroux henkle helfer heikkinen heckstall heavener haydel haveman haubert harrop harnois hansard hanover
hammitt haliburton haefner hadsell haakenson guynn guizar gomer golla godby glanz glancy givan giesen gerst gayman
garraway gabor furness fremont frary forand fessenden ferrigno fearon favreau faulks falbo ewen everton eurich
etchison esterly entwistle ellingsworth elders eisenbarth edelson eckel earnshaw dunneback doyal donnellan dolin
dibiase deschenes dermody denmark degregorio darnall dant dansereau danaher dammann dames czarnecki cuyler cummingham
cuffie cuffee cudney cuadra crigler creger coughlan corvin cortright corchado connery conforti condron colosimo
colclough cohee ciotti chien chacko cevallos cavitt cavins castagna cashwell carrozza carrara capra campas callas
caison caggiano cabot bynoe buswell burpo burnam burges buerger buelow bueche bruni brummitt brodersen briese breit
brakebill braatz boyers boughner borror borquez bonelli bohner blaker blackmer bissette bibbins bhatt bhatia bessler
bergh beresford bensen benningfield bellantoni behler beehler beazley beauchesne bargo bannerman baltes balog
ballantyne axelson apgar aoki anstett alejos alcocer albury aichele ackles zerangue zehner zank zacarias youngberg
yorke yarbro wydra worthley wolbert wittmer witherington wishart winkleman willilams willer wiedeman whittingham
whitbeck whetsel wheless westerberg wegman waterfield wasinger warfel wannamaker walborn wada vogl vizcarrondo vitela
villeda veras venuti veney ulrey uhlig turcios tremper torian torbett thrailkill terrones teitelbaum teems swoope
sunseri stutes stthomas strohm stroble striegel streicher stodola stinchcomb steves steller staudt starner stamant
stam stackpole sprankle speciale spahr sowders sova soluri soderlund slinkard skates sjogren sirianni siewert sickels
sica shugart shoults shive shimer shier shepley sheeran sevin seto segundo sedlacek scuderi schurman schuelke scholten
schlater schisler schiefelbein schalk sanon sabala ruyle ruybal rueb rowsey rosol rocheleau rishel rippey ringgold
rieves ridinger retherford rempe reith raffaele quinto purdom puls pulaski propp principato preiss prada polansky poch
plath pittard pinnock pfarr pfannenstiel penniman pauling patchen paschke parkey pando ouimet ottman ostlund ormiston
occhipinti nowacki norred noack nishida nilles nicodemus neth nealey myricks murff mungia motsinger moscato mort
morado moors monnier molyneux modzelewski miura minich militello milbrandt michalik meserve mendivil melara mcnish
mcelhannon mccroy mccrady mazzella maule mattera mathena matas mascorro marone marinello marguez manwaring manhart
mangano maggi lymon luter luse lukasik luiz ludlum luczak lowenthal lossett lorentzen loredo longworth lomanto lisi
lish lipsky linck liedtke levering lessman lemond lembo ledonne leatham laufer lanphear langlais lando lamphear
lamberton lafon lacross kyzer krok kring krell krehbiel kratochvil krach kovar kostka knudtson knaack kliebert klahn
kirkley kimzey kerrick kennerson keesler karlin janousek imel icenhour hyler hudock houpt hopping holquin holiman
holahan hodapp hires hillen hickmon hersom henrich helvey heidt heideman hedstrom hedin hebron hayter harn hardage
halsted hahne hagemann guzik guel groesbeck gritton grego graziani grasty graney gouin gossage golston goheen godina
giorgi giambrone gerrity gerrish gero gerling gaulke garlick galiano gahagan gagnier friddle fredericksen franqui
follansbee foerster flury fitzmaurice fiorini finlayson fiecke fickes fichter ferron farrel fackler eyman escarcega
errico erler erby engman engelmann elsass elliston eddleman eadie dummer drost dorrough dorrance doolan donalson
domenico ditullio dittmar dishon dionisio devinney desir deschamp derrickson delamora deitch dechant danek dahmen
curci cudjoe croxton creasman craney crader coulston corlew corl copland convery cohrs clune clausing cipriani
cianciolo chubb chittum chenard charlesworth charlebois champine chamlee chagoya casselman cardello capasso cannella
calderwood byford buttars bushee burrage buentello brzozowski bryner brumit brookover bronner bromberg brixey brinn
briganti bremner branscome brannigan bradsher bozek boulay bormann bongiorno bollin bohler bogert bodenhamer blose
bivona billips bibler benfer benedetti belue bellanger belford behn beerman barnhardt baltzell balling balducci
bainter babineau babich baade attwood asmus asaro artiaga applebaum anding amar amaker allsup alligood alers agin
achenbach abramowitz abbas aasen zehnder yopp yelle yeldell wynter woodmansee wooding woll winborne willsey willeford
widger whitchurch weissinger weinman weingartner weidler waltrip walt wagar wafford vitagliano villalvazo villacorta
vigna vickrey vicini ventimiglia vandenbosch valvo valazquez utsey urbaniak unzueta trombetta trevizo trembley
tremaine traverso tores tolan tillison tietjen teachout taube tatham tarwater tarbell sydow swims swader striplin
stoltenberg steinhauer steil steigerwald starkweather stallman squier sparacino spadafora shiflet shibata shevlin
sherrick sessums servais senters seevers seelye searfoss seabrooks scoles schwager schrom schmeltzer scheffel sawin
saterfiel sardina sanroman sandin salamanca saladin sabia rustin rushin ruley rueter rosenzweig roles rohe roder
rockey riter rieth ried riddles ridder rennick remmers remer relyea reilley reder rasheed rakowski rabin queener
pursel prue prowell pritts presler pouncy porche porcaro pollman pleas planas pinkley pinegar pilger philson petties
perrodin pendergrast patao pasternak passarelli pasko parshall panos panella palombo padillo oyama overlock overbeck
otterson orrell ornellas opitz okelly obando noggle nicosia netto negrin natali nakayama nagao nadel musial murrill
murrah munsch mucci mrozek moyes mowrer moris morais moorhouse monico mone mondy moncayo miltenberger milsap milone
millikin milardo micheals micco meyerson mericle mendell meinhardt meachum mcleroy mcgray mcgonigal maultsby matis
matheney matamoros marro marcil marcial mantz mannings maltby malchow maiorano mahn mahlum maglio maberry lustig
luellen longwell longenecker lofland locascio linney linneman lighty levell levay lenahan lemen lehto lebaron lanctot
lamy lainez laffoon labombard kujawski kroger kreutzer korhonen kondo kollman kohan kogut knaus kivi kittel kinner
kindig kindel kiesel kibby khang kettler ketterer kepner kelliher keenum kanode july juhasz jowett jolicoeur jeon iser
ingrassia imai hutchcraft humiston hulings hukill huizenga hugley hornyak hodder hisle hillenbrand hille higuchi
hertzler herdon heppner hepp heitmann heckart hazlewood hayles hayek hawkin haugland hasler harbuck happel hambly
hambleton hagaman guzzi gullette guinyard grogg grise griffing goto gosney goods goley goldblatt gledhill girton
giltner gillock gilham gilfillan giblin gentner gehlert gehl garten garney garlow garett galles galeana futral fuhr
friedland franson fransen foulds follmer foland firkins fillion figueredo ferrill fenster fenley fauver farfan eustice
eppler engelman engelke elzy ellwood ellerbee elks ehret ebbert durrah dupras dubuque dragoo donlon dolloff dibella
derrico demko demar darrington czapla crooker creagh cranor craner crafts crabill coyer cottone costillo coster costas
cosenza collinson coello clingman clingerman claborn chmura chausse chaudhry chapell cerrone caves caverly caulkins
carn campfield campanelli callaham cadorette butkovich buske burrier burkley bunyard buckelew buchheit broman brescia
brasel boyster booe bonomo bondi bohnsack blomberg blanford bilderback biggins bently behrends beegle bedoya bechtol
beaubien bayerl baumgart baumeister barratt barlowe barkman barbagallo baldree baine baggs bacote aylward ashurst
arvidson arthurs arrieta arrey arreguin arner arizmendi anker amis alphin allbright aikin zupan zuchowski zeolla
zanchez zahradnik zahler younan yeater yearta yarrington yantis woomer wollard wolfinger woerner witek wishon wisener
wingerter wiedemann weisel wedeking waybright wardwell walkins waldorf voth voit virden viloria villagran vasta vashon
vaquera vantassell vanderlinden vandergrift vancuren valenta underdahl tygart twining twiford turlington tullius
tubman trowell trieu transue tousant torgersen tooker toma tocci tippins timlin tillinghast tidmore teti tedrick tacey
swanberg sunde summitt summerford summa stratman strandberg storck stober steitz stauber staiger sponaugle spofford
sparano spagnola sokoloski snay skowronski sieck shimkus sheth sherk shankles shakespeare shahid sevy senegal seiden
seidell searls searight schwalm schug schilke schier scheck sawtelle santore sanks sandquist sanden saling saathoff
ryberg rustad ruffing rudnicki ruane rozzi rowse rosenau rodes risser riggin riess riese rhoten reinecke reigle
reichling redner rebelo raynes raimondi rahe rada querry quellette pulsifer prochnow prato poulton poudrier policastro
polhemus polasek poissant pohlmann plotner pitkin pinkett piekarski pichon philippe pfau petroff petermann peplinski
peller pecinovsky pearse pattillo patague parlier parenti parchman paff ortner oros nolley noakes nicolosi nicolay
newnam netter nass napoles nakata nakamoto morlock moraga montilla mongeau molitor mohney mitchener meyerhoff medel
mcniff mcmonagle mcglown mcglinchey mcgarrity mccright mccorvey mcconnel mccargo mazzei matula mastroianni massingale
maring maricle mans mannon mannix manney manalo malo malan mahony madril mackowiak macko lurry luczynski lucke
lucarelli luca losee lorence loiacono lohse loder lipari linebarger lindamood limbaugh letts leleux leep leeder leard
laxson lawry laverdiere laughton lastra kurek kriss krishnan kretschmer krebsbach kontos knobel knauf kleven klawitter
kitchin kirkendoll kinkel kingrey kilbourn kensinger kennerly kamin justiniano jurek junkin judon jordahl jeanes
jarrells iwamoto ishida immel iman ihle hyre hurn hunn hultman huffstetler huffer hubner howey horney hooton holts
holscher holen hoggatt hilaire herz henne helstrom hellickson heinlein heckathorn heckard headlee hauptman haughey
hatt harring harford hammill hamed halperin haig hagwood hagstrom gunnells gundlach guardiola greeno greenland gonce
goldsby gobel gisi gillins germano geibel gauger garriott garbarino gajewski funari fullbright fuell fritzler freas
fortino forbus flohr flemister fisch finks fenstermaker feldstein farhat fankhauser fagg fader exline emigh eguia
edman eckler eastburn dunmore dubuisson dubinsky drayer doverspike doubleday doten dorner dolson dohrmann disla
direnzo dipaola dines diblasi dewolf desanti dennehy demming delker decola davilla davids daughtridge darville darland
danzy dagenais culotta cruzado crudup croswell coverdale covelli couts corbell coplan coolbaugh conyer conlee
conigliaro comiskey coberly clendening clairmont cienfuegos chojnacki chilcote champney cassara casazza casado carew
carbin carabajal calcagni cail busbee burts burbridge bunge bundick buhler bucker bucholtz bruen broce brite brignac
brierly bridgman braham bradish boyington borjas bonn bonhomme bohlen bogardus bockelman blick blackerby bizier biro
binney bertolini bertin berti bento beno belgarde belding beckel becerril bazaldua bayes bayard barrus barris baros
bara ballow bakewell baginski badalamenti backhaus avilez auvil atteberry ardon anzaldua anello amsler ambrosio
althouse alles alberti alberson aitchison aguinaga ziemann zickefoose zerr zeck zartman zahm zabriskie yohn yellowhair
yeaton yarnall yaple wolski wixon willner willms whitsitt weyandt wess wengerd weatherholtz wattenbarger walrath
walpole waldrip voges vinzant viars veres veneziano veillon vawter vaughns vanwart vanostrand valiente valderas uhrig
tunison tulloch trostle treaster traywick toye tomson tomasello tomasek tippit tinajero tift tienda thorington thierry
thieme thibeau thakkar tewell sweetser stratford stracener stiverson stelling stavros spatz spagnoli sorge slevin
slabaugh simson shupp shoultz shotts shiroma shetley sherrow sheffey shawgo shamburger sester segraves seelig
scioneaux schwartzkopf schwabe scholes schluter schlecht schillaci schildgen schieber schewe schecter scarpelli
scaglione sautter santelli sabado ryer ryba rushford runk ruddick rotondo rosenfield roesner rocchio ritzer rippel
rimes riffel richison ribble reynold rehn ratti rasor rasnake rappold rando radosevich pulice prichett pribble poynor
plowden pitzen pittsley pitter philyaw philipps pestana perro perone pera peil pedone pawlowicz pattee parten parlin
pariseau paredez paek pacifico otts ostrow osornio oslund orso ooten onken oniel onan ollison ohlsen ohlinger odowd
niemiec neubert nembhard neaves neathery nakasone myerson muto muntz munez mumme mumm mujica muise muench morriss
molock mishoe minier metzgar mero meiser meese meals mcsween mcquire mcquinn mcpheeters mckeller mcilrath mcgown
mcdavis mccuen mcclenton maxham matsui marriner marlette mansur mancino maland majka maisch maheux madry madriz
mackley macke lydick lutterman luppino lundahl lovingood loudon longmore lippman liefer leveque lescarbeau lemmer
ledgerwood lawver lawrie lattea lasko lahman kulpa kukowski kukla kubota kubala krizan kriz krikorian kravetz kramp
kowaleski knobloch klosterman kloster klepper kirven kinnaman kinnaird killam kiesling kesner keebler keagle karls
kapinos kantner kaba junious jefferys jacquet izzi ishii irion ifill hotard horman hoppes hopkin hokanson hoda hocutt
hoaglin hites hirai hindle hinch hilty hild hier hickle hibler henrichs hempstead helmers hellard heims heidler hearst
hawbaker harkleroad harari hanney hannaford hamid haltom hallford guilliams guerette gryder groseclose groen grimley
greenidge greek graffam goucher goodenough goldsborough gloster glanton gladson gladding gethers gerstein geesey
geddie gayer gaver gauntt gartland garriga garoutte fronk fritze frenzel forgione fluitt flinchbaugh flach fiorito
finan finamore fimbres fillman figeroa ficklin feher feddersen fambro fairbairn eves escalona elsey eisenstein
ehrenberg eargle drane dogan dively dewolfe dettman desiderio desch dennen denk demaris delsignore dejarnette deere
dedman daws dauphinais danz dantin dannenberg dalby currence culwell cuesta croston crossno cromley crisci coryell
condra columbia colpitts colas clevinger clermont cistrunk cirilo chirico chiarello cephus cecena cavaliere caughey
casimir carwell carlon carbonaro caraveo cantley callejas cagney cadieux cabaniss bushard burlew buras budzinski
bucklew bruneau brummer brueggemann brotzman bross brittian brimage briles brickman breneman breitenstein brandel
brackins boydstun botta bosket boros borgmann bordeau bonifacio bolten boehman blundell bloodsaw bjerke biffle bickett
bickers beville bergren bergey benzing belfiore beirne beckert bebout baumert battey bartman barrs barriere barcelo
barbe balliet baham babst auton asbell arzate argento arel araki arai antley amodeo ammann allensworth aldape akey
abeita zweifel zeng zeiler zamor zalenski yzaguirre yousef yetman wyer woolwine wohlgemuth wohlers wittenberg wingrove
wimsatt willimas wilkenson wildey wilderman wilczynski wigton whorley wellons welles welle weirich weideman weide
weast wasmund warshaw walson waldner walch walberg wagener wageman vrieze vossen vorce voorhis vonderheide viruet
vicari verne velasques vautour vartanian varona vankeuren vandine vandermeer ursery underdown uhrich uhlman tworek
twellman tweedie tutino turmelle tubb trivedi triano trevathan treese treanor treacy traina topham toenjes tippetts
tieu thomure than tetzlaff tetterton teamer tappan talcott tagg szczepanski syring surace sulzer sugrue sugarman suess
styons stwart stupka strey straube strate stoddart stockbridge stjames steimle steenberg stamand staller stahly
spurgin sprow sponsler speas spainhour sones smits smelcer slovak slaten singleterry simien sidebottom sibrian
shellhammer shelburne shambo sepeda seigel scogin scianna schmoll schmelzer scheu schachter sauseda satcher sandor
sampsell rugh rufener rotenberry rossow rossbach rollman rodrique rodreguez rodkey roda rini riggan rients riedl
rhines ress reinbold raschke rardin racicot quillin pushard pries pressey precourt pratts postel poppell plumer
pingree pieroni pflug petre petrarca peterka peru perkin pergande peranio penna pekar paulhus pasquariello parras
parmentier pamplin oviatt osterhoudt ostendorf osmun ortman orloff orban onofrio olveda oltman okeeffe ocana nunemaker
novy noffsinger nish niday nethery nemitz neidert nadal nack muszynski munsterman mulherin mortimore morter montesino
montalvan montalbano momon moman mogan minns millward michelsen mewborn metayer meloy meggs meaders mcsorley mcmenamin
mclead mclauchlin mcguffey mcguckin mcglaughlin mcferron mcentyre mccrum mccawley mcbain mayhue matzen matton marsee
marrin marland markum manfre malta makuch madlock maclaren macauley luzier luthy lufkin lucena loudin lothrop lorch
loadholt lippold likes lichtman liberto liakos lewicki levett lentine leja legree lawhead lauro lanman laning lalor
krob kriger kriegel krejci kreisel kozel konkel kolstad koenen kocsis knoblock knebel klopfer klee kilday kesten kerbs
kempker keathley kazee kawasaki kaur kamer kamaka kallenbach kafka jehle jaycox jardin jahns ivester hyppolite hyche
husbands huppert hulin hubley horsey hornak holzwarth holmon hollabaugh holaway hodes hoak hinesley hillwig hillebrand
highfield heslop herrada hendryx hellums heit heishman heindel hayslip hayford hastie hartgrove hanus hains hadnott
gundersen gulino guidroz guebert gressett graydon gramling grahn goupil gorelick goodreau goodnough golay goers glatz
gillikin gieseke giammarino getman geronimo gensler gazda gahan funderburke fukuda fugitt fuerst fortman forsgren
formica flink fitton feltz fekete feit fehrenbach farone farinas faries fagen ewin esquilin esch enderle ellery ellers
ekberg egli effinger dymond dulle dula duhe dudney dowless dorminey dopp dooling domer disher dillenbeck difilippo
dibernardo deyoe devillier denley deland defibaugh deeb debow dauer datta darcangelo daoust damelio dahm dahlman
curlin cupit culton cuenca cropp croke cremer crace cosio corzine coombe coman colone coloma collingwood coderre cocke
cobler claybrook cincotta cimmino christoff chisum chillemi chevere chachere cervone cermak cefalu cauble cather caso
carns carcamo carbo capoccia capello capell canino cambareri calvi cabiness bushell burtt burstein burkle bunner
bundren buechler bryand bruso brownstein brouse brodt brisbin brightman brenes breitenbach brazzell brazee bramwell
bramhall bradstreet boyton bowland boulter bossert bonura bonebrake bonacci boeck blystone birchard bilal bibee bevans
bethke bertelsen berney bergfeld benware bellon bellah been batterton barberio bamber bagdon badeaux averitt
augsburger ates arvie aronowitz arens araya angelos andrada amell amante almy almquist alls aispuro aguillon agudelo
aceto abalos zdenek zaremba zaccaria youssef wrona wrede wotton woolston wolpert wollman wimberley willmore willetts
wikoff wieder wickert whitenack wernick welte welden weiskopf weisenberger weich wallington walder vossler vore vigo
vierling victorine verdun vencill vazguez vassel vanzile vanvliet vantrease vannostrand vanderveer vanderveen vancil
uyeda umphrey uhler uber tutson turrentine tullier tugwell trundy tripodi tomer tomei tomasi tomaselli tokarski tisher
tibbets thweatt tharrington tesar telesco teasdale tatem taniguchi suriel sudler stutsman sturman strite strelow
streight strawder stransky strahl stours stong stinebaugh stilts stillson steyer stelle steffy steffensmeier statham
squillante spiess spargo soller soden snuggs snellgrove smyers smiddy slonaker skyles skowron sivils siqueiros siers
siddall shorty shontz shiley shibley sherard shelnutt shedrick shasteen sereno selke scovil scola schuett schuessler
schreckengost schranz schoepp schneiderman schlanger schiele scheuermann schertz scheidler scheff schaner schamber
scardina savedra saulnier sater sarro sambrano salomone sabourin ruud rutten ruffino ruddock rowser roussell
rosengarten rominger rollinson rohman roeser rodenberg roberds ridgell rhodus reynaga rexrode revelle rempel remigio
reising reiling reetz rayos ravenscroft ravenell raulerson rasmusson rask ragon quesnel quashie puzo puterbaugh ptak
prost prisbrey principe pricer pratte pouncey portman pontious pomerantz planck pilkenton pilarski phegley pertuit
penta pelc peffer pech peagler pavelka pavao patman paskett parrilla pardini papazian panter palin paley pages
paetzold packett pacheo ostrem orsborn olmedo okamura oglesbee oatis oakland nuckles notter nordyke nogueira niswander
nibert nesby neloms nading naab munns mullarkey moudy moret monnin modisette moczygemba moctezuma mischke mings milot
milledge milhorn milera mieles mickley micek metellus mersch merola mercure mencer mellin mell meinke mcquillan
mcmurtrie mckillop mckiernan mckendrick mckamie mcilvaine mcguffie mcgonigle mcgarrah mcfetridge mcenaney mcdow
mccutchan mccallie mcadam maycock maybee mattei massi masser masiello marshell marmo marksberry markell marchal
manross manganaro mally mailhot magyar madero madding maddalena macfarland lynes lugar luckie lucca lovitt loveridge
loux loso lorenzana lorance lockley lockamy litman litke liebel lichtenberger licea leverich letarte lesesne leno
legleiter leffew laurin launius laswell lassen lasala laraway laramore landrith lancon lanahan laiche laford
lachermeier kunst kugel kuck kuchta kube korus koppes kolbe koerber kochan knittel kluck kleve kleine kitch kirton
kirker kintz kinghorn kindell kimrey kilduff kilcrease kicklighter kervin keplinger keogh kellog keeth kealey
kazmierczak karner kamel kalina kaczynski juel jerman jeppson jawad jasik jaqua janusz janco inskeep inks ingold
hyndman hymer hunte hunkins humber huffstutler huffines hudon hudec hovland houze hout hougland hopf holsapple holness
hollenbach hoffmeister hitchings hirata hieber hickel hewey herriman hermansen herandez henze heffelfinger hedgecock
hazlitt hazelrigg harren harnage harling harcrow hannold hanline hanel hanberry hammersley hamernik halliwell hajduk
haithcock haff hadaway haan gullatt guilbault guidotti gruner grisson grieves granato grabert gover gorka glueck
girardin giorgio giesler gersten gering geers gaut gaulin gaskamp garbett gallivan galland gaeth fullenkamp fullam
friedrichs freire freeney fredenburg frappier fowkes foree fleurant fleig fleagle fitzsimons fischetti fiorenza
finneran filippi figueras fesler fertig feltmann felps felmlee fannon familia fairall fadden esslinger enfinger
elsasser elmendorf ellisor einhorn ehrman egner edmisten edlund ebinger dyment dykeman durling dunstan dunsmore dugal
duer drescher doyel dossey donelan dockstader dobyns divis dilks didier desrosier desanto deppe deng delosh delange
defrank debo dartez daquila dankert dahn cygan cusic curfman croghan croff criger creviston crays cravey crandle crail
crago craghead cousineau couchman cothron corella conine coller colberg cogley coatney coale clendenin claywell clagon
cifaldi choiniere chickering chica chennault chavarin chattin chaloux cesario cazarez caughman catledge casebolt carra
carlow canez camillo caliendo calbert cairo bylsma buskey buschman burkhard burghardt burgard buonocore bunkley
bungard bundrick bumbrey buice buffkin brundige brockwell brion brin briant bredeson bransford brannock brakefield
brackens brabant bowdoin bouyer bothe bonavita bollig blurton blunk blanke blanck birden bierbaum bevington beutler
betters bettcher bera benway bengston benesh behar bedsole becenti beachy battersby basta bartmess bartle bartkowiak
barsky barletta barfoot banegas ballin baldonado azcona avants austell aungst aune aumann audia atterbury asselin
asmussen ashline asbill arvizo arnot ariola ardrey angstadt anastasio amsden amor amerman alred allington alewine
alcina alberico ahlgren aguas agrawal agosta adolphsen acey aburto abler zwiebel zepp zentz ybarbo yarberry yamauchi
yamashiro wurtz wronski worster wootten wongus woltz wolanski witzke withey wisecarver wingham wineinger winegarden
windholz wilgus wiesen wieck widrick wickliffe whittenberg westby werley wengert wendorf weimar weick weckerly watrous
wasden walford wainright wahlstrom wadlow vrba voisin vives vivas vitello villescas villavicencio villanova vialpando
vetrano vensel vassell varano vanriper vankleeck vanduyne vanderpol vanantwerp valenzula udell turnquist trickett
tramble tingey timbers tietz thon thiem tercero tenaglia teaster tarlton taitt taggert tabon swaby suydam surita suman
suddeth stumbo studivant strobl streich stoodley stoecker stillwagon stellmacher stefanik steedley starbird stainback
speir spath sommerfeld soltani solie sojka sobota sobieski sobczak smullen sleeth slaymaker skolnick skoglund sires
singler silliman shrock shott shirah shimek shepperd sheffler sheeler sharrock sharman shalash seyfried seybold
selander seip seifried sedor sedlock sebesta seago scutt scrivens sciacca schultze schoemaker schleifer schlagel
schlachter schempp scheider scarboro santi sandhu salim saia rylander ryburn rutigliano ruocco ruland rudloff rott
rosenburg rosenbeck romberger romanelli rohloff rohlfing rodda rodd ritacco rielly rieck rickles rickenbacker respass
reisner reineck reighard rehbein rega reddix rawles ratledge rathman ramsburg raisor radovich radigan puskar purtee
prestidge presti pressly pozo pottinger portier porcelli poplawski polin points poeppelman pocock plantz placek piro
pinnell pinkowski pietz picone philbeck pflum peveto perret pentz patlan paterno papageorge overmyer orwig orum orosz
oquin opie ochsner oathout nygard norville northway niver nicolson newhart neitzel nath nanez murnane mortellaro
morreale morino moriarity morgado moorehouse mongiello molton mirza minnix millspaugh milby miland miguez mickles
michaux mento melugin melrose melito meinecke mehr meares mcneece mckane mcglasson mcgirt mcgilvery mcculler mccowen
mccook mcclintic mccallon mazzotta maza mayse mayeda matousek matley martyn marney marnell marling manuelito maltos
malson mahi maffucci macken maass lyttle lynd lyden lukasiewicz luebbers lovering loveall lords longtin lobue loberg
lipka lightbody lichty levert lettieri letsinger lepak lemmond lembke leitz lasiter lango lamirande lamey laber kuta
kulesza krenz kreiner krein kreiger kraushaar kottke koser kornreich kopczynski konecny koff koehl kocian knaub kmetz
kluender klenke kleeman kitzmiller kirsh kilman kildow kielbasa ketelsen kesinger kehr keef kauzlarich karter kahre
jobin jinkins jines jeffress jaquith jaillet jablonowski ishikawa irey ingerson indelicato huntzinger huisman huett
howson houge hosack hora hoobler holtzen holtsclaw hollingworth hollin hoberg hobaugh hilker hilgefort higgenbotham
heyen hetzler hessel hennessee hendrie hellmann heesch haymond haymon haye havlik havis haverland haus harstad
harriston harju hardegree hampshire hammell hamaker halbrook halberg guptill guntrum gunderman gunder gularte
guarnieri groll grippo greely gramlich goewey goetzinger goding giraud giefer giberson gennaro gemmell gayles gaudin
gatz gatts gasca garn gandee gammel galindez galati gagliardo fulop fukushima friedt fretz frenz freeberg fravel
fountaine forry forck fonner flippin flewelling flansburg filippone fettig fenlon felter felkins fein favero faulcon
farver farless fahnestock facemire faas eyer evett esses escareno ensey ennals engelking empey ellithorpe effler
edling edgley durrell dunkerson draheim domina dombrosky doescher divens dinatale dimitri dieguez diede devivo
devilbiss devaul determan desjardin deshaies delpozo delorey delman delapp delamater deibert degroff debelak dapolito
dano dacruz dacanay cushenberry cruze crosbie cregan cousino corrao corney cookingham conry collingsworth coldren
cobian coate clauss chrysler christenberry chmiel chauez charters chait cesare cella caya castenada cashen cantrelle
canova campione calixte caicedo byerley burda burchill bulmer bulman buesing buczek buckholz buchner buchler buban
bryne brutus brunkhorst brumsey brumer brownson brodnax brezinski brazile braverman brasil branning boye boulden
bossard bosak borth borgmeyer borge blowers blaschke blann blankenbaker bisceglia billingslea bialek beverlin besecker
berquist benigno benavente belizaire beisner behrman beausoleil baylon bayley bassi basnett basilio basden basco
banerjee balli bagnell bady averette arzu archambeault arboleda arbaugh arata antrim amrhein amerine alpers alfrey
alcon albus albertini aguiniga aday acquaviva accardi zygmont zych zollner zobel zinck zertuche zaragosa zale zaldivar
yeadon wykoff woullard wolfrum wohlford wison wiseley wisecup winchenbach wiltsie whittlesey whitelow whiteford wever
westrich wertman wensel wenrich weisbrod weglarz wedderburn weatherhead wease wadleigh voltz villano vicario vermeulen
vazques vasko varughese vangieson vanfossen vanepps vanderploeg vancleve valerius uyehara unsworth twersky turrell
tsui trunzo trousdale trentham traughber torgrimson toppin tokar tobia tippens tigue thiry thackston terhaar tenny
tassin tadeo sweigart sutherlin sumrell suen stuhr strzelecki strosnider streiff stottlemyer storment storlie
stonesifer stogsdill stenzel stemen stellhorn steidl stecklein statton stangle spratling spight spelman spece spanos
spadoni southers sola sobol smyre slaybaugh sizelove sirmons simington siguenza sieren shelman sharples sharif seville
sessler serrata serino serafini semien selvey seedorf seckman seawood screws scoby scicchitano schorn schommer
schnitzer schleusner schlabach schiel schepers schaber scally sautner sartwell santerre sandage salvetti salsman
sallis salais saeger sabat saar ruther russom ruoff rumery rubottom rowton routon rotolo rostad roseborough rorick
ronco rolls roher roberie robare ritts rison rippe rinke ringwood righter rieser rideaux rickerson renfrew releford
reinsch reiman reifsteck reidhead redfearn reddout reaux rance rado radebaugh quinby quigg provo provenza provence
pridgeon praylow powel poulter portner pontbriand poirrier poirer platero pixler pintor piersall piel pichette phou
phillippe pharis phalen petsche perrier penfield pelosi pebley pawloski pawlik pavlick pavel patz patout pascucci
pasch parrinello parekh pantaleo pannone pankow pangborn pagani pacelli orsi oriley orduno oommen olivero okada ocon
ocheltree oberman nyland noss norling nolton nobile nitti nishimoto nghiem neuner neuberger neifert nagler mullally
moulden morra morquecho moots mizzell mirsky mirabito minardi milholland mikus mijangos michener michalek methvin
merrit menter meneely meiers mehring mees mcwhirt mcwain mcphatter mcnichol mcnaught mclarty mcivor mcginness mcgaughy
mcferrin mcfate mcclenny mcclard mccaskey mccallion mcamis mathisen marton marsico marchi mani mangione macaraeg lupi
lunday lukowski lucious locicero littlewood litt litle lipham linley lindon lightford lieser leyendecker lewey lesane
lenzi lenart leisinger lehrman lefebure lazard laycock launer lastrapes lastinger lasker larkey lanser lanphere landey
lampton lamark kumm kullman krzeminski krasner kram koran koning kohls kohen kobel kniffen knick kneip knappenberger
klumpp klausner kitamura kisling kirshner kinloch kingman kimery kestler kellen keleher keehn kearley kasprzak kampf
kamerer kalis kahan kaestner kadel kabel junge juckett joynt jorstad jetter jelley jefferis jeansonne janecek jaffee
jacko istre isherwood ipock iannuzzi hypolite hussein humfeld hotz hosein honahni holzworth holdridge holdaway holaday
hodak hitchman hippler hinchey hillin hiler hibdon hevey hepfer henneman hemsley hemmings hemminger helbert helberg
heinze heeren heber haver hauff haswell harvison hartson harshberger harryman harries hannibal hane hamsher haggett
hagemeier haecker haddon haberkorn guttman guttierrez guthmiller guillet guilbert gugino grumbles griffy gregerson
granada grana goya goranson gonsoulin goettl goertz godlewski glandon gilsdorf gillogly gilkison giard giampaolo gheen
gettings gesell gershon gaumer gartrell garside garrigan garmany garlitz garlington gamet funston funaro frix frasca
francoeur forshey foose flatley flagler fillers fickett feth fennelly fencl felch fedrick febres fazekas farnan
fairless ewan etsitty enterline elsworth elliff eleby eldreth eidem edgecomb edds ebarb dworkin dusenberry durrance
duropan durfey dungy dundon dumbleton dubon dubberly droz drinkwater dressel doughtie doshier dorrell dople doonan
donadio dollison doig ditzler dishner discher dimaio digman difalco diem devino devens derosia deppen depaola deniz
denardo demos demay delgiudice davi danielsen dahmer cutsforth cusimano curington cumbee cryan crusoe crowden crete
cressman crapo cowens councill coty cotnoir correira copen consiglio combes cockrill coad clogston clasen chesnutt
charrier chadburn cerniglia cebula castruita castilla castaldi casebeer casagrande carta carrales carnley cardon
carasco capshaw capron cappiello capito canney caminiti califano calabria caiazzo cahall buscemi burtner burgdorf
burdo buffaloe buchwald brwon brunke brummond brumm broe brocious brocato britain briski brisker brightwell bresett
breiner brazeau braz brayman brandis bramer bradeen boyko bossi boshart bortle boniello bomgardner bolz bolenbaugh
bohling bohland bochenek blust bloxham blowe blish bjelland biros birkhead biederman bickle bialaszewski bevil beumer
bettinger besse bernett bermejo bement belfield beckler baxendale batdorf bastin bashore bascombe bartlebaugh barsh
ballantine bahl badon autin astin askey ascher arrigo arbeiter antes angers amburn amarante alvidrez althaus allmond
alfieri aldinger akerley akana aikins ader acebedo accardo abila aberle abboud zollars zimmerer zieman zerby zelman
zellars yule yoshimura yonts yeats yant yamanaka wyland wuensche worman wordlaw wohl winslett winberg wilmeth willcutt
wiers wiemer wickwire wichman whitting whidbee westergard wemmer wellner weishaupt weinert weedon waynick wasielewski
waren walworth wallingford walke waechter viviani vitti villagrana vien vicks venema varnes varnadoe varden vanpatten
vanorden vanderzee vandenburg vandehey valls vallarta valderrama valade urman ulery tusa trimpe trickey tortora
torrens torchia toft tjaden tison tindel thurmon thode tardugno tancredi taketa taillon tagle sytsma symes swindall
swicegood swartout sundstrom sumners sulton studstill stroop stonerock stmarie stlawrence stemm steinhauser steinert
steffensen stefano stefaniak starck stalzer spidle spake sowinski sosnowski sorber somma soliday soldner soderstrom
soder sockwell sobus skeeter sinkfield simerly silguero sigg siemers siegmund shum sholtis shkreli shattles sharlow
shao shambaugh shaikh serrao serafino selley selle sedberry secord schunk schuch schor scholze schnee schmieder
schleich schimpf scherf satterthwaite sasson sarkisian sarinana sanzone salvas salone salido saiki sahr rusek ruppel
rothfuss rothenberger rossell rosenquist rosebrook romito romines rolan roker roehrig rockhold rocca robuck riss
rinaldo riggenbach rezentes reuther renolds rench remus remsen reller relf reitzel reiher rehder redeker ramero rahaim
radice quijas qualey purgason prum proudfoot prock probert printup primavera prenatt pratico polich podkowka podesta
plattner plasse plamondon pittmon pippenger pineo pierpont petzold petz pettiway petters petroski petrik pesola
pershall perlmutter penepent peevy pechacek pears peaden pazos pavia pascarelli parm parillo paoletti palomba palencia
pagaduan oxner overfield oullette ostroff osei omarah olenick olah odem nygren notaro northcott nodine nilges neyman
neuendorf neptune neisler neault narciso naff muscarella morrisette morphew morein montville montufar montesinos
monterroso mongold mojarro moitoso mirarchi mirando minogue milici miga midyett michna meuser messana menzie menz
mendicino melone mellish meller melle meints mechem mealer mcwilliam mcwhite mcquiggan mcphillips mcpartland mcnellis
mcmackin mclaughin mckinny mckeithan mcguirk mcgillivray mcgarr mcgahee mcfaul mcfadin mceuen mccullah mcconico
mcclaren mccaul mccalley mccalister mayson mayhan maugeri mauger mattix mattews maslowski masek martir marsch maron
markwell markow marinaro marcinek mannella mallen majeed mahnke mahabir magby magallan madere machnik lybrand luque
lundholm lueders lucian lubinski lowy loew lippard linson lindblad lightcap levitsky levens leonardi lenton lengyel
leng leitzel leicht laubscher lashua larusso larrimore lanterman lanni lanasa lamoureaux lambros lamborn lamberti lall
lagos lafuente laferriere laconte kyger kupiec kunzman kuehne kuder kubat krogh kreidler krawiec krauth kratky
kottwitz korb kono kolman kolesar koeppel knapper klingenberg kjos keppel kennan keltz kealoha kasel karney kanne
kamrowski kagawa johnosn jilek jarvie jarret jansky jacquemin jacox jacome italiano iriarte ingwersen imboden iglesia
huyser hurston hursh huntoon hudman hoying horsman horrigan hornbaker horiuchi hopewell hommel homeyer holzinger
holmer hipsher hinchman hilts higginbottom hieb heyne hessling hesler hertlein herford heras henricksen hennemann
henery hendershott hemstreet heiney heckert heatley hazell hayashida hausler hartsoe harth harriott harriger harpin
hardisty hardge hannaman hannahs hamp hammersmith hamiton halsell halderman hagge habel gusler gushiken gurr gummer
gullick grunden grosch greenburg greb greaver gratz grajales gourlay gotto gorley goodpasture godard glorioso gloor
glascock gizzi giroir gibeault gauldin gauer gartin garrels gamber gallogly gade fusaro fripp freyer freiberg franzoni
fragale foston forti forness folts followell foard flom flett fleitas flamm fino finnen finchum filippelli fickel
feucht feiler feenstra feagins faver faulkenberry farabaugh fandel faler faivre fairey facey exner evensen erion erben
epting epping ephraim engberg elsen ellingwood eisenmann eichman ehle edsall eagles durall dupler dumlao duford duffie
dudding dries doung dorantes donahoo domenick dollins dobles dipiazza dimeo diehm dicicco devenport desormeaux derrow
depaolo demas delpriore delosantos dela degreenia degenhardt defrancesco defenbaugh deets debonis dazey dargie
dambrosia dalal dagen cuen crupi crossan crichlow creque coutts counce coram constante connon collelo coit cocklin
coblentz cobey coard clutts clingan clampitt claeys ciulla cimini ciampa christon choat chiou chenail chavous catto
catalfamo casterline cassinelli caspers carroway carlen carithers cappel calo cagley cafferty byun byam buttner buth
burtenshaw burget burfield buresh bultman bulow buchta buchmann brunett bruemmer brueggeman britto briney brimhall
bribiesca bresler brazan brashier brar brandstetter boze boonstra bluitt blomgren blattner blasi bladen bitterman
bierce biello bettes bertone berrey bernat berberich benshoof bendickson bellefeuille bednarski beddingfield beckerman
beaston bavaro batalla basye baskins bartolotta bartkowski barranco barkett banaszak bame bamberger balsley ballas
balicki badura aymond aylor aylesworth axley axelrod aubert armond ariza apicella anstine ankrom angevine andreotti
alspaugh alpaugh almada allinder alequin aguillard agron agena afanador ackerley abrev abdalla aaronson zynda zucco
zipp zetina zenz zelinski youngren yochum yearsley yankey woodfork wohlwend woelfel wiste wismer winzer wilkison
wigger wierenga whipps westray wesch weible wedell weddell wawrzyniak wasko washinton wantz walts wallander wahlen
wachowiak voshell viteri vire villafuerte vieyra viau vescio verrier verhey vause vandermolen vanderhorst valois valla
valcourt vacek uzzle umland ulman ulland turvey tuley trembath trees trabert towsend totman toews tito tisch tisby
tipping thivierge tenenbaum teagle tacy tabler szewczyk swearngin suire sturrock stubbe stronach stoute stoudemire
stoneberg sterba stejskal steier stehr steckler steckel stearman steakley stanforth stancill srour sprowl spevak
sokoloff soderman snover sleeman slaubaugh sitzman simpler simes siegal sidoti sidler sider sidener siddiqi shireman
shima sheroan shadduck seyal sentell sennett senko seneca seligman seipel seekins seabaugh scouten schweinsberg
schwartzberg schurr schult schrick schoening schmitmeyer schlicher schlager schack schaar scavuzzo scarpa sassano
santigo sandavol sampsel samms samet salzano salyards salva saidi sabir saam saab runions rundquist rousselle rotunno
roses rosch romney rohner roff rockhill rockefeller rocamora ringle riggie ricklefs rexroat reves reuss repka rentfro
reineke recore recalde rease rawling ravencraft ravelo rappa randol ramsier ramerez rahimi rahim radney racey raborn
rabalais quebedeaux pujol puchalski prothro proffit prigge prideaux prevo portales porco popovic popek popejoy pompei
plude platner pizzuto pizer pistone piller pierri piehl pickert piasecki phong philipp peugh pesqueira perrett
perfetti percell penhollow pelto pellett pavlak paulo pastorius parsell parrales pareja parcell pappan pajak owusu
ovitt orrick oniell olliff olberding oesterling odwyer ocegueda obermiller nylander nulph nottage northam norgard
nodal niel nicols newhard nellum neira nazzaro nassif narducci nalbandian nails musil murga muraoka mumper mulroy
mountjoy mossey moreton morea montoro montesdeoca montealegre montanye montandon moisan mohl modeste mitra mister
minson minjarez milbourne michaelsen metheney mestre mescher mervis mennenga melgarejo meisinger meininger mcwaters
mckern mckendree mchargue mcglothlen mcgibbon mcgavock mcduffee mcclurkin mccausland mccardell mccambridge mazzoni
mayen maxton mawson mauffray mattinson mattila matsunaga mascia marse marotz marois markin markee marcinko marcin
manville mantyla manser manry manderscheid mallari malecha malcomb majerus macinnis mabey lyford luth lupercio luhman
luedke lovick lossing lookabaugh longway loisel logiudice loffredo lobaugh lizaola livers littlepage linnen limmer
liebsch liebman leyden levitan levison levier leven levalley lettinga lessley lessig lepine leight leick leggio
leffingwell leffert lefevers ledlow leaton leander leaming lazos laviolette lauffer latz lasorsa lasch larin laporta
lanter langstaff landi lamica lambson lambe lamarca laman lamagna lajeunesse lafontant lafler labrum laakso kush
kuether kuchar kruk kroner kroh kridler kreuzer kovats koprowski kohout knicely klutts kindrick khanna ketcher
kerschner kerfien kensey kenley kenan kemplin kellerhouse keesling keas kaplin kanady kampen jutras jungers jeschke
janowski janas iskra imperato ikerd igoe hyneman hynek husain hurrell hultquist hullett hulen huberty hoyte hossain
hornstein hori hopton holms hollmann holdman holdeman holben hoffert himel hillsman herdt hellyer heister heimer
heidecker hedgpeth hedgepath hebel heatwole hayer hausner haskew haselden hartranft harsch harres harps hardimon
hallee hallahan hackley hackenberg hachey haapala guynes gunnerson gunby gulotta gudger groman grignon griebel gregori
greenan grauer gorin gorgone gooslin goold goltz goldberger glotfelty glassford gladwin giuffre gilpatrick gerdts
geisel gayler gaunce gaulding gateley gassman garson garron garand gangestad gallow galbo gabrielli fullington fucci
frum frieden friberg frasco francese fowle foucher fothergill foraker fonder foisy fogal flenniken fitzhenry fishbein
finton filmore filice feola felberbaum fausnaught fasciano farquharson faires estridge essman enriques emmick ekker
ekdahl eisman eggleton eddinger eakle eagar durio dunwoody duhaime duenes duden dudas dresher dresel doutt donlan
donathan domke dobrowolski dingee dimmitt dimery dilullo deveaux devalle desper desnoyers desautels derouin derbyshire
denmon demski delucca delpino delmont deller dejulio deibler dehne deharo degner defore deerman decuir deckman deasy
dease deaner dawdy daughdrill darrigo darity dalbey dagenhart daffron curro curnutte curatolo cruikshank crosswell
croslin croney crofton criado crecelius coscia conniff coltharp colonna collyer collington cobbley coache clonts cloe
cliett clemans christo chrisp chiarini cheatam cheadle chand chadd cervera cerulli cerezo cedano cayetano cawthorne
cavalieri cattaneo cartlidge carrithers carreira carranco cargle candanoza camburn calderin calcagno cahn cadden byham
buttry burruel burkitt burgio burgener buescher buckalew brymer brumett brugnoli brugman brosnahan bronder broeckel
broderson brisbon brinsfield brinks bresee bregman branner brambila brailsford bouska boster borucki bortner boroughs
borgeson bonier bomba bolender boesch boeke bloyd bley bilbro biery bichrest bezio berrett bermeo bergdoll bercier
benzel bentler bennetts belnap bellini beitz behrend bednarczyk bearse bartolini bartol barretta barbero barbaro
banvelos bankes ballengee baldon ausmus atilano atienza aschenbrenner arora armstong aquilino appleberry applebee
apolinar antos angles andrepont ancona amesquita alvino altschuler allin alire ainslie agular aeschliman accetta
abdulla zwart zufelt zirbel zingaro zilnicki zenteno zent zemke zayac zarrella yoshimoto yearout womer woltman wolin
wolery woldt witts wittner witherow winward winrow wiemann wichmann whitwell whitelaw wheeless whalley wessner wenzl
wene weatherbee waye wattles wanke walkes waldeck vonruden voisine vogus vittetoe villalva villacis venturini venson
vanloan vanhooser vanduzer vandever vanderwal vanderheyden vanbeek vanbebber vallance vales vahle urbain upshur
umfleet tsuji trybus triolo trimarchi trezza trenholm tovey tourigny torry torrain torgeson tomey tischler tinkler
ticknor tibbles tibbals throneberry thormahlen thibert thibeaux theurer tegeler tavernier taubman tamashiro tallon
tallarico taboada sypher sybert swyers switalski swedberg suther surprenant sulik sugden suder suchan strube stroope
strittmatter streett straughn strasburg stjacques stimage stimac stifter stgelais steinhart stehlik steffenson
steenbergen stanbery stallone sprung spraggs spoto spilman speno spanbauer spalla spagnolo soliman sobolik snelgrove
snedden smale sliter slankard sircy shurtliff shur shirkey shewmake shams shadley shaddox sgro serfass seppala segawa
segalla seaberry scruton scism schwein schwartzman schwantes schomer schoenborn schlottmann schissler scheurer schepis
scheidegger saunier sauders sassman sannicolas sanderfur salser sagar saffer saeed sadberry saban ryce rybak rumore
rummell rudasill rozman rossin rosell rosel romberg rojero rochin robideau robarge roath risko ringel ringdahl riera
riemann ribas revard renegar reinwald rehman reels redel reasons raysor rathke rapozo rampton ramaker rakow raia radin
raco rackham racca racanelli rabun quaranta purves pundt protsman prezioso presutti presgraves poydras portnoy
portalatin pontes poehler poblete poat plumadore pleiman pizana piscopo piraino pinelli pillai picken picha piccoli
philen petteway petros peskin perugini perrella pernice peper pensinger pembleton passman parrent panetta pallas palka
pais paglia padmore ottesen oser ortmann ormand oriol orick oler okafor ohair obert oberholtzer nowland nosek nordeen
nolf nogle nobriga nicley niccum newingham neumeister neugebauer netherland nerney neiss neis neider neeld nailor
mustain mussman musante murton murden munyon muldrew motton moscoso moschella moroz mormon morelos morace moone
montesano montemurro montas montalbo molander mleczko miyake mitschke minger minelli minear millener mihelich miedema
miah metzer mery merrigan merck mennella membreno melecio melder mehling mehler medcalf meche mealing mcqueeney
mcphaul mcmickle mcmeen mcmains mclees mcgowin mcfarlain mcdivitt mccotter mcconn mcclane mccaster mcbay mcbath mayeux
matsuo masur massman marzette martensen marlett markie markgraf marcinkowski marchbanks mansir mandez mancil malagon
magnani madonia madill madia mackiewicz macgillivray macdowell macbeth mabee lundblad lovvorn lovings loreto linz
linnell linebaugh lindstedt lindbloom limberg liebig lickteig lichtenberg licari lewison levario levar lepper lenzen
lenderman lemarr leinen leider legrande lefort lebleu leask leacock lazano lawalin laven laplaca lant langsam langone
landress landen lande lamorte lairsey laidlaw laffin lackner lacaze labuda labree labella labar kyer kuyper kulinski
kulig kuhnert kuchera kubicek kruckeberg kruchten krider kotch kornfeld koren koogler koll kole kohnke kohli kofoed
koelling kluth klump klopfenstein klippel klinge klett klemp kleis klann kitzman kinnan kingsberry kilmon killpack
kilbane kijowski kies kierstead kettering kesselman kennington keniston kehrer kearl keala kassa kasahara kantz kalin
kaina jupin juntunen juares joynes jovel joos jiggetts jervis jerabek jennison jaso janz izatt ishibashi iannotti
hymas huneke hulet hougen horvat horstmann holtkamp holsten hohenstein hoefle hoback hiney hiemstra herwig herter
herriott hermsen herdman herbig helling helbig heitkamp heinrichs heinecke heileman heffley heavrin heaston hauenstein
hartlage harlin harig hardenbrook hankin hamiter hagens hagel grizzell griest griese grennan graden gosse gorder
goldin goatley gillespi gilbride giel gianni ghoston getter gershman geisinger gehringer gedeon gebert gaxiola
gawronski gathright gatchell gargiulo garg galang gadison fyock furniss furby funnell frizell frenkel freeburg
frankhouser franchi foulger formby forkey fonte folson follette flavors flavell finegan filippini ferencz ference
fennessey feggins feehan fazzino fazenbaker faunce farraj farnell farler farabee falkowski facio etzler ethington
esterline esper erxleben ericsson engh emling elridge ellenwood elfrink ekhoff eisert eifert eichenlaub egnor
eggebrecht edlin edberg eble eber easler duwe dutta dutremble dusseault durney dunworth dumire dukeman dufner duey
duble dreese dozal douville dougal ditmore distin dimuzio dildine dignan dieterich dieckman didonna dhillon dezern
devereux devall detty detamore derksen deremer deras denslow deno denicola denbow demma demille delira delawder delara
delahanty dejonge deininger dedios dederick decelles debus debruyn deborde deak dauenhauer darsey dansie dalman dakin
dagley czaja cybart cutchin currington curbelo croucher crinklaw cremin cratty cranfield crafford cowher couvillion
corter coombes contos consolini connaughton conely coltrane collom cockett clepper cleavenger clarkin ciriaco ciesla
cichon ciancio cianci chynoweth chuang chrzanowski christion cholewa chipley chilcott cheyne cheslock chenevert cheers
charlot chagolla chabolla cesena cerutti cava cassone cassin cassese casaus casali cartledge carsten cardamone carcia
carbonneau carboni carabello capozzoli capella cannata campoverde campeau cambre camberos calvery calnan calmes calley
callery calise cacciotti cacciatore butterbaugh burgo burgamy burell bunde bumbalough buel buechner buchannon brunn
brost broadfoot brittan brevard breda brazel brayboy boyea boxx boso bosio boruff borda bongiovanni bolerjack boedeker
blye blumstein blumenfeld blinn bleakley blatter blan bjornson bisignano billick bieniek bhatti bevacqua betterton
berra berenbaum bensinger bennefield belvins belson bellin beighley beecroft beaudreau baynard bautch bausch basch
bartleson barthelemy barak balzano balistreri bailer bagnall bagg auston augustyn aslinger ashalintubbi arjona arebalo
arab appelbaum angert angelucci andry andersson amorim amavisca alward alvelo alvear alumbaugh alsobrook alli allgeier
allende aldrete akiyama ahlquist adolphson addario acoff abelson abasta zulauf zirkind zeoli zemlicka zawislak zappia
zanella yelvington yeatman yanni wragg wissing wischmeier wirta wiren wilmouth williard willert willaert wildt
whelpley westwood weingart weidenbach weidemann weakland watwood wattley waterson wambach walzer waldow waag vorpahl
volkmann vitolo visitacion vincelette viggiano vieth vidana vert verges verdejo venzon velardi varian vargus
vandermeulen vandam vanasse vanaman utzinger uriostegui uplinger twiss tumlinson tschanz trunnell troung troublefield
trojacek treloar tranmer touchton torsiello torina toki toepfer tippin tippie thronson thomes tezeno texada testani
tessmer terrel terlizzi tempel temblador tayler tawil tasch tames talor talerico swinderman sweetland swager sulser
sullens subia sturgell stumpff stufflebeam stucki strohmeyer strebel straughan strackbein stobaugh stetz stelter
steinmann steinfeld stecher stanwood stanislawski speziale soppe soni sobotka smuin slee skerrett sjoberg sittig
simonelli simo silvio silverio silveria silsby sillman sienkiewicz shomo shoff shoener shiba sherfey shehane sexson
setton sergi selvy seiders seegmiller sebree seabury scroggin sconyers schwalb schurg schulenberg schuld schrage schow
schon schnur schneller schmidtke schlatter schieffer schenkel scheeler schauwecker schartz schacherer scafe sayegh
savidge saur sarles sarkissian sarkis sarcone sagucio saffell saenger sacher rylee ruvolo ruston ruple rulison ruge
ruffo ruehl rueckert rudman rudie rubert rozeboom roysden roylance rothchild rosse rosecrans rodi rockmore robnett
roberti rivett ritzel rierson ricken rezac rendell remo reitman reindl reeb reddic reddell rebuck reali raso ramthun
ramsden rameau ralphs rago racz quinteros quinter quinley quiggle quaid purvines purinton purdum pummill puglia puett
ptacek przybyla prowse prestwich pracht poutre poucher portera polinsky poage platts pineau pinckard pilson pilling
pilkins pili pikes pigram pietila pickron philippi philhower pflueger pfalzgraf pettibone pett petrosino persing
perrino perotti periera peredo peralto pennywell pennel pellegren pella pedroso paulos paulding pates pasek paramo
paolino panganiban paneto paluch ozaki ownbey overfelt outman opper onstad oland okuda oertel oelke normandeau nordby
nordahl noecker noblin niswonger nishioka negley needles nedeau natera nachman naas musich mungin mourer mounsey
mottola mothershed moskal mosbey morini moreles montaluo moneypenny monda moench moates moad missildine misiewicz
mirabella minott minnifield mincks milum milani mikelson mestayer mertes merrihew merlos meritt melnyk medlen meder
mcvea mcquarrie mcquain mclucas mclester mckitrick mckennon mcinnes mcgrory mcgranahan mcglamery mcgivney mcgilvray
mccuiston mccuin mccrystal mccolley mcclerkin mcclenon mccamey mcaninch mazariegos maynez mattioli mastronardi masone
marzett marsland margulies margolin malatesta malachi mainer maietta magrath maese madkins madeiros madamba mackson
maben lytch lundgreen lumb lukach luick luetkemeyer luechtefeld ludy ludden luckow lubinsky lowes lorenson loran
lopinto looby lones livsey liskey lisby lintner lindow lindblom liming liechty leth lesniewski lenig lemonds leisy
lehrer lehnen lehmkuhl leeth leeks lechler lebsock lavere lautenschlage laughridge lauderback laudenslager lassonde
laroque laramee laracuente lapeyrouse lampron lamers lamer laino lague laguardia lafromboise lafata lacount lachowicz
kysar kwiecien kuffel kueter kronenberg kristensen kristek krings kriesel krey krebbs kreamer krabbe kossman
kosakowski kosak kopacz konkol koepsell koening koen knerr knapik kluttz klocke klenk klemme klapp kitchell kita
kissane kirkbride kirchhoff kinter kinsel kingsland kimmer kimler killoran kieser khalsa khalaf kettel kerekes keplin
kentner kennebrew kenison kellough kellman keatts keasey kauppi katon kanner kampa kall kaczorowski kaczmarski juarbe
jordison jobst jezierski jeanbart jarquin jagodzinski ishak isett infantino imburgia illingworth hysmith hynson
hydrick hurla hunton hunnell humbertson housand hottle hosch hoos honn hohlt hodel hochmuth hixenbaugh hislop hisaw
hintzen hilgendorf hilchey higgens hersman herrara hendrixson hendriks hemond hemmingway heminger helgren heisey
heilmann hehn hegna heffern hawrylak haverty hauger haslem harnett harb happ hanzlik hanway hanby hanan hamric
hammaker halas hagenbuch hacking habeck gwozdz gunia guadarrama grubaugh grivas griffieth grieb grewell gregorich
graeber graciano gowens goodpaster gondek gohr goffney godbee gitlin gisler gillyard gillooly gilchrest gilbo gierlach
giebler giang geske gervasio gertner gehling geeter gaus gattison gatica gathings gath gassner gassert garabedian
gamon gameros galban gabourel gaal fuoco fullenwider fudala friscia franceschini foronda fontanilla florey flore
flegle flecha fisler fischbach fiorita fines figura figgins fichera ferra fawley fawbush fausett farnes farago
fairclough fahie fabiani everest evanson eutsey eshbaugh ertle eppley englehardt engelhard emswiler elling elderkin
efaw edstrom edgemon ecton echeverri ebright earheart dynes dygert dyches dulmage duhn duhamel dues dubrey dubray
dubbs drewery dreier dorval dorough dorais donlin donatelli doke dohm doetsch dobek disbrow dinardi dillahunty
dillahunt diers dier diekmann diangelo deskin deschaine depaoli denner demyan demont demaray delillo deleeuw deibel
decato deblasio debartolo daubenspeck dardon danziger danials damewood dalpiaz dallman dallaire cunniffe cumpston
cumbo cubero cruzan cronkhite critelli crimi creegan crean craycraft cranfill coyt courchesne coufal corradino corprew
colville cocco coby clickner clavette claggett cirigliano ciesielski christain chesbro chavera casteneda castanedo
casseus casa caruana carnero cappelli capellan canedy cancro camilleri calero cada burghart burbidge bulfer buis
budniewski bucko bruney brugh brossard brodmerkel brockmann brigmond briere bremmer breck breau brautigam brasch
brandenberger bragan bozell bowsher borgia borey boomhower bonneville bonam bolland boise boeve boettger boersma
boateng bliven blazier blahnik bjornstad bitton biss birkett billingsly biagioni bettle bertucci bertolino bermea
bergner berber bensley bendixen beltrami bellone belland bein behringer beans bayona batiz bassin baskette bartolomeo
bartolo bartholow barkan barish barett bardo bamburg ballerini balla balis bakley bailon bachicha babiarz ayars axton
axel awong awalt auslander ausherman aumick athens atha atchinson aslett askren arnhold armagost arey arcos archibeque
antunes antilla andras amyx amison amero alzate alper aller alioto aigner agtarap agbayani adami achorn aceuedo acedo
abundis aber abee zuccaro ziglar zier ziebell zieba zamzow zahl yurko yurick yonkers yerian yeaman yarman yann yahn
yadon yadao woodbridge wolske wollenberg wojtczak wnuk witherite winther winick widell wickens whichard wheelis wesely
wentzell wenthold wemple weisenburger wehling weger weaks wassink walquist wadman wacaster waage voliva vlcek
villafana vigliotti viger viernes veselka versteeg vero verhoeven vendetti velardo vatter vasconcellos varn vanwagner
vanvoorhis vanhecke vanduyn vandervoort vanderslice valone vallier vails uvalle ursua urenda uphoff tustin turton
turnbough turck tullio tuch truehart tropea troester trippe tricarico trevarthen trembly trabue traber toto tosi toal
tinley tingler timoteo ticer thurgood thorman therriault theel tessman tekulve tejera tebbs tavernia tarpey tallmadge
takemoto szot sylvest swindoll swearinger swantek swaner swainston susi surrette sullenger sudderth suddarth suckow
strege strassburg stoval stotz stoneham stilley stille stierwalt stfleur steuck stermer stclaire stano staker stahler
stablein srinivasan squillace sprvill sproull sprau sporer spittler speelman sparr sparkes spagnuolo sosinski sorto
sorkin sondag sollers socia snarr smrekar smolka slyter slovinsky sliwa slavik slatter skiver skeem skala sitzes
sitsler sitler sinko simser siegler sideris shrewsberry shoopman shoaff shindler shimmin shenkel shemwell shehorn
severa semones selsor sekulski segui sechrest schwer schwebach schur schmiesing schlick schlender schebler schear
schapiro sauro saunder sauage satterly saraiva saracino saperstein sanmartin sanluis sandt sandrock sammet sama salk
sakata saini sackrider russum russi russaw rozzell roza rowlette rothberg rossano rosebrock romanski romanik romani
roiger roig roehr rodenberger rodela rochford ristow rispoli rigo riesgo riebel ribera ribaudo reys resendes reisdorf
reisch rebman rasmus raske ranum rames rambin raman rajewski raffield rady radich raatz quinnie pyper puthoff proehl
pribyl pretti prete presby poyer powelson porteous poquette pooser pollan ploss plewa plants placide pinnick pinales
pillot pille pilato piggee pietrowski piermarini pickford piccard phenix pevey petrowski petrillose pesek perrotti
perfecto peppler peppard penfold pellitier pelland pehowic pedretti paules passero panza pallante palau pakele pacetti
paavola overy overson outler osegueda oplinger oldenkamp ohern oetting odums nowlen nowack nordlund noblett nobbe
nierman nichelson niblock newbrough nemetz neeson needleman navin nastasi naslund naramore nakken nakanishi najarro
mushrush muma mulero morganfield moreman morain moquin montrose monterrosa monsivais monroig monje monfort moffa
moeckel mobbs misiak mires mirelez mineo mineau milnes mikeska michelin michalowski meszaros messineo meshell merten
meola menton mends mende memmott melius mehan mcnickle mcmorran mclennon mcleish mclaine mckendry mckell mckeighan
mcisaac mcie mcguinn mcgillis mcfatridge mcfarling mcelravy mcdonalds mcculla mcconnaughy mcconnaughey mcchriston
mcbeath mayr matyas matthiesen matsuura matinez mathys matarazzo masden mascio martis marrinan marinucci margerum
marengo manthe mansker manoogian mankey manigo manier mangini mandelbaum maltese malsam mallo maliszewski mainolfi
maharaj maggart magar maffett macmaster macky macdonnell lyvers luzzi lutman lovan lonzo longerbeam lofthouse loethen
lodi llorens lizardo lizama litscher lisowski lipski lipsett lipkin linzey limas lige lierman liebold liberti leverton
levene lesueur lenser lenker lemme legnon lefrancois ledwell lavecchia laurich lauricella latino lannigan landor
lamprecht lamountain lamore lammert lamboy lamarque lamacchia lalley lagace lacorte lacomb kyllonen kyker kuschel
kupfer kunde kucinski kubacki kuan kroenke krech koziel kovacich kothari koth kotek kostelnik kosloski knoles knabe
kmiecik klingman kliethermes kleffman klees klaiber kittell kissling kisinger kintner kinoshita kiener khouri kerman
kelii keirn keezer kaup kathan kaser karlsen kapur kandoll kammel kahele justesen jonason johnsrud joerling jochim
jespersen jeong jenness jedlicka jakob isaman inghram ingenito iadarola hynd huxtable huwe huron hurless humpal
hughston hughart huggett hugar huether howdyshell houtchens houseworth hoskie holshouser holmen holloran hohler
hoefler hodsdon hochman hjort hippert hippe hinzman hilden heyn heyden heyd hergert henrikson henningsen hendel helget
helf helbing heintzman heggie hege hecox heatherington heare haxton haverstock haverly hatler haselton hase hartzfeld
harten hargrow haran hanton hammar hamamoto halper halko hackathorn haberle haake gunnoe gunkel guiney guilbeau guider
guerrant gudgel guarisco grossen grossberg gropp groome grobe gremminger greenley grauberger grabenstein gowers
gostomski gosier goodenow gonzoles goliday goettle goens goates glymph glavin glassco gladfelter glackin githens
girgis gimpel gilbreth gilbeau giffen giannotti gholar gervasi gertsch gernatt gephardt genco gehr geddis gase garrott
garrette gapinski ganter ganser gangi gangemi galdi gailes gaetano gadomski gaccione fuschetto furtick furfaro fullman
frutos fruchter frogge freytag freudenthal fregoe franzone frankum francia franceschi forys forero folkers flug
flemons fitzer firpo finizio filiault figg fichtner fetterolf ferringer feil fayne farro faddis ezzo ezelle eynon
evitt eutsler euell escovedo eriksson enriguez empson elkington eisenmenger eidt eichenberger ehrmann ediger earlywine
eacret duzan dunnington ducasse dubiel drovin drager drage donham donat dolinger dokken doepke dodwell docherty
distasio disandro diniz digangi didion dezzutti detmer deshon derrigo dentler demoura demeter demeritt demayo demark
demario delzell delnero delgrosso dejarnett debernardi dearmas dashnaw daris danks danker dangler daignault dafoe
cumberledge culkin cuba crowner crawshaw craun cranshaw cragle costella cornforth corkill cordy coopersmith conzemius
connett connely condict condello comley cohoon coday clugston clowney clippard clinkenbeard clines clelland clapham
clancey clabough cichy cicalese chua chittick chisom chisley cheramie cerritos cercone cena cawood cavness catanzarite
casada carvell carmicheal carll cardozo candia canby cammon callister calligan caillouet buzzelli bute bustillo bursey
burgeson bupp bulson bulls buist buffey buczkowski buckbee bucio brueckner broz brookhart brong brockmeyer broberg
brittenham brisbois bridgmon breyer brede breakfield breakey brauner branigan brandewie branche brager brader bovell
bouthot bostock bosma boseman boschee borthwick borneman borek boomershine boni bommarito bolman boleware boisse
boehlke bodle blash blasco blakesley blacklock blackley bittick birks birdin bircher bilbao bick biby bertoni bertino
bertini berson bern berkebile bergstresser benevento belzer beltre bellomo bellerose beilke begeman bebee beazer
beaven baymon baston bastidas basom basey bartles baroni barocio barnet barclift banville balthazor balleza balkcom
baires bailie baik baggott bagen bachner babington asmar askin arvelo artega arrendondo arreaga arrambide arquette
aronoff arico argentieri arevalos archbold apuzzo antczak ankeny angelle angelini anfinson amer amberg amarillas
altier altenburg alspach alosa allsbrook alexopoulos aleem aldred albertsen akerson ainsley agler adley addams acoba
achille abplanalp abella abare zwolinski zollicoffer zins ziff zenner zender zelnick zelenka zeches zaucha zauala
zappa zangari zagorski youtsey yorker yasso yarde yarbough woolever woodsmall woodfolk wonders wobig wixson wittwer
wirtanen winson wingerd wilkening wilhelms wierzbicki wiechman whites weyrick wessell wenrick wenning weltz weinrich
weiand wehunt wareing walth waibel wahlquist vona voelkel vitek vinsant vincente vilar viel vicars vermette verma
venner veazie vayda vashaw varon vardeman vandevelde vanbrocklin vaccarezza urquidez urie urbach uram ungaro umali
ulsh tutwiler turnbaugh tumminello tuite tueller trulove troha trivino trisdale trippett tribbett treptow tremain
travelstead trautwein trautmann traeger tonelli tomsic tomich tomasulo tomasino todhunter toborg tischer tirpak
tircuit tinnon tinnel tines timbs tilden tiede thumm throgmorton thorndike thornburgh thoren thomann therrell thau
thammavong tetrick tessitore tesreau teicher teaford tauscher tauer tanabe talamo takeuchi taite tadych sweeton
swecker swartzentrube swarner surrell surbaugh suppa sumbry suchy stuteville studt stromer strome streng stonestreet
stockley stmichel stfort sternisha stensrud steinhardt steinback steichen stauble stasiak starzyk stango standerfer
stachowiak springston spratlin spracklen sponseller spilker spiegelman spellacy speiser spaziani spader spackman sorum
sopha sollis sollenberger solivan solheim sokolsky sogge smyser smitley sloas slinker skora skare siverd sivels siska
siordia simko sime silmon silano sieger siebold shukla shreves shoun shortle shonkwiler shoals shimmel shiel shieh
sherbondy shenkman shein shearon shean shatz shanholtz shafran shaff shackett sgroi sewall severy sethi sessa sequra
sepulvado seper senteno sendejo semmens seipp segler seegers sedwick sedore sechler sebastiano scovel scotton scopel
schwend schwarting schutter schrier schons scholtes schnetzer schnelle schmutz schlichter schelling schams schamp
scarber scallan scalisi scaffidi saxby sawrey sauvageau sauder sarrett sanzo santizo santella santander sandez sandel
sammon salsedo salge sailors sagun safi sader sacchetti sablan saade runnion runkel rumbo ruesch ruegg ruchti rubens
rubano rozycki roupe roufs rossel rosmarin rosero rosenwald ronca romos rolla rohling rohleder roell roehm rochefort
roch robotham rivenburgh riopel riederer ridlen rias rhudy reynard retter respess reppond repko rengifo reinking
reichelt reeh redenius rebolledo rauh ratajczak rapley ranalli raitt radloff radle rabbitt quant pusateri puffinberger
puerta provencio proano privitera prenger prellwitz pousson potier portz portlock porth portela portee porchia pollick
polinski polfer polanski polachek pluta plourd plauche pitner piontkowski pileggi pierotti pico piacente phinisee
phaup pfost pettinger pettet petrich peto persley persad perlstein perko pere penders peifer peco pawley pash parrack
parady papen pangilinan pandolfo palone palmertree padin ottey ottem ostroski ornstein ormonde onstott oncale
oltremari olcott olan oishi oien odonell odonald obeso obeirne oatley nusser novo novicki nitschke nistler nikkel
niese nierenberg nield niedzwiecki niebla niebel nicklin neyhart newsum nevares nageotte nagai mutz murata muralles
munnerlyn mumpower muegge muchmore moulthrop motl moskos mortland morring mormile morimoto morikawa morgon mordecai
montour mont mongan monell miyasato mish minshew mimbs millin mihm middlemiss miano mesick merlan mendonsa mench
melonson melling meachem mctighe mcnelis mcmurtrey mcmurphy mckesson mckenrick mckelvie mcjunkins mcgory mcgirr
mcgeever mcfield mcelhinney mccrossen mccommon mccannon mazyck mawyer maull matute mathies maschino marzan martinie
marrotte marmion markarian marinacci margolies margeson marak maraia maracle manygoats mano manker mank mandich
manderson maltz malmquist malacara majette mais magnan magliocca madina madara macwilliams macqueen maccallum lyde
lyday lutrick lurz lurvey lumbreras luhrs luhr lowrimore lowndes lowers lourenco lougee lorona longstreth loht
lofquist loewenstein lobos lizardi liverpool lionberger limoli liljenquist liguori liebl liburd leukhardt letizia
lesinski lepisto lenzini leisenring leipold leier leggitt legare leaphart lazor lazaga lavey laue laudermilk lauck
lassalle larsson larison lanzo lantzy lanners langtry landford lancour lamour lambertson lalone lairson lainhart
lagreca lacina labranche labate kurtenbach kuipers kuechle kubo krinsky krauser kraeger kracht kozeliski kozar kowalik
kotler kotecki koslosky kosel koob kolasinski koizumi kohlman koffman knutt knore knaff kmiec klamm kittler kitner
kirkeby kiper kindler kilmartin killings killin kilbride kerchner kendell keddy keaveney kearsley karras karlsson
karalis kappes kapadia kallman kallio kalil kader jurkiewicz johann jitchaku jillson jeune jarratt jarchow janak ivins
ivans isenhart inocencio inoa imhof iacono hynds hutching hutchin hulsman hulsizer hueston huddleson hrbek howry
housey hounshell hosick hortman horky horine hootman honeywell honeyestewa holste holien holbrooks hoffmeyer hoese
hoenig hirschfeld hildenbrand higson higney hibert hibbetts hewlin hesley herrold hermon hepker henwood helbling
heinzman heidtbrink havey hatheway hartshorne harpel haning handelman hamalainen hamad halasz haigwood haggans
hackshaw guzzo gundrum guilbeault gugliuzza guglielmi guderian gruwell grunow grundman gruen grotzke grossnickle
groomes grode grochowski grob grein greif greenwall greenup grassl grannis grandfield grames grabski grabe gouldsberry
gotham gosch goodling goodermote gonzale golebiowski goldson godlove glanville gillin gilkerson giessler giambalvo
giacomini giacobbe ghio gergen gentz genrich gelormino gelber geitner geimer gauthreaux gaultney garvie gareau garbo
garbacz ganoe gangwer gandarilla galyen galt galluzzo galardo gager gaddie gaber gabehart gaarder furnari furbee fugua
fruth frohman friske frilot fridman frescas freier frayer franzese frankenberry frain foresman forbess flook fletes
fleek fleegle fishburne fiscalini finnigan fini filipiak figueira fiero ficek fiaschetti ferren ferrando ferman
fergusson fenech feiner feig fees faulds fariss falor falke ewings eversley everding etling essen erskin enstrom
enrico engebretsen ender eitel eichberger ehler eekhoff edrington edmonston edgmon edes eberlein dwinell dupee dunklee
dungey dunagin dumoulin duggar duenez dudzic dudenhoeffer ducey drouillard dreibelbis dreger dreesman draughon downen
dorminy dombeck doebler dittberner dishaw disanti dinicola dinham dimino dilling difrancesco dicello dibert deshazer
deserio descoteau deruyter dering depinto dente demus demattos demarsico dekok debrito debois deakin dayley dawsey
dauria datson darty darsow darragh darensbourg dalleva dalbec dadd cutcher cung cuello cuadros crute crutchley
crispino crislip crisco crevier creekmur crance cragg crager cozby coyan coxon covalt couillard costley costilow
cossairt corvino corigliano cordaro corbridge corban coor conkel cong conary coltrain collopy colgin colen colbath
coiro coffie cochrum cobbett clopper cliburn clendenon clemon clementi clausi cirino cina chilcutt cherney cheetham
cheatom chatelain chalifour cesa cervenka cerullo cerreta cerbone cecchini ceccarelli cawthorn cavalero castner
castlen castine casimiro casdorph cartmill cartmell carro carriger carias caravella cappas capen cantey canedo camuso
camps campanaro camero cambria calzado callejo caligiuri cafaro cadotte cacace byrant busbey burtle burres burnworth
burggraf burback bunte bunke bulle bugos budlong buckhalter buccellato brummet bruff brubeck brouk broten brosky
broner brislin brimm brillhart bridgham brideau brennecke breer breeland bredesen brackney brackeen boza boyum bowdry
bowdish bouwens bouvier bougie bouche bottenfield bostian bossie bosler boschert boroff borello bonser bonfield boldue
bogacz boemer bluth bloxom blickenstaff blessinger bleazard blatz blanchet blacksher birchler binning binkowski biltz
bilotta bilagody bigbee bieri biehle bidlack betker bethers bethell bero bernacchi bermingham berkshire benvenuto
bensman benoff bencivenga beman bellany belflower bekker bejar beisel beichner began beedy beas beanblossom bawek baus
baugus battie battershell bateson basque basford bartone barritt barko bann bamford baltrip balon balliew ballam
baldus ayling avelino ashwell ashland arseneau arroyos armendarez arita argust archuletta arcement antonacci anthis
antal annan anderman amster amiri amadon alveraz altomari altmann altenhofen allers allbee allaway aleo alcoser
alcorta akhtar ahuna agramonte agard adkerson achord abdi abair zurn zoellner zirk zion zarro zarco zambo zaiser zaino
zachry youd yonan yniguez yepes yellock yellen yeatts yatsko yannone wyler woodridge wolfrom wolaver wolanin wojnar
wojciak wittmann wittich wiswell wisser wintersteen wineland willford wiginton wigfield wierman wice wiater whitsel
whitbread wheller wettstein werling wente wenig wempe welz weinhold weigelt weichman wedemeyer weddel wayment
waycaster wauneka watzka watton warnell warnecke warmack wands waldvogel waldridge wahs wagganer waddill vyas vought
votta voiles viner villella villaverde villaneda viele vickroy vicencio veve vetere vermilyea verley verburg ventresca
veno venard venancio velaquez veenstra vasil vanzee vanwie vantine vant vanschoyck vannice vankampen vanicek
vandersloot vanderpoel vanderlinde vallieres uzzell uzelac uranga uptain updyke uong untiedt umbrell umbaugh umbarger
ulysse ullmann ullah tutko turturro turnmire turnley turcott turbyfill turano tuminello tumbleson tsou truscott
trulson troutner trone trinklein tremmel tredway trease traynham traw totty torti torregrossa torok tomkins tomaino
tkach tirey tinsman timpe tiefenauer tiedt tidball thwaites thulin throneburg thorns thorell thorburn thiemann thieman
thesing tham terrien telfair taybron tasson tasso tarro tanenbaum taddeo tada taborn tabios szekely szatkowski sylve
swineford swartzfager swanton swagerty surrency sunderlin sumerlin suero suddith sublette stumpe stueve stuckert
strycker struve struss strubbe strough strothmann strahle stoutner stooksbury stones stonebarger stokey stoffer
stimmel stief stephans stemper steltenpohl stellato steinle stegeman steffler steege steckman stapel stansbery
stanaland stahley stagnaro stachowski squibb sprunger sproule sprehe spreen sprecher sposato spivery souter sopher
sommerfeldt soffer snowberger snape smylie smyer slaydon slatton slaght skovira skeans sjolund sjodin siragusa
singelton sinatra silis siebenaler shuffield shobe shiring shimabukuro shilts shelden sheil shedlock shearn shaub
sharbono shapley shands shaheen shaffner servantez sentz seney selin seitzinger seider sehr sego segall seeds
sebastien scimeca schwenck schweiss schwark schwalbe schucker schronce schrag schouten schoppe schomaker schnarr
schmied schmader schlicht schlag schield schiano scheve scherbarth schaumburg schauman scarpino savinon sassaman
saporito sanville santilli santaana salzmann salman saks sagraves safran saccone russett rupard rumbley ruffins ruacho
rozema roxas routson rourk rought rotermund rosman rork rooke rolin rohm rohlman rohl roeske roecker rober robenson
riso rinne riina rigsbee riggles riester rials rhinehardt reynaud reyburn rewis revermann reutzel retz rende rendall
reistad reinders reichardt rehrig rehrer recendez reamy rauls ratz rattray rasband rapone ragle ragins radican raczka
rachels raburn rabren raboin quesnell quaintance puccinelli prouse prosise prochazka probasco previte portell porcher
popoca pomroy poma polsky polsgrove polidore podraza plymale plescia pleau platte plato pizzi pinchon piccione picazo
philibert phebus pfohl petell pesso pesante pervis perrins perley perkey pereida penate peloso pellerito peffley
peddicord pecina peale peaks payette paxman pawlikowski pavy pavlov patry patmon patil patak pasqua pasche partyka
parmeter pares pardi paonessa panozzo panameno paletta pait oyervides ossman oshima ortlieb orsak orleans onley
oldroyd okano ohora offley oestreicher odonovan odham odegard obst obriant obrecht nuccio nowling nowden novelli
novell nost norstrom norfolk nordgren nopper noller nisonger niskanen nienhuis nienaber neuwirth neumeyer neice
naugher naiman nagamine mustin murrietta murdaugh munar muhlbauer mroczkowski mowdy mouw mousel mountcastle moscowitz
mosco morro moresi morago moomaw montroy montpas montieth montanaro mongelli mollison mollette moldovan mohar mizuno
mitchelle mishra misenheimer minshall minozzi minniefield milhous migliaccio migdal mickell meyering methot mester
mesler meriweather mensing mensah menge mendola mendibles meloche melnik mellas meinert mehrhoff medas meckler mctague
mcspirit mcshea mcquown mcquiller mclarney mckiney mckearney mcguyer mcfarlan mcfadyen mcdanial mcdanel mccurtis
mccrohan mccorry mcclune mccant mccanna mccandlish mcaloon mayall maver maune matza matty matsuzaki matott mathey
mateos masoner masino marzullo marz marsolek marquard marchetta marberry manzione manthei manka mangram mangel mandato
mancillas mammen malina maletta malecki majkut mages maestre macphail maco macneill lysiak lyne luxton luptak lundmark
luginbill lovallo louthan lousteau lotti lopresto lonsdale longsworth lohnes loghry logemann lofaro loeber locastro
livings litzinger litts liotta lingard lineback lindhorst lill lide lickliter liberman lewinski levandowski leimbach
leifer leidholt leiby leibel leibee lehrke lehnherr lego leese leen ledo leblond leahey lazzari lawrance lawlis
lawhorne lawes lavigna lavell lauzier lauter laumann latsha latourette latona latney laska larner larmore larke
larence lapier lanzarin lands lammey lamke laminack lamastus lamaster lacewell labarr laabs kuper kuna kubis krzemien
krupinski krepps kreeger kraner krammer kountz kothe korpela komara kolenda kolek kohnen koelzer koelsch kocurek knoke
knauff knaggs knab kluver klose klien klahr kitagawa kissler kirstein kinnon kinnebrew kinnamon kimmins kilgour
kilcoyne kiester kiehm kesselring kerestes kenniston kennamore kenebrew kelderman keitel kefauver katzenberger katt
kast kassel kamara kalmbach kaizer kaiwi kainz jurczyk jumonville juliar jourdain johndrow johanning johannesen
joffrion jobes jerde jentzsch jenkens jendro jellerson jefferds jaure jaquish janeway jago iwasaki ishman isaza inmon
inlow inclan ildefonso iezzi ianni iacovetto hyldahl huxhold huser humpherys humburg hult hullender hulburt huckabay
howeth hovermale hoven houtman hourigan hosek hopgood homrich holstine holsclaw hokama hoffpauir hoffner hochstein
hochstatter hochberg hjelm hiscox hinsley hinks hineman hineline hinck hilbun hewins herzing hertzberg hertenstein
herrea herington hercules henrie henman hengst hemmen helmke helgerson heinsohn heigl hegstad heggen hegge hefti
heathcock haylett haupert haufler hatala haslip hartless hartje hartis harpold harmsen harbach hanten hanington hammen
hameister hallstrom habersham habegger gussman gundy guitterez guisinger guilfoyle groulx grismer griesbach grawe
grall graben goulden gornick gori gookin gonzalaz gonyer gonder golphin goller goergen glosson glor gladin girdler
gillim gillians gillaspie gilhooly gildon gignac gibler gibbins giardino giampietro gettman gerringer gerrald gerlich
georgiou georgi geiselman gehman gangl gamage gallian gallen gallatin gainor gahr furbush fulfer fuhrmann friis
friedly freudenberger frees freemon fratus frans foulke fosler forquer fontan folwell folds foeller fodge fobes florek
fliss flesner flegel fitzloff fiser firmin firestine finfrock fineberg figures fiegel fickling fesperman fernadez
felber feimster feazel favre faughn fatula fasone farron faron farino falvey falkenberg faley faletti faeth fackrell
espe eskola escott esaw erps erker erath enfield emfinger embury embleton emanuele elvers ellwanger ellegood einstein
eichinger egge egeland edgett echard eblen eastmond duteau durland dure dunlavy dungee dukette dugay duboise dubey
dsouza druck dralle doubek dorta dorch dorce dopson dolney dockter distler dippel diperna dichiara dicerbo dewindt
dewan deveney devargas deutscher deuel detter dess derrington deroberts dern deponte denogean denardi denard demary
demarais delucas deloe delmonico delisi delio delduca deihl dehmer decoste dechick decatur debruce debold debell deats
daquilante dambrosi damas dalin dahman dahlem daffin dacquel cutrell cusano curtner currens curnow cuppett cummiskey
cullers culhane crull crossin cropsey cromie crofford criscuolo crisafulli crego creeden covello covel corse correra
corners cordner cordier coplen copeman contini conteras consalvo conduff compher comas colliver colan cohill cohenour
cogliano codd cockayne clum clowdus clarida clance clairday clagg citino ciriello cicciarelli chrostowski christley
christians chrisco chrest chisler chieffo cherne cherico cherian cheirs chauhan chamblin cerra cepero cellini celedon
cejka cavagnaro cauffman catanese castrillo castrellon casserly caseres carthen carse carragher carpentieri carmony
carmer carlozzi caradine cappola capece capaldi cantres cantos canevari canete calcaterra cadigan cabbell byrn
bykowski butchko busler bushaw buschmann burow buri burgman bunselmeyer bunning buhrman budnick buckson buckhannon
brunjes brummel brumleve bruckman brouhard brostrom broerman brocks brison brining brindisi brereton breon breitling
breedon brasseaux branaman bramon brackenridge boyan boxley bouman bouillion botting botti bosshart borup borner
bordonaro bonsignore bonsall bolter bojko bohne bohlmann bogdon boen bodenschatz bockoven bobrow blondin blissett
bligen blasini blankenburg bjorkman bistline bisset birdow biondolillo bielski biele biddix biddinger bianchini bevens
bevard betancur bernskoetter bernet bernardez berliner berland berkheimer berent bensch benesch belleau bedingfield
beckstrom beckim bechler beachler bazzell basa bartoszek barsch barrell barnas barnaba barillas barbier baltodano
baltierra balle balint baldi balderson balderama baldauf balcazar balay baiz bairos azim aversa avellaneda ausburn
auila augusto atwill artiles arterberry arnow arnaud arnall ares arenz arduini archila arakawa appleman aplin antonini
anstey anglen andros amweg amstutz amari amadeo alteri aloi allebach allah aley alamillo airhart ahrendt africa
aegerter adragna admas adderly adderley addair abelar abbamonte abadi zurek zundel zuidema zuelke zuck zogg zody zets
zech zecca zavaleta zarr yousif yoes yoast yeagley yaney yanda yackel wyles wyke woolman woollard woodis woodin
wonderly wombles woloszyn wollam wnek wittie withee wissman wisham wintle winthrop winokur wilmarth willhoite wildner
wikel wieser wien wicke wiatrek whitehall whetstine wheelus weyrauch weyers westerling wendelken welner weinreb
weinheimer weilbacher weihe weider wecker wead watler watkinson wasmer waskiewicz wasik warneke wares wangerin walken
wakeley wahlgren wahlberg wagler wachob vorhies vonseggern vittitow vink villarruel villamil villamar villalovos
vidmar victorero vespa vertrees verissimo veltman vecchione veals varrone varma vanveen vanterpool vaneck vandyck
vancise vanausdal vanalphen valdiviezo urton urey updegrove unrue ulbrich tysinger twiddy tunson trueheart troyan
traweek trafford tozzi toulouse tosto toste torez tooke tonini tonge tomerlin tolmie tobe tippen tierno tichy thuss
thran thornbury thone theunissen thelmon theall textor teters tesh teng tekautz tehrani teas teare tavenner
tartaglione tanski tanis tanguma tangeman taney tammen tamburri tamburello talsma tallie takeda taheri tademy taddei
taaffe szymczak szczepaniak szafranski swygert swem swartzlander sutley supernaw sundell sullivant suderman sudbury
suares stueber stromme streeper streck strebe stonehouse stoia stohr stodghill stirewalt sterry stenstrom stene
steinbrecher stear stdenis stanphill staniszewski stanard stahlhut stachowicz srivastava spong spomer spinosa spindel
spera soward sopp sooter sonnek sonne soland soeder sobolewski snellings smola smetana smeal smarr sloma sligar
skenandore skalsky sissom sirko simkin silverthorn silman sikkink signorile siddens shumsky shrider shoulta shonk
shomaker shippey shimada shillingburg shifflet shiels shepheard sheerin shedden sheckles sharrieff sharpley shappell
shaneyfelt shampine shaefer shadd sforza severtson setzler sepich senne senatore sementilli selway selover sellick
seigworth sefton seegars sebourn seaquist sealock seabreeze scriver scinto schumer schulke schryver schriner schramek
schoon schoolfield schonberger schnieder schnider schlitz schlather schirtzinger scherman schenker scheiner scheible
schaus schakel schaad saxe savely savary sardinas santarelli sanschagrin sans sanpedro sanjose sandine sandigo
sandgren sanderford sandahl salzwedel salzar salvino salvatierra salminen salierno salberg sahagun saelee sabel
rynearson ryker rupprecht runquist rumrill ruhnke rovira rottenberg rosoff rosete rosebrough roppolo roope romas roley
rohrback rohlfs rogriguez roel rodriguiz rodewald roback rizor ritt rippee riolo rinkenberger riggsby rigel rieman
riedesel rideau ricke rhinebolt rheault revak relford reinsmith reichmann regula redlinger rayno raycroft raus raupp
rathmann rastorfer rasey raponi rantz ranno ranes ramnauth rahal raddatz quattrocchi quang pullis pulanco pryde
prohaska primiano prez prevatt prechtl potenza portes porowski poppleton pontillo politz politi poggi plonka plaskett
placzek pizzuti pizzaro pisciotta pippens pinkins pinilla pini pingitore piercey piccola piccioni picciano philps
philp philo philmon philbin pflieger pezzullo petruso petrea petitti peth peshlakai peschel persico persichetti
persechino perris perlow perico penniston pembroke pellman pekarek peirson pearcey pealer pavlicek passino pasquarello
pasion parzych parziale parga papalia papadakis paino pacini oyen ownes owczarzak outley ouelette ottosen otting
ostwinkle osment oshita osario orlow oriordan orefice orantes oran orahood opel olpin oliveria okon okerlund okazaki
ohta offerman nyce nutall northey norcia noor niehoff niederhauser nickolson nguy neylon newstrom nevill netz
nesselrodt nemes neally nauyen nascimento nardella nanni myren murchinson munter munster mundschenk mujalli muckleroy
moussa mouret moulds mottram motte morre montreuil monton montellano monninger monhollen mongeon monestime monegro
mondesir monceaux moga moening moccia misko miske mishaw minturn mingione milstein milos milla milks milhouse michl
micheletti michals mesia merson meras menifee meluso mella melick mehlman meffert medoza mecum meaker meahl mczeal
mcwatters mcomber mcmonigle mckiddy mcgranor mcgeary mcgaw mcenery mcelderry mcduffey mccuistion mccrudden mccrossin
mccosh mccolgan mcclish mcclenahan mcclam mccartt mccarrell mcbane maybury mayben maulden mauceri matko
`
