/** Money, law, politics, religion and media, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const society = {
  english: `price > buck sell_for cent penny
cost > buck grand set_you_back bill
how_much cost > dollar pound euro quid grand million thousand per_cent
sum > total dollar pound euro million thousand add_up
tariff > import_tax duty customs levy per_cent
rent > landlord tenant per_month flat
landlord > rent owner property_owner tenant evict
landlady landlord
tenant renter
tenant > rent landlord renter lease
eviction > evict kick_out throw_out notice_to_quit section_21 homeless turf_out
evict > kick_out throw_out
evict > bailiff notice landlord turf_out
mortgage home_loan
mortgage > bank borrow repayment interest_rate loan lender deposit fixed_rate
homeowner > mortgage own_their_home own_a_house owner-occupier
homeownership > buy_a_house own_a_home mortgage property_ladder
homelessness > homeless rough_sleeper on_the_street sleep_rough shelter tent rough_sleeping
homeless > rough_sleeper on_the_street nowhere_to_live shelter rough_sleeping
housing > house home flat apartment rent mortgage landlord building
housing_crisis > rent house_price not_enough_homes afford unaffordable homeless shortage
social_housing council_house council_housing public_housing
social_housing > council_flat council_estate housing_association affordable_home waiting_list
affordable_housing > cheap_rent low_rent social_housing council_house affordable_home
property real_estate
property > house land building flat home real_estate
property_price house_price
house_price > property_price average_house worth market afford
estate_agent realtor letting_agent
estate_agent > viewing realtor commission sell_your_house
zoning > planning single-family permit allow_to_build
planning_permission building_permit
planning_permission > planner council approve permit planning_application
planning_application > build proposal developer planner refuse approve
gentrification > price_out push_out rent middle_class coffee_shop
slum shanty_town
slum > favela shanty ghetto tenement
neighborhood neighbourhood
neighbourhood > area street district community block estate
inflation > price_rise price_go_up cost_of_living more_expensive cpi price_increase
deflation > price_fall price_drop price_go_down
cost_of_living > bill rent food_price energy_bill inflation afford
interest_rate > base_rate per_cent central_bank borrow fed mortgage
central_bank > fed federal_reserve bank_of_england ecb interest_rate monetary_policy
monetary_policy > interest_rate central_bank print_money quantitative_easing money_supply
fiscal_policy > tax spend budget deficit
recession downturn
recession > economy_shrink slump downturn shrink crash depression unemployment
economic_crisis > crash crisis recession collapse credit_crunch meltdown
financial_crisis > 2008 crash credit_crunch subprime lehman bailout collapse
economy > gdp growth market trade job industry
economic_growth > gdp growth grow boom
gdp > economy gross_domestic output growth
productivity > output efficient per_hour produce more_with_less
unemployment > out_of_work jobless no_job lose_their_job laid_off unemployed
unemployed jobless out_of_work
unemployed > lose_my_job no_job laid_off dole on_benefits
unemployment_benefit > dole jobseeker benefit on_the_dole
welfare > benefit dole universal_credit social_security food_stamp handout
poverty > poor broke struggling can't_afford food_bank hardship breadline
poor > skint penniless hard_up struggling poverty can't_afford
wealthy rich well-off affluent
wealthy > millionaire billionaire fortune
inequality > gap rich poor one_percent unequal top_one_percent divide
billionaire > billion richest super-rich musk bezos gates
millionaire > million rich fortune
middle_class > ordinary_people well-off
working_class > worker ordinary_people blue-collar factory miner
upper_class aristocracy
aristocracy nobility
aristocrat noble nobleman
aristocrat > lord duke earl baron duchess
elite > establishment powerful rich_and_powerful upper_class oligarch
oligarch > billionaire tycoon rich yacht
exchange_rate > pound_against dollar worth currency convert
banknote > bill fiver tenner paper_money
coin > penny quarter dime cent
cashless > card contactless phone no_cash
payment > pay card cash cheque instalment transfer
instalment installment
instalment > monthly_payment pay_monthly spread_the_cost hire_purchase
credit_card > card visa mastercard debt
debit_card > card contactless pin bank
overdraft overdrawn
overdraft > in_the_red overdrawn bank_charge
debt > owe borrow pay_off credit_card in_the_red
creditor lender
lender > bank loan borrow
national_debt > government_debt deficit borrow trillion bond
deficit > shortfall borrow in_the_red overspend spend_more
shortfall > deficit not_enough gap short_of
surplus > left_over spare
bankruptcy insolvency
bankruptcy > bankrupt go_bust broke insolvent administration go_under chapter_11 collapse
bankrupt insolvent
bankrupt > go_bust go_under administration collapse wipe_out
bailout bail_out
bailout > rescue save taxpayer bail_out loan
stimulus > spend boost relief cheque package
austerity > spending_cut cutback tighten_our_belts
budget > allocate afford million per_year deficit
budget_cut > cutback slash less_money reduce lose_funding
expenditure > spend cost pay outgoings money
expense > cost spend bill pay
income > bring_home make_a_year money a_year
basic_income > ubi free_money everyone_gets cheque monthly
disposable_income > money_left left_over spare_cash
minimum_wage > living_wage an_hour per_hour lowest_pay low-paid
salary > grand per_year per_annum
pay_rise > more_money wage increase per_cent raise pay_increase
pay_gap > earn_less pay_less woman men
pay_cut > less_money reduce earn_less
commission > percentage per_cent fee
dividend > shareholder payout pay_out
royalties > percentage copyright pay
tax > taxpayer hmrc irs vat income_tax pay per_cent
taxation > tax vat levy taxpayer
vat > sales_tax tax twenty_percent
tax_return > file self-assessment hmrc irs accountant tax_year
tax_authority > hmrc irs taxman inland_revenue revenue
tax_evasion > dodge offshore tax_haven didn't_pay_tax hide_money evade fraud
tax_avoidance > loophole offshore tax_haven dodge accountant
tax_haven > offshore cayman panama bermuda luxembourg monaco
tax_break > relief deduction exempt tax_cut tax_credit write_off
tax_cut > lower_tax reduce_tax cut_tax less_tax
tax_increase > raise_tax higher_tax put_up_tax tax_rise
wealth_tax > tax_the_rich billionaire super-rich
inheritance_tax > death_tax estate_tax inherit
inheritance > inherit left_me estate left_to estate_tax
inherit > left_me pass_down pass_on estate
deduction > deduct write_off expense
loophole > get_around way_round dodge
taxpayer > public_money our_money pay_tax your_money
public_money > taxpayer tax public_funds
audit > accountant check_the_books inspect the_books auditor
accountant bookkeeper
bank > account loan cash lender branch deposit cashier
banker > wall_street bonus bank trader
withdraw_money > cash_machine atm draw_out
cash_machine atm cashpoint
savings > rainy_day piggy_bank save_up isa savings_account
savings_account > isa interest save_up
interest > per_cent rate borrow savings
compound_interest > snowball interest_on_interest grow
loan > pay_back bank repay
loan_shark payday_lender
repayment > pay_back pay_off monthly instalment
repay pay_back pay_off
borrowing > loan debt credit_card mortgage lender
credit_score credit_rating
investment > invest share stock fund put_money portfolio
investor > shareholder backer invest fund venture_capital angel
shareholder > share investor owner stockholder
venture_capital > investor startup funding_round vc
stock_market stock_exchange
stock_market > wall_street ftse dow_jones nasdaq share trader s_and_p
stock_crash > wall_street plunge black_monday 1929 wipe_out crash tumble
share_price > stock drop rise fall per_share
portfolio > stock bond diversify invest
pyramid_scheme ponzi_scheme
pyramid_scheme > ponzi scam multi-level mlm recruit downline
cryptocurrency crypto
cryptocurrency > bitcoin crypto ethereum blockchain token coin
pension > retire old_age nest_egg 401k pensioner
retirement > retire sixty-five stop_working
retirement_age > sixty-five sixty-six sixty-seven pension retire
insurance > policy premium claim insurer
insurer insurance_company
compensation > payout pay_out settlement sue reimburse
subsidy > government_money support funding handout
funding > grant money raise pay_for donor budget backer
finance > money bank loan pay
fundraising > raise_money donate charity sponsor donation crowdfund
crowdfunding > kickstarter gofundme patreon backer
charity nonprofit non-profit
charity > donate volunteer donation foundation good_cause
nonprofit > charity foundation ngo volunteer
ngo > charity aid non-governmental oxfam red_cross
philanthropist > donate give_away foundation charity generous
donor > donate give_money gift
food_bank > food_parcel donate hungry soup_kitchen
discount > per_cent_off money_off sale half_price coupon voucher reduce
voucher coupon
negotiate > deal knock_down offer compromise
negotiation > deal bargain compromise around_the_table
auction > bid bidder gavel highest_bidder
affordable > cheap can_afford reasonable low-cost budget
unaffordable > too_expensive can't_afford price_out
expensive > costly rip-off steep overpriced
overpriced > rip-off too_expensive daylight_robbery expensive
luxury > posh fancy expensive designer high-end
valuable > worth priceless expensive precious
price_increase > go_up more_expensive hike dearer rise double
price_drop > come_down cheaper go_down fall plummet
plummet > nosedive drop collapse tumble plunge crash
company > ltd startup corporation
corporation > company big_business multinational corporate
multinational > global_company corporation worldwide
startup > founder venture early-stage new_company investor
founder > co-founder founded establish
entrepreneur > founder start_a_business start_my_own business_owner self-employed
self-employed > freelance own_boss sole_trader contractor my_own_business work_for_myself
freelancer freelance
freelancer > self-employed contractor gig client
gig_economy > uber deliveroo zero_hours freelance delivery
small_business > local_shop family_business sole_trader mom-and-pop independent
ceo chief_executive
ceo > boss in_charge chief_exec run_the_company
executive > director ceo boss manager
board_of_directors > director board chairman board_member
chairman chairwoman chairperson
president > white_house oval_office trump biden obama commander-in-chief head_of_state
management > boss manager in_charge leadership
manager > in_charge supervisor
supervisor foreman
headquarters head_office hq
headquarters > head_office hq
partnership > partner work_together team_up joint_venture
merger merge
merger > merge join_forces combine takeover come_together
takeover acquisition
takeover > buy_out buy_by acquire merge
monopoly > dominate only_company no_competition antitrust corner_the_market control_the_market
cartel > price_fixing collude opec fix_the_price
antitrust > monopoly break_up competition
competition > competitor rival compete up_against
supply_and_demand > price shortage buyer scarce
supply_chain > supplier shipping container shortage factory warehouse
supplier vendor
supplier > wholesaler supply provide
wholesaler wholesale
retailer > shop store high_street supermarket seller
retail > shop store high_street
shop > counter customer high_street
shopkeeper > shop behind_the_counter store_owner
merchant > trader sell dealer
shopping_centre mall
shopping_mall > shopping_centre mall shop
supermarket > tesco sainsbury walmart aldi lidl grocery asda
high_street main_street
warehouse > depot storage amazon distribution_centre
trade > buy sell import export deal commerce
trade_war > tariff retaliate import
trade_deal > trade_agreement tariff free_trade
free_trade > tariff no_tariffs open_market open_borders
protectionism > tariff protect_our_industry buy_american
sanction > embargo ban punish
embargo > blockade ban_on_trade sanction
boycott > refuse_to_buy stop_buying stay_away don't_buy
customs > border import duty
consumer > customer shopper buyer people_buy
customer > shopper buyer punter
trademark > logo brand register
logo > symbol emblem brand
advertising > ad advert commercial campaign marketing billboard promote
advertisement ad advert commercial
marketing > advertise promote campaign brand ad social_media
promotion > advertise marketing promote special_offer
sponsor > sponsorship backed_by brought_to_you
publicity > attention advertise media coverage
public_relations > pr reputation
reputation > name_for_yourself known_for
slogan > motto catchphrase tagline chant
billboard > poster hoarding advert
salesman salesperson
salesman > sell sales pitch
merchandise > t-shirt goods product merch
manufacturer > maker factory produce brand made_by
manufacturing > factory production industry assembly_line
mass_production > assembly_line factory production_line churn_out
industry > factory sector business trade
industrialisation > factory industrial_revolution steam mill
automation > robot machine automated replace_workers
outsourcing offshoring
outsource > overseas contract_out abroad cheaper_labour
privatisation > privatise sell_off private_company private_hands
nationalisation > nationalise state-owned public_ownership take_over
deregulation > fewer_rules cut_red_tape scrap_rules
bureaucracy red_tape
bureaucracy > red_tape paperwork form civil_servant pen-pusher
regulation > red_tape regulator
regulator watchdog
regulator > watchdog ofcom ofgem fda authority
compliance > comply follow_the_rules meet_the_standard
comply > follow_the_rules obey abide stick_to
revenue > sales income money_come_in earn
profit > margin make_money in_the_black
profitable > make_money lucrative money_maker in_the_black
business_model > make_money revenue subscription
business_plan > strategy investor plan
subscription > monthly sign_up subscriber
terms_and_conditions small_print
patent > invention intellectual_property license
copyright > intellectual_property steal infringement fair_use copy royalties
plagiarism > copy steal rip_off plagiarise
counterfeit > fake knock-off forged imitation copy
forgery > fake forged copy forger
layoff > redundancy
layoff > laid_off redundant job_cut lose_their_job let_go downsizing
dismissal > sack get_the_sack let_go boot_out
resignation > resign quit step_down stand_down
recruitment > hire recruit job_ad interview candidate
job_interview > interview cv candidate interviewer
cv curriculum_vitae
applicant > apply candidate application
working_conditions > long_hours sweatshop unsafe wage
sweatshop > factory long_hours exploit child_labour
child_labour child_labor
exploitation > exploit sweatshop take_advantage slave underpaid
labour labor
trade_union labor_union labour_union
trade_union > union unison strike shop_steward picket
union > trade_union strike member collective_bargaining
strike > walkout picket industrial_action union stoppage
industrial_action > strike walkout work_to_rule
work_from_home remote_working
remote_work > work_from_home home_office zoom hybrid
four-day_week > four_days shorter_week friday_off
harassment > bully abuse pester inappropriate stalk
bullying > bully pick_on tease harass intimidate
discrimination > racism sexism prejudice treat_differently unfair bias
discriminate > treat_differently exclude bias
prejudice > bias stereotype racist discrimination bigot
bigotry > racism hatred prejudice intolerant
racism > racist discrimination skin_colour prejudice
racist > racism bigot white_supremacist
antisemitism > jew jewish antisemitic
sexism > sexist misogyny woman discrimination
misogyny > sexist woman hatred_of_women
segregation > jim_crow whites_only
apartheid > south_africa mandela segregation
feminism > feminist women's_rights equality suffragette
suffrage > right_to_vote suffragette vote_for_women
suffragette > vote_for_women pankhurst suffrage
gender_equality > equal woman men pay_gap
equality > equal same_rights fair
diversity > different_backgrounds diverse inclusive
civil_rights > martin_luther_king segregation rosa_parks freedom march
human_rights > freedom rights torture dignity un_declaration
ethnic_group > tribe minority ethnicity
slavery > slave plantation enslaved slave_trade
slave > enslaved plantation slavery
abolition > abolish end_slavery wilberforce ban
abolish > scrap get_rid_of do_away_with ban
colonialism > colony empire colonial coloniser british_empire
colony > empire colonial settler
colonise > settle settler colony take_over
secession > secede break_away leave_the_union independence
lawmaker > legislator mp congressman senator parliament
constitution > amendment founding_fathers supreme_court article
repeal > scrap overturn get_rid_of abolish
enforce > crack_down police make_people_follow
illegal > against_the_law unlawful not_allowed crime illegally
unlawful illegal
legalise legalize decriminalise
legalisation > legalise legal decriminalise make_it_legal
prohibition > ban not_allowed bootleg speakeasy
permission > allow consent go-ahead green_light
consent > agree permission say_yes
licence license
lawyer > counsel legal_team qc
prosecutor > district_attorney da prosecution crown prosecute
prosecute > bring_charges take_to_court
defence_lawyer > defend counsel barrister represent
defendant accused
plaintiff claimant
judge > your_honour court magistrate ruling gavel
jury > juror verdict jury_duty
witness > testify onlooker bystander eyewitness
testimony > testify witness statement under_oath
testify give_evidence
testify > witness under_oath take_the_stand statement
evidence > prove fingerprint dna clue study
forensic > dna fingerprint crime_lab blood_spatter
court > judge jury courtroom courthouse tribunal
supreme_court > justice ruling highest_court court
trial > jury verdict hearing
hearing > court tribunal trial
lawsuit > sue legal_action court_case take_to_court
sue > lawsuit legal_action take_legal_action
litigation > lawsuit court sue
settlement > settle agree_to_pay out_of_court deal
verdict > guilty not_guilty jury decision conclusion
acquittal > acquit not_guilty walk_free get_off
guilty > convict to_blame
wrongful_conviction > innocent wrongly miscarriage_of_justice exonerate
sentence > years_in_prison jail life_sentence community_service send_down
punishment > sentence prison fine penalty jail detention
punish > jail sentence discipline
death_penalty capital_punishment
death_penalty > execution execute hanging electric_chair death_row lethal_injection
execution > hanging behead firing_squad guillotine electric_chair
execute > behead firing_squad put_to_death
crime > criminal murder theft robbery steal police burglary gang
criminal > gangster convict offender villain
offender > criminal reoffend convict
offence offense
murder > stab shoot homicide killer strangle
homicide murder
murderer killer
murderer > kill serial_killer stab shoot
manslaughter > kill accidental murder
assassination > assassinate shoot kill
massacre > slaughter kill mass_shooting
genocide > mass_murder holocaust exterminate ethnic_cleansing wipe_out rwanda
holocaust > auschwitz concentration_camp nazi jew gas_chamber
theft stealing larceny
theft > steal shoplift rob
robbery > rob hold-up heist hold_up mug stick-up
robber > rob hold_up
burglary > break_in burgle break-in
heist > robbery vault getaway
fraud > scam swindle trick rip_off fraudster embezzle
fraudster scammer con_man con_artist
scam > fraud rip_off trick phishing scammer
embezzlement > steal siphon_off fiddle_the_books fraud
blackmail extortion
blackmail > threaten ransom demand_money
ransom > kidnap pay hostage demand_money
bribery > bribe backhander under_the_table envelope kickback pay_off
bribe > backhander pay_off kickback brown_envelope
corruption > corrupt bribe crooked backhander kickback on_the_take
corrupt > crooked bribe dodgy
money_laundering > launder dirty_money wash_the_money
smuggling > smuggle smuggler contraband sneak
trafficking > smuggle slave drug
drug_dealer > dealer pusher cartel drug
illegal_drug > cocaine heroin cannabis weed meth crack ecstasy
organised_crime > mafia gang mob cartel
mafia > mob gangster cosa_nostra godfather
gangster > mobster mafia al_capone gang
vandalism > smash graffiti trash vandal
graffiti > spray_paint tag banksy
assault > beat_up hit punch
violence > fight attack violent hit
domestic_violence domestic_abuse
domestic_violence > abusive_relationship hit_me beat
rape sexual_assault
sexual_assault > rape harassment grope
victim > survivor hurt attack die
kidnapping abduction
kidnap > abduct hostage snatch ransom
hacking > hacker cyber breach hack
terrorism > terrorist bomb attack isis suicide_bomber extremist
terrorist > bomber extremist isis al-qaeda gunman
bombing > bomb explosion blow_up blast
mass_shooting > shooter gunman open_fire columbine shooting
shooting > shoot gun gunman open_fire bullet
gun firearm
gun > pistol rifle firearm revolver shotgun
gun_control > background_check second_amendment nra assault_weapon firearm
knife_crime > stab stabbing knife blade
investigation > investigate inquiry detective look_into probe police
inquiry enquiry
inquiry > investigate investigation report evidence
police > sheriff policeman constable bobby
police_officer > cop policeman constable pc bobby sheriff
policing > police patrol on_the_beat cop
police_brutality > beat kneel choke george_floyd excessive_force
arrest > handcuff lock_up
detain > arrest lock_up custody
interrogation > interrogate
confession > confess admit own_up
surveillance > cctv spy camera wiretap monitor
spy > secret_agent mi5 mi6 cia kgb undercover
informant > whistleblower snitch tip-off
whistleblower > leak snowden speak_out expose
prison > cell behind_bars inmate lock_up penitentiary
prisoner inmate convict
prisoner > inmate lock_up in_jail captive
imprisonment > jail lock_up behind_bars send_to_prison
imprison jail
fugitive > on_the_run escape
rehabilitation > rehab reform second_chance
lynching > lynch hang mob
torture > waterboarding electric_shock
politics > government party election parliament politician vote
political_party > labour conservative tory republican democrat green lib_dem
tory > conservative
conservative > tory right-wing republican
liberal > left-wing progressive democrat
left-wing > socialist liberal labour progressive leftist
right-wing > conservative tory republican far-right
far-right > fascist neo-nazi nationalist extremist
extremism > extremist radical fanatic
populism > populist trump ordinary_people elite
socialism > socialist share_the_wealth marx state-owned
communism > communist soviet marx lenin mao
capitalism > capitalist free_market profit market
fascism > fascist mussolini nazi hitler
nazism > nazi hitler third_reich
nationalism > nationalist flag patriot patriotic
ideology > belief system_of_belief communism capitalism socialism
democracy > vote election democratic ballot voter
dictatorship > dictator regime authoritarian one-party tyranny
dictator tyrant
dictator > hitler stalin regime mussolini tyrant strongman
coup > overthrow military_takeover seize_power putsch topple
revolution > uprising overthrow rebel revolt rise_up
uprising revolt rebellion
civil_disobedience > sit-in gandhi peaceful_protest
election > ballot candidate polling_station voter campaign
general_election > polling_day vote parliament
election_result > win landslide majority seat exit_poll
electoral_system > proportional_representation electoral_college voting_system ranked-choice
electoral_college > swing_state elector 270
gerrymandering > district redraw redistricting boundary
referendum > vote brexit yes_vote
brexit > leave_the_eu referendum european_union
voter > vote ballot turn_out constituent
vote > in_favour ayes raise_your_hand motion polling_station all_those abstain
unanimous > everyone_agree all_in_favour nobody_against
majority > more_than_half most_people per_cent
poll > survey opinion_poll per_cent ask_people
survey > poll questionnaire ask_people respondents
candidate > run_for nominee
canvass > knock_on_doors door_to_door leaflet
manifesto > pledge promise platform
constituency > seat district constituent ward
representative > congressman elect mp delegate
represent > stand_for speak_for on_behalf
inauguration > swear_in oath swearing-in
govern > in_power run_the_country in_office
government > minister state administration whitehall washington westminster
prime_minister > pm downing_street number_ten thatcher blair churchill johnson
chancellor > budget merkel exchequer treasury
foreign_secretary secretary_of_state
vice_president vp
congress > senate house_of_representatives capitol congressman lawmaker
parliament > mp house_of_commons house_of_lords westminster bundestag
house_of_commons > mp parliament speaker westminster
member_of_parliament mp
coalition > join_forces partner alliance
lobbying > lobbyist lobby donor influence pressure
civil_servant > bureaucrat official government_worker
scandal > watergate cover-up affair disgrace outrage resign
conspiracy > conspiracy_theory plot cover-up secret
conspiracy_theory > flat_earth moon_landing illuminati cover-up hoax
veto > reject say_no
policy > plan approach law strategy
council > mayor town_hall county committee
councillor councilor councilman councilwoman council_member
councillor > ward mayor elect
city_council > councilman mayor city_hall ordinance
town_hall city_hall
mayor > city_hall town elect
local_authority > council county borough
ordinance bylaw by-law
public_meeting > town_hall hearing audience
committee > subcommittee member
agenda > item order_of_business next_item
approve_minutes > last_meeting correct_record previous_meeting
attendance > apologies turn_up absent
motion_passed > unanimous ayes_have_it
adjourn > meeting_closed close_the_meeting
declare_interest > conflict_of_interest recuse pecuniary
conflict_of_interest > recuse declare biased vested_interest
consultation > feedback public_opinion have_your_say survey
complaint > unhappy grumble moan fed_up
complain > unhappy not_happy fed_up
public_service > bin library school hospital road
public_transport > bus train tram metro tube
infrastructure > road bridge railway sewer pipe
refuse_collection > bin rubbish bin_lorry trash
speed_limit > twenty_miles thirty_miles miles_per_hour slow_down
traffic_calming > speed_bump hump twenty_mile slow
congestion > traffic jam queue
healthcare > hospital doctor nhs insurance medicare obamacare
tuition_fee > student_loan student_debt university
community_centre village_hall
citizenship > passport citizen naturalise nationality
war > army conflict invade troops soldier bomb
conflict > war fight dispute clash
first_world_war great_war ww1
first_world_war > trench 1914 somme western_front kaiser 1918
second_world_war ww2
second_world_war > hitler nazi 1939 blitz d-day 1945 churchill
cold_war > soviet nuclear berlin_wall iron_curtain
battlefield > fight front_line battle
invasion > invade attack march_into cross_the_border
invade > march_into move_in cross_the_border
siege > surround besiege starve_them_out
conquest > conquer take_over invade
ceasefire truce armistice
ceasefire > truce stop_fighting peace armistice
peace > ceasefire end_the_war truce treaty
peace_treaty > versailles treaty sign peace
treaty agreement pact
treaty > sign agreement pact versailles nato
enemy foe
enemy > other_side fight foe
army > troops military regiment force
military army
navy > ship fleet sailor admiral
air_force > pilot plane raf bomber jet
soldier > troops infantry squaddie marine
veteran > serve_in fight_in ex-soldier
conscription > draft call_up national_service conscript
enlist > join_up sign_up join_the_army
mercenary > pay_to_fight wagner
casualty > kill wounded dead injured die
death_toll > die kill dead people_die lose_their_life
prisoner_of_war > pow capture prison_camp camp
concentration_camp > auschwitz dachau camp barbed_wire
war_crime > massacre atrocity nuremberg torture
atrocity > massacre torture horror
airstrike > bomb drone jet missile
bomb > explosion blow_up grenade
nuclear_weapon > atomic_bomb hiroshima warhead missile nuke
explosive > dynamite tnt bomb
chemical_weapon > gas nerve_agent mustard_gas
ammunition ammo
armour > helmet shield chainmail
fort fortress
fortification > castle fort bunker
evacuation > evacuate get_out leave_their_homes
refugee > flee asylum camp displaced
famine > starve hunger starvation no_food
humanitarian_aid > food_parcel red_cross aid relief charity
diplomacy > diplomat negotiate ambassador treaty
embassy > ambassador consulate diplomat
foreign_policy > abroad nato ally diplomat
summit > leader_meet g7 g20
united_nations un
united_nations > un security_council peacekeeper
european_union eu
european_union > brussels eu member_state
international_relations > foreign diplomat country treaty
annexation > annex crimea take_over
border > crossing checkpoint
border_control > customs passport checkpoint guard
sovereignty > independent own_laws
propaganda > brainwash poster lie goebbels
protest > demonstration placard demonstrator sit-in chant
protester protestor demonstrator
protester > activist demonstrator placard march
riot > looting tear_gas smash mob riot_police
looting > loot steal
activism > campaign protest activist
campaigner activist
climate_activist > greta extinction_rebellion just_stop_oil glue_themselves
climate_policy > net_zero carbon_tax emission paris_agreement
liberty freedom
freedom_of_speech free_speech
censorship > censor ban_books ban silence gag blocked
privacy > spy private personal_data surveillance
abortion > roe_v_wade pro-life pro-choice termination
euthanasia assisted_dying assisted_suicide
same-sex_marriage gay_marriage
immigration > immigrant migrant border visa asylum
immigrant > migrant foreigner come_here newcomer come_over
migrant > immigrant refugee asylum_seeker small_boat
emigration > leave_the_country move_to emigrant
illegal_immigrant > undocumented small_boat overstay
asylum_seeker > asylum refugee small_boat
asylum > refugee flee persecution
deportation > deport send_back send_home
deport send_back
visa > permit green_card passport
multicultural > different_cultures diverse melting_pot
religion > god faith church believe
religious > believe_in_god faith church devout
god > lord allah almighty jesus creator
christianity > christian jesus christ church bible
christian > church jesus christ catholic
islam > muslim allah muhammad mosque koran prophet
muslim > islam mosque hijab
judaism > jewish jew torah synagogue rabbi
hinduism > hindu shiva vishnu krishna
buddhism > buddhist buddha nirvana
sikhism > sikh guru turban
catholicism > catholic pope vatican
protestantism > protestant luther reformation
cult > brainwash sect followers
church > pew congregation altar
mosque > minaret muslim imam
monastery abbey
clergy > priest vicar bishop minister
vicar > reverend parson church
pastor > minister preacher reverend
preacher > sermon preach pastor
bishop > archbishop diocese church
pope > vatican holy_father francis pontiff
monk > friar monastery abbot
missionary > convert mission spread_the_gospel
savior saviour
scripture > bible verse koran gospel torah
bible > scripture gospel testament verse genesis
koran quran qur'an
gospel > matthew mark luke john
prayer > pray amen lord
baptism christening
baptism > baptise christen water font
ritual ceremony
ritual > ceremony tradition rite
ceremony > wedding funeral ritual
sin > sinner temptation repent
forgiveness > forgive sorry mercy
heaven paradise
heaven > afterlife paradise angel
hell > devil satan damned
devil satan
afterlife > heaven life_after_death after_we_die reincarnation
reincarnation > reborn next_life past_life
crucifixion > crucify
pilgrimage > pilgrim camino mecca hajj lourdes
crusade > jerusalem knight holy_land
superstition > bad_luck black_cat unlucky
ethics > right_and_wrong moral ethical
meditation > meditate mindfulness breathe
history > past century ago back_then
historian > history archive
era > period age century
decade > sixties seventies eighties nineties
middle_ages medieval
middle_ages > medieval knight castle feudal peasant
medieval > middle_ages knight castle monk
renaissance > leonardo michelangelo florence medici
industrial_revolution > steam_engine factory mill coal
french_revolution > guillotine bastille robespierre 1789 napoleon
american_revolution > independence 1776 boston_tea_party george_washington redcoats
russian_revolution > bolshevik lenin tsar 1917
roman_empire > caesar rome emperor legion augustus
monarch > king queen throne crown
monarchy > king queen royal crown
royal_family > queen prince king princess palace buckingham royals
king > throne crown reign henry majesty
queen > throne crown reign elizabeth majesty
ruler > king queen emperor leader
reign > rule king on_the_throne
heir > next_in_line successor inherit
peasant > serf farmer poor
civilisation > egyptian roman maya ancient
indigenous > native aboriginal first_nations tribe
native_american > indian sioux cherokee tribe
settler > pioneer colonist settle
explorer > columbus expedition discover cook magellan
voyage_of_discovery > columbus sail explorer
archaeology > dig excavate artefact ruin
excavation > dig unearth dig_up
artefact artifact
artefact > coin relic
ancestry > ancestor family_tree descend
heritage > tradition past ancestor listed_building
memorial > monument plaque commemorate
commemorate > anniversary memorial honour
remembrance > poppy two_minutes_silence fallen
mythology > zeus thor god legend
cause_of_war > start_the_war lead_to break_out trigger
milestone > landmark achievement
pandemic > covid coronavirus virus lockdown
lockdown > stay_at_home quarantine covid
natural_disaster > earthquake flood hurricane tsunami
media > newspaper tv press journalist news
news > headline story newspaper bulletin
newspaper > guardian headline tabloid
journalist > correspondent columnist
journalism > journalist reporter newspaper story
press_conference > reporter briefing
fact-check > debunk
misinformation disinformation fake_news
misinformation > fake_news lie false rumour untrue
fake_news > false made_up lie hoax
hoax > fake made_up prank
rumour rumor gossip
slander libel defamation
defamation > libel slander sue
social_media > facebook twitter instagram tiktok post tweet
influencer > followers instagram youtuber tiktok
viral > millions_of_views
television tv telly
viewer > audience subscriber
culture > tradition art custom language way_of_life
celebration > celebrate party festival
carnival > parade float costume
public_holiday bank_holiday
christmas > santa xmas
easter > bunny good_friday
etiquette > manners polite rude
taboo > not_talk_about forbidden shame
generation > millennial boomer gen_z young_people
baby_boomer boomer
elderly > old_people pensioner seniors older_people
social_class > working_class middle_class upper_class
privilege > privileged advantage lucky
fame > famous well-known
opinion > believe reckon in_my_view
viewpoint standpoint point_of_view
stance > for_or_against position view
argument > claim
argue > insist
claim > allege insist maintain
allegation > accuse claim allege
accusation > accuse blame allegation
blame > fault responsible point_the_finger
responsibility > duty in_charge job
deny > not_true reject refute
refute rebut
debunk > myth not_true disprove false
concede > admit give_way accept
emphasise emphasize
emphasise > important stress point_out
conclude > in_the_end so_in_short to_sum_up overall
conclusion > in_the_end to_sum_up so_overall bottom_line finally
summary > to_sum_up in_short recap in_a_nutshell
summarise > to_sum_up recap in_a_nutshell
verdict > recommend worth_it overall would_i_buy final_thoughts
propose > idea plan what_if
urge > beg call_on plead
warning > beware watch_out danger red_flag
commitment > promise pledge commit
assure > promise don't_worry guarantee
prediction > forecast expect future
criticise criticize
criticism > attack critic flaw
critic > opponent complain
condemn > denounce disgrace
praise > well_done applaud compliment
compliment > praise well_done
approval > approve agree permission green_light
oppose > disagree fight
opponent > rival other_side critic
compromise > meet_halfway middle_ground give_and_take
disagree > don't_agree
disagreement > argue dispute row don't_agree
dispute > argue row fight disagree
debate > argue discuss both_sides
controversy > row argue outrage
controversial > argue row outrage
sceptical skeptical
skeptical > doubt not_sure don't_believe
misleading > deceive lie wrong_impression
deceive mislead
reason > because so_that that's_why
consequence > lead_to effect end_up
effect > result affect impact lead_to
impact > affect effect
outcome > end_up turn_out
advantage > better good_thing
alternative > instead other_option another_way
similarity > same similar alike
preference > prefer rather favourite
apologise apologize
concern > worried worry afraid
dissatisfied > unhappy fed_up not_happy
optimistic > hope look_forward positive
pessimistic > no_hope gloomy negative
unfair > not_right unjust not_fair
solution > solve answer way_out
crisis > emergency disaster collapse
failure > fail collapse didn't_work disaster
achievement > proud achieve win
progress > improve move_forward
initiative > scheme project programme
announcement > announce news reveal
declaration > announce declare independence
rural > countryside village farm
countryside > rural village field
urban_planning > city_planner walkable car-dependent zoning
suburb > suburbia outskirts housing_estate
skyscraper > tower high-rise storey
overcrowding > overcrowded too_many_people crammed
ageing_population > old_people pensioner elderly
tourism > tourist visitor holiday
pollution > smog fumes sewage
fossil_fuel > coal oil gas
energy_price > gas_bill electricity_bill heating_bill
energy_bill > gas_bill electricity_bill heating
oil_price > barrel opec petrol
fuel_price > petrol pump litre gallon
economics > economist supply_and_demand market
wall_street > stock trader bank
gambling > bet casino poker
casino > roulette blackjack poker las_vegas
bookmaker bookie
second-hand > charity_shop thrift ebay car_boot
charity_shop thrift_store op_shop
flea_market > car_boot stall second-hand
warranty guarantee
consumer_rights > refund faulty trading_standards
debt_collector bailiff
shortage > not_enough run_out lack scarce
scarcity > scarce shortage not_enough
ration rationing
pirate > blackbeard ship treasure
autopsy post-mortem
missing_person > disappear vanish last_seen
disappearance > disappear vanish missing
speeding > too_fast speed_camera over_the_limit
drink-driving drunk_driving dui
drink-driving > breathalyser over_the_limit drunk
parking_ticket > traffic_warden fine parking
self-defence self-defense`,
  sorts: `currency money > dollar pound euro yen yuan rouble ruble rupee peso franc mark lira krona krone shekel dinar baht zloty forint dirham sterling guilder drachma shilling
coin > penny nickel dime quarter cent pound shilling sixpence farthing sovereign florin ducat
payment_method > cash card cheque credit_card debit_card paypal contactless apple_pay bank_transfer direct_debit instalment
tax > income_tax vat council_tax sales_tax inheritance_tax property_tax corporation_tax capital_gains stamp_duty tariff duty wealth_tax payroll_tax carbon_tax national_insurance
bank > barclays hsbc lloyds natwest santander citibank goldman_sachs jpmorgan lehman wells_fargo deutsche_bank halifax rbs monzo
investment > stock share bond property gold fund crypto bitcoin isa pension etf land
cryptocurrency > bitcoin ethereum dogecoin litecoin tether
company business firm corporation > google apple amazon microsoft facebook meta tesla walmart ikea toyota ford volkswagen bmw sony samsung nokia bp exxon mcdonald's coca-cola nike disney netflix uber airbnb boeing airbus siemens nestle unilever tesco starbucks intel nvidia
supermarket shop store > tesco sainsbury asda aldi lidl waitrose morrisons walmart costco kroger whole_foods ikea woolworths
shop store > bakery butcher grocer greengrocer chemist pharmacy bookshop newsagent hardware_store supermarket florist fishmonger delicatessen post_office charity_shop boutique jeweller barber
industry sector > farming agriculture mining steel textile tourism fishing manufacturing construction finance oil car energy retail tech fashion shipping pharmaceutical
welfare > pension dole universal_credit housing_benefit disability_benefit child_benefit food_stamp medicaid medicare social_security
housing home > house flat apartment bungalow cottage terrace semi detached mansion tower_block hostel caravan studio duplex condo villa
bill expense > rent mortgage electricity gas heating water council_tax insurance food petrol phone broadband childcare
crime offence > murder theft robbery burglary fraud rape assault arson kidnapping shoplifting manslaughter blackmail bribery smuggling vandalism treason perjury mugging terrorism forgery piracy stabbing embezzlement extortion drink-driving speeding
criminal > murderer thief burglar robber fraudster mugger gangster smuggler pirate arsonist rapist pickpocket dealer kidnapper hitman bandit outlaw
punishment penalty sentence > prison jail fine execution hanging death_penalty community_service probation ban suspension detention flogging whipping guillotine exile life_sentence
execution_method > hanging guillotine electric_chair firing_squad lethal_injection beheading gas_chamber burned_at_the_stake
weapon > gun rifle pistol revolver shotgun machine_gun knife sword dagger spear bow arrow axe bomb grenade missile rocket cannon tank club bayonet torpedo musket crossbow taser drone lance
firearm gun > pistol rifle revolver shotgun machine_gun musket ak-47 glock colt handgun
drug > cocaine heroin cannabis marijuana weed crack meth ecstasy lsd opium fentanyl amphetamine ketamine
court > supreme_court crown_court high_court magistrates county_court tribunal district_court appeal_court
lawyer legal_profession > solicitor barrister attorney judge prosecutor magistrate notary paralegal counsel
evidence > fingerprint dna witness footage photo confession blood letter weapon document cctv testimony
police law_enforcement agency > fbi cia mi5 mi6 interpol sheriff scotland_yard constable kgb nsa gestapo stasi
party political_party > labour conservative tory republican democrat liberal_democrat green snp ukip communist socialist reform plaid sinn_fein dup
politician leader > trump biden obama clinton reagan nixon kennedy lincoln washington roosevelt thatcher blair cameron johnson sunak starmer corbyn churchill merkel macron putin zelensky stalin lenin hitler mussolini mao xi gandhi mandela castro de_gaulle napoleon
president > trump biden obama clinton reagan carter nixon johnson kennedy eisenhower truman roosevelt lincoln washington jefferson jackson macron putin zelensky adams
prime_minister > thatcher blair cameron johnson truss sunak starmer churchill wilson attlee chamberlain trudeau modi
dictator tyrant > hitler stalin mussolini mao franco castro saddam gaddafi pol_pot pinochet idi_amin mugabe lenin kim
king queen monarch ruler > henry elizabeth victoria charles george william edward richard james louis mary john alfred cleopatra philip harold
emperor > napoleon caesar augustus nero constantine hadrian caligula charlemagne genghis_khan tiberius
political_system government > democracy monarchy dictatorship republic empire communism socialism fascism anarchy federation theocracy
ideology > communism socialism capitalism liberalism conservatism fascism nationalism feminism anarchism marxism populism nazism
political_office > president prime_minister minister mayor senator councillor governor chancellor secretary congressman mp speaker ambassador treasurer chairman sheriff
parliament institution > congress senate house_of_commons house_of_lords bundestag council assembly duma knesset stormont holyrood
election vote > referendum primary ballot by-election general_election midterm caucus poll
council_service public_service > library school road bin park police hospital bus swimming_pool fire_brigade street_lights social_care
infrastructure > road bridge railway tunnel airport port sewer power_station dam pipeline motorway canal
meeting_item agenda > apologies minutes budget motion vote any_other_business public_comment election
war conflict > vietnam korea falklands iraq afghanistan ukraine crimea gulf gaza civil_war world_war boer napoleonic
battle > waterloo hastings somme verdun stalingrad gettysburg trafalgar agincourt d-day dunkirk gallipoli passchendaele normandy
military_rank > general colonel major captain lieutenant sergeant corporal private admiral commander marshal brigadier
military armed_force > army navy air_force marines infantry cavalry artillery regiment battalion raf royal_navy
soldier fighter > infantry archer knight marine paratrooper sniper gunner pilot guerrilla samurai viking gladiator legionary
military_vehicle > tank jeep submarine battleship destroyer bomber fighter helicopter drone aircraft_carrier spitfire
international_organisation alliance > un united_nations nato eu european_union unesco imf world_bank opec g7 g20 wto red_cross commonwealth
treaty agreement > versailles maastricht nafta geneva paris_agreement kyoto magna_carta lisbon schengen
protest > march strike sit-in demonstration boycott petition riot rally hunger_strike occupation picket walkout
social_movement campaign > civil_rights suffragette feminism black_lives_matter me_too extinction_rebellion anti-war chartist
activist > martin_luther_king gandhi mandela rosa_parks malcolm_x greta pankhurst malala
religion faith > christianity islam judaism hinduism buddhism sikhism catholic protestant orthodox muslim jewish hindu buddhist sikh mormon taoism jehovah's_witness quaker pagan atheist
denomination church > catholic protestant anglican baptist methodist lutheran orthodox presbyterian quaker mormon pentecostal evangelical
clergy religious_person > priest vicar bishop archbishop pope monk nun rabbi imam pastor minister deacon cardinal abbot preacher reverend
holy_book scripture > bible koran torah gospel talmud vedas testament psalm
place_of_worship religious_building > church mosque synagogue temple cathedral chapel abbey monastery shrine minster
religious_festival festival > christmas easter ramadan eid diwali hanukkah passover lent pentecost yom_kippur advent
holiday celebration festival > christmas easter halloween thanksgiving new_year birthday wedding carnival mardi_gras valentine bonfire_night independence_day
god deity > jesus allah zeus thor odin shiva vishnu krishna apollo athena mars jupiter venus poseidon hades
biblical_figure > moses abraham adam eve noah jesus mary joseph david solomon paul peter judas john
rite ceremony > baptism wedding funeral communion confirmation christening bar_mitzvah confession mass coronation inauguration
sin vice > greed pride lust envy gluttony wrath sloth
virtue > honesty kindness courage patience humility charity loyalty generosity justice faith
era period > stone_age bronze_age iron_age roman medieval middle_ages tudor victorian georgian edwardian renaissance enlightenment ice_age
empire civilisation > roman greek ottoman british persian egyptian aztec inca maya mongol byzantine spanish viking
historical_people > vikings romans greeks celts saxons normans egyptians aztecs mongols vandals huns picts
revolution > french_revolution russian_revolution american_revolution industrial_revolution velvet
disaster catastrophe > earthquake flood hurricane tsunami fire famine plague volcano tornado drought pandemic titanic chernobyl
title noble_title > king queen prince princess duke duchess earl baron lord lady sir knight count marquess viscount
newspaper publication > guardian telegraph daily_mail new_york_times washington_post economist financial_times
broadcaster channel > bbc cnn fox itv nbc cbs abc al_jazeera channel_4 msnbc
media > newspaper radio television tv magazine podcast internet book film
social_network social_media > facebook twitter instagram tiktok youtube reddit linkedin snapchat whatsapp telegram
journalist media_job > reporter editor columnist correspondent presenter photographer anchor newsreader
nationality > british english scottish welsh irish american french german italian spanish polish russian chinese japanese indian dutch swedish greek turkish australian canadian mexican brazilian ukrainian
ethnic_group > black white asian hispanic jewish roma arab kurd latino aboriginal native_american
scandal > watergate partygate iran-contra enron profumo
reason_for_leaving > war poverty famine persecution unemployment divorce
legal_document document > contract passport visa licence lease certificate constitution birth_certificate
migrant_document > visa passport green_card permit`,
};
