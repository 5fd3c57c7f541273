/** Software and screens: what is done with them and to what, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const software = {
  english: `minimise_window minimize_window > taskbar dock yellow_button minus_sign out_of_the_way
maximise_window maximize_window > full_screen fill_the_screen green_button whole_screen
full_screen fullscreen
full_screen > f11 whole_screen fill_the_screen
split_screen > side_by_side half_the_screen two_windows
snap_window > half_the_screen windows_key left_half edge_of_the_screen
switch_window switch_windows switch_app switch_apps > alt_tab command_tab mission_control task_view
switch_tab switch_tabs > control_tab next_tab ctrl_tab
open_tab new_tab > control_t command_t ctrl_t
close_tab close_window > control_w command_w ctrl_w alt_f4
reopen_tab reopen_tabs restore_tab > control_shift_t command_shift_t
dropdown_menu pull-down_menu
dropdown > arrow list
hamburger_menu > three_lines
options_menu > three_dots ellipsis
context_menu > right_click control-click
right-click right_click
right-click > two_fingers control-click
double-click double_click
left-click left_click
menu_bar > top_of_the_screen file_menu edit_menu
toolbar tool_bar
toolbar > ribbon top_of_the_screen icon
sidebar side_panel
taskbar > dock bottom_of_the_screen
start_menu > windows_key windows_button
status_bar > bottom_of_the_screen
tooltip > hover
hover > mouse_over move_your_mouse
cursor > pointer arrow crosshair
mouse_pointer cursor
scroll_wheel mouse_wheel
scroll_bar scrollbar
scroll_down > mouse_wheel page_down further_down
click_and_drag > hold_down drag
drag_and_drop > pull_over click_and_drag
toggle > turn_on turn_off switch on_and_off
toggle_switch > slider turn_on turn_off
text_box text_field
input_field > type_in text_box
untick uncheck
checkbox > check_mark
check_mark tick_mark
deselect unselect
greyed_out grayed_out
greyed_out > disabled can't_click not_available unavailable
dismiss_dialog close_dialog close_popup > escape cancel click_away cross
progress_bar > loading percent
loading_screen > spinner spinning_wheel progress_bar
customise_toolbar customize_toolbar > drag add_icon right-click
custom_workspace save_workspace reset_workspace > layout panel arrange
rearrange_panels dock_panel > drag workspace undock floating
keyboard_navigation > tab_key arrow_key
second_monitor dual_monitor two_monitors external_monitor > extend_display duplicate_display second_screen
second_monitor second_screen
screen_too_small text_too_small > zoom_in bigger scaling
rename > new_name f2 call_it change_the_name name_it
rename_file > f2 double-click new_name
rename_layer rename_layers > double-click name
create_folder new_folder make_folder
create_folder > mkdir right-click directory
delete_file delete_files delete_folder remove_file > trash recycle_bin move_to_bin rm
recycle_bin > trash
permanently_delete > empty_the_trash empty_the_bin shift_delete
recover_file recover_files restore_file undelete > recycle_bin trash version_history backup time_machine put_back
move_file move_files > drag cut_and_paste mv
copy_file copy_files > duplicate control_c command_c drag cp
duplicate > control_d command_d control_j command_j copy_and_paste hold_alt hold_option alt_drag
open_file open_document > control_o command_o double-click recent
save_file save_document save_project > control_s command_s ctrl_s
save_as > different_name new_name another_copy
autosave auto_save
autosave > automatically_save saves_itself
unsaved_work unsaved_changes unsaved_document > autosave save_often didn't_save recover crash
overwrite > save_over write_over existing_file
file_extension > suffix dot_jpeg dot_png dot_txt dot_py ending
file_path > directory slash folder location
file_location > folder path directory
hidden_file hidden_files > dot_file show_hidden dotfile
unzip_file unzip_folder extract_file extract_files > unzip extract unpack decompress
zip_file zip_folder compress_folder > zip archive compress
unzip > decompress
read-only > can't_edit locked write_protected
file_permission file_permissions > chmod read_write owner execute
symbolic_link symlink
desktop_shortcut > alias pin taskbar
file_manager file_explorer > finder windows_explorer
find_file find_files search_file search_files search_computer > spotlight search_bar finder grep
organise_files organize_files file_organisation > folder subfolder name tag
naming_files file_names file_name filename > underscore name_it call_it
share_file share_document share_folder > invite link collaborate permission anyone_with_the_link
print_document > control_p command_p print_preview
page_orientation > landscape portrait
convert_file file_conversion convert_image convert_video > export save_as format converter handbrake
attach_file attach_document > paperclip paper_clip attachment drag_in
email_attachment > attach paperclip paper_clip
reset_password forgot_password forgotten_password lost_password > recovery reset_link email_link
change_password > account_settings security new_password
password_manager > vault lastpass 1password bitwarden keychain keepass
strong_password secure_password good_password > long random symbol passphrase characters
profile_picture profile_photo
profile_picture > avatar
username user_name
username > handle login
delete_account close_account deactivate_account > deactivate account_settings
switch_account multiple_accounts > log_out profile switch_user
admin_rights administrator_rights admin_privileges > run_as_administrator sudo root admin
user_rights > permission role admin
default_settings restore_defaults reset_settings factory_settings > reset default factory
open_settings find_settings change_settings > gear cog preferences system_preferences control_panel
settings > cog_wheel gear_icon control_panel
mute_notifications turn_off_notifications disable_notifications silence_notifications stop_notifications > do_not_disturb focus_mode mute silence banner
accessibility > screen_reader high_contrast magnifier voiceover colour-blind
screen_reader > voiceover nvda read_aloud
text_size font_size
text_size > bigger_text larger_text point zoom_in
zoom_in > bigger closer magnify control_plus command_plus
zoom_out > smaller further_out control_minus command_minus
screensaver screen_saver
change_wallpaper change_background > right-click personalise personalize
task_manager > end_task activity_monitor control_alt_delete
force_quit > end_task task_manager kill
frozen_program program_frozen computer_freezes app_freezes > force_quit end_task task_manager not_responding
startup_program startup_programs startup_app > login_item autostart
slow_computer > too_many_tabs background_program startup free_up
software_crash > quit_unexpectedly not_responding
uninstall_app uninstall_program remove_app delete_app > drag_to_trash control_panel add_or_remove
install_app install_program install_plugin install_extension > app_store play_store download installer
update_driver graphics_driver install_driver > driver device_manager
free_version free_trial > trial thirty_days
paid_version pro_version > premium subscription upgrade licence
free_alternative > open_source gimp
system_language > language region
dark_mode light_mode > appearance
ctrl control_key
command_key cmd
command_key > apple_key
option_key alt_key
enter_key return_key
press_enter hit_enter press_return hit_return
escape_key esc
spacebar space_bar
caps_lock > capital_letters
backspace > delete_key
function_key > f1 f2 f5 f12
modifier_key > shift control alt option command
number_pad numpad numeric_keypad
press_key key_press keyboard_key > shift control_key command_key alt spacebar return_key
keyboard_layout > qwerty azerty dvorak
keyboard_shortcut > shortcut control_c control_z command_s
custom_shortcut change_shortcut assign_shortcut remap_key > keyboard_shortcuts keybinding assign hotkey
autocomplete > suggestion tab_key intellisense
autocorrect > red_line spelling
special_character special_characters > symbol emoji alt_code
emoji > smiley
select_text highlight_text > double-click drag_over highlight
select_all > ctrl_a cmd_a
select_multiple select_several multi-select > hold_shift shift-click hold_control hold_command command-click control-click drag_a_box
deselect > click_away click_off control_d command_d escape
selection_tool select_object make_selection > lasso marquee magic_wand quick_selection marching_ants
marching_ants > selection
copy_text > control_c command_c ctrl_c
copy_paste > control_c control_v command_c command_v clipboard
paste > control_v command_v ctrl_v cmd_v
cut_and_paste > control_x command_x ctrl_x
clipboard > control_c
paste_formatting paste_plain paste_text > plain_text paste_special match_style control_shift_v
copy_formatting copy_format > format_painter paintbrush eyedropper
clear_formatting remove_formatting > plain_text clear_format
undo > ctrl_z ctrl+z cmd_z undo_button history_panel
undo_mistake fix_mistake reverse_mistake > undo control_z command_z ctrl_z cmd_z
redo > control_y command_shift_z ctrl_y
undo_history edit_history > history_panel step_back
find_and_replace search_and_replace
find_and_replace > control_h replace_all
find_text find_word search_page search_document search_text > control_f command_f ctrl_f
search_bar search_box
filter_results filter_list narrow_results > narrow_down filter funnel
sort_column sort_data sort_table sort_list column_sorted table_sorted > ascending descending a_to_z alphabetical order_by newest largest_to_smallest
alphabetical > a_to_z ascending
descending_order > largest_first highest_first z_to_a
ascending_order > smallest_first lowest_first a_to_z
crop_image crop_photo crop_picture crop_video crop_screenshot crop_tool > crop trim cut_off aspect_ratio frame corner
resize_image resize_photo resize_picture image_size > scale pixel width dimension free_transform smaller bigger
resize_object resize_layer scale_object scale_layer > free_transform corner_handle control_t command_t hold_shift handle
resize > corner_handle stretch dimension
enlarge > scale_up make_bigger
shrink > scale_down make_smaller
scale_up > bigger enlarge
scale_down > smaller shrink
stretch_image distort_image stretched_image keep_proportions > hold_shift constrain squash aspect_ratio chain_icon lock
free_transform > control_t command_t handle
aspect_ratio > sixteen_by_nine four_by_three square 16:9 9:16
rotate_image rotate_photo rotate_picture rotate_video rotate_layer rotate_object > ninety_degrees corner_handle free_transform
flip_image flip_photo flip_layer flip_picture flip_object mirror_layer > flip_horizontal mirror free_transform
flip_horizontal flip_horizontally
flip_horizontally > mirror
straighten_image straighten_photo straighten_picture straighten_horizon crooked_photo > horizon level rotate crop
move_object move_layer move_text move_image > move_tool drag nudge arrow_key reposition
nudge > arrow_key one_pixel
align_object align_objects align_text align_layers align_image align_elements > centre center left_align snap guide line_up distribute
align > left_align snap_to
centre_text center_text centre_object center_object centre_image center_image > align middle
space_evenly distribute_evenly evenly_spaced > distribute equal_distance same_gap spacing
snap_to_grid > magnet snapping guide
layer_order stacking_order rearrange_layers reorder_layers > bring_to_front send_to_back on_top drag_above
bring_to_front > arrange_menu drag_above
group_objects group_layers group_shapes > control_g command_g ctrl_g
ungroup > control_shift_g command_shift_g
lock_layer lock_object lock_layers > padlock lock_icon
hide_layer hide_layers layer_visibility > eye_icon eyeball little_eye visibility turn_off eye
new_layer add_layer create_layer > plus_icon control_shift_n control_j blank_layer
duplicate_layer copy_layer duplicate_object > control_j command_j ctrl_j copy hold_alt hold_option
merge_layers merge_layer flatten_image flatten_layers > flatten merge_down merge_visible control_e
layer_opacity translucent see-through > opacity transparency alpha
opacity > transparent see-through transparency
transparent_background > png alpha_channel checkerboard remove_background cut_out
remove_background delete_background erase_background background_remover get_rid_background > cut_out mask magic_wand select_subject quick_selection transparent eraser
replace_background change_background swap_background > select_subject mask green_screen sky_replacement cut_out
isolate_subject isolate_object extract_object > mask cut_out select_subject pen_tool
remove_object remove_objects remove_person remove_people erase_person erase_object > clone_stamp healing_brush content-aware content_aware generative_fill inpaint spot_healing patch_tool
remove_blemish remove_blemishes remove_spots remove_wrinkles retouch_skin retouch_face > healing_brush spot_healing clone_stamp patch_tool frequency_separation
smooth_skin > frequency_separation soften healing_brush
remove_watermark remove_logo > clone_stamp content-aware healing_brush
clone_stamp clone_tool
layer_mask > white_reveals black_conceals paint_with_black paint_with_white
clipping_mask > alt-click clip
mask_out > paint_with_black
invert_mask invert_selection invert_colours invert_colors > control_i command_i inverse
soften_edge soften_edges feather_edge feather_edges > feather blur refine_edge
refine_edge > select_and_mask hair feather
select_hair mask_hair > refine_edge select_and_mask
brush_size change_brush brush_tool bigger_brush > square_bracket bracket_key diameter hardness brush_panel
brush_hardness > soft_brush hard_brush hard_edge soft_edge
eraser_tool > erase rub_out
paint_bucket fill_tool
fill_colour fill_color fill_shape fill_background > paint_bucket solid_colour swatch
pick_colour pick_color sample_colour sample_color match_colour match_color colour_picker color_picker > eyedropper hex_code pipette swatch
eyedropper_tool > sample pick_colour pick_color
hex_code hex_value
hex_code > hashtag six_digits
colour_palette color_palette > swatch
outline_text text_outline add_outline image_outline > stroke border
stroke_width line_weight line_thickness
image_border photo_border > stroke frame outline
rounded_corner rounded_corners round_corners > corner_radius border_radius fillet
drop_shadow > layer_style shadow
text_shadow > drop_shadow
brighten_image brighten_photo brighten_picture brighten_video dark_photo lighten_photo > exposure levels curves shadows brightness
darken_image darken_photo darken_background > exposure levels curves burn
adjust_contrast increase_contrast add_contrast > levels curves s-curve black_point
colour_cast color_cast > white_balance temperature tint
desaturate > black_and_white greyscale saturation
greyscale grayscale
black_and_white > desaturate greyscale monochrome
vibrance > saturation
change_colour change_color recolour recolor > hue saturation swatch colour_overlay
adjust_colours adjust_colors correct_colours correct_colors > white_balance hue saturation curves temperature colour_grade color_grade
colour_grading color_grading > lut colour_wheel color_wheel hue saturation
sharpen_image sharpen_photo sharpen_picture > unsharp_mask high_pass clarity sharpening texture
blur_background background_blur blur_image blur_photo blur_picture > gaussian_blur lens_blur portrait_mode depth_of_field
blur_face censor_face > pixelate mosaic tracker
remove_noise reduce_noise grainy_photo > noise_reduction denoise luminance
dodge_and_burn > lighten darken
liquify_tool liquify_filter > warp push pucker
red_eye > pupil
perspective_correction correct_perspective > vertical keystone
non-destructive non-destructive_editing > smart_object adjustment_layer untouched_original go_back_later
adjustment_layer > non-destructive curves levels
blend_mode blending_mode
blend_mode > multiply overlay soft_light lighten darken
vector_graphic vector_graphics vector_image > svg illustrator inkscape scale anchor_point
raster_image raster_graphics > pixel jpeg bitmap
rasterise rasterize
pixelated > blocky jagged low_resolution low-res
image_resolution > dpi ppi pixel
dots_per_inch dpi
pixels_per_inch ppi
jpeg jpg
export_image save_image export_photo save_photo save_picture > png jpeg jpg export_as save_for_web quality
optimise_image optimize_image compress_image reduce_image_size > quality jpeg webp file_size compress
pen_tool > bezier anchor_point path
bezier > handle anchor_point curve
pathfinder_panel pathfinder_tool shape_builder boolean_operation > union subtract intersect unite
text_tool type_tool
add_text insert_text > text_tool type_tool text_box title
text_on_path curve_text curved_text warp_text > path arc warp
change_font different_font > typeface font_menu
install_font download_font > google_fonts dafont
letter_spacing kerning
letter_spacing > tracking
line_spacing line_height
line_spacing > leading double-spaced
bold_text make_bold > control_b command_b
italic_text italics > control_i command_i slanted
underline_text > control_u command_u
strikethrough > cross_out line_through
batch_edit batch_process batch_processing edit_multiple edit_several > sync_settings apply_to_all preset all_at_once
add_watermark > logo signature copyright
thumbnail > preview cover_image
stock_photo stock_image > unsplash shutterstock pexels
trim_video trim_clip shorten_clip shorten_video > drag_the_edge trim cut razor blade
cut_video split_video cut_clip slice_clip > razor_tool blade_tool split playhead scissors
razor_tool blade_tool
playhead > scrub red_line
merge_videos combine_clips join_clips merge_clips > timeline snap next_to
ripple_delete delete_gap > gap ripple
video_transition add_transition > cross_dissolve fade wipe crossfade
crossfade > cross_dissolve overlap
fade_in > opacity gradually
fade_out > gradually quieter
speed_up_video speed_up_clip speed_up_footage faster_clip > speed_ramp time_remapping rate_stretch double_speed percent
slow_down_video slow_down_clip slow_down_footage slow_motion > half_speed time_remapping rate_stretch fifty_percent
reverse_video reverse_clip reverse_footage > backwards
freeze_frame > hold_frame still_frame
stabilise_video stabilise_footage stabilize_video stabilize_footage shaky_footage shaky_video > warp_stabilizer warp_stabiliser stabilisation stabilization smooth
export_video render_video export_settings save_video > render h264 mp4 bitrate youtube_preset output
codec > h264 h265 prores hevc
bitrate > megabit mbps
video_format > mp4 mov codec h264
vertical_video > nine_by_sixteen 9:16 portrait shorts reels
background_music add_music > royalty-free soundtrack audio_track
lower_music audio_ducking music_too_loud > ducking decibel volume underneath
adjust_volume change_volume increase_volume > decibel audio_level
detach_audio unlink_audio separate_audio > unlink extract_audio
sync_audio audio_sync > clap waveform line_up
remove_audio mute_clip mute_audio > unlink delete_audio volume_to_zero
picture-in-picture > overlay corner small_window
add_subtitles add_captions automatic_captions auto_captions > auto-caption transcribe srt captions
add_title title_text title_screen > text_tool title_card
chroma_key > keyer green_screen spill
animate_text text_animation animated_text > keyframe position scale
keyframe > stopwatch diamond
motion_tracking track_object track_motion > tracker follow tracking_point
choppy_playback laggy_playback slow_playback playback_lag > proxy half_resolution drop_frames playback_resolution render_preview
screen_recording record_screen screen_recorder screen_capture > obs quicktime loom camtasia
frame_by_frame > one_frame arrow_key
jump_cut > gap cut_out silence
remove_silence cut_silence > gap jump_cut
audio_track > channel waveform
record_vocals record_voice record_guitar > take arm_the_track microphone record_button
metronome > click_track
click_track > metronome
quantise quantize
quantise_beat quantize_beat quantise_drums quantize_drums quantise_notes quantize_notes > snap grid timing
midi > piano_roll controller
midi_keyboard > controller midi
drum_pattern drum_beat program_drums > kick snare hi-hat step_sequencer
plugin plug_in
plugin > add-on vst extension
audio_effect > plugin reverb delay compressor eq
compress_vocals audio_compression dynamic_compression > compressor threshold ratio gain_reduction
noise_gate > threshold
remove_background_noise clean_up_audio > noise_profile denoise noise_reduction noise_gate
remove_hum remove_hiss > noise_reduction noise_profile notch
low_cut high-pass_filter > rumble roll_off low_end
stereo_panning pan_track > left pan
volume_automation automate_volume > automation envelope keyframe
export_song export_audio bounce_track save_song > bounce wav mp3 mixdown
mixdown > bounce export
pitch_correction auto-tune
pitch_correction > melodyne in_tune
change_pitch pitch_shift > semitone transpose
change_tempo > bpm
audio_clipping > too_loud in_the_red distort peak
sidechain_compression > duck pump kick
music_notation notation_software > musescore sibelius finale
insert_picture insert_image add_picture add_image add_photo > drag_in insert_menu place import
wrap_text text_wrapping > in_front_of_text wrap
table_of_contents > heading automatic
page_numbers page_number > footer header insert
page_break > new_page control_enter
track_changes > review_tab suggesting_mode
spell_check spellcheck
spell_check > red_line squiggly grammarly typo
bulleted_list bullet_list > bullet_point
heading_style heading_styles > heading_one heading_1 style
mail_merge > placeholder address_list
slide_deck > powerpoint keynote google_slides slideshow
slide_master master_slide
slide_master > every_slide layout
presenter_notes speaker_notes
presenter_view > notes next_slide
start_slideshow present_slides > f5 presentation_mode play
slide_animation animate_slide animate_slides > appear fly_in fade morph
slide_transition slide_transitions > morph fade
hyperlink > control_k command_k url
insert_link add_link make_link > control_k command_k hyperlink url
version_history > previous_version restore earlier_version
previous_version earlier_version old_version
work_together_document real-time_collaboration > share collaborate same_time cursor
convert_pdf edit_pdf > acrobat export
sign_document sign_pdf > signature docusign
worksheet > sheet
workbook > excel
merge_cells > merge_and_center combine
freeze_row freeze_rows freeze_panes freeze_column freeze_header > freeze top_row stay_in_place
insert_row add_row insert_column add_column > right-click insert
delete_row delete_column remove_row remove_column > right-click
column_width row_height widen_column > double-click auto-fit drag
fill_down autofill auto-fill copy_formula copy_down > fill_handle drag_down little_square bottom_right_corner flash_fill
absolute_reference lock_cell lock_reference fixed_reference > dollar_sign f4
cell_reference > a1 dollar_sign
write_formula enter_formula type_formula > equals_sign bracket
sum_column add_up_column add_up_numbers sum_numbers total_column > autosum equals_sum sum
autosum > sum
calculate_average average_formula > average_function equals_average
count_cells count_values > countif counta count_function
lookup_value look_up_value lookup_formula find_value > vlookup xlookup index_match
vlookup > lookup
conditional_formatting > highlight rule green red
data_validation > drop-down list
remove_duplicates find_duplicates delete_duplicates > unique distinct duplicate_values drop_duplicates
split_cell split_cells split_column split_text > text_to_columns delimiter comma
combine_cells combine_columns join_text concatenate > ampersand concat textjoin
number_format currency_format date_format cell_format > format_cells decimal
decimal_places > round
hide_column hide_columns hide_row hide_rows > unhide right-click
filter_data filter_table filter_rows filter_column > dropdown funnel show_only where_clause
make_chart create_chart insert_chart make_graph create_graph plot_data > bar_chart line_chart pie_chart recommended_charts
trendline trend_line
excel_macro record_macro run_macro > vba macro
import_data import_csv load_data > csv from_file get_data read_csv
protect_sheet lock_sheet > password locked
summarise_data summarize_data > pivot_table group_by average
missing_data missing_values empty_cells > blank null nan fill
clean_data clean_up_data > duplicates blank trim missing
database_query write_query sql_query > select_from where_clause join
join_tables combine_tables link_tables > inner_join left_join foreign_key relationship
primary_key > unique identifier
foreign_key > relationship primary_key
insert_record add_record > insert_into
delete_record > delete_from
create_table > schema column
database_schema > column relationship diagram
relational_database > sql row table
nosql > mongodb document
slow_query speed_up_query > index
database_index > faster lookup
database_transaction > rollback commit all_or_nothing
sql_injection > user_input sanitise sanitize escape
declare_variable create_variable define_variable assign_variable set_variable > assign equals_sign const var
rename_variable > refactor f2
define_function write_function create_function declare_function > def parameter return arrow_function
function_call > parentheses invoke
function_parameter function_argument
function_parameter > argument pass_in parameter
iterate > for_loop each_item
infinite_loop endless_loop
infinite_loop > never_stops forever
boolean > true_or_false
print_statement print_output print_value > console_log print
console_log > print
code_comment write_comment > hash_sign double_slash forward_slash
array > square_bracket array_element
array_index > zero position
hash_map hashmap
hash_map key-value_pair > dictionary
object-oriented_programming oop
object-oriented > class object inherit instance method
subclass > inherit parent_class extend
parent_class superclass base_class
constructor > init initialise initialize
instantiate > new_object instance
import_library import_module import_package > pip import_statement
package_manager > npm pip brew apt yarn
install_package install_library install_module > pip npm brew dependency
external_library third-party_library > package module npm pip
error_handling handle_error handle_errors handle_exception exception_handling catch_error > try_catch try_except exception catch
throw_error raise_error raise_exception > exception
null_value > undefined
convert_string convert_type type_conversion > cast parse int
string_formatting format_string > f-string template_literal placeholder curly_braces
curly_bracket curly_brace
curly_bracket > brace
parentheses > round_bracket bracket
square_bracket > bracket
run_code run_program run_script execute_code execute_script execute_program > play_button run_button terminal node python f5 green_arrow
stack_trace traceback
stack_trace > error_message line_number
breakpoint > debugger pause_execution
step_through_code step_over step_into > line_by_line debugger breakpoint
find_bug fix_bug debug_code debug_program find_error > breakpoint print_statement console_log debugger traceback
debug > log debugger troubleshoot
random_number > rand random dice
user_input > type_in prompt keyboard
http_request api_request api_call call_api > fetch get_request post_request endpoint axios response
rest_api > endpoint get_request post_request
status_code > 404 200 500
asynchronous async > await promise callback
callback_function callback
multithreading multithreaded > thread parallel
time_complexity > big_o n_squared linear logarithmic
sorting_algorithm > quicksort bubble_sort merge_sort
search_algorithm > binary_search
automated_test automated_tests write_test write_tests test_code > unit_test assert pytest jest test_suite
test-driven_development tdd
code_review review_code > pull_request approve reviewer
clean_code readable_code code_style > readable naming refactor linter
naming_convention > camel_case snake_case
duplicate_code repeated_code repeat_code > function refactor dry_principle
linter > eslint pylint style_guide
format_code code_formatter > prettier black indentation
environment_variable environment_variables > env_file dot_env
virtual_environment > venv conda
boilerplate > starter_template scaffold
integrated_development_environment ide
pair_programming > navigator two_programmers
legacy_code > old_code technical_debt
technical_debt tech_debt
web_framework > react django rails flask angular vue
command_line command_prompt
command_line > cmd powershell
terminal_command shell_command > bash type_in command
change_directory > cd
commit_code commit_changes commit_change > git_commit git_add stage commit_message
stage_changes > git_add
undo_commit revert_commit revert_changes discard_changes > git_reset git_revert git_checkout roll_back
switch_branch create_branch git_branch > checkout git_checkout new_branch
merge_branch merge_branches > git_merge pull_request
merge_conflict merge_conflicts > conflict resolve git_merge
push_code push_commit upload_code > git_push github remote origin
pull_changes > git_pull fetch
clone_repository clone_repo download_repository copy_repository > git_clone
pull_request merge_request
stash_changes > git_stash
commit_history > git_log
ignore_file ignore_files > gitignore
deploy_app deploy_website deploy_site deploy_code publish_website publish_site website_online > deploy hosting netlify vercel heroku production upload go_live
publish_app release_app > app_store google_play submit
production_server production_environment > live_server go_live
test_environment staging_environment > staging sandbox
continuous_integration > pipeline github_actions jenkins build_server
docker > container image
kubernetes > cluster pod
load_balancer > traffic several_servers
rollback > previous_version revert roll_back
downtime > outage
server_crash server_down > outage offline restart
localhost > port local_server
remote_server remote_access > ssh log_in remote_desktop
ssl_certificate https > padlock encrypted secure_connection
cron_job scheduled_task schedule_task > cron every_night automatically
front-end front_end
back-end back_end
front-end > html css react browser
back-end > server database
html_tag html_element > angle_bracket opening_tag closing_tag div
css_class css_selector > class_name dot
center_div centre_div center_element > flexbox margin_auto justify_content align_items
flexbox > justify_content align_items
navigation_bar navbar nav_bar
navigation_bar > menu link
web_form contact_form > input_field submit_button
responsive_website mobile-friendly responsive_layout > media_query breakpoint screen_size flexbox
media_query > breakpoint max-width
inspect_element developer_tools > f12 inspect dev_tools
developer_tools dev_tools
clear_cache clear_cookies clear_history delete_cookies > browsing_data cache cookies
refresh_page reload_page > f5 control_r command_r refresh reload
bookmark_page save_page bookmark_website > bookmark favourites star_icon
incognito private_browsing incognito_mode private_window
incognito > private_tab
browser_extension > add-on chrome_web_store extension
block_ads > ad_blocker adblock ublock
broken_link > 404
search_engine_optimisation search_engine_optimization seo
seo > ranking keyword search_result
page_speed slow_website > load_faster compress lighthouse seconds
user_experience ux
wireframe > mock-up layout
alt_text > screen_reader describe_the_image
online_shop web_shop online_store
online_shop > shopify checkout shopping_cart etsy
shopping_cart > basket checkout
payment_gateway accept_payments > stripe paypal
website_visitors website_analytics > google_analytics traffic
home_screen > wallpaper widget
press_and_hold long-press
press_and_hold > hold_your_finger
take_screenshot capture_screen > print_screen snipping_tool power_button command_shift_four screen_grab
screenshot > print_screen snipping_tool
pinch_to_zoom > two_fingers
save_battery battery_drain battery_saver extend_battery > low_power_mode dim background_app airplane_mode
free_up_space free_up_storage storage_full disk_full disk_space > delete empty_the_trash offload clear_cache large_files
backup_phone phone_backup > icloud google_photos
qr_code > scan
voice_assistant > cortana hey_google
dictation voice_typing speech-to-text > microphone dictate
mobile_hotspot personal_hotspot > tether share_connection
screen_mirroring mirror_screen cast_screen > chromecast airplay
location_tracking > gps share_location location_services
app_permission app_permissions > allow_access camera_access location
block_number block_caller > unknown_caller
wifi_password > router network_key
slow_wifi wifi_slow > router closer mesh
level_up > xp experience_points
experience_points xp
respawn > checkpoint come_back
game_engine > unity unreal godot
collision_detection > collide hitbox
move_player move_character player_movement character_movement > wasd arrow_key
non-player_character npc
downloadable_content dlc
frame_drops game_lag > fps stutter lower_settings
game_controls > wasd gamepad controller
3d_model 3d_modelling 3d_modeling > blender mesh sketchup maya sculpt
extrude > push_pull
round_edges rounded_edge rounded_edges > fillet bevel chamfer
polygon_mesh > vertices face vertex
vertex > corner
edit_mode > tab_key
smooth_model smooth_mesh > subdivision subdivide shade_smooth
mirror_modifier mirror_model > symmetry other_side
uv_unwrap uv_mapping > unwrap seam texture
texture_model apply_texture > material shader node image_texture
render_scene render_image > cycles eevee samples f12
rotate_view orbit_view move_view > orbit middle_mouse viewport
rig_character character_rig > armature bone weight_paint
animate_character animate_object character_animation > keyframe pose rig
technical_drawing > dimension isometric
sketch_constraint constrain_sketch > fully_defined coincident parallel
low_poly > triangle polygon
floor_plan_software > sketchup autocad
drawing_tablet graphics_tablet
drawing_tablet > stylus wacom pen_pressure
stylus > apple_pencil
digital_painting digital_drawing digital_art > procreate tablet
line_art > ink outline
pen_pressure > harder thicker
straight_line draw_straight > hold_shift ruler
perfect_circle draw_circle > hold_shift compass ellipse
share_screen screen_sharing screen_share
share_screen > share_button present
mute_microphone mute_yourself mute_participants > mic unmute
unmute > microphone
turn_off_camera > stop_video
virtual_background > blur
breakout_room breakout_rooms > small_groups
online_meeting virtual_meeting
online_meeting > zoom teams webex video_call google_meet
join_meeting meeting_link > invite zoom
record_meeting > record_button
schedule_meeting > invite
webinar > online_seminar
prompt_engineering write_prompt good_prompt better_prompt > context role specific instruction prompt
image_generator image_generation generate_image generate_images > midjourney dall-e stable_diffusion prompt firefly
train_model training_data > dataset fine-tune example
large_language_model llm
language_model > token context_window
chatbot > assistant claude
text-to-speech > read_aloud synthetic_voice
transcribe_audio transcribe_video automatic_transcription > speech-to-text whisper transcript
upscale_image upscale_video > enhance resolution super_resolution
api_key access_token > secret
machine_translation > google_translate deepl
face_swap > deepfake
deepfake > fake_video fake_voice
coding_assistant > copilot cursor chatgpt
two-step_verification two-factor_authentication 2fa
verification_code > authenticator text_message six_digits
data_breach data_leak
data_breach > leak stolen exposed hacked
virtual_private_network vpn
vpn > tunnel
antivirus virus_scanner
antivirus > scan malware defender
remove_malware computer_virus > scan antivirus malware malwarebytes
account_hacked hacked_account get_hacked > change_password compromised two-factor
spam_email junk_mail spam_folder
unsubscribe > opt_out
privacy_settings privacy_setting online_privacy > tracking cookies vpn permission
tracking_cookie third-party_cookie > advertiser
end-to-end_encryption > signal whatsapp
send_email write_email compose_email > compose new_message
blind_copy bcc
email_signature > sign_off
out-of-office auto-reply
schedule_email send_later
email_filter filter_emails inbox_zero > label archive rule folder
calendar_event calendar_invite > appointment invite
to-do_list task_list
to-do_list > todoist checklist
kanban_board > trello card column
take_notes note-taking > evernote obsidian onenote
automate > script macro zapier workflow
automate_task automate_tasks automation > script macro zapier workflow
no-code low-code
user_manual documentation > docs readme manual
tech_support > help_desk ticket
beta_version > early_access preview
release_date > come_out launch
minimum_requirements > ram processor gigabyte
enlarge_image enlarge_photo enlarge_picture > blow_up scale_up stretch free_transform
conditional_statement > if_statement
extrude_face extrude_shape extrude_sketch > thickness pull_out
save_file save_document > save_as
transparent > opacity transparency alpha_channel
blurry > pixelated low_resolution
sharpen > unsharp_mask
blur > gaussian_blur
crop > crop_tool
flip > flip_horizontal flip_horizontally
rotate > free_transform
hide > eye_icon
delete > recycle_bin backspace delete_key
copy > control_c command_c ctrl_c
save > control_s command_s ctrl_s
search > control_f command_f search_bar
select > lasso marquee magic_wand select_subject drag_a_box
zoom > scroll_wheel mouse_wheel control_plus command_plus
move > move_tool arrow_key
mask > layer_mask clipping_mask
erase > eraser eraser_tool
export > export_as save_for_web
branch > git_branch git_checkout
commit > git_commit commit_message
deploy > heroku netlify vercel
merge > merge_down merge_visible git_merge pull_request
test > unit_test pytest
install > npm installer
animate > keyframe
trim > razor_tool blade_tool
cut > razor_tool blade_tool control_x
draw > pen_tool brush_tool pencil_tool
text > text_tool type_tool text_box
shape > shape_tool rectangle_tool ellipse_tool
gradient > gradient_tool
background_transparent layer_transparent image_transparent > opacity alpha png
gradient_background colour_gradient color_gradient > gradient_tool fade
shape_tool rectangle_tool ellipse_tool > hold_shift draw
smart_object > non-destructive
content-aware_fill generative_fill > remove fill_in
pattern_fill seamless_pattern > tile repeat offset
artboard > canvas
canvas_size extend_canvas enlarge_canvas > extend crop_tool
reference_image > trace import opacity
trace_image image_trace > vectorise vectorize live_trace
preset_filter photo_filter > preset lut
double_exposure > blend_mode overlay
image_stack photo_merge stitch_photos panorama_photo > panorama photomerge stitch
skin_tone skin_tones > vectorscope hue
waveform_monitor vectorscope > scopes
undo_delete > control_z recover
accidentally_deleted deleted_accidentally > undo recover recycle_bin control_z
stop_program kill_process close_program cancel_command > control_c force_quit task_manager
blank_page blank_document new_document new_file > control_n command_n
start_project new_project create_project > file_new
project_settings sequence_settings > frame_rate resolution
recent_file recent_files > open_recent
sync_files sync_folder > dropbox onedrive icloud
offline_access work_offline > without_internet download`,
  sorts: `tool > lasso magic_wand quick_selection clone_stamp healing_brush eyedropper pen_tool paint_bucket crop_tool move_tool text_tool type_tool eraser_tool marquee
selection_tool > lasso marquee magic_wand quick_selection pen_tool object_selection select_subject
format image_format > jpeg jpg png gif svg tiff psd webp bmp heic dng
format video_format > mp4 mov avi mkv webm prores h264 h265
format audio_format > mp3 wav flac aac ogg aiff m4a midi
format file_format file_type document_format > pdf docx xlsx pptx epub markdown obj fbx dxf dwg tar
shortcut keyboard_shortcut hotkey key_combination > control_c control_v control_x control_z control_s control_a control_f control_p control_t control_j command_c command_v command_x command_z command_s command_a command_f command_t command_j alt_tab command_tab ctrl_c ctrl_v ctrl_z ctrl_s f5 f12
modifier_key keyboard_key > shift control command alt option escape enter backspace spacebar ctrl caps_lock
app > notion figma canva slack whatsapp instagram gmail spotify tiktok telegram evernote todoist trello procreate duolingo snapchat strava obsidian onenote capcut lightroom
software > figma canva notion inkscape krita procreate obs davinci_resolve solidworks fusion_360 sketchup maya unity unreal godot obsidian ableton final_cut indesign after_effects libreoffice matlab tableau
website > wikipedia google amazon ebay github stack_overflow etsy craigslist unsplash
programming_language coding_language > python javascript typescript java c++ c# golang rust ruby php swift kotlin lua matlab fortran cobol pascal assembly sql html lisp
operating_system platform > chromeos ms-dos windows_xp ipados freebsd
web_framework javascript_framework > react angular vue svelte next.js nextjs django flask rails laravel bootstrap tailwind jquery
framework > react angular vue svelte django laravel bootstrap tailwind pytorch tensorflow
python_library python_package > numpy pandas matplotlib scikit-learn tensorflow pytorch flask django seaborn pygame tkinter beautiful_soup
javascript_library > react jquery three.js d3 lodash axios
machine_learning_library > tensorflow pytorch keras scikit-learn hugging_face
cloud_provider cloud_service hosting_service > aws azure google_cloud netlify vercel heroku digitalocean amazon cloudflare
cloud_storage > dropbox google_drive icloud onedrive
package_manager > npm pip brew homebrew apt yarn conda chocolatey
testing_framework > jest pytest junit mocha cypress selenium playwright
git_command > commit push pull clone merge rebase checkout stash fetch init
terminal_command linux_command shell_command > ls cd mkdir sudo grep chmod cat rm curl ssh
sql_command sql_statement > select insert update delete join where group_by order_by
excel_function excel_formula spreadsheet_function > sum average vlookup xlookup countif sumif concatenate index_match iferror textjoin
html_element html_tag > div paragraph heading span button image link table form input header footer section
http_method > get post put patch delete
design_pattern > singleton factory observer decorator adapter
game_engine > unity unreal godot gamemaker
cad_software cad_program > autocad solidworks fusion_360 fusion freecad sketchup onshape tinkercad openscad rhino revit
3d_software 3d_program > blender maya cinema_4d zbrush sketchup houdini 3ds_max
drawing_app drawing_program drawing_software > procreate krita illustrator photoshop inkscape clip_studio sketchbook
design_tool design_software > figma sketch canva adobe_xd illustrator indesign affinity
music_software music_program > ableton logic garageband cubase reaper fl_studio pro_tools audacity bitwig musescore
notes_app note-taking_app > notion evernote obsidian onenote apple_notes google_keep roam
meeting_app meeting_software video_conferencing > zoom teams skype webex google_meet discord facetime
messaging_app chat_app > whatsapp signal telegram messenger slack discord wechat imessage
email_client email_program > outlook gmail thunderbird apple_mail proton
password_manager > lastpass 1password bitwarden keepass keychain dashlane
project_management_tool project_management_software > trello jira asana notion monday basecamp clickup
screen_recorder recording_program > obs quicktime loom camtasia screenflow
image_generator > midjourney dall-e stable_diffusion firefly imagen
chatbot virtual_assistant > chatgpt claude gemini copilot midjourney perplexity siri alexa bard
blend_mode blending_mode > multiply screen overlay soft_light hard_light color_dodge lighten darken luminosity
colour_model color_model colour_space color_space > rgb cmyk hsl srgb lab hsv
image_adjustment adjustment_layer > curves levels hue saturation vibrance exposure contrast brightness
font typeface > arial helvetica times_new_roman garamond comic_sans verdana georgia courier calibri futura roboto montserrat
audio_plugin audio_effect > reverb delay eq compressor chorus distortion limiter flanger noise_gate autotune
game_genre > roguelike metroidvania mmo moba battle_royale sandbox
smart_speaker voice_assistant > siri alexa cortana google_assistant bixby`,
};
