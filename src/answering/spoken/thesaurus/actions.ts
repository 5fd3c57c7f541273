/**
 * What is done, a group of words a line that may stand for each other; of `asked > said` those on the right are looked for where one on
 * the left is asked for, and not the other way round. Words as a dictionary writes them, those of an expression joined: `give_up`. Ours.
 */
export const actions = {
  mending: `repair fix mend restore patch service put_right overhaul
repair > rebuild refurbish renovate glue sew stitch solder weld replace swap sort_out working_again
restore > repair renovate rebuild dig_out clean_up bring_back revive recondition
renovate refurbish modernise redecorate do_up
damage harm spoil ruin wreck
damage > break crack dent scratch bend smash tear split snap crush bust burn drop run_over knock knackered
break > crack snap smash shatter split burst give_out fall_apart come_off bust fracture conk_out pack_up
break shatter smash
fail give_out break_down pack_up conk_out stop_working go_wrong give_up malfunction die
crash collide crash_into bump_into run_into hit pile_up
wear_out wear_through perish
assemble put_together fit_together build_up screw_together
dismantle disassemble take_apart take_down strip_down
attach fasten fix_to fit mount secure bolt screw strap clip
attach > glue tape nail tie sew stick staple clamp hook
detach unscrew unclip unbolt unfasten undo take_off pull_off loosen
tighten do_up nip_up
loosen slacken undo back_off
fasten > tie strap buckle button zip clip
tie knot lash
disconnect unplug pull_the_plug pull_out_plug switch_off cut_off isolate
connect hook_up plug_in link_up join wire_up
switch_on turn_on power_up fire_up
switch_off turn_off shut_down power_down
block clog jam bung_up plug_up get_stuck
block > stuck wedge stop_up obstruct hold_up
unblock unclog clear_out free_up
seal waterproof caulk
waterproof > line seal watertight puddle clay tar wax
insulate lag
drain empty run_off let_out
leak drip seep dribble ooze leakage
install fit put_in set_up
uninstall delete remove get_rid
adjust tweak fine-tune calibrate alter
inspect examine check look_over look_at go_over test
test try_out check trial verify
verify check confirm double-check make_sure test
measure gauge size_up
drill bore
saw cut
grind sharpen hone
sharpen hone whet
sand rub_down smooth
paint > coat spray varnish whitewash brush
paint decorate
polish buff shine
oil lubricate grease
spray squirt
squirt spray spurt jet
stir mix blend whisk
pour tip splash drizzle
fill top_up
lift raise hoist jack_up pick_up
lower let_down
carry lug haul cart
pull tug drag yank
push shove press
bend flex curve
twist turn rotate spin
rotate turn spin twist revolve
squeeze press squash
fold crease
roll wrap
cover wrap
wrap > cover wind bundle
protect shield guard safeguard defend
protect > cover wrap strap wear keep_off keep_out lock insure fence
reinforce strengthen brace
shake wobble tremble vibrate
shiver tremble shake
overheat too_hot`,
  making: `make create produce
make > build construct craft manufacture put_together
build construct erect put_up
build > make assemble dig lay set_up
manufacture make produce turn_out
invent devise come_up_with dream_up
design > draw draft sketch plan lay_out map_out engineer engineered architect
develop build work_on
found establish set_up start
found > began begin launch open create
write compose pen jot_down
record tape
film shoot video
draw sketch
print publish bring_out
publish > print release come_out bring_out put_out
carve whittle
sew stitch tailor
knit crochet
weave spin
improve enhance better make_better upgrade refine
improve > get_better better
change alter modify
change > switch swap move replace adapt
replace substitute swap switch
replace > swap exchange take_over succeed step_in instead
convert turn_into transform
adapt adjust modify
expand extend enlarge grow
enlarge extend
shrink reduce
reduce lower cut decrease bring_down cut_back lessen
reduce > halve halved fewer drop shrink turn_down
increase raise go_up rise grow climb
increase > double climb put_up turn_up jump soar
rise climb go_up increase soar
fall drop go_down decline sink plunge
collapse cave_in come_down fall_down give_way
demolish pull_down knock_down tear_down bulldoze
destroy ruin wreck demolish wipe_out
destroy > burn burnt break blow blew flatten smash kill tear_down bulldoze gut wipe_out
combine merge join unite
divide split separate share_out
separate split part
arrange organise set_out
organise arrange plan set_up run
organise > put_on hold
prepare get_ready make_ready set_up
finish complete end wrap_up
finish > get_done
complete finish
begin start commence kick_off set_off
begin > first get_into take_up
launch start release roll_out
stop cease halt quit
stop > give_up finish end pack_in turn_off
quit leave resign give_up stop
end finish conclude close wrap_up
continue carry_on go_on keep_going
postpone put_off delay push_back defer move_back hold_off
postpone > wait come_back
cancel call_off scrap axe
repeat do_again
delay hold_up`,
  eating: `eat consume
eat > feed chew swallow bite gobble have_for nibble gnaw devour snack tuck live_on dine munch
drink sip swallow gulp
drink > pour booze
cook boil fry bake roast simmer
cook > grill stew steam braise toast poach sear brown saute bubble make_dinner
bake > oven roast
fry > saute brown sear sizzle pan cook oil butter sweat
boil simmer bubble
simmer > bubble cook low_heat gently
heat warm
heat > warm cook boil turn_up microwave
cool chill
freeze ice_over
thaw defrost melt
melt dissolve
chop dice cut slice mince
chop > cut slice cube grate
slice cut
peel skin
grate shred
grind crush mill
crush mash grind
mix stir combine blend whisk fold_in beat
knead > fold stretch work
season spice salt
season > salt pepper
marinate soak
soak steep
serve dish_up plate_up
serve > eat feed
taste > flavour
garnish sprinkle top decorate
ferment pickle
preserve pickle bottle
preserve > jar freeze salt smoke dry keep
store keep
store > fridge freezer cellar jar cupboard shelf tin shed freeze hold put_away lock box
thicken > cornflour flour reduce
rise prove proof puff
burn scorch char singe
starve hungry
feed > give fodder hay
digest > stomach gut`,
  cleaning: `clean wash rinse wipe scrub
clean > polish hoover sweep mop dust brush flush rub soap scrub hose tap detergent bleach cloth sponge toothbrush
wash rinse
wash > clean scrub launder soap rinse shower bath
wipe mop rub
vacuum hoover
sweep brush
tidy clear_up clear_out put_away declutter
dry wipe air
dry > towel hang air drain
iron press
remove take_out take_off get_rid pull_out take_away strip
remove > scrape peel clear clean wipe lift cut_off cut_out rip_out dissolve wash_out pull_off tear_out pop_off dig_out get_out scrub extract
delete remove erase wipe get_rid
delete > bin scrap drop clear
discard throw_away throw_out bin chuck dump get_rid
dispose throw_away throw_out get_rid bin
dispose > recycle tip skip dump
recycle reuse
disinfect sterilise
stain mark`,
  growing: `plant sow
plant > put_in set seed dig_in
grow cultivate raise
grow > plant sow plot bed harvest crop
cultivate grow farm till
harvest pick gather reap
harvest > take_off collect dig_up bring_in crop cut
water irrigate
water > hose sprinkle
prune trim cut_back
trim cut clip prune shorten
weed pull_out
fertilise feed
fertilise > compost manure dung
dig > spade shovel excavate
excavate dig dig_up unearth
mow cut
breed rear raise keep
hatch > egg
bloom blossom flower
wither wilt die
rot decay go_off
rot > mould rotten mouldy go_bad perish
hunt chase stalk
hunt > catch shoot enemy prey predator
attack assault go_for set_upon
attack > bite sting hit hiss charge invade raid beat strike punch lunge bomb
bite sting nip
tame train
milk > cow
shear > wool
slaughter kill butcher`,
  moving: `travel go journey
travel > drive ride fly sail walk ski train bus boat bicycle cycle hike trip tour
visit go_to call_on drop_in
visit > came come go see went stop_by
explore wander discover look_round
drive > ride car behind_the_wheel
ride cycle
fly > plane flight airport
sail > boat ship
walk hike stroll wander trek march
walk > foot trudge
hike walk trek ramble
climb scale ascend go_up
climb > mountain
run jog sprint race
swim bathe
jump leap hop
crawl creep
chase run_after pursue
escape flee run_away get_away break_out
escape > ran run leave get_out
flee escape run_away
follow come_after
arrive get_there turn_up get_in reach land
arrive > came come got
depart leave set_off set_out
depart > start go
leave go depart walk_out move_out
leave > quit resign walk_out hand_in_notice step_down get_out go_away
return come_back go_back get_back
enter go_in get_in come_in
reach get_to arrive
cross go_over get_across
cross > bridge ferry
pass go_by overtake
overtake pass
move relocate
move > shift carry push transport haul
relocate move
emigrate move_to move_abroad
transport carry move ship haul
transport > truck lorry cart wagon drive take bring ship mule horse train deliver tow
deliver bring drop_off
deliver > send post ship
ship send deliver
fetch bring collect pick_up get
collect pick_up gather
bring > deliver take gave give leave left drop_off carry fetch
send post mail ship dispatch
throw chuck toss hurl lob fling
catch > grab
hold grip clutch
hold > keep fit take
drop let_go
lean tilt
slip slide skid
fall trip tumble slip topple
fall > tip_over drop
sink go_under
drown > sink
float > drift
stand_up get_up
lie_down put_feet_up
park > leave stand
commute > train bus drive travel
board get_on
lose_way get_lost
navigate find_way
navigate > map compass route gps satnav
camp > tent
stay lodge sleep
stay > hotel hostel hut put_up inn slept bunk camp guesthouse spend_night
accommodate put_up house
spend_night sleep stay
settle move_in
hang dangle suspend
hide conceal
hide > bury disguise camouflage
camouflage disguise blend_in
disguise camouflage hide mask dress_up
shut close
close shut
close > closed shut_down end
open unlock
lock > bolt chain padlock`,
  working: `work > job employ employed office
employ hire take_on
employ > job staff worker work
hire employ take_on recruit
hire > come_on_board appoint rent
recruit hire take_on sign_up
dismiss fire sack let_go lay_off
fire sack dismiss lay_off let_go make_redundant
fire > kick_out throw_out
resign quit leave step_down hand_in_notice stand_down give_up
resign > go left
retire stop_working step_down
apply put_in send_in submit
submit hand_in send_in put_in file
submit > form send
manage run lead
manage > head boss in_charge
lead run head manage chair
lead > boss chief captain front
succeed take_over follow
succeed > replace step_in managed pull_off work_out make_it
appoint name make
promote > move_up
supervise oversee look_after keep_eye
delegate hand_over
cooperate work_together team_up
collaborate work_with work_together team_up join_forces
volunteer > unpaid free help
strike walk_out down_tools
demand ask call_for want
demand > asking
negotiate bargain haggle
earn make get_paid bring_home take_home
earn > pay paid salary wage income bring_in pocket living
pay cough_up shell_out fork_out pay_up
pay > cost charge give hand_over spend price buy fee fork lay_out set_back
pay_for > cost
cost set_back come_to
cost > price pay paid charge shell_out spend fee worth expensive free go_for sell_for come_to fork_out amount ask_for want quid per_cent
charge > pay paid cost price fee ask want bill rate
spend > pay cost buy fork_out shell_out blow splash
save put_aside put_by set_aside
save > savings nest_egg squirrel
invest put_money put_in
invest > share fund stock
finance fund pay_for bankroll
fund finance pay_for sponsor
fund > raise raised grant money pay foot_bill share
raise > collect
borrow lend loan
lend loan
owe > debt
refund give_back pay_back reimburse money_back
refund > gave return
reimburse refund pay_back
compensate make_up pay
compensate > free refund voucher
insure > insurance cover
buy purchase get_hold acquire
buy > get got pick_up order bring pay spend
purchase buy
sell flog get_rid
sell > part_with sale market shop customer let_go
rent hire lease
donate give give_away
donate > gift charity gave
inherit leave
inherit > left
waste squander throw_away
waste > lose blow
lose_money go_broke
go_bankrupt go_bust go_under
bankrupt bust broke
trade swap exchange barter
advertise market promote
advertise > poster ad advert
afford > money expensive pay
award give
win > prize beat first medal gold come_first victory champion
win beat
lose > beaten last defeat drop shed
defeat beat
compete race take_part enter
compete > race match regatta tournament
take_part join_in enter
score > goal point
train coach
train > teach practise learn instructor trainer prepare workout exercise
practise train rehearse
exercise work_out train
stretch > warm_up
cheat > fake
gamble bet`,
  knowing: `teach show instruct coach
teach > taught lesson trainer coach lecture learn explain tutor
learn pick_up study
learn > taught teach find_out lesson school course practise discover
study learn
study > university college degree school train course read go_to
educate teach
graduate finish
know aware
understand grasp get_it follow
understand > make_sense figure_out work_out
know > aware recognise
realise notice find_out twig dawn
discover find_out find come_across stumble
discover > unearth spot find
find come_across spot
find > discover locate dig_up stumble get_hold
notice spot see
spot see notice
detect notice spot
search look_for hunt
investigate look_into
research study look_into
solve sort_out work_out fix
solve > fix answer
remember recall
remind > remember
forget slip_mind
forget > leave left
believe reckon think
believe > sure convince
think reckon
assume guess reckon suppose
estimate guess reckon
guess reckon
predict expect forecast
predict > reckon think
expect > reckon hope see_coming
doubt > sure unsure sceptical
decide choose settle
decide > agree choose vote plump opt pick
choose pick select go_for opt
choose > decide prefer
select choose pick
prefer rather like_better
compare > versus
judge rate
rate > mark score
recommend suggest advise
recommend > go_for worth get try
advise tell recommend suggest
advise > advice tip
suggest propose recommend put_forward
suggest > say idea fancy
propose suggest put_forward
warn caution
warn > careful beware watch_out
persuade convince talk_into
persuade > talk get
convince persuade win_over
inspire > made influence
influence > affect shape
plan intend going_to
plan > going_to want next think_about
intend plan mean want
intend > going_to
hope wish
want wish
avoid steer_clear stay_away keep_away
avoid > skip
ignore > take_no_notice
calculate work_out add_up
count add_up
read > book
record write_down note
memorise learn remember
recognise know tell
identify recognise name
imagine picture dream
dream > want imagine
confuse mix_up muddle
prove show`,
  telling: `explain spell_out
describe > look_like
announce say declare
announce > tell
admit confess own_up
confess admit
claim say argue reckon
mention > say name
complain moan grumble whinge
complain > complaint annoyed angry
criticise slate knock have_a_go
criticise > wrong bad attack hate complain
praise > good great superb best lovely wonderful
apologise say_sorry
apologise > apology
ask enquire
answer reply
reply answer respond
respond answer reply
react respond
react > say said answer speak word take take_it
argue row quarrel fall_out fight
argue > disagree debate
quarrel argue fall_out row
disagree argue
agree go_along
agree > carried approve all_for
approve agree
approve > pass carried sign_off vote
oppose object
oppose > vote block complain reckless
support stand_by
support > help favour all_for
object oppose
reject turn_down refuse
reject > throw_out decline
refuse turn_down say_no
accept take
promise swear give_word
promise > guarantee
threaten > warn
lie > fib
joke kid
laugh giggle
cry weep burst_into_tears
cry > tears sob
shout yell scream
whisper > quiet
sing > song choir
invite ask_over have_over ask_round
invite > ask
meet bump_into run_into get_to_know
meet > saw see come_across
introduce > meet
contact get_in_touch get_hold reach
contact > ring email phone call write
phone ring call
call phone ring
call > name known
name call
translate > language
spell > letter
sign > contract
vote > ballot election
elect vote
elect > win choose
govern rule
ban forbid outlaw prohibit
ban > illegal stop
forbid ban prohibit
allow permit
permit allow
force make
force > have_to
arrest catch nick
arrest > police hold held custody detain
imprison lock_up
imprison > prison jail
punish fine
punish > penalty prison
accuse blame
blame accuse
sue take_to_court
steal nick pinch take rob
steal > theft thief burglar break_in eat ate make_off
rob steal
murder kill
kill murder
kill > die dead finish_off shoot wipe_out poison execute take_life lose_life
investigate > police look_into
protest demonstrate march
protest > sign banner chain strike petition
defend stand_up_for stick_up_for
defend > protect support
rescue save
rescue > pull_out lifeboat bring_out free
invade attack
surrender give_up
fight battle
celebrate > party feast festival
marry get_married wed
marry > wedding wife husband
divorce split_up separate
separate > split_up
raise_children bring_up
adopt > take_in
name_after call_after`,
  feeling: `enjoy love fond keen
enjoy love have_fun
enjoy > good fun loved delicious wipe_clean happy delight
love adore
love > fond
hate dislike loathe detest
hate > annoy awful nerves
dislike > hate annoy sore_point awful nerves
annoy irritate bother bug get_on_nerves drive_mad
annoy > nerves hate sore_point dislike complain angry
bother annoy trouble
upset > cry tears sad beside
worry > fear frighten afraid
scare frighten terrify
frighten scare terrify
fear afraid dread
fear > scared worry frightened
panic lose_head
surprise amaze astonish
surprise > expect see_coming
shock > stun
impress > great superb amazing
bore > dull
disappoint let_down
disappoint > poor disgrace
miss > homesick
regret > wish mistake
suffer > pain hurt ill
cope deal_with get_by manage handle
cope > help
deal_with handle cope
survive get_through live
survive > alive
relax unwind put_feet_up
rest relax
rest > sleep
sleep > bed nap doze asleep
wake get_up
hurt injure wound
hurt > pain ache sore
injure hurt wound
injure > break broken cut burn nick sprain twist bleed bruise fracture injury hurt broke scald knock_down bitten fall fell
wound injure cut
bleed > blood
ache hurt
faint pass_out
vomit throw_up be_sick
die pass_away
die > dead death kill drown lose lost gone passed
bury > grave funeral
treat cure
treat > medicine tablet ointment cream plaster dab acid operate drug dose bandage apply therapy put_on
cure heal treat
cure > get_better remedy
heal get_better recover
recover get_better heal get_over
operate > surgery surgeon operation knee
examine check look_at
diagnose > doctor
prescribe > doctor tablet medicine
infect catch
catch > get
vaccinate jab
breathe > breath lung
smell stink reek
smell > scent
taste > bitter sweet sour
hear listen
see watch
watch see look_at
look_after care_for take_care
care look_after
help assist support lend_a_hand
help > aid lend better
help_out > lend
lose_weight slim
lose_weight > kilo drop_kilo diet pound
gain_weight put_on
give_up quit stop
give_up > never_again touch_drop
smoke > cigarette
get_used > used
need require
need > have_to
contain hold include
consist make_of
consist > contain
include contain
depend > rely
rely depend count_on trust
trust rely
prevent stop keep_from avoid
prevent > keep_out protect so_that save
cause lead_to trigger bring_about
cause > due blame fault reason
happen take_place occur go_on
occur happen
become turn_into get
last > take long
appear turn_up show
disappear vanish go_missing
disappear > gone
remain stay`,
};
